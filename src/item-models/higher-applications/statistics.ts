/**
 * The learner predicts from a regression line, finds a confidence interval, or finds the percentage error
 * of a model. In a line of a calculation, `@1` is the result of line 1.
 */

import { writeWrittenCalculation } from '../calculation/calculation.ts';
import { type ItemDraft, statement, step, wording } from '../item-draft.ts';
import { figuresTex, fixedTex, plainTex, roundTo } from '../write/number.ts';
import { higherApplicationsModel } from './higher-applications-model.ts';

/** Two related quantities, with the ranges from which the regression line is chosen. */
const STUDIES = [
  {
    x: 'the age of a car, in years',
    y: 'its value, in thousands of pounds',
    gradientRange: [-2.4, -0.8],
    interceptRange: [18, 34],
    xRange: [1, 10],
    unit: 'thousand pounds',
  },
  {
    x: 'the hours of training',
    y: 'the score in a fitness test',
    gradientRange: [1.2, 3.6],
    interceptRange: [20, 45],
    xRange: [2, 20],
    unit: 'points',
  },
  {
    x: 'the temperature, in degrees Celsius',
    y: 'the number of ice creams sold',
    gradientRange: [3.5, 9.5],
    interceptRange: [5, 30],
    xRange: [8, 26],
    unit: 'ice creams',
  },
  {
    x: 'the height above sea level, in hundreds of metres',
    y: 'the temperature, in degrees Celsius',
    gradientRange: [-0.9, -0.4],
    interceptRange: [14, 22],
    xRange: [0, 12],
    unit: 'degrees',
  },
] as const;

export const regression = higherApplicationsModel({
  id: 'HA-06',
  title: 'Regression line',
  outcomeId: 'APM-H-02',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const study = random.pick(STUDIES);
    return {
      study,
      m: random.step(study.gradientRange[0], study.gradientRange[1], 0.1),
      c: random.step(study.interceptRange[0], study.interceptRange[1], 0.1),
      x: random.int(study.xRange[0] + 1, study.xRange[1] - 1),
      xOutside: random.int(study.xRange[1] + 4, study.xRange[1] + 15),
      isOutside: random.chance(0.5),
    };
  },
  accepts: ({ m, c, x, xOutside, isOutside }) =>
    m * (isOutside ? xOutside : x) + c > 0.5 && Math.abs(m) > 0.15,
  write: ({ study: { x: xName, y: yName, xRange, unit }, m, c, x, xOutside, isOutside }): ItemDraft => {
    const chosenX = isOutside ? xOutside : x;
    const value = roundTo(m * chosenX + c, 2);
    const lineTex = `y = ${plainTex(m)}x + ${plainTex(c)}`;
    const reliableWordings = [
      'within the range',
      'inside the range',
      'in the range',
      'interpolation',
      'reliable',
    ];
    const unreliableWordings = [
      'outside the range',
      'beyond the range',
      'not within the range',
      'not in the range',
      'extrapolation',
      'not reliable',
      'unreliable',
    ];
    return {
      stem: `A study compares ${xName}, $x$, with ${yName}, $y$. The values of $x$ in the data go from $${xRange[0]}$ to $${xRange[1]}$, and the line of regression of $y$ on $x$ is $${lineTex}$. Use it to predict $y$ when $x = ${chosenX}$, and comment on how reliable the prediction is.`,
      answer: plainTex(value),
      recomputedFrom: `${plainTex(m)} \\times ${chosenX} + ${plainTex(c)}`,
      bullets: [
        step('Substitute into the line of regression', `${plainTex(m)} \\times ${chosenX} + ${plainTex(c)}`, {
          gaps: ['regression-substitution'],
          impliedBy: [2],
        }),
        step('Find the prediction', plainTex(value), {
          followThrough: 'b1',
          working: `$${plainTex(value)}$ ${unit}`,
          gaps: ['calculation'],
        }),
        statement(
          'Comment on the reliability',
          isOutside ? wording(unreliableWordings) : wording(reliableWordings, unreliableWordings),
          {
            working: isOutside
              ? `$${chosenX}$ is outside the range of the data, so the prediction is not reliable`
              : `$${chosenX}$ is within the range of the data, so the prediction is reliable`,
            gaps: ['extrapolation'],
          },
        ),
      ],
      mistakes: [
        {
          tag: 'regression-terms',
          answer: plainTex(roundTo(c * chosenX + m, 2)),
          why: 'The gradient multiplies $x$; the other number is added.',
        },
        {
          tag: 'regression-constant',
          answer: plainTex(roundTo(m * chosenX, 2)),
          why: 'The constant of the line was left out.',
        },
      ],
    };
  },
});

/** What is counted in a sample, with its plausible percentages. */
const POLLS = [
  { group: 'voters', counted: 'would support a new ferry', percents: [35, 75] },
  { group: 'pupils', counted: 'walk to school', percents: [30, 65] },
  { group: 'visitors', counted: 'had come by train', percents: [10, 40] },
  { group: 'homes', counted: 'had solar panels', percents: [4, 15] },
  { group: 'customers', counted: 'would buy again', percents: [55, 85] },
  { group: 'patients', counted: 'were seen on time', percents: [60, 90] },
] as const;

