import { writeCalculation } from '../calculation/calculation.ts';
import { type ItemDraft, statement, step, wording } from '../item-draft.ts';
import { figuresTex, fixedTex, plainTex, roundTo } from '../write/number.ts';
import { higherApplicationsModel } from './higher-applications-model.ts';

const STUDIES = [
  {
    x: 'the age of a car, in years',
    y: 'its value, in thousands of pounds',
    slope: [-2.4, -0.8],
    start: [18, 34],
    range: [1, 10],
    unit: 'thousand pounds',
  },
  {
    x: 'the hours of training',
    y: 'the score in a fitness test',
    slope: [1.2, 3.6],
    start: [20, 45],
    range: [2, 20],
    unit: 'points',
  },
  {
    x: 'the temperature, in degrees Celsius',
    y: 'the number of ice creams sold',
    slope: [3.5, 9.5],
    start: [5, 30],
    range: [8, 26],
    unit: 'ice creams',
  },
  {
    x: 'the height above sea level, in hundreds of metres',
    y: 'the temperature, in degrees Celsius',
    slope: [-0.9, -0.4],
    start: [14, 22],
    range: [0, 12],
    unit: 'degrees',
  },
] as const;

export const regression = higherApplicationsModel({
  id: 'HA-06',
  title: 'Regression line',
  outcomeId: 'APM-H-02',
  calculator: 'allowed',
  marks: [3],
  draw: (random) => {
    const study = random.pick(STUDIES);
    return {
      study,
      m: random.step(study.slope[0], study.slope[1], 0.1),
      c: random.step(study.start[0], study.start[1], 0.1),
      x: random.int(study.range[0] + 1, study.range[1] - 1),
      beyond: random.int(study.range[1] + 4, study.range[1] + 15),
      isBeyond: random.chance(0.5),
    };
  },
  accepts: ({ m, c, x, beyond, isBeyond }) => m * (isBeyond ? beyond : x) + c > 0.5 && Math.abs(m) > 0.15,
  write: ({ study: { x: what, y: which, range, unit }, m, c, x, beyond, isBeyond }): ItemDraft => {
    const at = isBeyond ? beyond : x;
    const value = roundTo(m * at + c, 2);
    const line = `y = ${plainTex(m)}x + ${plainTex(c)}`;
    const good = ['within the range', 'inside the range', 'in the range', 'interpolation', 'reliable'];
    const bad = [
      'outside the range',
      'beyond the range',
      'not within the range',
      'not in the range',
      'extrapolation',
      'not reliable',
      'unreliable',
    ];
    return {
      stem: `A study compares ${what}, $x$, with ${which}, $y$. The values of $x$ in the data go from $${range[0]}$ to $${range[1]}$, and the line of regression of $y$ on $x$ is $${line}$. Use it to predict $y$ when $x = ${at}$, and comment on how reliable the prediction is.`,
      answer: plainTex(value),
      check: `${plainTex(m)} \\times ${at} + ${plainTex(c)}`,
      bullets: [
        step('Substitute into the line of regression', `${plainTex(m)} \\times ${at} + ${plainTex(c)}`, {
          gaps: ['regression-substitution'],
          impliedBy: [2],
        }),
        step('Find the prediction', plainTex(value), {
          from: 'b1',
          working: `$${plainTex(value)}$ ${unit}`,
          gaps: ['calculation'],
        }),
        statement('Comment on the reliability', isBeyond ? wording(bad) : wording(good, bad), {
          working: isBeyond
            ? `$${at}$ is outside the range of the data, so the prediction is not reliable`
            : `$${at}$ is within the range of the data, so the prediction is reliable`,
          gaps: ['extrapolation'],
        }),
      ],
      mistakes: [
        {
          tag: 'regression-terms',
          answer: plainTex(roundTo(c * at + m, 2)),
          why: 'The gradient multiplies $x$; the other number is added.',
        },
        {
          tag: 'regression-constant',
          answer: plainTex(roundTo(m * at, 2)),
          why: 'The constant of the line was left out.',
        },
      ],
    };
  },
});

const POLLS = [
  'voters who would support a new ferry',
  'pupils who walk to school',
  'visitors who had come by train',
  'homes with solar panels',
  'customers who would buy again',
  'patients who were seen on time',
] as const;

