import { drawStraightLines } from '../../diagrams/families/straight-lines.ts';
import type { Scene } from '../../diagrams/scene.ts';
import type { Rational } from '../../maths/exact/rational.ts';
import { type BulletDraft, type ItemDraft, step, strategy } from '../item-draft.ts';
import { logTex as log } from '../write/log.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { polynomialTex, signedTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { type Coordinates, pointTex } from './line-tex.ts';

type Graph = {
  readonly base: number;
  readonly intercept: number;
  readonly first: Coordinates;
  readonly second: Coordinates;
};

function drawLine({ base, intercept, first, second }: Graph, across: string): Scene {
  const gradient = (second[1] - first[1]) / (second[0] - first[0]);
  const end = Math.max(first[0], second[0]) + 1;
  const heights = [intercept, gradient * end + intercept, first[1], second[1]];
  return drawStraightLines({
    lines: [{ gradient, intercept }],
    x: { min: -0.6, max: end, step: 'none', tex: `$${across}$` },
    y: {
      min: Math.min(0, ...heights) - 0.6,
      max: Math.max(...heights) + 0.8,
      step: 'none',
      tex: `$${log(base, 'y')}$`,
    },
    points: [first, second].map(([x, y]) => ({
      x,
      y,
      tex: `$${pointTex([x, y])}$`,
      toward: gradient > 0 ? 135 : 45,
    })),
    grid: false,
  });
}

/** y = kxⁿ from a line through the vertical axis, or through two other points. */
function writePower(graph: Graph): ItemDraft {
  const { base, intercept, first, second } = graph;
  const n = ratio(second[1] - first[1], second[0] - first[0]);
  const k = base ** intercept;
  const onAxis = first[0] === 0;
  const values = (one: string, other: string) => `k = ${one}, n = ${other}`;
  return {
    stem: `Two variables, $x$ and $y$, are related by the equation $y = kx^n$. When $${log(base, 'y')}$ is plotted against $${log(base, 'x')}$, a straight line passing through the points $${pointTex(first)}$ and $${pointTex(second)}$ is obtained, as shown in the diagram. Find the values of $k$ and $n$.`,
    figure: drawLine(graph, log(base, 'x')),
    answer: values(String(k), fractionTex(n)),
    check: values(
      `${base}^{${first[1]} - \\frac{${second[1]} - ${first[1]}}{${second[0]} - ${first[0]}} \\times ${first[0]}}`,
      `\\frac{${second[1]} - ${first[1]}}{${second[0]} - ${first[0]}}`,
    ),
    bullets: listPowerBullets(graph, n),
    mistakes: [
      {
        tag: 'log-intercept',
        answer: values(String(intercept), fractionTex(n)),
        why: `The intercept is $${log(base, 'k')}$, not $k$.`,
        earns: onAxis ? [1, 4] : [1, 2, 3],
      },
      {
        tag: 'gradient-inverted',
        answer: values(String(k), fractionTex(ratio(second[0] - first[0], second[1] - first[1]))),
        why: 'The gradient was found as horizontal over vertical.',
        earns: onAxis ? [1, 2, 3] : [1],
      },
    ].filter(({ answer }) => !answer.includes('k = 1,')),
  };
}

/** With a point on the vertical axis, the intercept comes before the gradient; otherwise after it. */
function listPowerBullets({ base, intercept, first, second }: Graph, n: Rational): BulletDraft[] {
  const k = base ** intercept;
  const onAxis = first[0] === 0;
  const [lk, ln] = [onAxis ? 2 : 4, onAxis ? 4 : 2];
  const gradient = step('Find $n$ from the gradient', `n = ${fractionTex(n)}`, {
    gaps: ['gradient-inverted'],
    working: `$n = \\frac{${second[1]} - ${first[1]}}{${second[0]} - ${first[0]}} = ${fractionTex(n)}$`,
    impliedBy: [],
  });
  const logK = step('Find the intercept', `${log(base, 'k')} = ${intercept}`, {
    gaps: ['log-intercept'],
    impliedBy: [lk + 1],
    ...(onAxis ? {} : { from: 'b3' }),
  });
  const value = step('Find $k$', `k = ${k}`, {
    working: `$k = ${base}^${intercept} = ${k}$`,
    gaps: ['log-exponential-form'],
  });
  return [
    strategy(
      'Take logarithms of the equation',
      `${log(base, 'y')} = ${log(base, 'k')} + n${log(base, 'x')}`,
      {
        or: [`${log(base, 'y')} = ${fractionTex(n)}${log(base, 'x')} ${signedTex(intercept)}`],
        gaps: ['log-linearise'],
        impliedBy: [lk],
      },
    ),
    ...(onAxis
      ? [logK, value, gradient]
      : [
          gradient,
          step(
            'Substitute a point',
            `${first[1]} = ${fractionTex(n)} \\times ${first[0]} + ${log(base, 'k')}`,
            {
              from: `${first[1]} = b${ln} \\times ${first[0]} + ${log(base, 'k')}`,
              or: [`${second[1]} = ${fractionTex(n)} \\times ${second[0]} + ${log(base, 'k')}`],
              gaps: ['line-equation'],
              impliedBy: [4],
            },
          ),
          logK,
          value,
        ]),
  ];
}

