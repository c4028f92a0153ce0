import type { Finding } from '../../domain/finding.ts';
import type { SingleVariant } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import {
  type CheckedQuestion,
  checkAuthoredTex,
  createErrorUnless,
  printQuestion,
} from '../authoring/check-authored.ts';
import { checkGivensAreKept, checkNewGivensAreUsed } from '../authoring/check-givens.ts';
import { compareAnswers, findSolvedValue } from '../authoring/compare-answers.ts';
import { checkIntegrals } from './check-integrals.ts';

type VariantRequest = {
  readonly question: Question;
  readonly type: SingleVariant;
  /** Variants of this question that the new variant must not repeat. */
  readonly earlier: readonly Question[];
};

/** Checks a variant that a model wrote: the question itself, and the requirements of the variant type. */
export function checkVariant(tex: string, { question, type, earlier }: VariantRequest): CheckedQuestion {
  const origin = { parents: [question], relation: type, kind: question.kind };
  return checkAuthoredTex(tex, origin, (variant) => [
    ...TYPE_CHECKS[type](variant, question),
    ...checkIsNew(variant, earlier),
  ]);
}

type TypeCheck = (variant: Question, parent: Question) => Finding[];

/** TeX of derivatives, integrals and limits: `\int`, `\frac{d`, `\lim`, `f'(x)`. */
const CALCULUS_TEX =
  /\\i*int(?![a-z])|\\frac\{d|\\partial|\\lim(?![a-z])|[a-zA-Z]'+\s*(?:\(|=|&)|\\dot\b|\\mathrm\{d\}/;

const TYPE_CHECKS: Readonly<Record<SingleVariant, TypeCheck>> = {
  numerical: (variant, parent) => [
    ...(findSolvedValue(parent) === undefined ? [] : checkIsComputed(variant)),
    ...checkNewGivensAreUsed(variant, parent),
  ],
  context: (variant, parent) => [...compareAnswers(parent, variant), ...checkGivensAreKept(variant, parent)],
  conceptual: (variant, parent) => {
    const isChanged = joinFormulas(variant) !== joinFormulas(parent);
    const message = 'The working is the same as in the source; change the concept.';
    return createErrorUnless(isChanged, 'concept-is-changed', message);
  },
  calculus: (variant) => {
    const isUsed = CALCULUS_TEX.test(printQuestion({ ...variant, stem: '' }));
    const message = 'The solution uses no derivative and no integral.';
    return [...createErrorUnless(isUsed, 'calculus-is-used', message), ...checkIntegrals(variant)];
  },
};

/** Joins the formulas of a solution, without its text. */
function joinFormulas({ solution }: Question): string {
  const formulas = solution.flatMap((step) =>
    step.kind === 'display' ? step.lines : (step.tex.match(/\$[^$]*\$/g) ?? []),
  );
  return formulas
    .filter((line) => !line.includes('intertext'))
    .join('\n')
    .replace(/\s/g, '');
}

function checkIsComputed(variant: Question): Finding[] {
  const message = 'The solution has no final value that can be recomputed.';
  return createErrorUnless(findSolvedValue(variant) !== undefined, 'answer-is-computed', message);
}

function checkIsNew(variant: Question, earlier: readonly Question[]): Finding[] {
  const isOther = earlier.every(({ stem }) => stem !== variant.stem);
  return createErrorUnless(isOther, 'variant-is-new', 'This variant already exists; write another one.');
}
