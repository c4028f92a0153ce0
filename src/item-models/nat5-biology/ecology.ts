// National 5 Biology, life on Earth: populations from quadrats, and energy in a food chain.

import { energyPassed, quadratEstimate } from '../biology/calculations.ts';
import { FOOD_CHAINS, SAMPLED_HABITATS } from '../biology/habitats.table.ts';
import { writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { nat5BiologyModel } from './nat5-biology-model.ts';

export const quadrats = nat5BiologyModel({
  id: 'N5B-05',
  title: 'Quadrat sampling',
  outcomeId: 'BIO-5-07',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    sampled: random.pick(SAMPLED_HABITATS),
    counts: Array.from({ length: 5 }, () => random.int(2, 18)),
    quadrat: random.pick([0.25, 0.5, 1]),
    area: random.pick([20, 40, 50, 60, 80, 100, 150, 200, 250, 400]),
    form: pickForm(random),
  }),
  accepts: ({ counts }) => counts.reduce((sum, count) => sum + count, 0) % 5 === 0,
  write: ({ sampled: [things, place], counts, quadrat, area, form }) =>
    writeCalculation(quadratEstimate({ things, place, counts, quadrat, area }), form),
});

export const energyInFoodChains = nat5BiologyModel({
  id: 'N5B-06',
  title: 'Energy in a food chain',
  outcomeId: 'BIO-5-08',
  calculator: 'allowed',
  marks: [1, 2, 3],
  choose: (random) => ({
    organisms: random.pick(FOOD_CHAINS),
    energy: random.pick([20000, 25000, 36000, 40000, 48000, 50000, 60000, 75000, 80000, 90000, 120000]),
    percent: random.pick([5, 8, 10, 10, 12, 15]),
    position: random.int(2, 3),
    form: pickForm(random),
  }),
  accepts: ({ energy, percent, position }) =>
    Number.isInteger((energy * percent ** position) / 100 ** position),
  write: (chain) => writeCalculation(energyPassed(chain), chain.form),
});
