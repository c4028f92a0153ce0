import { hasErrors } from '../../domain/finding.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { addParent } from '../authoring/author-with-model.ts';
import {
  type AuthoredQuestion,
  createNeedsModelOutcome,
  createRefusedOutcome,
  NO_USAGE,
} from '../authoring/authored.ts';
import { checkAuthoredQuestion, inheritMetadata } from '../authoring/check-authored.ts';
import { locateFindings } from '../authoring/pair-parts.ts';
import { type Conversion, type Convert, isReason } from './conversion.ts';
import { convertParts, isOfKind } from './convert-parts.ts';
import { selectPart } from './select-part.ts';
import { toAssertionReason } from './to-assertion-reason.ts';
import { toInteger } from './to-integer.ts';
import { toMcqMc } from './to-mcq-mc.ts';
import { toMcqSc } from './to-mcq-sc.ts';
import { toSubjective } from './to-subjective.ts';

/** `seed` selects among the possible distractors and statements. `part` is the path of the part to convert. */
export type ConvertOptions = { readonly seed?: number; readonly part?: string | undefined };

/** The conversions that rules can make, by target kind. */
const CONVERSIONS: Partial<Readonly<Record<QuestionKind, Convert>>> = {
  subjective: toSubjective,
  integer: toInteger,
  mcq_sc: toMcqSc,
  mcq_mc: toMcqMc,
  assertion_reason: toAssertionReason,
};

/**
 * Converts a question to another kind, if rules can compute the result. In a passage, the first question that can be converted is
 * used. A question with parts keeps them, and each part is converted. If `part` is given, only that part is converted and becomes a
 * question of its own.
 */
export function convertByRules(
  whole: Question,
  to: QuestionKind,
  { seed = 1, part, at }: ConvertOptions & { readonly at: Date },
): AuthoredQuestion {
  const question = selectPart(whole, to, part);
  if ('reason' in question) return createRefusedOutcome(question.reason);
  const hasKind =
    question.parts === undefined
      ? question.kind === to
      : toPartQuestions(question).every((source) => isOfKind(source.question, to));
  if (hasKind) return createRefusedOutcome(`The question is already ${to}.`);
  const convert = CONVERSIONS[to];
  if (convert === undefined) return createNeedsModelOutcome(`Converting ${question.kind} to ${to}`);
  const rules: Provenance = { maker: 'rules', name: 'converter', seed, createdAt: at.toISOString() };
  const target: ConversionTarget = { to, provenance: addParent(rules, question, 'conversion') };
  if (question.parts !== undefined)
    return convertPartsByRules(question, target, (source) => convert({ question: source, seed }));
  const outcomes = splitPassage(question).map((source) => {
    const conversion = convert({ question: source, seed });
    return isReason(conversion)
      ? createNeedsModelBecause(conversion.reason, question.kind, to)
      : verifyConversion(conversion, source, target);
  });
  return (
    outcomes.find(({ status }) => status === 'made') ??
    outcomes[0] ??
    createRefusedOutcome('The passage has no questions.')
  );
}

/** Creates the outcome for a conversion that rules cannot make, with the reason at the end of its sentence. */
function createNeedsModelBecause(reason: string, from: QuestionKind, to: QuestionKind): AuthoredQuestion {
  const outcome = createNeedsModelOutcome(`Converting ${from} to ${to}`);
  return {
    ...outcome,
    reason: `${outcome.reason?.slice(0, -1)}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  };
}

type ConversionTarget = { readonly to: QuestionKind; readonly provenance: Provenance };

/** Converts the parts of a question in their places. A part that rules cannot convert stays, with a warning. */
function convertPartsByRules(
  source: Question,
  target: ConversionTarget,
  convert: (part: PlainQuestion) => Conversion,
): AuthoredQuestion {
  const { to } = target;
  const { question, unchanged } = convertParts(source, to, convert);
  const [reason = ''] = unchanged.values();
  if (unchanged.size === toPartQuestions(source).length)
    return createNeedsModelBecause(reason, source.kind, to);
  const outcome = verifyConversion(question, source, target);
  const warnings = [...unchanged].flatMap(([path, message]) =>
    locateFindings([{ rule: 'part-is-converted', severity: 'warning', message }], path),
  );
  return { ...outcome, findings: [...outcome.findings, ...warnings] };
}

function verifyConversion(converted: Question, source: Question, target: ConversionTarget): AuthoredQuestion {
  const { to, provenance } = target;
  const { question, latex, findings } = checkAuthoredQuestion(inheritMetadata(converted, source), {
    parents: [source],
    relation: 'conversion',
    kind: converted.parts === undefined ? to : converted.kind,
  });
  const [error] = findings.filter(({ severity }) => severity === 'error');
  if (hasErrors(findings) || question === undefined)
    return createRefusedOutcome(
      `The conversion failed its checks: ${error?.message ?? 'it is not a question'}`,
    );
  return {
    status: 'made',
    question: { ...question, provenance },
    latex,
    findings,
    usage: NO_USAGE,
    provenance,
  };
}

/** Returns the questions of a passage, each with the passage text before its stem; otherwise the question itself. */
function splitPassage(question: Question): Question[] {
  if (question.kind !== 'passage') return [question];
  return (question.questions ?? []).map((inner) => ({
    ...inner,
    stem: `${question.stem}\n\n${inner.stem}`,
    diagrams: [...question.diagrams, ...inner.diagrams],
    ...(question.subject !== undefined && { subject: question.subject }),
    ...(question.level !== undefined && { level: question.level }),
    ...(question.topic !== undefined && { topic: question.topic }),
  }));
}
