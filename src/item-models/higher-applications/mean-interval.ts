/** The learner finds a confidence interval for a mean. */

import { type ItemDraft, step } from '../item-draft.ts';
import { figuresTex, fixedTex, plainTex, quantityTex } from '../write/number.ts';
import { higherApplicationsModel } from './higher-applications-model.ts';

const MEASUREMENTS = [
  { what: 'the mass of loaves from a bakery', unit: 'g', mean: [780, 820], deviation: [4, 15] },
  { what: 'the length of bolts from a machine', unit: 'mm', mean: [60, 90], deviation: [0.4, 1.6] },
  { what: 'the time that calls to a help line take', unit: 'minutes', mean: [6, 14], deviation: [1.5, 4] },
] as const;

export const meanInterval = higherApplicationsModel({
  id: 'HA-15',
  title: 'Confidence interval for a mean',
  outcomeId: 'APM-H-02',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const measurement = random.pick(MEASUREMENTS);
    const [low, high] = measurement.mean;
    return {
      measurement,
      mean: random.step(low, high, 0.5),
      deviation: random.step(measurement.deviation[0], measurement.deviation[1], 0.1),
      n: random.pick([36, 49, 64, 81, 100, 144]),
    };
  },
  write: ({ measurement: { what, unit }, mean, deviation, n }): ItemDraft => {
    const error = deviation / Math.sqrt(n);
    const margin = 1.96 * error;
    const intervalTex = (half: number) => `(${fixedTex(mean - half, 2)}, ${fixedTex(mean + half, 2)})`;
    const withUnit = (value: number) =>
      unit === 'minutes' ? `$${plainTex(value)}$ minutes` : `$${quantityTex(value, unit)}$`;
    return {
      stem: `A random sample of $${n}$ values of ${what} has mean ${withUnit(mean)} and standard deviation ${withUnit(deviation)}. Find an approximate $95\\%$ confidence interval for the mean. Use $\\bar{x} \\pm 1.96\\frac{s}{\\sqrt{n}}$, and give the limits to two decimal places.`,
      answer: intervalTex(margin),
      recomputedFrom: `(${plainTex(mean)} - 1.96 \\times \\frac{${plainTex(deviation)}}{\\sqrt{${n}}}, ${plainTex(mean)} + 1.96 \\times \\frac{${plainTex(deviation)}}{\\sqrt{${n}}})`,
      bullets: [
        step('Find the standard error', figuresTex(error, 4), {
          working: `$\\frac{${plainTex(deviation)}}{\\sqrt{${n}}} = ${figuresTex(error, 4)}$`,
          gaps: ['standard-error'],
          impliedBy: [2],
        }),
        step('Find the margin', figuresTex(margin, 4), {
          followThrough: '1.96 \\times b1',
          gaps: ['confidence-multiplier'],
          impliedBy: [3],
        }),
        step('State the interval', intervalTex(margin), {
          followThrough: `(${mean} - b2, ${mean} + b2)`,
          gaps: ['confidence-interval'],
        }),
      ],
      mistakes: [
        {
          tag: 'standard-error',
          answer: intervalTex(1.96 * deviation),
          why: 'The standard deviation has to be divided by the square root of the sample size.',
        },
        {
          tag: 'confidence-multiplier',
          answer: intervalTex(error),
          why: 'The standard error has to be multiplied by $1.96$.',
          earns: [1],
        },
      ],
      policies: { tolerance: { relative: 0.0002 } },
    };
  },
});
