/**
 * The learner finds the mean and random uncertainty of readings, percentage uncertainties, or the
 * uncertainty in a resistance.
 */

import type { ItemDraft } from '../item-draft.ts';
import { decision, step, strategy, wording } from '../item-draft.ts';
import { inlineQuantity, nineFigureTex, numTex, withUnit } from '../physics/measure.ts';
import { writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { roundTo } from '../write/number.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';
import { EXPERIMENTS } from './uncertainties.table.ts';

type Readings = {
  readonly measuredQuantity: string;
  readonly unit: string;
  readonly decimalPlaces: number;
  readonly values: readonly number[];
};

/** The reading of an instrument and its absolute uncertainty. */
type Instrument = {
  readonly name: string;
  readonly symbol: string;
  readonly unit: string;
  readonly value: number;
  readonly uncertainty: number;
};

export const uncertainties = higherPhysicsModel({
  id: 'HP-25',
  title: 'Uncertainties',
  outcomeId: 'PHY-H-20',
  calculator: 'allowed',
  marks: [1, 2, 3],
  choose: (random) => {
    const { measuredQuantity, unit, meanRange, spread, decimalPlaces } = random.pick(EXPERIMENTS);
    const centralValue = pickMeasure(random, meanRange, 3);
    const values = Array.from({ length: 5 }, () =>
      roundTo(centralValue + spread * (random.next() - 0.5), decimalPlaces),
    );
    return {
      readings: { measuredQuantity, unit, decimalPlaces, values },
      V: {
        name: 'voltmeter',
        symbol: 'V',
        unit: 'V',
        value: random.step(2.4, 9.6, 0.1),
        uncertainty: random.pick([0.1, 0.2, 0.3]),
      },
      I: {
        name: 'ammeter',
        symbol: 'I',
        unit: 'A',
        value: random.step(0.24, 1.9, 0.01),
        uncertainty: random.pick([0.01, 0.02, 0.03]),
      },
      questionKind: random.pick(['random', 'random', 'percentage', 'resistance'] as const),
      form: pickQuestionForm(random),
    };
  },
  accepts: ({ readings: { values }, V, I }) => {
    const [voltagePercent, currentPercent] = [V.uncertainty / V.value, I.uncertainty / I.value];
    return (
      new Set(values).size >= 4 &&
      Math.max(voltagePercent, currentPercent) / Math.min(voltagePercent, currentPercent) > 1.3
    );
  },
  write: ({ readings, V, I, questionKind, form }) => {
    if (questionKind === 'random')
      return form === 'objective'
        ? writePhysics(randomUncertaintyCalculation(readings), form)
        : writeMean(readings);
    if (form === 'objective') return writePhysics(percentageCalculation(V), form);
    return questionKind === 'percentage' ? writeLargest(V, I) : writeResistance(V, I);
  },
});

const listTex = ({ values, decimalPlaces, unit }: Readings): string =>
  values.map((value) => `$${withUnit(value.toFixed(decimalPlaces), unit)}$`).join(', ');

const computeMean = ({ values }: Readings): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const computeRange = ({ values }: Readings): number =>
  Number((Math.max(...values) - Math.min(...values)).toFixed(6));

function rangeTex({ values, decimalPlaces }: Readings): string {
  return `\\frac{${Math.max(...values).toFixed(decimalPlaces)} - ${Math.min(...values).toFixed(decimalPlaces)}}{${values.length}}`;
}

function randomUncertaintyCalculation(readings: Readings) {
  const { measuredQuantity, unit } = readings;
  const range = computeRange(readings);
  return {
    situation: `A student measures ${measuredQuantity} five times. The readings are ${listTex(readings)}.`,
    quantity: 'the approximate random uncertainty in the mean',
    stages: [
      {
        relationship: '\\text{random uncertainty} = \\frac{max - min}{n}',
        symbol: '\\Delta R',
        calculation: rangeTex(readings),
        value: range / 5,
        unit,
      },
    ] as const,
    mistakes: [
      { tag: 'uncertainty-range', value: range, why: 'The range was not divided by the number of readings.' },
      { tag: 'uncertainty-range', value: range / 2, why: 'The range was halved.' },
      {
        tag: 'uncertainty-mean',
        value: computeMean(readings),
        why: 'The mean was given for the uncertainty.',
      },
      { tag: 'uncertainty-range', value: range / 4, why: 'The range was divided by one reading too few.' },
      {
        tag: 'uncertainty-mean',
        value: computeMean(readings) / 5,
        why: 'The mean was divided by the number of readings.',
      },
    ],
  };
}

function writeMean(readings: Readings): ItemDraft {
  const { measuredQuantity, unit, decimalPlaces, values } = readings;
  const mean = computeMean(readings);
  const randomUncertainty = computeRange(readings) / values.length;
  const meanTex = withUnit(mean.toFixed(decimalPlaces), unit);
  const errorTex = withUnit(numTex(randomUncertainty, 1), unit);
  const sumTex = values.map((value) => value.toFixed(decimalPlaces)).join(' + ');
  return {
    stem: `A student measures ${measuredQuantity} five times. The readings are ${listTex(readings)}. Calculate the mean of the readings and the approximate random uncertainty in the mean.`,
    answer: `${meanTex}, ${errorTex}`,
    recomputedFrom: `\\frac{${sumTex}}{${values.length}}, ${rangeTex(readings)}`,
    bullets: [
      step('Calculate the mean, with its unit', meanTex, {
        alsoAccepted: [nineFigureTex(mean, unit)],
        working: `$\\frac{${sumTex}}{${values.length}} = ${meanTex}$`,
        gaps: ['uncertainty-mean'],
      }),
      strategy('Substitute the range and the number of readings', rangeTex(readings), {
        working: `$\\frac{max - min}{n} = ${rangeTex(readings)}$`,
        impliedBy: [3],
        gaps: ['uncertainty-range'],
      }),
      step('Give the random uncertainty, with its unit', errorTex, {
        alsoAccepted: [nineFigureTex(randomUncertainty, unit)],
        working: `$\\Delta R = ${errorTex}$`,
        gaps: ['calculation'],
      }),
    ],
    mistakes: [
      {
        tag: 'uncertainty-range',
        answer: `${nineFigureTex(mean, unit)}, ${nineFigureTex(computeRange(readings), unit)}`,
        why: 'The range was not divided by the number of readings.',
        earns: [1],
      },
    ],
    policies: { significantFigures: { min: 1, max: 5 } },
  };
}

const percentUncertainty = ({ value, uncertainty }: Instrument): number => (100 * uncertainty) / value;

/** A reading with as many decimal places as its uncertainty. */
const valueTex = ({ value, uncertainty }: Instrument): string => value.toFixed(uncertainty < 0.1 ? 2 : 1);

const readingTex = (instrument: Instrument): string =>
  `$${valueTex(instrument)} \\pm ${withUnit(numTex(instrument.uncertainty, 1), instrument.unit)}$`;

function percentageCalculation(instrument: Instrument) {
  const { name, symbol, value, uncertainty } = instrument;
  return {
    situation: `The reading of a ${name} is ${readingTex(instrument)}.`,
    quantity: 'the percentage uncertainty in this reading',
    stages: [
      {
        relationship: `\\%\\Delta ${symbol} = \\frac{\\Delta ${symbol}}{${symbol}} \\times 100`,
        symbol: `\\%\\Delta ${symbol}`,
        calculation: `\\frac{${numTex(uncertainty, 1)}}{${valueTex(instrument)}} \\times 100`,
        value: percentUncertainty(instrument),
        unit: '\\%',
      },
    ] as const,
    mistakes: [
      {
        tag: 'uncertainty-absolute',
        value: uncertainty * 100,
        why: 'The absolute uncertainty was not divided by the reading.',
      },
      {
        tag: 'uncertainty-fraction',
        value: uncertainty / value,
        why: 'The fraction was not changed to a percentage.',
      },
      {
        tag: 'uncertainty-inverted',
        value: value / uncertainty,
        why: 'The reading was divided by the uncertainty.',
      },
      {
        tag: 'uncertainty-absolute',
        value: 2 * percentUncertainty(instrument),
        why: 'The uncertainty was doubled.',
      },
      { tag: 'uncertainty-absolute', value: uncertainty, why: 'The absolute uncertainty was given.' },
    ],
  };
}

function percentageBullet(instrument: Instrument) {
  const { symbol, uncertainty, name } = instrument;
  const percentTex = `\\frac{${numTex(uncertainty, 1)}}{${valueTex(instrument)}} \\times 100`;
  return step(`Find the percentage uncertainty of the ${name}`, percentTex, {
    alsoAccepted: [`${numTex(percentUncertainty(instrument), 3)}\\%`],
    working: `$\\%\\Delta ${symbol} = ${percentTex} = ${numTex(percentUncertainty(instrument), 2)}\\%$`,
    gaps: ['uncertainty-percentage'],
  });
}

function writeLargest(V: Instrument, I: Instrument): ItemDraft {
  const lessPrecise = percentUncertainty(V) > percentUncertainty(I) ? V : I;
  const morePrecise = lessPrecise === V ? I : V;
  const answer = `\\text{${lessPrecise.name}}`;
  const nameLarger = ({ name, symbol }: Instrument, other: Instrument) =>
    wording([name, `the ${name}`, `${symbol} has the larger`], [`${other.name} has the larger`]);
  return {
    stem: `The resistance of a component is found from the reading of a voltmeter, ${readingTex(V)}, and the reading of an ammeter, ${readingTex(I)}. Determine, by calculation, which reading has the larger percentage uncertainty.`,
    answer,
    bullets: [
      percentageBullet(V),
      percentageBullet(I),
      decision(
        'State which is larger',
        [
          { evidence: nameLarger(lessPrecise, morePrecise), when: lessPrecise === V ? 'b1 > b2' : 'b1 < b2' },
          { evidence: nameLarger(morePrecise, lessPrecise), when: lessPrecise === V ? 'b1 < b2' : 'b1 > b2' },
        ],
        {
          requires: [1, 2],
          working: `the reading of the ${lessPrecise.name} has the larger percentage uncertainty`,
          gaps: ['uncertainty-largest'],
        },
      ),
    ],
    mistakes: [
      {
        tag: 'uncertainty-largest',
        answer: `\\text{${morePrecise.name}}`,
        why: 'Percentage uncertainties are compared, not absolute ones.',
      },
    ],
    policies: { units: 'none', answerOnly: 'none' },
  };
}

function writeResistance(V: Instrument, I: Instrument): ItemDraft {
  const R = V.value / I.value;
  const largestPercent = Math.max(percentUncertainty(V), percentUncertainty(I));
  const absolute = (R * largestPercent) / 100;
  const lessPrecise = percentUncertainty(V) > percentUncertainty(I) ? V : I;
  const morePrecise = lessPrecise === V ? I : V;
  const answer = withUnit(numTex(absolute, 1), 'Ω');
  const percentTex = `\\frac{${numTex(lessPrecise.uncertainty, 1)}}{${valueTex(lessPrecise)}} \\times 100`;
  return {
    stem: `The potential difference across a resistor is measured as ${readingTex(V)} and the current in it as ${readingTex(I)}. The resistance is calculated as ${inlineQuantity(R, 'Ω', 3)}. Calculate the absolute uncertainty in the resistance.`,
    answer,
    recomputedFrom: `\\frac{${numTex(lessPrecise.uncertainty, 1)}}{${valueTex(lessPrecise)}} \\times ${numTex(R, 3)}`,
    bullets: [
      strategy('Find the larger percentage uncertainty', percentTex, {
        alsoAccepted: [`${numTex(largestPercent, 3)}\\%`],
        working: `$\\%\\Delta ${lessPrecise.symbol} = ${percentTex} = ${numTex(largestPercent, 2)}\\%$, the larger of the two`,
        gaps: ['uncertainty-largest'],
      }),
      step('Give that percentage of the resistance, with its unit', answer, {
        followThrough: `\\frac{b1}{100} \\times ${numTex(R, 3)}`,
        alsoAccepted: [nineFigureTex(absolute, 'Ω')],
        working: `$\\Delta R = ${answer}$`,
        gaps: ['uncertainty-absolute'],
      }),
    ],
    mistakes: [
      {
        tag: 'uncertainty-largest',
        answer: nineFigureTex((R * percentUncertainty(morePrecise)) / 100, 'Ω'),
        why: 'The smaller percentage uncertainty was used; the larger one decides.',
        earns: [2],
      },
      {
        tag: 'uncertainty-adds',
        answer: nineFigureTex(R * (V.uncertainty / V.value + I.uncertainty / I.value), 'Ω'),
        why: 'The percentage uncertainties were added; at Higher the largest one is used.',
      },
    ],
    policies: { significantFigures: { min: 1, max: 4 } },
  };
}