export const confidence = higherApplicationsModel({
  id: 'HA-07',
  title: 'Confidence interval for a proportion',
  outcomeId: 'APM-H-02',
  calculator: 'allowed',
  marks: [4],
  choose: (random) => {
    const poll = random.pick(POLLS);
    return { poll, n: 50 * random.int(4, 30), percent: random.int(poll.percents[0], poll.percents[1]) };
  },
  accepts: ({ n, percent }) => Number.isInteger((n * percent) / 100),
  write: ({ poll: { group, counted }, n, percent }): ItemDraft => {
    const count = (n * percent) / 100;
    const p = percent / 100;
    const error = Math.sqrt((p * (1 - p)) / n);
    const [low, high] = [p - 1.96 * error, p + 1.96 * error].map((value) => fixedTex(value, 3));
    const intervalTex = (a: string | undefined, b: string | undefined) => `(${a}, ${b})`;
    return {
      stem: `In a random sample of $${n}$ ${group}, $${count}$ ${counted}. Find an approximate $95\\%$ confidence interval for this proportion in the whole population. Use $p \\pm 1.96\\sqrt{\\frac{p(1 - p)}{n}}$, and give the limits to three decimal places.`,
      answer: intervalTex(low, high),
      recomputedFrom: `(${p} - 1.96\\sqrt{\\frac{${p} \\times ${plainTex(1 - p)}}{${n}}}, ${p} + 1.96\\sqrt{\\frac{${p} \\times ${plainTex(1 - p)}}{${n}}})`,
      bullets: [
        step('Find the proportion of the sample', plainTex(p), {
          working: `$\\frac{${count}}{${n}} = ${plainTex(p)}$`,
          gaps: ['sample-proportion'],
          impliedBy: [2],
        }),
        step('Find the standard error', figuresTex(error, 4), {
          followThrough: `\\sqrt{\\frac{b1 \\times (1 - b1)}{${n}}}`,
          working: `$\\sqrt{\\frac{${p} \\times ${plainTex(1 - p)}}{${n}}} = ${figuresTex(error, 4)}$`,
          gaps: ['standard-error'],
          impliedBy: [3],
        }),
        step('Find the margin', figuresTex(1.96 * error, 4), {
          followThrough: '1.96 \\times b2',
          gaps: ['confidence-multiplier'],
          impliedBy: [4],
        }),
        step('State the interval', intervalTex(low, high), {
          followThrough: '(b1 - b3, b1 + b3)',
          gaps: ['confidence-interval'],
        }),
      ],
      mistakes: [
        {
          tag: 'confidence-multiplier',
          answer: intervalTex(fixedTex(p - error, 3), fixedTex(p + error, 3)),
          why: 'The standard error has to be multiplied by $1.96$.',
          earns: [1, 2],
        },
        {
          tag: 'standard-error',
          answer: intervalTex(fixedTex(p - 1.96 * error * error, 3), fixedTex(p + 1.96 * error * error, 3)),
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
  choose: (random) => ({
    startNumber: 10 * random.int(8, 60),
    rate: random.step(2, 14, 0.5),
    years: random.int(3, 8),
    percentError: random.step(-7, 7, 0.5),
    population: random.pick([
      'seals in a colony',
      'subscribers to a channel, in thousands',
      'turbines in a country',
      'members of a co-operative',
      'electric buses in a city',
    ]),
  }),
  accepts: ({ percentError }) => Math.abs(percentError) >= 1.5,
  write: ({ startNumber, rate, years, percentError, population }) => {
    const predicted = startNumber * (1 + rate / 100) ** years;
    const actual = Math.round(predicted * (1 + percentError / 100));
    const difference = Math.abs(predicted - actual);
    return writeWrittenCalculation({
      situation: `The number of ${population} is modelled by exponential growth of $${plainTex(rate)}\\%$ a year from $${startNumber}$. After $${years}$ years the real number is $${actual}$.`,
      quantity: 'the percentage error of the model',
      lines: [
        {
          why: 'Find the value of the model',
          tex: `${startNumber} \\times (1 + \\frac{${plainTex(rate)}}{100})^{${years}}`,
          value: predicted,
          significantFigures: 8,
          gaps: ['exponential-model'],
        },
        {
          why: 'Find the size of the error',
          tex: `\\left|@1 - ${actual}\\right|`,
          value: difference,
          significantFigures: 6,
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
          value: (Math.abs(startNumber * (1 + (rate * years) / 100) - actual) / actual) * 100,
          why: 'The growth was taken as the same number each year.',
          earns: [2, 3],
        },
        {
          tag: 'error-base',
          value: (difference / startNumber) * 100,
          why: 'The error is compared with the real number, not with the first one.',
          earns: [1, 2],
        },
      ],
      policies: { tolerance: { relative: 0.03 } },
    });
  },
});
