/**
 * The learner finds stationary points and their nature, the greatest and least values on an interval, or a
 * minimum in context.
 */

import {
  type BulletDraft,
  type ItemDraft,
  points,
  statement,
  step,
  strategy,
  wording,
} from '../item-draft.ts';
import { bracketedIfNegative, polynomialTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { type Coordinates, pointTex } from './line-tex.ts';
import { OPTIMUM_CONTEXTS, writeOptimum } from './optimisation.ts';

/** The cubic with f′(x) = 6k(x - p)(x - q) and f(0) = d. */
type Cubic = { readonly k: number; readonly p: number; readonly q: number; readonly d: number };

const listCoefficients = ({ k, p, q, d }: Cubic): readonly [number, number, number, number] => [
  2 * k,
  -3 * k * (p + q),
  6 * k * p * q,
  d,
];
const valueAt = (cubic: Cubic, x: number): number => {
  const [a, b, c, d] = listCoefficients(cubic);
  return ((a * x + b) * x + c) * x + d;
};

const listNatureWordings = (word: 'maximum' | 'minimum', [x, y]: Coordinates): string[] => {
  const shortWord = word.slice(0, 3);
  return [
    `${word} turning point at (${x}, ${y})`,
    `${word} at (${x}, ${y})`,
    `${word} turning point (${x}, ${y})`,
    `${word} (${x}, ${y})`,
    `(${x}, ${y}) is a ${word}`,
    `(${x}, ${y}) ${word}`,
    `${shortWord} at (${x}, ${y})`,
    `${shortWord} (${x}, ${y})`,
    `(${x}, ${y}) ${shortWord}`,
    `${word} at x = ${x}`,
    `${word} when x = ${x}`,
    `x = ${x} is a ${word}`,
    `x = ${x} ${word}`,
    `${shortWord} at x = ${x}`,
  ];
};

/** Writes the bullet for the reason: the second derivative, or a table of signs in words. */
function writeJustification(secondDerivative: string, x: number, requires: readonly number[]): BulletDraft {
  return {
    ...step('Justify the nature', secondDerivative, {
      working: `$\\frac{d^2y}{dx^2} = ${secondDerivative}$, or a table of signs of $\\frac{dy}{dx}$ around $x = ${x}$`,
      gaps: ['nature-justify'],
      requires,
      impliedBy: [],
    }),
    kind: 'communication',
    alternatives: [
      wording([
        'nature table',
        'table of signs',
        'changes from positive to negative',
        'changes from negative to positive',
        'positive before and negative after',
        'negative before and positive after',
      ]),
    ],
  };
}

function writeNature(cubic: Cubic): ItemDraft {
  const { k, p, q } = cubic;
  const curveTex = polynomialTex(listCoefficients(cubic));
  const derivative = polynomialTex([6 * k, -6 * k * (p + q), 6 * k * p * q]);
  const secondDerivative = polynomialTex([12 * k, -6 * k * (p + q)]);
  const [firstPoint, secondPoint]: readonly [Coordinates, Coordinates] = [
    [p, valueAt(cubic, p)],
    [q, valueAt(cubic, q)],
  ];
  const [maximumPoint, minimumPoint] = k > 0 ? [firstPoint, secondPoint] : [secondPoint, firstPoint];
  const answerTex = (a: Coordinates, b: Coordinates) => `${pointTex(a)}, ${pointTex(b)}`;
  return {
    stem: `Find the coordinates of the stationary points of the curve with equation $y = ${curveTex}$, and determine their nature.`,
    answer: answerTex(firstPoint, secondPoint),
    recomputedFrom: `(${p}, ${substitutedTex(cubic, p)}), (${q}, ${substitutedTex(cubic, q)})`,
    bullets: [
      step('Differentiate', derivative, {
        working: `$\\frac{dy}{dx} = ${derivative}$`,
        gaps: ['differentiate-power'],
        impliedBy: [2],
      }),
      strategy('Set the derivative equal to zero', `${derivative} = 0`, {
        gaps: ['stationary-condition'],
        impliedBy: [3, 4],
      }),
      step('Find the first stationary point', pointTex(firstPoint), {
        gaps: ['root-sign', 'substitute-value'],
        impliedBy: [],
      }),
      step('Find the second stationary point', pointTex(secondPoint), {
        gaps: ['root-sign', 'substitute-value'],
        impliedBy: [],
      }),
      writeJustification(secondDerivative, p, []),
      statement(
        'State the nature of each point',
        points([listNatureWordings('maximum', maximumPoint), listNatureWordings('minimum', minimumPoint)]),
        { requires: [5], gaps: ['nature-of-stationary'] },
      ),
    ],
    mistakes: [
      {
        tag: 'root-sign',
        answer: answerTex([-p, valueAt(cubic, -p)], [-q, valueAt(cubic, -q)]),
        why: 'The solutions were given the signs in the brackets.',
        earns: [1, 2],
      },
      {
        tag: 'substitute-value',
        answer: answerTex([p, 0], [q, 0]),
        why: 'The values of $x$ were put into the derivative instead of the equation of the curve.',
        earns: [1, 2],
      },
    ],
    policies: markPointPairs(firstPoint, secondPoint),
  };
}

/** Marks the two points as a table: one mark per row, or per column if that is better for the learner. */
function markPointPairs(
  firstPoint: Coordinates,
  secondPoint: Coordinates,
): NonNullable<ItemDraft['policies']> {
  return {
    pairs: [
      {
        bullets: [3, 4],
        cells: [
          [`x = ${firstPoint[0]}`, `y = ${firstPoint[1]}`],
          [`x = ${secondPoint[0]}`, `y = ${secondPoint[1]}`],
        ],
      },
    ],
  };
}

function substitutedTex(cubic: Cubic, x: number): string {
  const [a, b, c, d] = listCoefficients(cubic);
  const xTex = bracketedIfNegative(x);
  return `${a} \\times ${xTex}^3 + (${b}) \\times ${xTex}^2 + (${c}) \\times ${xTex} + (${d})`;
}

/** The learner finds the greatest and least values on a closed interval with one or both stationary points. */
function writeInterval(cubic: Cubic, [from, to]: Coordinates): ItemDraft {
  const { k, p, q } = cubic;
  const derivative = polynomialTex([6 * k, -6 * k * (p + q), 6 * k * p * q]);
  const stationaryInside = [p, q].filter((x) => x > from && x < to);
  const endValues = [from, to].map((x) => valueAt(cubic, x));
  const stationaryValues = stationaryInside.map((x) => valueAt(cubic, x));
  const [greatest, least] = [
    Math.max(...endValues, ...stationaryValues),
    Math.min(...endValues, ...stationaryValues),
  ];
  const valuesTex = (xs: readonly number[]) => xs.map((x) => `f(${x}) = ${valueAt(cubic, x)}`).join(', ');
  return {
    stem: `A function $f$ is defined by $f(x) = ${polynomialTex(listCoefficients(cubic))}$. Find the greatest and least values of $f$ in the interval $${from} \\leq x \\leq ${to}$.`,
    answer: `${greatest}, ${least}`,
    recomputedFrom: `${substitutedTex(cubic, [from, to, p, q].find((x) => valueAt(cubic, x) === greatest && x >= from && x <= to) ?? from)}, ${substitutedTex(cubic, [from, to, p, q].find((x) => valueAt(cubic, x) === least && x >= from && x <= to) ?? to)}`,
    bullets: [
      step('Differentiate', derivative, {
        working: `$f'(x) = ${derivative}$`,
        gaps: ['differentiate-power'],
        impliedBy: [2],
      }),
      strategy('Find the stationary values of $x$', `x = ${p}, x = ${q}`, {
        working: `$f'(x) = 0$, so $x = ${p}$ or $x = ${q}$`,
        gaps: ['stationary-condition'],
        impliedBy: [],
      }),
      step('Evaluate at the stationary points in the interval', valuesTex(stationaryInside), {
        gaps: ['substitute-value'],
        impliedBy: [],
      }),
      step('Evaluate at the end points', valuesTex([from, to]), {
        gaps: ['interval-endpoints'],
        impliedBy: [],
      }),
      statement('State the greatest and least values', `${greatest}, ${least}`, {
        working: `greatest value $${greatest}$, least value $${least}$`,
        requires: [3],
        gaps: ['interval-endpoints'],
      }),
    ],
    mistakes: [
      {
        tag: 'interval-endpoints',
        answer:
          stationaryValues.length === 2
            ? `${Math.max(...stationaryValues)}, ${Math.min(...stationaryValues)}`
            : `${Math.max(...endValues)}, ${Math.min(...endValues)}`,
        why:
          stationaryValues.length === 2
            ? 'The end points of the interval were left out.'
            : 'Only the end points were looked at: the stationary point counts too.',
        earns: stationaryValues.length === 2 ? [1, 2, 3] : [4],
      },
    ].filter(({ answer: wrong }) => wrong !== `${greatest}, ${least}`),
  };
}

export const stationaryPoints = higherMathematicsModel({
  id: 'HM-18',
  title: 'Stationary points and optimisation',
  outcomeId: 'MNU-H-14',
  calculator: 'either',
  marks: [5, 6],
  largest: 800,
  choose: (random) => {
    const p = random.int(-4, 3);
    const q = p + random.int(1, 4);
    return {
      kind: random.pick(['nature', 'interval', 'optimum'] as const),
      cubic: { k: random.pick([1, 1, 1, -1, 2]), p, q, d: random.int(-10, 12) },
      interval: [p + random.int(-2, 1), q + random.int(-1, 3)] as const,
      optimum: { context: random.pick(OPTIMUM_CONTEXTS), a: random.int(2, 12), root: random.int(2, 12) },
    };
  },
  accepts: ({ kind, cubic, interval: [from, to], optimum }) => {
    if (kind === 'optimum') return optimum.a * optimum.root ** 2 <= 400;
    const stationaryValues = [cubic.p, cubic.q].map((x) => valueAt(cubic, x));
    if (
      listCoefficients(cubic).some((c) => Math.abs(c) > 60) ||
      stationaryValues.some((y) => Math.abs(y) > 120 || y === 0)
    )
      return false;
    if (kind === 'nature') return cubic.p + cubic.q !== 0;
    const stationaryInside = [cubic.p, cubic.q].filter((x) => x > from && x < to);
    const values = [from, to, ...stationaryInside].map((x) => valueAt(cubic, x));
    const [greatest, least] = [Math.max(...values), Math.min(...values)];
    return (
      stationaryInside.length > 0 &&
      ![from, to].some((x) => x === cubic.p || x === cubic.q) &&
      new Set(values).size === values.length &&
      // A learner who leaves out the end points, or ignores the interval, must get another answer.
      !(stationaryValues.includes(greatest) && stationaryValues.includes(least)) &&
      values.every((y) => Math.abs(y) <= 150)
    );
  },
  write: ({ kind, cubic, interval, optimum }) => {
    if (kind === 'nature') return writeNature(cubic);
    return kind === 'interval' ? writeInterval(cubic, interval) : writeOptimum(optimum);
  },
});
