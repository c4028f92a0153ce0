/** The learner combines the uncertainties of several measurements into the uncertainty of the result. */

import { type BulletDraft, type ItemDraft, type MistakeDraft, step } from '../item-draft.ts';
import { measurementTex, nineFigureTex, numTex, withUnit } from '../physics/measure.ts';
import { roundTo } from '../write/number.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';
import { type Experiment, type ExperimentQuantity, experiments } from './experiments.table.ts';

/** A measured value with its absolute uncertainty. */
type Measurement = ExperimentQuantity & { readonly value: number; readonly error: number };

export const uncertainties = advancedHigherPhysicsModel({
  id: 'AHP-10',
  title: 'Combining uncertainties',
  outcomeId: 'PHY-AH-11',
  calculator: 'allowed',
  marks: [3, 4],
  choose: (random) => {
    const experiment = random.pick(experiments);
    const measurements = experiment.quantities.map((quantity) => {
      const error = random.pick(quantity.errors);
      const [min, max] = quantity.range;
      return {
        ...quantity,
        error,
        value: roundTo(min + (max - min) * random.next(), countDecimalPlaces(error)),
      };
    });
    return { experiment, measurements, asksForAbsolute: random.chance(0.6) };
  },
  accepts: ({ measurements, experiment: { symbol, compute } }) => {
    const contributions = measurements.map(percentContribution);
    const total = Math.hypot(...contributions);
    const [a = 1, b = 1, c = 1] = measurements.map(({ value }) => value);
    const result = compute(a, b, c);
    const isPlausible =
      symbol === 'g' ? Math.abs(result - 9.8) < 0.5 : symbol !== '\\lambda' || (result > 420 && result < 690);
    // No single contribution may dominate, because combining the contributions must change the answer.
    return isPlausible && total > 1 && total < 18 && Math.max(...contributions) < 0.93 * total;
  },
  write: ({ experiment, measurements, asksForAbsolute }) =>
    asksForAbsolute ? writeAbsolute(experiment, measurements) : writePercentage(experiment, measurements),
});

/** Returns the contribution of a measurement to the percentage uncertainty of the result. */
const percentContribution = ({ value, error, power }: Measurement): number => (power * error * 100) / value;
/** Returns the percentage uncertainty of the result: the root of the sum of the squares. */
const combinePercentages = (measurements: readonly Measurement[]): number =>
  Math.hypot(...measurements.map(percentContribution));

/** Returns the number of decimal places of an uncertainty; the value has the same number. */
function countDecimalPlaces(error: number): number {
  return Math.max(0, -Math.floor(Math.log10(error) + 1e-9));
}

const valueTex = ({ value, error }: Measurement): string => value.toFixed(countDecimalPlaces(error));
const errorTex = ({ error }: Measurement): string => error.toFixed(countDecimalPlaces(error));

function contributionTex(measurement: Measurement): string {
  const tex = `\\frac{${errorTex(measurement)}}{${valueTex(measurement)}} \\times 100`;
  return measurement.power === 1 ? tex : `${measurement.power} \\times ${tex}`;
}

function describeSituation(
  { situation, relationship }: Experiment,
  measurements: readonly Measurement[],
): string {
  const measurementTexts = measurements.map(
    (measurement) =>
      `${measurement.name} $${measurement.symbol} = ${withUnit(`(${valueTex(measurement)} \\pm ${errorTex(measurement)})`, measurement.unit)}$`,
  );
  return `${situation} from $${relationship}$ and these measurements: ${measurementTexts.join('; ')}.`;
}

const combinedTex = (measurements: readonly Measurement[]): string =>
  `\\sqrt{${measurements.map((measurement) => `\\left(${contributionTex(measurement)}\\right)^2`).join(' + ')}}`;

/** The same with percentages that a learner has rounded to two significant figures. */
const roundedTex = (measurements: readonly Measurement[]): string =>
  `\\sqrt{${measurements.map((measurement) => `${numTex(percentContribution(measurement), 2)}^2`).join(' + ')}}`;
const combineRounded = (measurements: readonly Measurement[]): number =>
  Math.hypot(...measurements.map((measurement) => Number(percentContribution(measurement).toPrecision(2))));

