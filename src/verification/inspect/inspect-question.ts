import type { EqualityCounts } from '../../domain/equality-counts.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { visibleText } from '../../latex/visible-text.ts';
import { removeUnsafeFixes } from '../fixes/fix-gate.ts';
import { knownRules } from '../known-rules.ts';
import { locateQuestions } from '../locate-questions.ts';
import { getOptionValue } from '../numbers/option-values.ts';
import { getSolutionValues, valuesAgree } from '../numbers/solution-values.ts';
import type { VerifyOptions } from '../verify-document.ts';
import { verifyQuestion } from '../verify-question.ts';
import type { QuestionView } from '../views/question-view.ts';
import { DEFINITION } from '../working/judge-formulas.ts';
import type { EqualityVerdict } from '../working/working.ts';
import { createPlaceFinder, type FindPlace, type QuestionPlace } from './question-place.ts';

/** A finding with its place in the question and the meaning of its rule. */
export type PlacedFinding = Finding & { readonly place: QuestionPlace; readonly reason: string };

/** The verdict on one equality or on the value of the marked option. */
export type EngineVerdict = {
  readonly place: QuestionPlace;
  /** `verified`: recomputed and true. */
  readonly verdict: 'verified' | 'wrong' | 'undecided';
  /** The reason for the verdict, as a sentence for the author. */
  readonly how: string;
};

/** The result of verifying one question, as a page shows it. */
export type Inspection = {
  /** The printed TeX that spans and positions refer to. */
  readonly tex: string;
  readonly findings: readonly PlacedFinding[];
  readonly verdicts: readonly EngineVerdict[];
  readonly read: EqualityCounts;
};

const meaningByRule = new Map(knownRules.map(({ id, meaning }) => [id, meaning]));
const MAX_SHOWN_LENGTH = 90;

/** Verifies a question and locates every finding and verdict in it. */
export function inspectQuestion(question: Question, options: VerifyOptions = {}): Inspection {
  const { tex, findings, read } = verifyQuestion(question, options);
  const document = readQuestions(tex);
  const findPlace = createPlaceFinder(document, tex);
  const views = locateQuestions(document, tex).flatMap((placed) => {
    const view = placed.view();
    return [view, ...view.parts];
  });
  return {
    tex,
    read,
    findings: removeUnsafeFixes({ text: tex, findings }, options).map((finding) => ({
      ...finding,
      place: findPlace(finding.span ?? { start: 0, end: 0 }, finding.field),
      reason: meaningByRule.get(finding.rule) ?? 'The question can be verified.',
    })),
    verdicts: views.flatMap((view) => [
      ...view.working.verdicts
        // An equality that only gives a letter its value needs no verdict, because there is nothing to recompute.
        .filter(({ reason }) => reason !== DEFINITION.reason)
        .map((verdict) => createEqualityVerdict(verdict, view, findPlace)),
      ...createKeyVerdicts(view, findPlace),
    ]),
  };
}

/** For each verdict of the engine: the verdict to show, and its explanation. */
const VERDICT_TEXTS = {
  right: ['verified', (left, right) => `Recomputed: ${left} gives ${right}.`],
  wrong: ['wrong', (left, right) => `Recomputed: ${left} does not give ${right}.`],
  undecided: ['undecided', (left, right) => `Undecided: ${left} = ${right}`],
  unread: [
    'undecided',
    (left, right) => `Unread: ${left} = ${right} cannot be read as arithmetic. Check it yourself.`,
  ],
} as const satisfies Record<
  EqualityVerdict['verdict'],
  readonly [EngineVerdict['verdict'], (left: string, right: string) => string]
>;

function createEqualityVerdict(
  judged: EqualityVerdict,
  { source }: QuestionView,
  findPlace: FindPlace,
): EngineVerdict {
  const formatSide = ({ start, end }: EqualityVerdict['left']): string =>
    shorten(visibleText(`$${source.slice(start, end)}$`));
  const [verdict, explain] = VERDICT_TEXTS[judged.verdict];
  const explanation = explain(formatSide(judged.left), formatSide(judged.right));
  const usedValues = judged.using === undefined || verdict === 'undecided' ? '' : ` With ${judged.using}.`;
  const reason = judged.reason === undefined ? '' : `; ${judged.reason}. Check it yourself.`;
  return { place: findPlace(judged.right), verdict, how: `${explanation}${usedValues}${reason}` };
}

/** Returns a verdict for each option that is marked as correct and whose value the solution gives. */
function createKeyVerdicts(view: QuestionView, findPlace: FindPlace): EngineVerdict[] {
  return view.correctOptions.flatMap((key): EngineVerdict[] => {
    const value = getOptionValue(key);
    const solutionValue =
      value && getSolutionValues(view).findLast(({ measured }) => valuesAgree(value, measured) === true);
    if (solutionValue === undefined || key.span === undefined) return [];
    const how = `The solution gives ${shorten(visibleText(`$${solutionValue.result.tex}$`))}, the value of this option.`;
    return [
      {
        place: findPlace(key.span, view.part === undefined ? key.field : `parts.${view.part}.${key.field}`),
        verdict: 'verified',
        how,
      },
    ];
  });
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_SHOWN_LENGTH ? `${line.slice(0, MAX_SHOWN_LENGTH - 1)}…` : line;
}
