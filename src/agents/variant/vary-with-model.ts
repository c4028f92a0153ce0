import type { Finding } from '../../domain/finding.ts';
import type { Ideas } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import type { Asking } from '../ask-role.ts';
import { authorWithModel } from '../authoring/author-with-model.ts';
import type { AuthoredQuestion } from '../authoring/authored.ts';
import { compareAnswers, solvedValue } from '../authoring/compare-answers.ts';
import { error, printQuestion } from '../authoring/examine-authored.ts';
import { givensAreKept, newGivensAreUsed } from '../authoring/keeps-givens.ts';
import { spellIdeas } from '../idea/spell-ideas.ts';
import { integralsHold } from './integrals-hold.ts';
import { type SingleVariant, variantRoleFor } from './variant-roles.ts';

export type VariantOptions = {
  readonly ideas?: Ideas | undefined;
  /** Variants of this question that a new one must not repeat. */
  readonly earlier?: readonly Question[];
  /** Which of the many variants rules make; the same seed makes the same one. */
  readonly seed?: number;
};

/** Has a model write a variant, with what must hold of its type. */
export async function varyWithModel(
  question: Question,
  type: SingleVariant,
  { options, asking }: { readonly options: VariantOptions; readonly asking: Asking },
): Promise<AuthoredQuestion> {
  const { ideas, earlier = [] } = options;
  return authorWithModel(
    {
      role: variantRoleFor(type),
      variables: {
        question: printQuestion(question),
        ideas: spellIdeas(ideas),
        earlier: earlier.map(printQuestion).join('\n'),
      },
      origin: { parents: [question], relation: type, kind: question.kind },
      demand: (made) => [...demands[type](made, question), ...repeats(made, earlier)],
    },
    asking,
  );
}

type Demand = (made: Question, parent: Question) => Finding[];

const CALCULUS =
  /\\i*int(?![a-z])|\\frac\{d|\\partial|\\lim(?![a-z])|[a-zA-Z]'+\s*(?:\(|=|&)|\\dot\b|\\mathrm\{d\}/;

const demands: Readonly<Record<SingleVariant, Demand>> = {
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