/** The bullets for the percentage uncertainties and for combining them. */
function combiningBullets(measurements: readonly Measurement[]): BulletDraft[] {
  // The percentage of what has a power shows that the power was used.
  const [shown] = measurements.toSorted((one, other) => Math.abs(other.power) - Math.abs(one.power));
  const percentages = (shown === undefined ? [] : [shown]).map((first) =>
    step('Find the percentage uncertainties', contributionTex(first), {
      alsoAccepted: [`${numTex(percentContribution(first), 3)}\\%`, numTex(percentContribution(first), 3)],
      working: measurements
        .map(
          (measurement) =>
            `$\\%\\Delta ${measurement.symbol}$: $${contributionTex(measurement)} = ${numTex(percentContribution(measurement), 3)}$`,
        )
        .join('; '),
      gaps: ['uncertainty-percentage', 'uncertainty-power'],
      impliedBy: [2, 3],
    }),
  );
  const total = combinePercentages(measurements);
  return [
    ...percentages,
    step('Combine them as the root of the sum of the squares', combinedTex(measurements), {
      alsoAccepted: [`${numTex(total, 5)}\\%`, numTex(total, 5), roundedTex(measurements)],
      working: `$\\sqrt{${measurements.map((measurement) => `${numTex(percentContribution(measurement), 4)}^2`).join(' + ')}} = ${numTex(total, 4)}$`,
      gaps: ['uncertainty-combine', 'uncertainty-largest'],
      impliedBy: [3],
    }),
  ];
}

function writePercentage(experiment: Experiment, measurements: readonly Measurement[]): ItemDraft {
  const total = combinePercentages(measurements);
  const answer = `${numTex(total, 2)}\\%`;
  return {
    stem: `${describeSituation(experiment, measurements)} Calculate the percentage uncertainty in ${experiment.result}.`,
    answer,
    recomputedFrom: combinedTex(measurements),
    bullets: [
      ...combiningBullets(measurements),
      step('Give the percentage uncertainty', answer, {
        alsoAccepted: [
          `${numTex(total, 9)}\\%`,
          numTex(total, 2),
          `${numTex(combineRounded(measurements), 3)}\\%`,
        ],
        working: `$\\%\\Delta ${experiment.symbol} = ${answer}$`,
        gaps: ['calculation'],
      }),
    ],
    mistakes: listMistakes(measurements, (percent) => `${numTex(percent, 3)}\\%`),
    policies: { units: 'none', significantFigures: { min: 1, max: 4 } },
  };
}

function writeAbsolute(experiment: Experiment, measurements: readonly Measurement[]): ItemDraft {
  const { symbol, unit, result, compute } = experiment;
  const [a = 1, b = 1, c = 1] = measurements.map(({ value }) => value);
  const value = Number(compute(a, b, c).toPrecision(3));
  const total = combinePercentages(measurements);
  const absolute = (value * total) / 100;
  const answer = measurementTex(absolute, unit, 1);
  return {
    stem: `${describeSituation(experiment, measurements)} The result is $${symbol} = ${measurementTex(value, unit, 3)}$. Calculate the absolute uncertainty in ${result}.`,
    answer,
    recomputedFrom: `\\frac{${combinedTex(measurements)}}{100} \\times ${numTex(value, 3)}`,
    bullets: [
      ...combiningBullets(measurements),
      step(
        'Take that percentage of the result',
        `\\frac{${numTex(total, 4)}}{100} \\times ${numTex(value, 3)}`,
        {
          working: `$\\Delta ${symbol} = \\frac{${numTex(total, 3)}}{100} \\times ${numTex(value, 3)}$`,
          gaps: ['uncertainty-absolute'],
          impliedBy: [4],
        },
      ),
      step('Give the absolute uncertainty with its unit', answer, {
        alsoAccepted: [nineFigureTex(absolute, unit)],
        working: `$\\Delta ${symbol} = ${answer}$`,
        gaps: ['calculation'],
      }),
    ],
    mistakes: listMistakes(measurements, (percent) => measurementTex((value * percent) / 100, unit, 3)),
    policies: { significantFigures: { min: 1, max: 4 } },
  };
}

/** Lists the mistakes whose values differ by more than 6% from the answer and from each other. */
function listMistakes(
  measurements: readonly Measurement[],
  formatPercentage: (percent: number) => string,
): MistakeDraft[] {
  const withoutPowers = combinePercentages(measurements.map((one) => ({ ...one, power: 1 })));
  const contributions = measurements.map(percentContribution);
  const distinctValues = [combinePercentages(measurements)];
  return [
    {
      tag: 'uncertainty-power',
      value: withoutPowers,
      why: 'The percentage uncertainty of what is squared counts twice.',
    },
    {
      tag: 'uncertainty-combine',
      value: contributions.reduce((sum, one) => sum + one, 0),
      why: 'The percentages were added; they combine as the root of the sum of the squares.',
    },
    {
      tag: 'uncertainty-largest',
      value: Math.max(...contributions),
      why: 'Only the largest was used, as at Higher.',
    },
  ]
    .filter(
      ({ value }) =>
        distinctValues.every((one) => Math.abs(one - value) > 0.06 * one) && distinctValues.push(value),
    )
    .map(({ tag, value, why }) => ({ tag, answer: formatPercentage(value), why }));
}
