import type { ItemDraft } from '../item-draft.ts';
import { statement, step, strategy, wording } from '../item-draft.ts';
import { drawMeasure, drawProblemForm } from '../physics/draws.ts';
import { inlineQuantity, numTex, preciseTex, withUnit } from '../physics/measure.ts';
import { writeProblem } from '../physics/problem.ts';
import { roundTo } from '../write/number.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const experiments = [
  { what: 'the time of ten swings of a pendulum', unit: 's', centre: [12, 22], spread: 0.9, places: 1 },
  { what: 'the diameter of a wire', unit: 'mm', centre: [0.35, 1.2], spread: 0.06, places: 2 },
  { what: 'the range of a marble', unit: 'cm', centre: [42, 88], spread: 3.5, places: 1 },
  {
    what: 'the time for a trolley to run down a slope',
    unit: 's',
    centre: [1.4, 3.2],
    spread: 0.18,
    places: 2,
  },
  { what: 'the voltage of a solar cell', unit: 'mV', centre: [340, 560], spread: 9, places: 1 },
  { what: 'the height to which a ball bounces', unit: 'cm', centre: [48, 92], spread: 4.5, places: 1 },
] as const;

type Readings = {
  readonly what: string;
  readonly unit: string;
  readonly places: number;
  readonly values: readonly number[];
};

type Instrument = {
  readonly name: string;
  readonly symbol: string;
  readonly unit: string;
  readonly value: number;
  readonly error: number;
};

export const uncertainties = higherPhysicsModel({
  id: 'HP-25',
  title: 'Uncertainties',
  outcomeId: 'PHY-H-20',
  calculator: 'allowed',
  marks: [1, 2, 3],
  draw: (random) => {
    const { what, unit, centre, spread, places } = random.pick(experiments);
    const middle = drawMeasure(random, centre, 3);
    const values = Array.from({ length: 5 }, () => roundTo(middle + spread * (random.next() - 0.5), places));
    return {
      readings: { what, unit, places, values },
      V: {
        name: 'voltmeter',
        symbol: 'V',
        unit: 'V',
        value: random.step(2.4, 9.6, 0.1),
        error: random.pick([0.1, 0.2, 0.3]),
      },
      I: {
        name: 'ammeter',
        symbol: 'I',
        unit: 'A',
        value: random.step(0.24, 1.9, 0.01),
        error: random.pick([0.01, 0.02, 0.03]),
      },
      asked: random.pick(['random', 'random', 'percentage', 'resistance'] as const),
      form: drawProblemForm(random),
    };
  },
  accepts: ({ readings: { values }, V, I }) => {
    const [v, i] = [V.error / V.value, I.error / I.value];
    return new Set(values).size >= 4 && Math.max(v, i) / Math.min(v, i) > 1.3;
  },
  write: ({ readings, V, I, asked, form }) => {
    if (asked === 'random')
      return form === 'objective' ? writeProblem(randomOf(readings), form) : writeMean(readings);
    if (form === 'objective') return writeProblem(percentageOf(V), form);
    return asked === 'percentage' ? writeLargest(V, I) : writeResistance(V, I);
  },
});

const listTex = ({ values, places, unit }: Readings): string =>
  values.map((value) => `$${withUnit(value.toFixed(places), unit)}$`).join(', ');

const meanOf = ({ values }: Readings): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const rangeOf = ({ values }: Readings): number =>
  Number((Math.max(...values) - Math.min(...values)).toFixed(6));

function rangeTex({ values, places }: Readings): string {
  return `\\frac{${Math.max(...values).toFixed(places)} - ${Math.min(...values).toFixed(places)}}{${values.length}}`;
}

function randomOf(readings: Readings) {
  const { what, unit } = readings;
  const range = rangeOf(readings);
  return {
    situation: `A student measures ${what} five times. The readings are ${listTex(readings)}.`,
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
      { tag: 'uncertainty-mean', value: meanOf(readings), why: 'The mean was given for the uncertainty.' },
      { tag: 'uncertainty-range', value: range / 4, why: 'The range was divided by one reading too few.' },
      {
        tag: 'uncertainty-mean',
        value: meanOf(readings) / 5,
        why: 'The mean was divided by the number of readings.',
      },
    ],
  };
}

function writeMean(readings: Readings): ItemDraft {
  const { what, unit, places, values } = readings;
  const mean = meanOf(readings);
  const uncertainty = rangeOf(readings) / values.length;
  const meanTex = withUnit(mean.toFixed(places), unit);
  const errorTex = withUnit(numTex(uncertainty, 1), unit);
  const sum = values.map((value) => value.toFixed(places)).join(' + ');
  return {
    stem: `A student measures ${what} five times. The readings are ${listTex(readings)}. Calculate the mean of the readings and the approximate random uncertainty in the mean.`,
    answer: `${meanTex}, ${errorTex}`,
    check: `\\frac{${sum}}{${values.length}}, ${rangeTex(readings)}`,
    bullets: [
      step('Calculate the mean, with its unit', meanTex, {
        or: [preciseTex(mean, unit)],
        working: `$\\frac{${sum}}{${values.length}} = ${meanTex}$`,
        gaps: ['uncertainty-mean'],
      }),
      strategy('Substitute the range and the number of readings', rangeTex(readings), {
        working: `$\\frac{max - min}{n} = ${rangeTex(readings)}$`,
        impliedBy: [3],
        gaps: ['uncertainty-range'],
      }),
      step('Give the random uncertainty, with its unit', errorTex, {
        or: [preciseTex(uncertainty, unit)],
        working: `$\\Delta R = ${errorTex}$`,
        gaps: ['calculation'],
      }),
    ],
    mistakes: [
      {
        tag: 'uncertainty-range',
        answer: `${preciseTex(mean, unit)}, ${preciseTex(rangeOf(readings), unit)}`,
        why: 'The range was not divided by the number of readings.',
        earns: [1],
      },
    ],
    policies: { significantFigures: { min: 1, max: 5 } },
  };
}

