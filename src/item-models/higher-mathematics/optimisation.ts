/**
 * The learner finds the minimum of L(x) = ax + b/x in a practical context. `stationary-points.ts` uses
 * these questions.
 */

import { type ItemDraft, type MistakeDraft, step, strategy, wording } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { termsTex } from '../write/terms.ts';

type OptimumContext = {
  readonly situation: string;
  readonly letter: string;
  readonly meaningOfX: string;
  readonly minimumText: string;
};
export const OPTIMUM_CONTEXTS: readonly OptimumContext[] = [
  {
    situation: 'The cost, $C$ pounds, of fencing a rectangular plot with a fixed area is given by',
    letter: 'C',
    meaningOfX: 'where $x$ metres is the breadth of the plot',
    minimumText: 'the minimum cost',
  },
  {
    situation: 'The fuel used by a ferry on a crossing, $F$ litres, is given by',
    letter: 'F',
    meaningOfX: 'where $x$ kilometres per hour is its speed',
    minimumText: 'the minimum amount of fuel',
  },
  {
    situation:
      'A shop orders boxes of paper in equal batches. The monthly cost, $C$ pounds, of ordering and storing them is given by',
    letter: 'C',
    meaningOfX: 'where $x$ is the number of boxes in a batch',
    minimumText: 'the minimum monthly cost',
  },
  {
    situation:
      'The area of card, $A$ square centimetres, used for the sleeve of a packet with a fixed volume is given by',
    letter: 'A',
    meaningOfX: 'where $x$ centimetres is the height of the packet',
    minimumText: 'the minimum area of card',
  },
  {
    situation: 'The time, $T$ minutes, that a team needs to clear a stretch of beach is given by',
    letter: 'T',
    meaningOfX: 'where $x$ is the number of people in the team',
    minimumText: 'the minimum time',
  },
];

/** The function ax + ar²/x, whose minimum is at x = r, the `root`. */
type Optimum = { readonly context: OptimumContext; readonly a: number; readonly root: number };

/** Writes the question on L(x) = ax + ar²/x, which is least at x = r. */
export function writeOptimum({ context, a, root }: Optimum): ItemDraft {
  const b = a * root * root;
  const { letter } = context;
  const functionTex = `${letter}(x) = ${a}x + \\frac{${b}}{x}`;
  const derivative = termsTex([
    [a, ''],
    [-b, 'x^{-2}'],
  ]);
  const minimum = 2 * a * root;
  return {
    stem: `${context.situation} $${functionTex}$, ${context.meaningOfX} and $x > 0$. Find the value of $x$ that gives ${context.minimumText}, and find this minimum value of $${letter}$. Justify your answer.`,
    answer: `x = ${root}, ${letter} = ${minimum}`,
    recomputedFrom: `x = \\sqrt{\\frac{${b}}{${a}}}, ${letter} = ${a} \\times ${root} + \\frac{${b}}{${root}}`,
    bullets: [
      step('Write in differentiable form', `${a}x + ${b}x^{-1}`, {
        gaps: ['negative-index'],
        impliedBy: [2],
      }),
      step('Differentiate', derivative, {
        working: `$${letter}'(x) = ${a} - \\frac{${b}}{x^2}$`,
        gaps: ['differentiate-negative-power'],
        impliedBy: [3],
      }),
      strategy('Set the derivative equal to zero', `${a} - \\frac{${b}}{x^2} = 0`, {
        followThrough: 'b2 = 0',
        gaps: ['stationary-condition'],
        impliedBy: [4],
      }),
      step('Find $x$', `x = ${root}`, { gaps: ['square-root-last'], impliedBy: [] }),
      {
        ...step('Justify that it is a minimum', `${letter}''(x) = \\frac{${2 * b}}{x^3}`, {
          working: `$${letter}''(x) = \\frac{${2 * b}}{x^3} > 0$, or a table of signs of $${letter}'(x)$`,
          gaps: ['nature-justify'],
        }),
        kind: 'communication' as const,
        alternatives: [
          { kind: 'expression' as const, tex: `${2 * b}x^{-3}` },
          {
            kind: 'expression' as const,
            tex: `${letter}''(${root}) = ${fractionTex(ratio(2 * b, root ** 3))}`,
          },
          wording([
            'nature table',
            'table of signs',
            'changes from negative to positive',
            'negative before and positive after',
            'second derivative is positive',
          ]),
        ],
      },
      step('Find the minimum value', `${letter} = ${minimum}`, {
        followThrough: `${letter} = ${a} \\times b4 + \\frac{${b}}{b4}`,
        gaps: ['optimum-value'],
      }),
    ],
    mistakes: listOptimumMistakes(root, letter, a),
  };
}

function listOptimumMistakes(root: number, letter: string, a: number): MistakeDraft[] {
  return [
    {
      tag: 'square-root-last',
      answer: `x = ${root * root}, ${letter} = ${a * root * root + a}`,
      why: 'The square root was left out in finding $x$.',
      earns: [1, 2, 3, 6],
    },
    {
      tag: 'optimum-value',
      answer: `x = ${root}, ${letter} = 0`,
      why: `The value of $x$ was put into the derivative instead of $${letter}(x)$.`,
      earns: [1, 2, 3, 4],
    },
  ];
}
