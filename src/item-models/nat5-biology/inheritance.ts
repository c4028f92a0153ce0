// National 5 Biology: expected offspring of a monohybrid cross, and parents inferred from a ratio.

import { TRAITS } from '../biology/crosses.table.ts';
import { expectedOffspring, parentsFromRatio } from '../biology/crosses.ts';
import { writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { nat5BiologyModel } from './nat5-biology-model.ts';

export const monohybridCross = nat5BiologyModel({
  id: 'N5B-03',
  title: 'Monohybrid crosses',
  outcomeId: 'BIO-5-05',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    trait: random.pick(TRAITS),
    asksParents: random.chance(0.2),
    parentsIndex: random.pick([0, 1] as const),
    ratioUnit: random.int(18, 60),
    kind: random.pick(['heterozygous', 'heterozygous', 'backcross'] as const),
    offspring: 4 * random.int(5, 60),
    asksDominant: random.chance(0.5),
    form: pickForm(random),
  }),
  write: ({ trait, asksParents, parentsIndex, ratioUnit, kind, offspring, asksDominant, form }) =>
    asksParents
      ? parentsFromRatio(trait, parentsIndex, ratioUnit)
      : writeCalculation(expectedOffspring({ trait, kind, offspring, asksDominant }), form),
});
