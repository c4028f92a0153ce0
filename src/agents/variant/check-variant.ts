import type { Finding } from '../../domain/finding.ts';
import type { SingleVariant } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import {
  type CheckedQuestion,
  checkAuthoredTex,
  errorUnless,
  printQuestion,
} from '../authoring/check-authored.ts';
import { givensAreKept, newGivensAreUsed } from '../authoring/check-givens.ts';
import { compareAnswers, findSolvedValue } from '../authoring/compare-answers.ts';
import { integralsHold } from './integrals-hold.ts';

type VariantRequest = {
  readonly question: Question;
  readonly type: SingleVariant;
  /** Variants of this question that a new one must not repeat. */
  readonly earlier: readonly Question[];
};

/** Checks a variant that a model wrote: as a question, and for the requirements of its type. */
export function checkVariant(tex: string, { question, type, earlier }: VariantRequest): CheckedQuestion {
  const origin = { parents: [question], relation: type, kind: question.kind };
  return checkAuthoredTex(tex, origin, (made) => [
    ...typeChecks[type](made, question),
    ...isNew(made, earlier),
  ]);
}

type TypeCheck = (made: Question, parent: Question) => Finding[];

/** TeX of derivatives, integrals and limits. */
const CALCULUS =
  /\\i*int(?![a-z])|\\frac\{d|\\partial|\\lim(?![a-z])|[a-zA-Z]'+\s*(?:\(|=|&)|\\dot\b|\\mathrm\{d\}/;

const typeChecks: Readonly<Record<SingleVariant, TypeCheck>> = {
  numerical: (made, parent) => [
    ...(findSolvedValue(parent) === undefined ? [] : isComputed(made)),
    ...newGivensAreUsed(made, parent),
  ],
  context: (made, parent) => [...compareAnswers(parent, made), ...givensAreKept(made, parent)],
  conceptual: (made, parent) => {
    const isChanged = joinFormulas(made) !== joinFormulas(parent);
    const message = 'The working is the same as in the source; change the concept.';
    return errorUnless(isChanged, 'concept-is-changed', message);
  },
  calculus: (made) => {
    const isUsed = CALCULUS.test(printQuestion({ ...made, stem: '' }));
    const message = 'The solution uses no derivative and no integral.';
    return [...errorUnless(isUsed, 'calculus-is-used', message), ...integralsHold(made)];
  },
};

/** The formulas of a solution, without its text. */
function joinFormulas({ solution }: Question): string {
  const formulas = solution.flatMap((step) =>
    step.kind === 'display' ? step.lines : (step.tex.match(/\$[^$]*\$/g) ?? []),
  );
  return formulas
    .filter((line) => !line.includes('intertext'))
    .join('\n')
    .replace(/\s/g, '');
}

function isComputed(made: Question): Finding[] {
  const message = 'The solution has no final value that can be recomputed.';
  return errorUnless(findSolvedValue(made) !== undefined, 'answer-is-computed', message);
}

function isNew(made: Question, earlier: readonly Question[]): Finding[] {
  const isOther = earlier.every(({ stem }) => stem !== made.stem);
  return errorUnless(isOther, 'variant-is-new', 'This variant already exists; write another one.');
}
