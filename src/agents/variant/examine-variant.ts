import type { Finding } from '../../domain/finding.ts';
import type { SingleVariant } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import { compareAnswers, solvedValue } from '../authoring/compare-answers.ts';
import { type Examined, error, examineTex, printQuestion } from '../authoring/examine-authored.ts';
import { givensAreKept, newGivensAreUsed } from '../authoring/keeps-givens.ts';
import { integralsHold } from './integrals-hold.ts';

export type WantedVariant = {
  readonly question: Question;
  readonly type: SingleVariant;
  /** Variants of this question that a new one must not repeat. */
  readonly earlier: readonly Question[];
};

/** Looks at a variant that a model wrote: as any question, and for what must hold of its type. */
export function examineVariant(tex: string, { question, type, earlier }: WantedVariant): Examined {
  const origin = { parents: [question], relation: type, kind: question.kind };
  return examineTex(tex, origin, (made) => [...demands[type](made, question), ...repeats(made, earlier)]);
}

type VariantDemand = (made: Question, parent: Question) => Finding[];

const CALCULUS =
  /\\i*int(?![a-z])|\\frac\{d|\\partial|\\lim(?![a-z])|[a-zA-Z]'+\s*(?:\(|=|&)|\\dot\b|\\mathrm\{d\}/;

const demands: Readonly<Record<SingleVariant, VariantDemand>> = {
  numerical: (made, parent) => [
    ...(solvedValue(parent) === undefined ? [] : isComputed(made)),
    ...newGivensAreUsed(made, parent),
  ],
  context: (made, parent) => [...compareAnswers(parent, made), ...givensAreKept(made, parent)],
  conceptual: (made, parent) =>
    workingOf(made) === workingOf(parent)
      ? [error('concept-is-changed', 'The working is that of the source; change what is worked out.')]
      : [],
  calculus: (made) => [
    ...(CALCULUS.test(printQuestion({ ...made, stem: '' }))
      ? []
      : [error('calculus-is-used', 'The solution uses no derivative and no integral.')]),
    ...integralsHold(made),
  ],
};

/** The formulas of a solution without its words. */
function workingOf({ solution }: Question): string {
  const formulas = solution.flatMap((step) =>
    step.kind === 'display' ? step.lines : (step.tex.match(/\$[^$]*\$/g) ?? []),
  );
  return formulas
    .filter((line) => !line.includes('intertext'))
    .join('\n')
    .replace(/\s/g, '');
}

function isComputed(made: Question): Finding[] {
  return solvedValue(made) === undefined
    ? [error('answer-is-computed', 'The solution arrives at no value that can be computed again.')]
    : [];
}

function repeats(made: Question, earlier: readonly Question[]): Finding[] {
  return earlier.some(({ stem }) => stem === made.stem)
    ? [error('variant-is-new', 'This variant was made before; write another one.')]
    : [];
}