const share = ({ value, error }: Instrument): number => (100 * error) / value;

/** A reading has as many decimal places as its uncertainty. */
const valueTex = ({ value, error }: Instrument): string => value.toFixed(error < 0.1 ? 2 : 1);

const readingTex = (instrument: Instrument): string =>
  `$${valueTex(instrument)} \\pm ${withUnit(numTex(instrument.error, 1), instrument.unit)}$`;

function percentageOf(instrument: Instrument) {
  const { name, symbol, value, error } = instrument;
  return {
    situation: `The reading of a ${name} is ${readingTex(instrument)}.`,
    quantity: 'the percentage uncertainty in this reading',
    stages: [
      {
        relationship: `\\%\\Delta ${symbol} = \\frac{\\Delta ${symbol}}{${symbol}} \\times 100`,
        symbol: `\\%\\Delta ${symbol}`,
        calculation: `\\frac{${numTex(error, 1)}}{${valueTex(instrument)}} \\times 100`,
        value: share(instrument),
        unit: '\\%',
      },
    ] as const,
    mistakes: [
      {
        tag: 'uncertainty-absolute',
        value: error * 100,
        why: 'The absolute uncertainty was not divided by the reading.',
      },
      {
        tag: 'uncertainty-fraction',
        value: error / value,
        why: 'The fraction was not changed to a percentage.',
      },
      {
        tag: 'uncertainty-inverted',
        value: value / error,
        why: 'The reading was divided by the uncertainty.',
      },
      { tag: 'uncertainty-absolute', value: 2 * share(instrument), why: 'The uncertainty was doubled.' },
      { tag: 'uncertainty-absolute', value: error, why: 'The absolute uncertainty was given.' },
    ],
  };
}

function percentageBullet(instrument: Instrument) {
  const { symbol, error, name } = instrument;
  const tex = `\\frac{${numTex(error, 1)}}{${valueTex(instrument)}} \\times 100`;
  return step(`Find the percentage uncertainty of the ${name}`, tex, {
    or: [`${numTex(share(instrument), 3)}\\%`],
    working: `$\\%\\Delta ${symbol} = ${tex} = ${numTex(share(instrument), 2)}\\%$`,
    gaps: ['uncertainty-percentage'],
  });
}

function writeLargest(V: Instrument, I: Instrument): ItemDraft {
  const larger = share(V) > share(I) ? V : I;
  const smaller = larger === V ? I : V;
  const answer = `\\text{${larger.name}}`;
  return {
    stem: `The resistance of a component is found from the reading of a voltmeter, ${readingTex(V)}, and the reading of an ammeter, ${readingTex(I)}. Determine, by calculation, which reading has the larger percentage uncertainty.`,
    answer,
    bullets: [
      percentageBullet(V),
      percentageBullet(I),
      statement(
        'State which is larger',
        wording(
          [larger.name, `the ${larger.name}`, `${larger.symbol} has the larger`],
          [`${smaller.name} has the larger`],
        ),
        {
          requires: [1, 2],
          working: `the reading of the ${larger.name} has the larger percentage uncertainty`,
          gaps: ['uncertainty-largest'],
        },
      ),
    ],
    mistakes: [
      {
        tag: 'uncertainty-largest',
        answer: `\\text{${smaller.name}}`,
        why: 'Percentage uncertainties are compared, not absolute ones.',
      },
    ],
    policies: { units: 'none', answerOnly: 'none' },
  };
}

function writeResistance(V: Instrument, I: Instrument): ItemDraft {
  const R = V.value / I.value;
  const largest = Math.max(share(V), share(I));
  const absolute = (R * largest) / 100;
  const larger = share(V) > share(I) ? V : I;
  const other = larger === V ? I : V;
  const answer = withUnit(numTex(absolute, 1), 'Ω');
  const percent = `\\frac{${numTex(larger.error, 1)}}{${valueTex(larger)}} \\times 100`;
  return {
    stem: `The potential difference across a resistor is measured as ${readingTex(V)} and the current in it as ${readingTex(I)}. The resistance is calculated as ${inlineQuantity(R, 'Ω', 3)}. Calculate the absolute uncertainty in the resistance.`,
    answer,
    check: `\\frac{${numTex(larger.error, 1)}}{${valueTex(larger)}} \\times ${numTex(R, 3)}`,
    bullets: [
      strategy('Find the larger percentage uncertainty', percent, {
        or: [`${numTex(largest, 3)}\\%`],
        working: `$\\%\\Delta ${larger.symbol} = ${percent} = ${numTex(largest, 2)}\\%$, the larger of the two`,
        gaps: ['uncertainty-largest'],
      }),
      step('Give that percentage of the resistance, with its unit', answer, {
        from: `\\frac{b1}{100} \\times ${numTex(R, 3)}`,
        or: [preciseTex(absolute, 'Ω')],
        working: `$\\Delta R = ${answer}$`,
        gaps: ['uncertainty-absolute'],
      }),
    ],
    mistakes: [
      {
        tag: 'uncertainty-largest',
        answer: preciseTex((R * share(other)) / 100, 'Ω'),
        why: 'The smaller percentage uncertainty was used; the larger one decides.',
        earns: [2],
      },
      {
        tag: 'uncertainty-adds',
        answer: preciseTex(R * (V.error / V.value + I.error / I.value), 'Ω'),
        why: 'The percentage uncertainties were added; at Higher the largest one is used.',
      },
    ],
    policies: { significantFigures: { min: 1, max: 4 } },
  };
}