export const confidence = higherApplicationsModel({
  id: 'HA-07',
  title: 'Confidence interval for a proportion',
  outcomeId: 'APM-H-02',
  calculator: 'allowed',
  marks: [4],
  draw: (random) => ({ poll: random.pick(POLLS), n: 50 * random.int(4, 30), percent: random.int(20, 80) }),
  accepts: ({ n, percent }) => Number.isInteger((n * percent) / 100),
  write: ({ poll, n, percent }): ItemDraft => {
    const count = (n * percent) / 100;
    const p = percent / 100;
    const error = Math.sqrt((p * (1 - p)) / n);
    const [low, high] = [p - 1.96 * error, p + 1.96 * error].map((value) => fixedTex(value, 3));
    const interval = (a: string | undefined, b: string | undefined) => `(${a}, ${b})`;
    return {
      stem: `In a random sample of $${n}$, the number of ${poll} was $${count}$. Find an approximate $95\\%$ confidence interval for the proportion of the whole population. Use $p \\pm 1.96\\sqrt{\\frac{p(1 - p)}{n}}$, and give the limits to three decimal places.`,
      answer: interval(low, high),
      check: `(${p} - 1.96\\sqrt{\\frac{${p} \\times ${plainTex(1 - p)}}{${n}}}, ${p} + 1.96\\sqrt{\\frac{${p} \\times ${plainTex(1 - p)}}{${n}}})`,
      bullets: [
        step('Find the proportion of the sample', plainTex(p), {
          working: `$\\frac{${count}}{${n}} = ${plainTex(p)}$`,
          gaps: ['sample-proportion'],
          impliedBy: [2],
        }),
        step('Find the standard error', figuresTex(error, 4), {
          from: `\\sqrt{\\frac{b1 \\times (1 - b1)}{${n}}}`,
          working: `$\\sqrt{\\frac{${p} \\times ${plainTex(1 - p)}}{${n}}} = ${figuresTex(error, 4)}$`,
          gaps: ['standard-error'],
          impliedBy: [3],
        }),
        step('Find the margin', figuresTex(1.96 * error, 4), {
          from: '1.96 \\times b2',
          gaps: ['confidence-multiplier'],
          impliedBy: [4],
        }),
        step('State the interval', interval(low, high), { gaps: ['confidence-interval'] }),
      ],
      mistakes: [
        {
          tag: 'confidence-multiplier',
          answer: interval(fixedTex(p - error, 3), fixedTex(p + error, 3)),
          why: 'The standard error has to be multiplied by $1.96$.',
          earns: [1, 2],
        },
        {
          tag: 'standard-error',
          answer: interval(fixedTex(p - 1.96 * error * error, 3), fixedTex(p + 1.96 * error * error, 3)),
          why: 'The square root was left out.',
          earns: [1],
        },
      ],
      policies: { tolerance: { relative: 0.003 } },
    };
  },
});

export const modelling = higherApplicationsModel({
  id: 'HA-08',
  title: 'Modelling and percentage error',
  outcomeId: 'APM-H-01',
  calculator: 'allowed',
  marks: [3],
  draw: (random) => ({
    start: 10 * random.int(8, 60),
    rate: random.step(2, 14, 0.5),
    years: random.int(3, 8),
    off: random.step(-7, 7, 0.5),
    what: random.pick([
      'seals in a colony',
      'subscribers to a channel, in thousands',
      'turbines in a country',
      'members of a co-operative',
      'electric buses in a city',
    ]),
  }),
  accepts: ({ off }) => Math.abs(off) >= 1.5,
  write: ({ start, rate, years, off, what }) => {
    const predicted = start * (1 + rate / 100) ** years;
    const actual = Math.round(predicted * (1 + off / 100));
    const difference = Math.abs(predicted - actual);
    return writeCalculation(
      {
        situation: `The number of ${what} is modelled by exponential growth of $${plainTex(rate)}\\%$ a year from $${start}$. After $${years}$ years the real number is $${actual}$.`,
        quantity: 'the percentage error of the model',
        lines: [
          {
            why: 'Find the value of the model',
            tex: `${start} \\times (1 + \\frac{${plainTex(rate)}}{100})^{${years}}`,
            value: predicted,
            figures: 8,
            gaps: ['exponential-model'],
          },
          {
            why: 'Find the size of the error',
            tex: `\\left|@1 - ${actual}\\right|`,
            value: difference,
            figures: 6,
            gaps: ['error-size'],
          },
          {
            why: 'Compare it with the real number',
            tex: `\\frac{@2}{${actual}} \\times 100`,
            value: (difference / actual) * 100,
            unit: '%',
            gaps: ['error-base'],
          },
        ],
        mistakes: [
          {
            tag: 'linear-for-exponential',
            value: (Math.abs(start * (1 + (rate * years) / 100) - actual) / actual) * 100,
            why: 'The growth was taken as the same number each year.',
            earns: [2, 3],
          },
          {
            tag: 'error-base',
            value: (difference / start) * 100,
            why: 'The error is compared with the real number, not with the first one.',
            earns: [1, 2],
          },
        ],
        policies: { tolerance: { relative: 0.03 } },
      },
      'written',
    );
  },
});
