/**
 * The learner analyses a field trial, finds the relative abundance of a species, or predicts the offspring
 * of a cross. In a line of a calculation, `@1` is the result of line 1.
 */

import { TRAITS } from '../biology/crosses.table.ts';
import { expectedOffspring } from '../biology/crosses.ts';
import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { joinWords } from '../write/words.ts';
import { higherBiologyModel } from './higher-biology-model.ts';

const CROPS = ['spring barley', 'winter barley', 'wheat', 'oats', 'rye'] as const;
const TREATMENTS = [
  'a new fertiliser',
  'a fungicide',
  'a systemic insecticide',
  'a selective herbicide',
] as const;

/** The yields of three control plots and of three treated plots, in tonnes per hectare. */
type Trial = {
  readonly crop: string;
  readonly treatment: string;
  readonly control: readonly number[];
  readonly treated: readonly number[];
};

const computeMean = (yields: readonly number[]): number =>
  yields.reduce((sum, value) => sum + value, 0) / yields.length;
const valuesText = (yields: readonly number[]): string => joinWords(yields.map((value) => `$${value}$`));

/** The percentage by which a treatment raises the mean yield of replicate plots. */
function yieldRiseCalculation({ crop, treatment, control, treated }: Trial): Calculation {
  const [controlMean, treatedMean] = [computeMean(control), computeMean(treated)];
  return {
    situation: `In a field trial of ${crop}, three control plots yielded ${valuesText(control)} tonnes per hectare, and three plots treated with ${treatment} yielded ${valuesText(treated)} tonnes per hectare.`,
    quantity: 'the percentage increase in the mean yield',
    lines: [
      {
        why: 'Find the mean of the control plots',
        tex: `\\frac{${control.join(' + ')}}{3}`,
        value: controlMean,
        gaps: ['mean'],
      },
      {
        why: 'Find the mean of the treated plots',
        tex: `\\frac{${treated.join(' + ')}}{3}`,
        value: treatedMean,
        gaps: ['mean'],
      },
      {
        why: 'Write the rise as a percentage of the control',
        tex: '\\frac{@2 - @1}{@1} \\times 100',
        value: ((treatedMean - controlMean) / controlMean) * 100,
        unit: '%',
        gaps: ['percent-base'],
      },
    ],
    mistakes: [
      {
        tag: 'percent-base',
        value: ((treatedMean - controlMean) / treatedMean) * 100,
        why: 'The rise was divided by the treated yield instead of the control.',
        earns: [1, 2],
      },
      {
        tag: 'percent-of-whole',
        value: (treatedMean / controlMean) * 100,
        why: 'This is the treated yield as a percentage of the control.',
        earns: [1, 2],
      },
      {
        tag: 'percent-of-whole',
        value: (controlMean / treatedMean) * 100,
        why: 'This is the control as a percentage of the treated yield.',
        earns: [1, 2],
      },
    ],
  };
}

export const fieldTrials = higherBiologyModel({
  id: 'HB-06',
  title: 'Field trials',
  outcomeId: 'BIO-H-05',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const [controlMean, percent] = [
      random.pick([4, 5, 6, 7.5, 8, 10]),
      random.pick([5, 8, 10, 12, 15, 20, 25]),
    ];
    const treatedMean = controlMean * (1 + percent / 100);
    const pickYieldsAround = (mean: number, spread: number) =>
      [mean + spread, mean - spread, mean].map((value) => Number(value.toFixed(2)));
    return {
      trial: {
        crop: random.pick(CROPS),
        treatment: random.pick(TREATMENTS),
        control: random.shuffle(pickYieldsAround(controlMean, random.step(0.1, 0.6, 0.1))),
        treated: random.shuffle(pickYieldsAround(treatedMean, random.step(0.1, 0.6, 0.1))),
      },
      form: pickForm(random),
    };
  },
  write: ({ trial, form }) => writeCalculation(yieldRiseCalculation(trial), form),
});

const HABITATS = [
  ['a hay meadow', ['red clover', 'yellow rattle', 'buttercup', 'oxeye daisy', 'ribwort plantain']],
  ['a pond', ['pond skater', 'water beetle', 'mayfly nymph', 'pond snail', 'freshwater shrimp']],
  ['a woodland floor', ['woodlouse', 'ground beetle', 'centipede', 'harvestman', 'slug']],
  ['a rocky shore', ['limpet', 'barnacle', 'periwinkle', 'mussel', 'dog whelk']],
  ['a garden', ['robin', 'blackbird', 'blue tit', 'house sparrow', 'chaffinch']],
] as const;

type Survey = {
  readonly habitat: string;
  readonly species: readonly string[];
  readonly counts: readonly number[];
};

/** The number of one species as a percentage of all individuals in a survey. */
function abundanceCalculation({ habitat, species, counts }: Survey): Calculation {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const [firstCount = 0] = counts;
  return {
    situation: `A survey of ${habitat} found these numbers: ${joinWords(species.map((name, index) => `${name} $${counts[index]}$`))}.`,
    quantity: `the relative abundance of ${species[0]}, as a percentage`,
    lines: [
      { why: 'Find the total number', tex: counts.join(' + '), value: total, gaps: ['diversity-terms'] },
      {
        why: 'Write the number as a percentage of it',
        tex: `\\frac{${firstCount}}{@1} \\times 100`,
        value: (firstCount / total) * 100,
        unit: '%',
        gaps: ['percent-base'],
      },
    ],
    mistakes: [
      {
        tag: 'percent-base',
        value: (firstCount / (total - firstCount)) * 100,
        why: 'The number was divided by that of the other species only.',
        earns: [],
      },
      {
        tag: 'diversity-terms',
        value: 100 / species.length,
        why: 'This shares the total equally among the species.',
        earns: [],
      },
      {
        tag: 'diversity-terms',
        value: firstCount,
        why: 'This is the number found, not its share of the total.',
        earns: [],
      },
      {
        tag: 'percent-base',
        value: 100 - (firstCount / total) * 100,
        why: 'This is the share of all the other species.',
        earns: [1],
      },
    ],
  };
}

export const speciesDiversity = higherBiologyModel({
  id: 'HB-07',
  title: 'Relative abundance',
  outcomeId: 'BIO-H-06',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => {
    const [habitat, species] = random.pick(HABITATS);
    const counts = species.map(() => random.int(4, 60));
    return { survey: { habitat, species: random.shuffle(species), counts }, form: pickForm(random) };
  },
  accepts: ({ survey: { counts } }) => {
    const total = counts.reduce((sum, count) => sum + count, 0);
    return Number.isInteger(((counts[0] ?? 0) / total) * 1000);
  },
  write: ({ survey, form }) => writeCalculation(abundanceCalculation(survey), form),
});

export const breedingCrosses = higherBiologyModel({
  id: 'HB-15',
  title: 'Crosses in breeding',
  outcomeId: 'BIO-H-05',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    cross: {
      trait: random.pick(TRAITS.filter(({ organisms }) => organisms.endsWith('plants'))),
      kind: random.pick(['heterozygous', 'backcross'] as const),
      offspring: 4 * random.int(12, 120),
      asksDominant: random.chance(0.5),
    },
    form: pickForm(random),
  }),
  write: ({ cross, form }) => writeCalculation(expectedOffspring(cross), form),
});
