import { hasErrors } from '../../domain/finding.ts';
import type { Provenance } from '../../domain/provenance.ts';
import type { Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { addParent } from '../authoring/author-with-model.ts';
import { type AuthoredQuestion, NO_USAGE, needsModelOutcome, refusedOutcome } from '../authoring/authored.ts';
import { checkAuthoredQuestion, inheritMetadata } from '../authoring/check-authored.ts';
import { type Convert, isReason } from './conversion.ts';
import { toAssertionReason } from './to-assertion-reason.ts';
import { toInteger } from './to-integer.ts';
import { toMcqMc } from './to-mcq-mc.ts';
import { toMcqSc } from './to-mcq-sc.ts';
import { toSubjective } from './to-subjective.ts';

/** `seed` chooses among the distractors and statements that rules can make. */
export type ConvertOptions = { readonly seed?: number };

const CONVERSIONS: Partial<Readonly<Record<QuestionKind, Convert>>> = {
  subjective: toSubjective,
  integer: toInteger,
  mcq_sc: toMcqSc,
  mcq_mc: toMcqMc,
  assertion_reason: toAssertionReason,
};

/** Writes a question in another format, where that can be computed. */
export function convertByRules(
  question: Question,
  to: QuestionKind,
  { seed = 1, at }: ConvertOptions & { readonly at: Date },
): AuthoredQuestion {
  if (question.kind === to) return refusedOutcome(`It is ${to} already.`);
  const convert = CONVERSIONS[to];
  if (convert === undefined) return needsModelOutcome(`Writing ${question.kind} as ${to}`);
  const by: Provenance = { maker: 'rules', name: 'converter', seed, createdAt: at.toISOString() };
  const wanted: Wanted = { to, provenance: addParent(by, question, 'conversion') };
  const outcomes = sourcesOf(question).map((source) => {
    const made = convert({ question: source, seed });
    return isReason(made) ? leftBecause(made.reason, question.kind, to) : verified(made, source, wanted);
  });
  return (
    outcomes.find(({ status }) => status === 'made') ??
    outcomes[0] ??
    refusedOutcome('The passage has no questions.')
  );
}

function leftBecause(reason: string, from: QuestionKind, to: QuestionKind): AuthoredQuestion {
  const left = needsModelOutcome(`Writing ${from} as ${to}`);
  return {
    ...left,
    reason: `${left.reason?.slice(0, -1)}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  };
}

type Wanted = { readonly to: QuestionKind; readonly provenance: Provenance };

function verified(made: Question, source: Question, { to, provenance }: Wanted): AuthoredQuestion {
  const { question, latex, findings } = checkAuthoredQuestion(inheritMetadata(made, source), {
    parents: [source],
    relation: 'conversion',
    kind: to,
  });
  const [error] = findings.filter(({ severity }) => severity === 'error');
  if (hasErrors(findings) || question === undefined)
    return refusedOutcome(
      `The conversion did not stand up to its checks: ${error?.message ?? 'it is no question'}`,
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

/** Each question of a passage with the passage before it; any other question by itself. */
function sourcesOf(question: Question): Question[] {
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
