// Calculations of National 4 Biology: cell division, rising dough, genetic crosses, blood sugar, energy in a food chain and
// the time budget of an animal.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { doubling, energyPassed } from '../biology/calculations.ts';
import { TRAITS } from '../biology/crosses.table.ts';
import { expectedOffspring } from '../biology/crosses.ts';
import { FOOD_CHAINS } from '../biology/habitats.table.ts';
import { type Calculation, writeWrittenCalculation } from '../calculation/calculation.ts';
import { joinWords } from '../write/words.ts';
import { nat4BiologyModel } from './nat4-biology-model.ts';

/** Dividing cells with possible times of one division. */
const DIVIDING_CELLS = [
  { cells: 'skin cells', divisionTimes: [12, 18, 20, 24], unit: 'hours' },
  { cells: 'cells of a growing root', divisionTimes: [10, 12, 15, 20], unit: 'hours' },
  { cells: 'cells from a healing cut', divisionTimes: [10, 12, 16, 24], unit: 'hours' },
  { cells: 'cells of an embryo', divisionTimes: [8, 10, 12, 15], unit: 'hours' },
  { cells: 'yeast cells', divisionTimes: [90, 100, 110, 120], unit: 'minutes' },
  { cells: 'bacteria from warm milk', divisionTimes: [20, 25, 30, 40], unit: 'minutes' },
  { cells: 'bacteria from pond water', divisionTimes: [2, 3, 4, 6], unit: 'hours' },
  { cells: 'algae from a pond', divisionTimes: [6, 8, 12, 24], unit: 'hours' },
] as const;

export const cellDivisions = nat4BiologyModel({
  id: 'N4B-01',
  title: 'Cells after several divisions',
  outcomeId: 'BIO-4-01',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    kind: random.pick(DIVIDING_CELLS),
    start: random.int(2, 20),
    timeIndex: random.int(0, 3),
    divisions: random.int(2, 5),
  }),
  write: ({ kind: { cells, divisionTimes, unit }, start, timeIndex, divisions }) => {
    const divisionTime = divisionTimes[timeIndex] ?? divisionTimes[0];
    return writeWrittenCalculation(
      doubling({
        situation: `A sample contains $${start}$ ${cells}. Each of them divides into two every $${divisionTime}$ ${unit}, and so do the new ones.`,
        quantity: `the number of cells after $${divisionTime * divisions}$ ${unit}`,
        start,
        divisionTime,
        time: divisionTime * divisions,
      }),
    );
  },
});

type Dough = {
  readonly start: number;
  readonly rise: number;
  readonly minutes: number;
  readonly temperature: number;
};

/** Calculates the rate at which dough rises. */
function calculateDoughRate({ start, rise, minutes, temperature }: Dough): Calculation {
  const end = start + rise * minutes;
  return {
    situation: `Dough with yeast stands in a measuring cylinder at $${temperature}\\,^\\circ\\mathrm{C}$. At the start it reaches $${start}\\,\\mathrm{cm^3}$, and after $${minutes}$ minutes it reaches $${end}\\,\\mathrm{cm^3}$.`,
    quantity: 'how much the dough rises each minute, in $\\mathrm{cm^3}$',
    lines: [
      {
        why: 'Find how much the dough rose',
        tex: `${end} - ${start}`,
        value: rise * minutes,
        gaps: ['rate-change'],
      },
      { why: 'Divide by the time', tex: `\\frac{@1}{${minutes}}`, value: rise, gaps: ['per-unit'] },
    ],
    mistakes: [
      { tag: 'per-unit', value: rise * minutes, why: 'This is the rise in the whole time.', earns: [1] },
      {
        tag: 'rate-change',
        value: end / minutes,
        why: 'The last volume was divided by the time instead of the rise.',
        earns: [],
      },
      {
        tag: 'per-unit',
        value: rise * minutes * minutes,
        why: 'The rise was multiplied by the time instead of divided.',
        earns: [1],
      },
    ],
  };
}

export const risingDough = nat4BiologyModel({
  id: 'N4B-02',
  title: 'Respiration of yeast',
  outcomeId: 'BIO-4-02',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    start: random.int(20, 60),
    rise: random.step(0.5, 4, 0.5),
    minutes: random.pick([5, 10, 15, 20, 30]),
    temperature: random.pick([20, 25, 30, 35, 40]),
  }),
  // Real dough at most doubles or trebles in volume.
  accepts: ({ start, rise, minutes }) => Number.isInteger(rise * minutes) && rise * minutes <= 1.5 * start,
  write: (dough) => writeWrittenCalculation(calculateDoughRate(dough)),
});

export const simpleCrosses = nat4BiologyModel({
  id: 'N4B-03',
  title: 'Crosses',
  outcomeId: 'BIO-4-03',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    trait: random.pick(TRAITS),
    kind: random.pick(['heterozygous', 'backcross'] as const),
    offspring: 4 * random.int(2, 30),
    asksDominant: random.chance(0.5),
  }),
  write: (cross) => writeWrittenCalculation(expectedOffspring(cross)),
});

type Sugar = {
  readonly name: string;
  readonly before: number;
  readonly peak: number;
  readonly minutes: number;
};

