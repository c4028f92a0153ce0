/**
 * The learner finds the images of points under a transformation of a graph, or the constants of a
 * logarithmic graph.
 */

import { drawFunctionGraph } from '../../diagrams/families/function-graph.ts';
import type { Scene } from '../../diagrams/scene.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { signedTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { type Coordinates, pointTex } from './line-tex.ts';

/** The graph y = stretch × f(x + left) + up. */
type Transformation = { readonly left: number; readonly stretch: number; readonly up: number };
/** The two stationary points of a cubic. */
type StationaryPoints = { readonly first: Coordinates; readonly second: Coordinates };

/** The cubic with these two stationary points. */
function drawCubic({ first: [p, q], second: [r, s] }: StationaryPoints): Scene {
  const cubicShape = (x: number) => x ** 3 / 3 - ((p + r) * x ** 2) / 2 + p * r * x;
  const scale = (s - q) / (cubicShape(r) - cubicShape(p));
  const constant = q - scale * cubicShape(p);
  const margin = (r - p) * 0.55;
  return drawFunctionGraph({
    coefficients: [constant, scale * p * r, (-scale * (p + r)) / 2, scale / 3],
    x: { min: Math.min(p - margin, -0.5), max: Math.max(r + margin, 0.5) },
    tex: '$y = f(x)$',
    stationaryLabels: [`$A(${p}, ${q})$`, `$B(${r}, ${s})$`],
  });
}

/** Returns how many of the three parts of a transformation change the graph. */
const countChanges = ({ left, stretch, up }: Transformation): number =>
  [left !== 0, stretch !== 1, up !== 0].filter(Boolean).length;

const transformPoint = ([x, y]: Coordinates, { left, stretch, up }: Transformation): Coordinates => [
  x - left,
  stretch * y + up,
];

function ruleTex({ left, stretch, up }: Transformation): string {
  const factor = stretch === 1 ? '' : stretch === -1 ? '-' : String(stretch);
  const inside = left === 0 ? 'x' : `x ${signedTex(left)}`;
  return `y = ${factor}f(${inside})${up === 0 ? '' : ` ${signedTex(up)}`}`;
}

function writeImages({ first, second }: StationaryPoints, transformation: Transformation): ItemDraft {
  const [a, b] = [transformPoint(first, transformation), transformPoint(second, transformation)];
  const pointsTex = (point: Coordinates, otherPoint: Coordinates) =>
    `${pointTex(point)}, ${pointTex(otherPoint)}`;
  const imagesTex = (change: Transformation) =>
    pointsTex(transformPoint(first, change), transformPoint(second, change));
  const imageTex = ([x, y]: Coordinates) =>
    `(${x} ${signedTex(-transformation.left)}, ${transformation.stretch} \\times ${y < 0 ? `(${y})` : y} ${signedTex(transformation.up)})`;
  const wrongDirection = { ...transformation, left: -transformation.left };
  const withoutStretch = { ...transformation, stretch: 1 };
  const swappedShifts = { ...transformation, left: transformation.up, up: transformation.left };
  return {
    stem: `The diagram shows the graph of $y = f(x)$, which has stationary points $A${pointTex(first)}$ and $B${pointTex(second)}$. State the coordinates of the images of $A$ and $B$ on the graph of $${ruleTex(transformation)}$.`,
    figure: drawCubic({ first, second }),
    answer: pointsTex(a, b),
    recomputedFrom: `${imageTex(first)}, ${imageTex(second)}`,
    bullets: [
      step('State the image of $A$', pointTex(a), { gaps: ['inside-bracket', 'graph-stretch'] }),
      step('State the image of $B$', pointTex(b), { gaps: ['inside-bracket', 'graph-stretch'] }),
    ],
    mistakes: [
      ...(transformation.left === 0
        ? []
        : [
            {
              tag: 'inside-bracket',
              answer: imagesTex(wrongDirection),
              why: `$f(x ${signedTex(transformation.left)})$ moves the graph to the ${transformation.left > 0 ? 'left' : 'right'}.`,
              earns: [1],
            },
          ]),
      ...(transformation.stretch === 1
        ? []
        : [
            {
              tag: transformation.stretch === -1 ? 'graph-reflection' : 'graph-stretch',
              answer: imagesTex(withoutStretch),
              why: 'The factor in front of $f$ was left out: it multiplies every $y$-coordinate.',
              earns: [1],
            },
          ]),
      ...(transformation.left === 0 || transformation.up === 0 || transformation.left === transformation.up
        ? []
        : [
            {
              tag: 'inside-vs-outside',
              answer: imagesTex(swappedShifts),
              why: 'A number inside the bracket moves the graph sideways, one outside moves it up or down.',
            },
          ]),
    ],
    policies: markPointPairs(a, b),
  };
}

