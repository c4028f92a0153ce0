// National 5 Biology, transport: pulse rate after exercise and the rate of transpiration.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { percentageChange } from '../biology/calculations.ts';
import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { nat5BiologyModel } from './nat5-biology-model.ts';

const PEOPLE = [
  'Ailsa',
  'Callum',
  'Eilidh',
  'Finlay',
  'Hamza',
  'Isla',
  'Kirsty',
  'Mateusz',
  'Priya',
  'Rory',
] as const;
const SPORTS = ['running', 'rowing', 'cycling', 'skipping', 'swimming', 'climbing stairs'] as const;

type Pulse = {
  readonly name: string;
  readonly sport: string;
  readonly count: number;
  readonly seconds: number;
};

/** Calculates the pulse rate after exercise from a count, then its increase from the rate at rest. */
function calculatePulseRise({ name, sport, count, seconds }: Pulse, restingRate: number): Calculation {
  const rate = (count * 60) / seconds;
  return {
    situation: `At rest ${name} has a pulse rate of $${restingRate}$ beats per minute. Straight after ${sport}, ${name} counts $${count}$ beats in $${seconds}$ seconds.`,
    quantity: `the increase in ${name}'s pulse rate, in beats per minute`,
    lines: [
      {
        why: 'Find the beats per minute after exercise',
        tex: `${count} \\times \\frac{60}{${seconds}}`,
        value: rate,
        gaps: ['rate-unit'],
      },
      {
        why: 'Take off the pulse rate at rest',
        tex: `@1 - ${restingRate}`,
        value: rate - restingRate,
        gaps: ['rate-unit'],
      },
    ],
    mistakes: [
      {
        tag: 'rate-unit',
        value: rate,
        why: 'This is the pulse rate after exercise, not the increase.',
        earns: [1],
      },
      {
        tag: 'rate-unit',
        value: Math.abs(count - restingRate),
        why: `The count is for $${seconds}$ seconds, not for a minute.`,
        earns: [],
      },
      {
        tag: 'rate-unit',
        value: Math.abs(count * (seconds === 15 ? 3 : 4) - restingRate),
        why: `There are $${60 / seconds}$ times $${seconds}$ seconds in a minute.`,
        earns: [2],
      },
      { tag: 'rate-unit', value: rate + restingRate, why: 'The two rates were added.', earns: [1] },
    ],
  };
}

export const pulseRate = nat5BiologyModel({
  id: 'N5B-07',
  title: 'Pulse rate and exercise',
  outcomeId: 'BIO-5-06',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    name: random.pick(PEOPLE),
    sport: random.pick(SPORTS),
    restingRate: random.pick([55, 60, 64, 65, 68, 70, 72, 75, 80]),
    seconds: random.pick([15, 20, 30]),
    count: random.int(28, 72),
    percent: random.pick([25, 40, 50, 60, 75, 80, 100]),
    asksPercent: random.chance(0.4),
    form: pickForm(random),
  }),
  accepts: ({ count, seconds, restingRate, percent, asksPercent }) => {
    const rate = (count * 60) / seconds;
    return asksPercent ? Number.isInteger((restingRate * percent) / 100) : rate >= 105 && rate <= 190;
  },
  write: ({ name, sport, restingRate, seconds, count, percent, asksPercent, form }) =>
    writeCalculation(
      asksPercent
        ? percentageChange({
            situation: `${name} has a pulse rate of $${restingRate}$ beats per minute at rest and $${restingRate + (restingRate * percent) / 100}$ beats per minute straight after ${sport}.`,
            quantityName: `${name}'s pulse rate`,
            before: restingRate,
            after: restingRate + (restingRate * percent) / 100,
          })
        : calculatePulseRise({ name, sport, count, seconds }, restingRate),
      form,
    ),
});

const LEAVES = ['oak', 'ivy', 'holly', 'beech', 'rowan', 'birch', 'ash', 'laurel'] as const;
const CONDITIONS = ['moving air', 'warm air', 'bright light', 'dry air'] as const;

/** Calculates the rate of water loss of a shoot from the change of its mass. */
function calculateWaterLoss(
  leaf: string,
  condition: string,
  numbers: { readonly mass: number; readonly rate: number; readonly hours: number },
): Calculation {
  const { mass, rate, hours } = numbers;
  const finalMass = Number((mass - rate * hours).toFixed(4));
  return {
    situation: `A potted ${leaf} shoot in ${condition} had a mass of $${mass}\\,\\mathrm{g}$. The pot was covered, so that only the leaves lost water. After $${hours}$ hours the mass was $${finalMass}\\,\\mathrm{g}$.`,
    quantity: 'the rate of transpiration, in grams of water per hour',
    lines: [
      {
        why: 'Find the mass of water lost',
        tex: `${mass} - ${finalMass}`,
        value: rate * hours,
        gaps: ['rate-change'],
      },
      { why: 'Divide by the time', tex: `\\frac{@1}{${hours}}`, value: rate, gaps: ['per-unit'] },
    ],
    mistakes: [
      { tag: 'per-unit', value: rate * hours, why: 'This is the water lost in the whole time.', earns: [1] },
      {
        tag: 'rate-change',
        value: finalMass / hours,
        why: 'The last mass was divided by the time instead of the loss.',
        earns: [],
      },
      {
        tag: 'rate-change',
        value: mass / hours,
        why: 'The first mass was divided by the time instead of the loss.',
        earns: [],
      },
      {
        tag: 'per-unit',
        value: rate * hours * hours,
        why: 'The loss was multiplied by the time instead of divided.',
        earns: [1],
      },
    ],
  };
}

export const transpirationRate = nat5BiologyModel({
  id: 'N5B-08',
  title: 'Rate of transpiration',
  outcomeId: 'BIO-5-06',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    leaf: random.pick(LEAVES),
    condition: random.pick(CONDITIONS),
    mass: random.int(120, 480),
    rate: random.step(0.5, 4, 0.25),
    hours: random.pick([2, 4, 6, 8, 12, 24]),
    form: pickForm(random),
  }),
  // A shoot does not lose more than a tenth of its mass.
  accepts: ({ mass, rate, hours }) => rate * hours < 0.1 * mass,
  write: ({ leaf, condition, form, ...numbers }) =>
    writeCalculation(calculateWaterLoss(leaf, condition, numbers), form),
});
