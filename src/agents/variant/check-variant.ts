import type { Finding } from '../../domain/finding.ts';
import { printPartsText } from '../../domain/part-text.ts';
import type { SingleVariant } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import { listSections, mapSections } from '../../domain/question-sections.ts';
import {
  type CheckedQuestion,
  checkAuthoredTex,
  createErrorUnless,
  printQuestion,
} from '../authoring/check-authored.ts';
import { checkGivensAreKept, checkNewGivensAreUsed } from '../authoring/check-givens.ts';
import { compareAnswers, findSolvedValue } from '../authoring/compare-answers.ts';
import { locateFindings, pairParts } from '../authoring/pair-parts.ts';
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
    ...checkIsComputed(variant, parent),
    ...checkNewGivensAreUsed(variant, parent),
  ],
  context: (variant, parent) => [...compareAnswers(parent, variant), ...checkGivensAreKept(variant, parent)],
  conceptual: (variant, parent) => {
    const isChanged = joinFormulas(variant) !== joinFormulas(parent);
    const message = 'The working is the same as in the source; change the concept.';
    return createErrorUnless(isChanged, 'concept-is-changed', message);
  },
  calculus: (variant) => {
    const isUsed = CALCULUS_TEX.test(printQuestion(removeTexts(variant)));
    const message = 'The solution uses no derivative and no integral.';
    return [...createErrorUnless(isUsed, 'calculus-is-used', message), ...checkIntegrals(variant)];
  },
};

/** Removes the texts of a question and its parts; the solutions stay. */
function removeTexts(question: Question): Question {
  return mapSections(question, (section) =>
    'stem' in section ? { ...section, stem: '' } : { ...section, text: '', lead: '' },
  );
}

/** Joins the formulas of the solutions, without their text. */
function joinFormulas(question: Question): string {
  const formulas = listSections(question).flatMap(({ solution }) =>
    solution.flatMap((step) => (step.kind === 'display' ? step.lines : (step.tex.match(/\$[^$]*\$/g) ?? []))),
  );
  return formulas
    .filter((line) => !line.includes('intertext'))
    .join('\n')
    .replace(/\s/g, '');
}

/** Checks that each part has a final value that can be recomputed, if the same part of the parent has one. */
function checkIsComputed(variant: Question, parent: Question): Finding[] {
  const message = 'The solution has no final value that can be recomputed.';
  return (pairParts(parent, variant) ?? []).flatMap(({ path, parent: before, child }) => {
    const isComputed = findSolvedValue(before) === undefined || findSolvedValue(child) !== undefined;
    return locateFindings(createErrorUnless(isComputed, 'answer-is-computed', message), path);
  });
}

function checkIsNew(variant: Question, earlier: readonly Question[]): Finding[] {
  const isOther = earlier.every((other) => printPartsText(other) !== printPartsText(variant));
  return createErrorUnless(isOther, 'variant-is-new', 'This variant already exists; write another one.');
}
