/** The learner finds the constants of y = kxⁿ or y = ab^x from a straight-line graph of logarithms. */

import { drawStraightLines } from '../../diagrams/families/straight-lines.ts';
import type { Scene } from '../../diagrams/scene.ts';
import type { Rational } from '../../maths/exact/rational.ts';
import { type BulletDraft, type ItemDraft, step, strategy } from '../item-draft.ts';
import { logTex } from '../write/log.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { polynomialTex, signedTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { type Coordinates, pointTex } from './line-tex.ts';

/** Two points on the line, its intercept and the base of the logarithms. */
type LogGraph = {
  readonly base: number;
  readonly intercept: number;
  readonly firstPoint: Coordinates;
  readonly secondPoint: Coordinates;
};

function drawLine({ base, intercept, firstPoint, secondPoint }: LogGraph, xAxisTex: string): Scene {
  const gradient = (secondPoint[1] - firstPoint[1]) / (secondPoint[0] - firstPoint[0]);
  const maxX = Math.max(firstPoint[0], secondPoint[0]) + 1;
  const yValues = [intercept, gradient * maxX + intercept, firstPoint[1], secondPoint[1]];
  return drawStraightLines({
    lines: [{ gradient, intercept }],
    x: { min: -0.6, max: maxX, step: 'none', tex: `$${xAxisTex}$` },
    y: {
      min: Math.min(0, ...yValues) - 0.6,
      max: Math.max(...yValues) + 0.8,
      step: 'none',
      tex: `$${logTex(base, 'y')}$`,
    },
    points: [firstPoint, secondPoint].map(([x, y]) => ({
      x,
      y,
      tex: `$${pointTex([x, y])}$`,
      toward: gradient > 0 ? 135 : 45,
    })),
    grid: false,
  });
}

/** The learner finds k and n of y = kxⁿ. The first point may be on the vertical axis. */
function writePower(graph: LogGraph): ItemDraft {
  const { base, intercept, firstPoint, secondPoint } = graph;
  const n = ratio(secondPoint[1] - firstPoint[1], secondPoint[0] - firstPoint[0]);
  const k = base ** intercept;
  const isOnAxis = firstPoint[0] === 0;
  const valuesTex = (kTex: string, nTex: string) => `k = ${kTex}, n = ${nTex}`;
  return {
    stem: `Two variables, $x$ and $y$, are related by the equation $y = kx^n$. When $${logTex(base, 'y')}$ is plotted against $${logTex(base, 'x')}$, a straight line passing through the points $${pointTex(firstPoint)}$ and $${pointTex(secondPoint)}$ is obtained, as shown in the diagram. Find the values of $k$ and $n$.`,
    figure: drawLine(graph, logTex(base, 'x')),
    answer: valuesTex(String(k), fractionTex(n)),
    recomputedFrom: valuesTex(
      `${base}^{${firstPoint[1]} - \\frac{${secondPoint[1]} - ${firstPoint[1]}}{${secondPoint[0]} - ${firstPoint[0]}} \\times ${firstPoint[0]}}`,
      `\\frac{${secondPoint[1]} - ${firstPoint[1]}}{${secondPoint[0]} - ${firstPoint[0]}}`,
    ),
    bullets: listPowerBullets(graph, n),
    mistakes: [
      {
        tag: 'log-intercept',
        answer: valuesTex(String(intercept), fractionTex(n)),
        why: `The intercept is $${logTex(base, 'k')}$, not $k$.`,
        earns: isOnAxis ? [1, 4] : [1, 2, 3],
      },
      {
        tag: 'gradient-inverted',
        answer: valuesTex(
          String(k),
          fractionTex(ratio(secondPoint[0] - firstPoint[0], secondPoint[1] - firstPoint[1])),
        ),
        why: 'The gradient was found as horizontal over vertical.',
        earns: isOnAxis ? [1, 2, 3] : [1],
      },
    ].filter(({ answer }) => !answer.includes('k = 1,')),
  };
}

/** With a point on the vertical axis, the intercept comes before the gradient; otherwise after it. */
function listPowerBullets(
  { base, intercept, firstPoint, secondPoint }: LogGraph,
  n: Rational,
): BulletDraft[] {
  const k = base ** intercept;
  const isOnAxis = firstPoint[0] === 0;
  const [logKBullet, gradientBullet] = [isOnAxis ? 2 : 4, isOnAxis ? 4 : 2];
  const gradientStep = step('Find $n$ from the gradient', `n = ${fractionTex(n)}`, {
    gaps: ['gradient-inverted'],
    working: `$n = \\frac{${secondPoint[1]} - ${firstPoint[1]}}{${secondPoint[0]} - ${firstPoint[0]}} = ${fractionTex(n)}$`,
    impliedBy: [],
  });
  const logKStep = step('Find the intercept', `${logTex(base, 'k')} = ${intercept}`, {
    gaps: ['log-intercept'],
    impliedBy: [logKBullet + 1],
    ...(isOnAxis ? {} : { followThrough: 'b3' }),
  });
  const kStep = step('Find $k$', `k = ${k}`, {
    working: `$k = ${base}^${intercept} = ${k}$`,
    gaps: ['log-exponential-form'],
  });
  return [
    strategy(
      'Take logarithms of the equation',
      `${logTex(base, 'y')} = ${logTex(base, 'k')} + n${logTex(base, 'x')}`,
      {
        alsoAccepted: [
          `${logTex(base, 'y')} = ${fractionTex(n)}${logTex(base, 'x')} ${signedTex(intercept)}`,
        ],
        gaps: ['log-linearise'],
        impliedBy: [logKBullet],
      },
    ),
    ...(isOnAxis
      ? [logKStep, kStep, gradientStep]
      : [
          gradientStep,
          step(
            'Substitute a point',
            `${firstPoint[1]} = ${fractionTex(n)} \\times ${firstPoint[0]} + ${logTex(base, 'k')}`,
            {
              followThrough: `${firstPoint[1]} = b${gradientBullet} \\times ${firstPoint[0]} + ${logTex(base, 'k')}`,
              alsoAccepted: [
                `${secondPoint[1]} = ${fractionTex(n)} \\times ${secondPoint[0]} + ${logTex(base, 'k')}`,
              ],
              gaps: ['line-equation'],
              impliedBy: [4],
            },
          ),
          logKStep,
          kStep,
        ]),
  ];
}

