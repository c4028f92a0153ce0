// National 5 Biology: the rate of photosynthesis from counts of bubbles.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { nat5BiologyModel } from './nat5-biology-model.ts';

const PLANTS = ['Elodea', 'Canadian pondweed', 'a water plant', 'Cabomba'] as const;

type Bubbles = {
  readonly plant: string;
  readonly counts: readonly [number, number, number];
  readonly minutes: number;
  readonly distance: number;
};

/** Calculates the mean rate from three counts of bubbles. */
function calculateMeanRate({ plant, counts, minutes, distance }: Bubbles): Calculation {
  const sum = counts.reduce((total, count) => total + count, 0);
  const mean = sum / counts.length;
  return {
    situation: `A lamp stands $${distance}\\,\\mathrm{cm}$ from ${plant} in water. The bubbles of oxygen given off in $${minutes}$ minutes were counted three times: $${counts[0]}$, $${counts[1]}$ and $${counts[2]}$.`,
    quantity: 'the average rate of photosynthesis, in bubbles per minute',
    lines: [
      {
        why: 'Find the average number of bubbles',
        tex: `\\frac{${counts.join(' + ')}}{3}`,
        value: mean,
        gaps: ['mean'],
      },
      { why: 'Divide by the time', tex: `\\frac{@1}{${minutes}}`, value: mean / minutes, gaps: ['per-unit'] },
    ],
    mistakes: [
      {
        tag: 'per-unit',
        value: mean,
        why: `This is the average for $${minutes}$ minutes, not for one.`,
        earns: [1],
      },
      {
        tag: 'mean',
        value: sum / minutes,
        why: 'The counts were added but not divided by three.',
        earns: [],
      },
      { tag: 'mean', value: sum, why: 'This is the total of the three counts.', earns: [] },
      { tag: 'per-unit', value: mean * minutes, why: 'The average was multiplied by the time.', earns: [1] },
    ],
  };
}

export const bubbleRate = nat5BiologyModel({
  id: 'N5B-19',
  title: 'Rate of photosynthesis',
  outcomeId: 'BIO-5-08',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => {
    const [minutes, rate] = [random.pick([2, 3, 4, 5]), random.int(6, 32)];
    const middle = minutes * rate;
    // The three deviations add up to zero, so the mean is a whole number.
    const [up, down] = [random.int(1, 6), random.int(1, 6)];
    const counts: Bubbles['counts'] = [middle + up, middle - down, middle - up + down];
    return {
      bubbles: {
        plant: random.pick(PLANTS),
        counts,
        minutes,
        distance: random.pick([5, 10, 15, 20, 25, 30]),
      },
      form: pickForm(random),
    };
  },
  accepts: ({ bubbles: { counts } }) => new Set(counts).size === counts.length,
  write: ({ bubbles, form }) => writeCalculation(calculateMeanRate(bubbles), form),
});
