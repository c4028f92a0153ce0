import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { visibleText } from '../../latex/visible-text.ts';
import { knownRules } from '../known-rules.ts';
import { locateQuestions } from '../locate-questions.ts';
import { getClaims, valuesAgree } from '../numbers/claims.ts';
import { getOptionValue } from '../numbers/option-values.ts';
import type { ReadCounts, VerifyOptions } from '../verify-document.ts';
import { verifyQuestion } from '../verify-question.ts';
import type { QuestionView } from '../views/question-view.ts';
import type { JudgedEquality } from '../working/working.ts';
import { createPlaceFinder, type FindPlace, type QuestionPlace } from './question-place.ts';

/** A finding at its place in the question, with the fact that its rule demands. */
export type PlacedFinding = Finding & { readonly place: QuestionPlace; readonly reason: string };

/** One number or equality that the engine looked at. */
export type EngineMark = {
  readonly place: QuestionPlace;
  /** `verified` was recomputed and holds; `undecided` holds letters or notation that the engine does not settle. */
  readonly verdict: 'verified' | 'wrong' | 'undecided';
  /** How it was settled, or why it was not, in plain words. */
  readonly how: string;
};

export type Inspection = {
  /** The normal form that spans and positions speak of. */
  readonly tex: string;
  readonly findings: readonly PlacedFinding[];
  readonly marks: readonly EngineMark[];
  readonly read: ReadCounts;
};

const meanings = new Map(knownRules.map(({ id, meaning }) => [id, meaning]));
const MAX_SHOWN_LENGTH = 90;

/** Everything a page shows of a question's verification, each thing at its place. */
export function inspectQuestion(question: Question, options: VerifyOptions = {}): Inspection {
  const { tex, findings, read } = verifyQuestion(question, options);
  const document = readQuestions(tex);
  const find = createPlaceFinder(document, tex);
  const views = locateQuestions(document, tex).map((placed) => placed.view());
  return {
    tex,
    read,
    findings: findings.map((finding) => ({
      ...finding,
      place: find(finding.span ?? { start: 0, end: 0 }, finding.field),
      reason: meanings.get(finding.rule) ?? 'The question can be verified.',
    })),
    marks: views.flatMap((view) => [
      ...view.working.judged.map((judged) => equalityMark(judged, view, find)),
      ...keyMarks(view, find),
    ]),
  };
}

const EXPLANATIONS = {
  right: ['verified', (left, right) => `Recomputed: ${left} gives ${right}.`],
  wrong: ['wrong', (left, right) => `Recomputed: ${left} does not give ${right}.`],
  symbolic: ['undecided', (left, right) => `Not recomputed: letters without a value in ${left} = ${right}.`],
  unread: ['undecided', (left, right) => `Not checked: ${left} = ${right} cannot be read as arithmetic.`],
} as const satisfies Record<
  JudgedEquality['verdict'],
  readonly [EngineMark['verdict'], (left: string, right: string) => string]
>;

function equalityMark(judged: JudgedEquality, { source }: QuestionView, find: FindPlace): EngineMark {
  const shown = ({ start, end }: JudgedEquality['left']): string =>
    shorten(visibleText(`$${source.slice(start, end)}$`));
  const [verdict, how] = EXPLANATIONS[judged.verdict];
  const explanation = how(shown(judged.left), shown(judged.right));
  const given = judged.using === undefined || verdict === 'undecided' ? '' : ` With ${judged.using}.`;
  return { place: find(judged.right), verdict, how: `${explanation}${given}` };
}

/** The marked option, when the solution arrives at its value. */
function keyMarks(view: QuestionView, find: FindPlace): EngineMark[] {
  return view.keyed.flatMap((key): EngineMark[] => {
    const value = getOptionValue(key);
    const claim = value && getClaims(view).findLast(({ measured }) => valuesAgree(value, measured) === true);
    if (claim === undefined || key.span === undefined) return [];
    const how = `The solution gives ${shorten(visibleText(`$${claim.result.tex}$`))}, the value of this option.`;
    return [{ place: find(key.span, key.field), verdict: 'verified', how }];
  });
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_SHOWN_LENGTH ? `${line.slice(0, MAX_SHOWN_LENGTH - 1)}…` : line;
}