/** Marks the two points as a table: one mark per row, or per column if that is better for the learner. */
function markPointPairs(a: Coordinates, b: Coordinates): NonNullable<ItemDraft['policies']> {
  return {
    pairs: [
      {
        bullets: [1, 2],
        cells: [
          [String(a[0]), String(a[1])],
          [String(b[0]), String(b[1])],
        ],
      },
    ],
  };
}

/** The learner finds a and b in y = log_a(x + b) from the points where y is 0 and n. */
function writeLogGraph({ base, shift, n }: { base: number; shift: number; n: number }): ItemDraft {
  const [xIntercept, otherX] = [1 - shift, base ** n - shift];
  const answerTex = (a: number, b: number) => `a = ${a}, b = ${b}`;
  return {
    stem: `The graph of $y = \\log_a(x + b)$ crosses the $x$-axis at $${pointTex([xIntercept, 0])}$ and passes through the point $${pointTex([otherX, n])}$. Find the values of $a$ and $b$.`,
    answer: answerTex(base, shift),
    recomputedFrom: `a = \\sqrt[${n}]{${otherX} ${signedTex(1 - xIntercept)}}, b = 1 - (${xIntercept})`,
    bullets: [
      step('Find $b$ from the point on the $x$-axis', `b = ${shift}`, {
        working: `$${xIntercept} + b = 1$, so $b = ${shift}$`,
        gaps: ['log-graph', 'inside-bracket'],
        impliedBy: [],
      }),
      step('Use the other point', `${n === 1 ? 'a' : `a^${n}`} = ${base ** n}`, {
        followThrough: `${n === 1 ? 'a' : `a^${n}`} = ${otherX} + b1`,
        alsoAccepted: [`\\log_a ${base ** n} = ${n}`],
        working: `$${n === 1 ? 'a' : `a^${n}`} = ${otherX} ${signedTex(shift)} = ${base ** n}$`,
        gaps: ['log-exponential-form'],
      }),
      ...(n === 1 ? [] : [step('Find $a$', `a = ${base}`, { gaps: ['log-exponential-form'] })]),
    ].map((bullet, index, all) => (index === 1 && all.length === 3 ? { ...bullet, impliedBy: [3] } : bullet)),
    mistakes: [
      {
        tag: 'inside-bracket',
        answer: answerTex(base, -shift),
        why: 'The sign of the shift was read the wrong way round.',
      },
      ...(n === 1
        ? []
        : [
            {
              tag: 'log-exponential-form',
              answer: answerTex(base ** n, shift),
              why: `$\\log_a k = ${n}$ means $a^${n} = k$.`,
              earns: [1],
            },
          ]),
      {
        tag: 'log-graph',
        answer: answerTex(otherX, -xIntercept),
        why: 'The logarithm is $0$ where $x + b = 1$, not where $x + b = 0$.',
      },
    ],
    policies: { answerOnly: 'full' },
  };
}

export const graphTransformations = higherMathematicsModel({
  id: 'HM-04',
  title: 'Related graphs',
  outcomeId: 'MNU-H-03',
  calculator: 'either',
  marks: [2, 3],
  choose: (random) => {
    const p = random.int(-6, 3);
    return {
      isLog: random.chance(0.3),
      log: { base: random.int(2, 7), shift: random.int(-6, 8, [0, 1]), n: random.int(1, 3) },
      curve: {
        first: [p, random.int(-6, 8, [0])] as const,
        second: [p + random.int(2, 6), random.int(-6, 8, [0])] as const,
      },
      transformation: {
        left: random.int(-5, 5),
        stretch: random.pick([1, 1, -1, -1, 2, 3, -2]),
        up: random.int(-6, 6),
      },
    };
  },
  accepts: ({ isLog, log: { base, n, shift }, curve: { first, second }, transformation }) =>
    isLog
      ? base ** n <= 81 && base ** n - shift > 1 && shift !== base
      : Math.abs(first[1] - second[1]) >= 3 && countChanges(transformation) === 2,
  write: ({ isLog, log, curve, transformation }) =>
    isLog ? writeLogGraph(log) : writeImages(curve, transformation),
});
