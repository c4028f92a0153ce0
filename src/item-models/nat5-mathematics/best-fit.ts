// National 5 Mathematics: the equation of a line of best fit, and an estimate from it.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawScatterGraph } from '../../diagrams/families/scatter-graph.ts';
import type { Scene } from '../../diagrams/scene.ts';
import { multiply, subtract } from '../../maths/exact/rational.ts';
import { step } from '../item-draft.ts';
import { plainTex } from '../write/number.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { listSubstitutions } from '../write/substitute-points.ts';
import { polynomialTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

/** A context with the letters of its axes and the ranges of its random values. */
type Scatter = {
  readonly situation: string;
  readonly x: string;
  readonly y: string;
  readonly slopes: readonly number[];
  readonly interceptRange: readonly [number, number];
  readonly xRange: readonly [number, number];
  readonly request: (estimateX: number) => string;
};

const scatters: readonly Scatter[] = [
  {
    situation: 'A taxi firm records the cost, $C$ pounds, and the distance, $d$ miles, of some journeys.',
    x: 'd',
    y: 'C',
    slopes: [2, 3, 4],
    interceptRange: [2, 6],
    xRange: [2, 8],
    request: (estimateX) => `Use your equation to estimate the cost of a journey of $${estimateX}$ miles.`,
  },
  {
    situation:
      'A cafe records the number of hot drinks sold, $D$, and the midday temperature, $t$ degrees Celsius, on several days.',
    x: 't',
    y: 'D',
    slopes: [-3, -4, -5, -2],
    interceptRange: [110, 180],
    xRange: [4, 20],
    request: (estimateX) =>
      `Use your equation to estimate the number of hot drinks sold when the temperature is $${estimateX}$ degrees Celsius.`,
  },
  {
    situation: 'A class records the mark, $M$, and the hours of revision, $h$, of its pupils.',
    x: 'h',
    y: 'M',
    slopes: [3, 4, 5],
    interceptRange: [20, 40],
    xRange: [2, 10],
    request: (estimateX) =>
      `Use your equation to estimate the mark of a pupil who revises for $${estimateX}$ hours.`,
  },
  {
    situation: 'A gardener records the height, $H$ centimetres, and the age, $w$ weeks, of her sunflowers.',
    x: 'w',
    y: 'H',
    slopes: [6, 8, 10, 12],
    interceptRange: [5, 20],
    xRange: [2, 9],
    request: (estimateX) =>
      `Use your equation to estimate the height of a sunflower that is $${estimateX}$ weeks old.`,
  },
];

type ScatterPlot = {
  readonly scatter: Scatter;
  readonly m: number;
  readonly c: number;
  readonly noise: readonly number[];
  readonly maxX: number;
};

/** Plots points near a line, with that line as the line of best fit. */
function plotScatter({ scatter, m, c, noise, maxX }: ScatterPlot): Scene {
  const points = noise.map((deviation, index) => {
    const x = Math.round(1 + (index * (maxX - 2)) / noise.length);
    return [x, Math.max(1, m * x + c + deviation * Math.abs(m))] as const;
  });
  const highest = Math.max(c, ...points.map(([, y]) => y), m * maxX + c);
  return drawScatterGraph({
    points,
    x: { min: 0, max: maxX, tex: `$${scatter.x}$` },
    y: { min: 0, max: highest * 1.05, tex: `$${scatter.y}$` },
    fit: { gradient: m, intercept: c },
  });
}

export const lineOfBestFit = nat5MathematicsModel({
  id: 'N5M-60',
  title: 'Line of best fit',
  outcomeId: 'MNU-5-23',
  calculator: 'either',
  marks: [4],
  choose: (random) => {
    const scatter = random.pick(scatters);
    const [from, to] = scatter.xRange;
    return {
      scatter,
      m: random.pick(scatter.slopes),
      c: random.int(...scatter.interceptRange),
      x: random.int(from, to),
      dx: random.int(3, 10),
      estimateX: random.int(from, to + 8),
      noise: Array.from({ length: 7 }, () => random.step(0.4, 2, 0.2) * random.sign()),
    };
  },
  accepts: ({ m, c, x, dx, estimateX }) =>
    estimateX !== x &&
    estimateX !== x + dx &&
    estimateX !== 0 &&
    [x, x + dx, estimateX].every((value) => m * value + c > 0),
  write: ({ scatter, m, c, x, dx, estimateX, noise }) => {
    const { x: X, y: Y } = scatter;
    const [first, second] = [m * x + c, m * (x + dx) + c];
    const points = [x, x + dx].map((at) => [at, m * at + c] as const);
    const line = `${Y} = ${polynomialTex([m, c], X)}`;
    const value = m * estimateX + c;
    const invertedGradient = ratio(dx, m * dx);
    const wrongIntercept = subtract(ratio(first), multiply(invertedGradient, ratio(x)));
    return {
      stem: `${scatter.situation} The results are plotted on a scatter graph and a line of best fit is drawn. The line passes through the points $(${x}, ${first})$ and $(${x + dx}, ${second})$, where $${X}$ is on the horizontal axis.`,
      parts: [
        {
          text: `Find the equation of the line of best fit in terms of $${Y}$ and $${X}$. Give the equation in its simplest form.`,
          answer: line,
          bulletCount: 3,
        },
        { text: scatter.request(estimateX), answer: plainTex(value), bulletCount: 1 },
      ],
      figure: plotScatter({ scatter, m, c, noise, maxX: Math.max(x + dx, estimateX) + 2 }),
      answer: `${line}, ${plainTex(value)}`,
      recomputedFrom: `${Y} = ${first} + \\frac{${second} - ${first}}{${x + dx} - ${x}}(${X} - ${x}), ${first} + \\frac{${second} - ${first}}{${x + dx} - ${x}}(${estimateX} - ${x})`,
      bullets: [
        step('Find the gradient', String(m), {
          working: `$m = \\frac{${second} - ${first}}{${x + dx} - ${x}} = ${m}$`,
          gaps: ['gradient-inverted'],
        }),
        step('Substitute the gradient and a point', `${Y} - ${first} = ${m}(${X} - ${x})`, {
          followThrough: `${Y} - ${first} = b1(${X} - ${x})`,
          alsoAccepted: listSubstitutions({ letters: [Y, X], points, gradient: String(m) }),
          gaps: ['line-intercept'],
        }),
        step('Give the equation in its simplest form', line, {
          followThrough: 'b2',
          form: 'simplest',
          gaps: ['context-variables'],
        }),
        step('Use the equation', String(value), {
          working: `$${m} \\times ${estimateX} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${value}$`,
          followThrough: `${first} + b1(${estimateX} - ${x})`,
          alsoAccepted: [{ tex: String(value), followThrough: `\\left. b3 \\right|_{${X} = ${estimateX}}` }],
          gaps: ['substitute-in-equation'],
        }),
      ],
      mistakes: [
        {
          tag: 'line-intercept',
          answer: `${Y} = ${polynomialTex([m, first], X)}, ${m * estimateX + first}`,
          why: 'The second coordinate of a point was taken as the intercept.',
          earns: [1],
        },
        {
          tag: 'gradient-inverted',
          answer: `${Y} = ${polynomialTex([invertedGradient, wrongIntercept], X)}, ${fractionTex(ratio(first * m + estimateX - x, m))}`,
          why: 'The gradient was found as horizontal over vertical.',
          earns: [2, 3, 4],
        },
      ],
    };
  },
});