/** y = ab^x from a line through the vertical axis. */
function writeExponential(graph: Graph): ItemDraft {
  const { base, intercept, first, second } = graph;
  const slope = (second[1] - first[1]) / (second[0] - first[0]);
  const values = (a: number, b: number) => `a = ${a}, b = ${b}`;
  return {
    stem: `Two variables, $x$ and $y$, are related by the equation $y = ab^x$. When $${log(base, 'y')}$ is plotted against $x$, a straight line passing through the points $${pointTex(first)}$ and $${pointTex(second)}$ is obtained, as shown in the diagram. Find the values of $a$ and $b$.`,
    figure: drawLine(graph, 'x'),
    answer: values(base ** intercept, base ** slope),
    check: `a = ${base}^{${first[1]}}, b = ${base}^{\\frac{${second[1]} - ${first[1]}}{${second[0]}}}`,
    bullets: [
      strategy(
        'Take logarithms of the equation',
        `${log(base, 'y')} = ${log(base, 'a')} + x${log(base, 'b')}`,
        {
          or: [`${log(base, 'y')} = ${polynomialTex([slope, intercept])}`],
          gaps: ['log-linearise'],
          impliedBy: [2, 3],
        },
      ),
      step(
        'Use the intercept and the gradient',
        `${log(base, 'a')} = ${intercept}, ${log(base, 'b')} = ${slope}`,
        { gaps: ['log-intercept'], impliedBy: [] },
      ),
      step('Find $a$', `a = ${base ** intercept}`, { gaps: ['log-exponential-form'] }),
      step('Find $b$', `b = ${base ** slope}`, { gaps: ['log-exponential-form'] }),
    ].map((bullet, index) => (index === 1 ? { ...bullet, impliedBy: [4] } : bullet)),
    mistakes: [
      {
        tag: 'log-intercept',
        answer: values(intercept, slope),
        why: `The intercept is $${log(base, 'a')}$ and the gradient is $${log(base, 'b')}$.`,
        earns: [1],
      },
      {
        tag: 'log-gradient',
        answer: values(base ** intercept, slope),
        why: `The gradient is $${log(base, 'b')}$, not $b$.`,
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
  draw: (random) => {
    const [rise, run] = [random.int(-3, 5, [0]), random.int(1, 4)];
    const intercept = random.int(1, 4);
    const isExponential = random.chance(0.35);
    const away = isExponential || random.chance(0.5) ? 0 : run * random.int(1, 2);
    const at = (x: number, slope: number): Coordinates => [x, intercept + slope * x];
    const slope = isExponential ? random.int(1, 3) : rise / run;
    const far = isExponential ? random.int(2, 6) : away + run * random.int(1, 3);
    return {
      isExponential,
      graph: {
        base: random.pick([2, 3, 4, 5, 6, 7]),
        intercept,
        first: at(away, slope),
        second: at(far, slope),
      },
    };
  },
  accepts: ({ isExponential, graph: { base, intercept, first, second } }) => {
    const slope = (second[1] - first[1]) / (second[0] - first[0]);
    const isSmall =
      base ** intercept <= 256 && second[0] <= 12 && Math.abs(second[1]) <= 24 && second[1] !== 0;
    return isSmall && (isExponential ? base ** slope <= 125 && slope !== intercept : Math.abs(slope) !== 1);
  },
  write: ({ isExponential, graph }) => (isExponential ? writeExponential(graph) : writePower(graph)),
});
