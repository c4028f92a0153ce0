/**
 * The learner compares the relative rates of a reaction at two temperatures. In a line of a calculation,
 * `@1` is the result of line 1.
 */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { factModel } from '../facts/fact-model.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';
import ratesFactSheets from './rates.facts.json' with { type: 'json' };

const REACTIONS = [
  'hydrogen peroxide and acidified iodide solution',
  'sodium thiosulfate and hydrochloric acid',
  'oxalic acid and acidified permanganate solution',
  'magnesium and ethanoic acid',
  'propanone and iodine',
  'persulfate and iodide ions',
] as const;

/** The times of a reaction at two temperatures, in seconds and degrees Celsius. */
type TimedReaction = {
  readonly reactants: string;
  readonly coldTime: number;
  readonly warmTime: number;
  readonly coldTemperature: number;
  readonly warmTemperature: number;
};

export const relativeRate = higherChemistryModel({
  id: 'HC-09',
  title: 'Relative rate',
  outcomeId: 'CHE-H-04',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => {
    const coldTime = random.int(40, 160);
    return {
      reaction: {
        reactants: random.pick(REACTIONS),
        coldTime,
        warmTime: random.int(9, Math.floor(coldTime / 1.4)),
        coldTemperature: 5 * random.int(2, 5),
        warmTemperature: 5 * random.int(6, 11),
      },
      questionKind: random.pick(['time', 'factor', 'factor'] as const),
      form: pickForm(random),
    };
  },
  write: ({ reaction, questionKind, form }) =>
    questionKind === 'time'
      ? writeCalculation(timeCalculation(reaction), 'objective')
      : writeCalculation(factorCalculation(reaction), form),
});

const secondsText = (value: number): string => `$${quantityTex(value, 's')}$`;
const degreesText = (value: number): string => `$${value}\\,^\\circ\\mathrm{C}$`;

function factorCalculation({
  reactants,
  coldTime,
  warmTime,
  coldTemperature,
  warmTemperature,
}: TimedReaction): Calculation {
  return {
    situation: `The reaction of ${reactants} took ${secondsText(coldTime)} at ${degreesText(coldTemperature)} and ${secondsText(warmTime)} at ${degreesText(warmTemperature)}. The relative rate is $\\frac{1}{t}$.`,
    quantity: 'the relative rate at the higher temperature divided by that at the lower one',
    lines: [
      {
        why: 'Find the relative rate at the higher temperature',
        tex: `\\frac{1}{${warmTime}}`,
        value: 1 / warmTime,
        unit: 's^-1',
        gaps: ['relative-rate'],
      },
      {
        why: 'Divide by the relative rate at the lower temperature',
        tex: `@1 \\times ${coldTime}`,
        value: coldTime / warmTime,
        alsoAccepted: [`\\frac{${coldTime}}{${warmTime}}`],
        gaps: ['rate-factor'],
      },
    ],
    mistakes: [
      {
        tag: 'relative-rate',
        value: warmTime / coldTime,
        why: 'The times were compared the wrong way round; a shorter time is a higher rate.',
      },
      {
        tag: 'rate-factor',
        value: 1 / warmTime - 1 / coldTime,
        why: 'The rates were subtracted instead of divided.',
        earns: [1],
      },
      { tag: 'relative-rate', value: coldTime - warmTime, why: 'The times were subtracted.' },
      {
        tag: 'rate-factor',
        value: warmTemperature / coldTemperature,
        why: 'The temperatures were compared instead of the rates.',
      },
    ],
    significantFigures: 2,
  };
}

function timeCalculation({
  reactants,
  warmTime,
  coldTemperature,
  warmTemperature,
}: TimedReaction): Calculation {
  const rate = Number((1 / warmTime).toPrecision(2));
  return {
    situation: `In an experiment on the reaction of ${reactants}, the relative rate was $${quantityTex(rate, 's^-1')}$ at ${degreesText(warmTemperature)} and $${quantityTex(Number((rate / 2).toPrecision(2)), 's^-1')}$ at ${degreesText(coldTemperature)}.`,
    quantity: `the time taken for the reaction at ${degreesText(warmTemperature)}, in seconds`,
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
      {
        tag: 'relative-rate',
        value: rate * warmTemperature,
        why: 'The rate was multiplied by the temperature.',
      },
    ],
    significantFigures: 2,
  };
}

export const ratesFacts = higherChemistryModel(
  factModel({
    id: 'HC-18',
    title: 'Collision theory and energy',
    outcomeId: 'CHE-H-04',
    sheet: ratesFactSheets.ratesSheet,
  }),
);