/** Calculates the rate at which the blood sugar level returns to normal. */
function calculateSugarFall({ name, before, peak, minutes }: Sugar): Calculation {
  const fall = Number((peak - before).toFixed(4));
  return {
    situation: `${name} drinks a sugary drink. The blood sugar level rises from $${before}$ to $${peak}$ units, and then takes $${minutes}$ minutes to fall back to $${before}$ units.`,
    quantity: 'the average fall of the blood sugar level each minute, in units',
    lines: [
      { why: 'Find how far the level falls', tex: `${peak} - ${before}`, value: fall, gaps: ['rate-change'] },
      { why: 'Divide by the time', tex: `\\frac{@1}{${minutes}}`, value: fall / minutes, gaps: ['per-unit'] },
    ],
    mistakes: [
      { tag: 'per-unit', value: fall, why: 'This is the fall in the whole time.', earns: [1] },
      {
        tag: 'rate-change',
        value: peak / minutes,
        why: 'The highest level was divided by the time instead of the fall.',
        earns: [],
      },
      {
        tag: 'rate-change',
        value: (peak + before) / minutes,
        why: 'The two levels were added instead of subtracted.',
        earns: [2],
      },
    ],
  };
}

export const bloodSugar = nat4BiologyModel({
  id: 'N4B-04',
  title: 'Control of blood sugar',
  outcomeId: 'BIO-4-04',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    name: random.pick([
      'Amy',
      'Ben',
      'Chloe',
      'Duncan',
      'Ewan',
      'Fiona',
      'Gregor',
      'Heather',
      'Iain',
      'Jamila',
    ]),
    before: random.int(70, 100),
    rate: random.step(0.5, 2, 0.25),
    minutes: random.pick([20, 24, 30, 40, 48, 60, 80]),
  }),
  accepts: ({ rate, minutes }) => Number.isInteger(rate * minutes) && rate * minutes <= 90,
  write: ({ name, before, rate, minutes }) =>
    writeWrittenCalculation(calculateSugarFall({ name, before, peak: before + rate * minutes, minutes })),
});

export const foodChainEnergy = nat4BiologyModel({
  id: 'N4B-05',
  title: 'Energy in a food chain',
  outcomeId: 'BIO-4-05',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    organisms: random.pick(FOOD_CHAINS),
    energy: random.pick([1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10000, 12000, 15000, 20000]),
    percent: 10,
    position: 2,
  }),
  write: (chain) => writeWrittenCalculation(energyPassed(chain)),
});

const ACTIVITIES = [
  ['A lion', ['sleeping', 'hunting', 'feeding', 'grooming']],
  ['A red deer', ['grazing', 'resting', 'watching for danger', 'walking']],
  ['A puffin', ['fishing', 'resting', 'preening', 'feeding its chick']],
  ['A chimpanzee in a zoo', ['feeding', 'playing', 'grooming', 'resting']],
  ['A sheepdog', ['working', 'sleeping', 'feeding', 'playing']],
] as const;

type Budget = {
  readonly animal: string;
  readonly activities: readonly string[];
  readonly minutes: readonly number[];
};

/** Calculates the percentage of time spent on the first activity. */
function calculateTimeShare({ animal, activities, minutes }: Budget): Calculation {
  const total = minutes.reduce((sum, time) => sum + time, 0);
  const [first = 0] = minutes;
  const observations = activities.map((activity, index) => `$${minutes[index]}$ minutes ${activity}`);
  return {
    situation: `${animal} was watched for some time. It spent ${joinWords(observations)}.`,
    quantity: `the percentage of the time that it spent ${activities[0]}`,
    lines: [
      { why: 'Find the whole time', tex: minutes.join(' + '), value: total, gaps: ['percent-base'] },
      {
        why: 'Write the part as a percentage',
        tex: `\\frac{${first}}{@1} \\times 100`,
        value: (first / total) * 100,
        unit: '%',
        gaps: ['percent-base'],
      },
    ],
    mistakes: [
      {
        tag: 'percent-base',
        value: (first / (total - first)) * 100,
        why: 'The time was compared with that of the other activities only.',
        earns: [],
      },
      { tag: 'percent-base', value: first, why: 'This is the time in minutes, not a percentage.', earns: [] },
      {
        tag: 'percent-base',
        value: (total / first) * 100,
        why: 'The whole time was divided by the part.',
        earns: [1],
      },
    ],
  };
}

export const behaviourBudget = nat4BiologyModel({
  id: 'N4B-06',
  title: 'Time budget of an animal',
  outcomeId: 'BIO-4-06',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => {
    const [animal, activities] = random.pick(ACTIVITIES);
    return {
      animal,
      activities: random.shuffle(activities),
      minutes: activities.map(() => 3 * random.int(1, 24)),
    };
  },
  accepts: ({ minutes }) => {
    const total = minutes.reduce((sum, time) => sum + time, 0);
    return Number.isInteger(((minutes[0] ?? 0) * 100) / total) && minutes[0] !== total / 2;
  },
  write: (budget) => writeWrittenCalculation(calculateTimeShare(budget)),
});
