import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { drawForm } from '../calculation/question-form.ts';
import { factModel } from '../facts/fact-model.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';
import { ratesSheet } from './rates.table.ts';

const reactions = [
  'hydrogen peroxide and acidified iodide solution',
  'sodium thiosulfate and hydrochloric acid',
  'oxalic acid and acidified permanganate solution',
  'magnesium and ethanoic acid',
  'propanone and iodine',
  'persulfate and iodide ions',
] as const;

type Timed = {
  readonly what: string;
  readonly first: number;
  readonly second: number;
  readonly cold: number;
  readonly warm: number;
};

export const relativeRate = higherChemistryModel({
  id: 'HC-09',
  title: 'Relative rate',
  outcomeId: 'CHE-H-04',
  calculator: 'allowed',
  marks: [1, 2],
  draw: (random) => {
    const first = random.int(40, 160);
    return {
      timed: {
        what: random.pick(reactions),
        first,
        second: random.int(9, Math.floor(first / 1.4)),
        cold: 5 * random.int(2, 5),
        warm: 5 * random.int(6, 11),
      },
      asked: random.pick(['time', 'factor', 'factor'] as const),
      form: drawForm(random),
    };
  },
  write: ({ timed, asked, form }) =>
    asked === 'time'
      ? writeCalculation(timeCalculation(timed), 'objective')
      : writeCalculation(factorCalculation(timed), form),
});

const seconds = (value: number): string => `$${quantityTex(value, 's')}$`;
const degrees = (value: number): string => `$${value}\\,^\\circ\\mathrm{C}$`;

function factorCalculation({ what, first, second, cold, warm }: Timed): Calculation {
  return {
    situation: `The reaction of ${what} took ${seconds(first)} at ${degrees(cold)} and ${seconds(second)} at ${degrees(warm)}. The relative rate is $\\frac{1}{t}$.`,
    quantity: 'the relative rate at the higher temperature divided by that at the lower one',
    lines: [
      {
        why: 'Find the relative rate at the higher temperature',
        tex: `\\frac{1}{${second}}`,
        value: 1 / second,
        unit: 's^-1',
        gaps: ['relative-rate'],
      },
      {
        why: 'Divide by the relative rate at the lower temperature',
        tex: `@1 \\times ${first}`,
        value: first / second,
        or: [`\\frac{${first}}{${second}}`],
        gaps: ['rate-factor'],
      },
    ],
    mistakes: [
      {
        tag: 'relative-rate',
        value: second / first,
        why: 'The times were compared the wrong way round; a shorter time is a higher rate.',
      },
      {
        tag: 'rate-factor',
        value: 1 / second - 1 / first,
        why: 'The rates were subtracted instead of divided.',
        earns: [1],
      },
      { tag: 'relative-rate', value: first - second, why: 'The times were subtracted.' },
      { tag: 'rate-factor', value: warm / cold, why: 'The temperatures were compared instead of the rates.' },
    ],
    figures: 2,
  };
}

function timeCalculation({ what, second, cold, warm }: Timed): Calculation {
  const rate = Number((1 / second).toPrecision(2));
  return {
    situation: `In an experiment on the reaction of ${what}, the relative rate was $${quantityTex(rate, 's^-1')}$ at ${degrees(warm)} and $${quantityTex(Number((rate / 2).toPrecision(2)), 's^-1')}$ at ${degrees(cold)}.`,
    quantity: `the time taken for the reaction at ${degrees(warm)}, in seconds`,
    lines: [
      {
        why: 'Use $t = \\frac{1}{\\text{rate}}$',
        symbol: 't',
        tex: `\\frac{1}{${plainTex(rate)}}`,
        value: 1 / rate,
        unit: 's',
        gaps: ['relative-rate'],
      },
    ],
    mistakes: [
      { tag: 'relative-rate', value: rate, why: 'The rate is not the time: its reciprocal is.' },
      {
        tag: 'relative-rate',
        value: 1 / Number((rate / 2).toPrecision(2)),
        why: 'The rate at the other temperature was used.',
      },
      { tag: 'relative-rate', value: rate * warm, why: 'The rate was multiplied by the temperature.' },
    ],
    figures: 2,
  };
}

export const ratesFacts = higherChemistryModel(
  factModel({ id: 'HC-18', title: 'Collision theory and energy', outcomeId: 'CHE-H-04', sheet: ratesSheet }),
);
