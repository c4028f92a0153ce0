import { drawScatterGraph } from '../../diagrams/families/scatter-graph.ts';
import type { Scene } from '../../diagrams/scene.ts';
import { multiply, subtract } from '../../maths/exact/rational.ts';
import { step } from '../item-draft.ts';
import { plainTex } from '../write/number.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { polynomialTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

type Scatter = {
  readonly situation: string;
  readonly x: string;
  readonly y: string;
  readonly slopes: readonly number[];
  readonly start: readonly [number, number];
  readonly steps: readonly [number, number];
  readonly asks: (at: number) => string;
};

const scatters: readonly Scatter[] = [
  {
    situation: 'A taxi firm records the cost, $C$ pounds, and the distance, $d$ miles, of some journeys.',
    x: 'd',
    y: 'C',
    slopes: [2, 3, 4],
    start: [2, 6],
    steps: [2, 8],
    asks: (at) => `Use your equation to estimate the cost of a journey of $${at}$ miles.`,
  },
  {
    situation:
      'A cafe records the number of hot drinks sold, $D$, and the midday temperature, $t$ degrees Celsius, on several days.',
    x: 't',
    y: 'D',
    slopes: [-3, -4, -5, -2],
    start: [110, 180],
    steps: [4, 20],
    asks: (at) =>
      `Use your equation to estimate the number of hot drinks sold when the temperature is $${at}$ degrees Celsius.`,
  },
  {
    situation: 'A class records the mark, $M$, and the hours of revision, $h$, of its pupils.',
    x: 'h',
    y: 'M',
    slopes: [3, 4, 5],
    start: [20, 40],
    steps: [2, 10],
    asks: (at) => `Use your equation to estimate the mark of a pupil who revises for $${at}$ hours.`,
  },
  {
    situation: 'A gardener records the height, $H$ centimetres, and the age, $w$ weeks, of her sunflowers.',
    x: 'w',
    y: 'H',
    slopes: [6, 8, 10, 12],
    start: [5, 20],
    steps: [2, 9],
    asks: (at) => `Use your equation to estimate the height of a sunflower that is $${at}$ weeks old.`,
  },
];

type Drawing = {
  readonly scatter: Scatter;
  readonly m: number;
  readonly c: number;
  readonly noise: readonly number[];
  readonly furthest: number;
};

/** Draws points near a line, with that line as the line of best fit. */
function drawScatter({ scatter, m, c, noise, furthest }: Drawing): Scene {
  const points = noise.map((off, index) => {
    const x = Math.round(1 + (index * (furthest - 2)) / noise.length);
    return [x, Math.max(1, m * x + c + off * Math.abs(m))] as const;
  });
  const highest = Math.max(c, ...points.map(([, y]) => y), m * furthest + c);
  return drawScatterGraph({
    points,
    x: { min: 0, max: furthest, tex: `$${scatter.x}$` },
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
  draw: (random) => {
    const scatter = random.pick(scatters);
    const [from, to] = scatter.steps;
    return {
      scatter,
      m: random.pick(scatter.slopes),
      c: random.int(...scatter.start),
      x: random.int(from, to),
      dx: random.int(3, 10),
      at: random.int(from, to + 8),
      noise: Array.from({ length: 7 }, () => random.step(0.4, 2, 0.2) * random.sign()),
    };
  },
  accepts: ({ m, c, x, dx, at }) =>
    at !== x && at !== x + dx && at !== 0 && [x, x + dx, at].every((one) => m * one + c > 0),
  write: ({ scatter, m, c, x, dx, at, noise }) => {
    const { x: X, y: Y } = scatter;
    const [first, second] = [m * x + c, m * (x + dx) + c];
    const line = `${Y} = ${polynomialTex([m, c], X)}`;
    const value = m * at + c;
    const inverted = ratio(dx, m * dx);
    const wrongLine = subtract(ratio(first), multiply(inverted, ratio(x)));
    return {
      stem: [
        `${scatter.situation} The results are plotted on a scatter graph and a line of best fit is drawn. The line passes through the points $(${x}, ${first})$ and $(${x + dx}, ${second})$, where $${X}$ is on the horizontal axis.`,
        `(a) Find the equation of the line of best fit in terms of $${Y}$ and $${X}$. Give the equation in its simplest form.`,
        `(b) ${scatter.asks(at)}`,
      ].join('\n\n'),
      figure: drawScatter({ scatter, m, c, noise, furthest: Math.max(x + dx, at) + 2 }),
      answer: `${line}, ${plainTex(value)}`,
      check: `${Y} = ${first} + \\frac{${second} - ${first}}{${x + dx} - ${x}}(${X} - ${x}), ${first} + \\frac{${second} - ${first}}{${x + dx} - ${x}}(${at} - ${x})`,
      bullets: [
        step('Find the gradient', String(m), {
          working: `$m = \\frac{${second} - ${first}}{${x + dx} - ${x}} = ${m}$`,
          gaps: ['gradient-inverted'],
        }),
        step('Substitute the gradient and a point', `${Y} - ${first} = ${m}(${X} - ${x})`, {
          from: `${Y} - ${first} = b1(${X} - ${x})`,
          gaps: ['line-intercept'],
        }),
        step('Give the equation in its simplest form', line, {
          from: 'b2',
          form: 'simplest',
          gaps: ['context-variables'],
        }),
        step('Use the equation', String(value), {
          working: `$${m} \\times ${at} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${value}$`,
          from: `${first} + b1(${at} - ${x})`,
          gaps: ['substitute-in-equation'],
        }),
      ],
      mistakes: [
        {
          tag: 'line-intercept',
          answer: `${Y} = ${polynomialTex([m, first], X)}, ${m * at + first}`,
          why: 'The second coordinate of a point was taken as the intercept.',
          earns: [1],
        },
        {
          tag: 'gradient-inverted',
          answer: `${Y} = ${polynomialTex([inverted, wrongLine], X)}, ${fractionTex(ratio(first * m + at - x, m))}`,
          why: 'The gradient was found as horizontal over vertical.',
          earns: [2, 3, 4],
        },
      ],
    };
  },
});
