import {
  type BulletDraft,
  type ItemDraft,
  points,
  statement,
  step,
  strategy,
  wording,
} from '../item-draft.ts';
import { guardedTex, polynomialTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { type Coordinates, pointTex } from './line-tex.ts';
import { OPTIMUM_STORIES, writeOptimum } from './optimisation.ts';

/** f′(x) = 3k(x − p)(x − q), with p < q of one parity or k even, so that the coefficients are whole. */
type Cubic = { readonly k: number; readonly p: number; readonly q: number; readonly d: number };

const coefficientsOf = ({ k, p, q, d }: Cubic): readonly [number, number, number, number] => [
  2 * k,
  -3 * k * (p + q),
  6 * k * p * q,
  d,
];
const valueAt = (cubic: Cubic, x: number): number => {
  const [a, b, c, d] = coefficientsOf(cubic);
  return ((a * x + b) * x + c) * x + d;
};

const natureWords = (word: 'maximum' | 'minimum', [x, y]: Coordinates): string[] => {
  const short = word.slice(0, 3);
  return [
    `${word} turning point at (${x}, ${y})`,
    `${word} at (${x}, ${y})`,
    `${word} turning point (${x}, ${y})`,
    `${word} (${x}, ${y})`,
    `(${x}, ${y}) is a ${word}`,
    `(${x}, ${y}) ${word}`,
    `${short} at (${x}, ${y})`,
    `${short} (${x}, ${y})`,
    `(${x}, ${y}) ${short}`,
    `${word} at x = ${x}`,
    `${word} when x = ${x}`,
    `x = ${x} is a ${word}`,
    `x = ${x} ${word}`,
    `${short} at x = ${x}`,
  ];
};

/** The reason for a maximum or minimum: the second derivative, or a table of signs in words. */
function justify(second: string, place: number, requires: readonly number[]): BulletDraft {
  return {
    ...step('Justify the nature', second, {
      working: `$\\frac{d^2y}{dx^2} = ${second}$, or a table of signs of $\\frac{dy}{dx}$ around $x = ${place}$`,
      gaps: ['nature-justify'],
      requires,
      impliedBy: [],
    }),
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
  const rule = polynomialTex(coefficientsOf(cubic));
  const derivative = polynomialTex([6 * k, -6 * k * (p + q), 6 * k * p * q]);
  const second = polynomialTex([12 * k, -6 * k * (p + q)]);
  const [one, two]: readonly [Coordinates, Coordinates] = [
    [p, valueAt(cubic, p)],
    [q, valueAt(cubic, q)],
  ];
  const [top, bottom] = k > 0 ? [one, two] : [two, one];
  const answer = (a: Coordinates, b: Coordinates) => `${pointTex(a)}, ${pointTex(b)}`;
  return {
    stem: `Find the coordinates of the stationary points of the curve with equation $y = ${rule}$, and determine their nature.`,
    answer: answer(one, two),
    check: `(${p}, ${substituted(cubic, p)}), (${q}, ${substituted(cubic, q)})`,
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
      step('Find the first stationary point', pointTex(one), {
        gaps: ['root-sign', 'substitute-value'],
        impliedBy: [],
      }),
      step('Find the second stationary point', pointTex(two), {
        gaps: ['root-sign', 'substitute-value'],
        impliedBy: [],
      }),
      justify(second, p, []),
      statement(
        'State the nature of each point',
        points([natureWords('maximum', top), natureWords('minimum', bottom)]),
        { requires: [5], gaps: ['nature-of-stationary'] },
      ),
    ],
    mistakes: [
      {
        tag: 'root-sign',
        answer: answer([-p, valueAt(cubic, -p)], [-q, valueAt(cubic, -q)]),
        why: 'The solutions were given the signs in the brackets.',
        earns: [1, 2],
      },
      {
        tag: 'substitute-value',
        answer: answer([p, 0], [q, 0]),
        why: 'The values of $x$ were put into the derivative instead of the equation of the curve.',
        earns: [1, 2],
      },
    ],
    policies: pairCoordinates(one, two),
  };
}

/** Marks the two points as a table: one mark per row, or per column if that is better for the learner. */
function pairCoordinates(one: Coordinates, two: Coordinates): NonNullable<ItemDraft['policies']> {
  return {
    pairs: [
      {
        bullets: [3, 4],
        cells: [
          [`x = ${one[0]}`, `y = ${one[1]}`],
          [`x = ${two[0]}`, `y = ${two[1]}`],
        ],
      },
    ],
  };
}

function substituted(cubic: Cubic, x: number): string {
  const [a, b, c, d] = coefficientsOf(cubic);
  const at = guardedTex(x);
  return `${a} \\times ${at}^3 + (${b}) \\times ${at}^2 + (${c}) \\times ${at} + (${d})`;
}

/** Greatest and least value on a closed interval with one stationary point or both. */
function writeInterval(cubic: Cubic, [from, to]: Coordinates): ItemDraft {
  const { k, p, q } = cubic;
  const derivative = polynomialTex([6 * k, -6 * k * (p + q), 6 * k * p * q]);
  const inside = [p, q].filter((x) => x > from && x < to);
  const ends = [from, to].map((x) => valueAt(cubic, x));
  const turns = inside.map((x) => valueAt(cubic, x));
  const [greatest, least] = [Math.max(...ends, ...turns), Math.min(...ends, ...turns)];
  const list = (xs: readonly number[]) => xs.map((x) => `f(${x}) = ${valueAt(cubic, x)}`).join(', ');
  return {
    stem: `A function $f$ is defined by $f(x) = ${polynomialTex(coefficientsOf(cubic))}$. Find the greatest and least values of $f$ in the interval $${from} \\leq x \\leq ${to}$.`,
    answer: `${greatest}, ${least}`,
    check: `${substituted(cubic, [from, to, p, q].find((x) => valueAt(cubic, x) === greatest && x >= from && x <= to) ?? from)}, ${substituted(cubic, [from, to, p, q].find((x) => valueAt(cubic, x) === least && x >= from && x <= to) ?? to)}`,
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
      step('Evaluate at the stationary points in the interval', list(inside), {
        gaps: ['substitute-value'],
        impliedBy: [],
      }),
      step('Evaluate at the end points', list([from, to]), { gaps: ['interval-endpoints'], impliedBy: [] }),
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
          turns.length === 2
            ? `${Math.max(...turns)}, ${Math.min(...turns)}`
            : `${Math.max(...ends)}, ${Math.min(...ends)}`,
        why:
          turns.length === 2
            ? 'The end points of the interval were left out.'
            : 'Only the end points were looked at: the stationary point counts too.',
        earns: turns.length === 2 ? [1, 2, 3] : [4],
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
  draw: (random) => {
    const p = random.int(-4, 3);
    const q = p + random.int(1, 4);
    return {
      kind: random.pick(['nature', 'interval', 'optimum'] as const),
      cubic: { k: random.pick([1, 1, 1, -1, 2]), p, q, d: random.int(-10, 12) },
      interval: [p + random.int(-2, 1), q + random.int(-1, 3)] as const,
      optimum: { story: random.pick(OPTIMUM_STORIES), a: random.int(2, 12), root: random.int(2, 12) },
    };
  },
  accepts: ({ kind, cubic, interval: [from, to], optimum }) => {
    if (kind === 'optimum') return optimum.a * optimum.root ** 2 <= 400;
    const values = [cubic.p, cubic.q].map((x) => valueAt(cubic, x));
    if (
      coefficientsOf(cubic).some((c) => Math.abs(c) > 60) ||
      values.some((y) => Math.abs(y) > 120 || y === 0)
    )
      return false;
    if (kind === 'nature') return cubic.p + cubic.q !== 0;
    const inside = [cubic.p, cubic.q].filter((x) => x > from && x < to);
    const all = [from, to, ...inside].map((x) => valueAt(cubic, x));
    const [greatest, least] = [Math.max(...all), Math.min(...all)];
    return (
      inside.length > 0 &&
      ![from, to].some((x) => x === cubic.p || x === cubic.q) &&
      new Set(all).size === all.length &&
      // A learner who leaves out the end points, or ignores the interval, must get another answer.
      !(values.includes(greatest) && values.includes(least)) &&
      all.every((y) => Math.abs(y) <= 150)
    );
  },
  write: ({ kind, cubic, interval, optimum }) => {
    if (kind === 'nature') return writeNature(cubic);
    return kind === 'interval' ? writeInterval(cubic, interval) : writeOptimum(optimum);
  },
});
