/** The learner calculates the growth of a culture of microorganisms, or a rate of respiration per gram. */

import { doubling, ratePerGram } from '../biology/calculations.ts';
import { writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { higherBiologyModel } from './higher-biology-model.ts';

const MICROBES = [
  'E. coli',
  'yeast',
  'a lactic acid bacterium',
  'a soil bacterium',
  'a marine bacterium',
] as const;

export const generationTime = higherBiologyModel({
  id: 'HB-04',
  title: 'Growth of microorganisms',
  outcomeId: 'BIO-H-04',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    microbe: random.pick(MICROBES),
    start: random.pick([10, 20, 40, 50, 80, 100, 150, 200, 500]),
    divisionTime: random.pick([15, 20, 30, 40, 45, 60, 90]),
    hours: random.int(2, 6),
    form: pickForm(random),
  }),
  accepts: ({ divisionTime, hours }) => {
    const doublings = (hours * 60) / divisionTime;
    return Number.isInteger(doublings) && doublings >= 3 && doublings <= 12;
  },
  write: ({ microbe, start, divisionTime, hours, form }) =>
    writeCalculation(
      doubling({
        situation: `A culture contains $${start}$ cells of ${microbe} at the start of the log phase. Their generation time is $${divisionTime}$ minutes.`,
        quantity: `the number of cells after $${hours}$ hours of the log phase`,
        start,
        divisionTime,
        time: hours * 60,
      }),
      form,
    ),
});

const TISSUES = [
  'germinating peas',
  'woodlice',
  'mealworms',
  'locusts',
  'maggots',
  'germinating barley',
] as const;

export const oxygenUptake = higherBiologyModel({
  id: 'HB-05',
  title: 'Rate of respiration',
  outcomeId: 'BIO-H-03',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    tissue: random.pick(TISSUES),
    rate: random.pick([0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15]),
    mass: random.pick([2, 2.5, 4, 5, 6, 8, 10, 12]),
    minutes: random.pick([5, 8, 10, 12, 15, 20, 25, 30]),
    form: pickForm(random),
  }),
  write: ({ tissue, rate, mass, minutes, form }) => {
    const amount = Number((rate * mass * minutes).toFixed(4));
    return writeCalculation(
      ratePerGram({
        situation: `In a respirometer, $${quantityTex(mass, 'g')}$ of ${tissue} took up $${quantityTex(plainTex(amount), 'cm^3')}$ of oxygen in $${minutes}$ minutes.`,
        quantity: 'the rate of respiration, in $\\mathrm{cm^3}$ of oxygen per gram per minute',
        amount,
        mass,
        minutes,
      }),
      form,
    );
  },
});