/** The learner finds a and b of y = ab^x. The first point is on the vertical axis. */
function writeExponential(graph: LogGraph): ItemDraft {
  const { base, intercept, firstPoint, secondPoint } = graph;
  const slope = (secondPoint[1] - firstPoint[1]) / (secondPoint[0] - firstPoint[0]);
  const valuesTex = (a: number, b: number) => `a = ${a}, b = ${b}`;
  return {
    stem: `Two variables, $x$ and $y$, are related by the equation $y = ab^x$. When $${logTex(base, 'y')}$ is plotted against $x$, a straight line passing through the points $${pointTex(firstPoint)}$ and $${pointTex(secondPoint)}$ is obtained, as shown in the diagram. Find the values of $a$ and $b$.`,
    figure: drawLine(graph, 'x'),
    answer: valuesTex(base ** intercept, base ** slope),
    recomputedFrom: `a = ${base}^{${firstPoint[1]}}, b = ${base}^{\\frac{${secondPoint[1]} - ${firstPoint[1]}}{${secondPoint[0]}}}`,
    bullets: [
      strategy(
        'Take logarithms of the equation',
        `${logTex(base, 'y')} = ${logTex(base, 'a')} + x${logTex(base, 'b')}`,
        {
          alsoAccepted: [`${logTex(base, 'y')} = ${polynomialTex([slope, intercept])}`],
          gaps: ['log-linearise'],
          impliedBy: [2, 3],
        },
      ),
      step(
        'Use the intercept and the gradient',
        `${logTex(base, 'a')} = ${intercept}, ${logTex(base, 'b')} = ${slope}`,
        { gaps: ['log-intercept'], impliedBy: [] },
      ),
      step('Find $a$', `a = ${base ** intercept}`, { gaps: ['log-exponential-form'] }),
      step('Find $b$', `b = ${base ** slope}`, { gaps: ['log-exponential-form'] }),
    ].map((bullet, index) => (index === 1 ? { ...bullet, impliedBy: [4] } : bullet)),
    mistakes: [
      {
        tag: 'log-intercept',
        answer: valuesTex(intercept, slope),
        why: `The intercept is $${logTex(base, 'a')}$ and the gradient is $${logTex(base, 'b')}$.`,
        earns: [1],
      },
      {
        tag: 'log-gradient',
        answer: valuesTex(base ** intercept, slope),
        why: `The gradient is $${logTex(base, 'b')}$, not $b$.`,
        earns: [1, 3],
      },
    ],
  };
}

export const logGraphs = higherMathematicsModel({
  id: 'HM-10',
  title: 'Straight-line graphs of logarithms',
  outcomeId: 'MNU-H-06',
  calculator: 'either',
  marks: [4, 5],
  choose: (random) => {
    const [rise, run] = [random.int(-3, 5, [0]), random.int(1, 4)];
    const intercept = random.int(1, 4);
    const isExponential = random.chance(0.35);
    const firstX = isExponential || random.chance(0.5) ? 0 : run * random.int(1, 2);
    const pointAt = (x: number, slope: number): Coordinates => [x, intercept + slope * x];
    const slope = isExponential ? random.int(1, 3) : rise / run;
    const secondX = isExponential ? random.int(2, 6) : firstX + run * random.int(1, 3);
    return {
      isExponential,
      graph: {
        base: random.pick([2, 3, 4, 5, 6, 7]),
        intercept,
        firstPoint: pointAt(firstX, slope),
        secondPoint: pointAt(secondX, slope),
      },
    };
  },
  accepts: ({ isExponential, graph: { base, intercept, firstPoint, secondPoint } }) => {
    const slope = (secondPoint[1] - firstPoint[1]) / (secondPoint[0] - firstPoint[0]);
    const hasSmallNumbers =
      base ** intercept <= 256 &&
      secondPoint[0] <= 12 &&
      Math.abs(secondPoint[1]) <= 24 &&
      secondPoint[1] !== 0;
    return (
      hasSmallNumbers && (isExponential ? base ** slope <= 125 && slope !== intercept : Math.abs(slope) !== 1)
    );
  },
  write: ({ isExponential, graph }) => (isExponential ? writeExponential(graph) : writePower(graph)),
});
