import { TRAITS } from '../biology/crosses.table.ts';
import { expectedOffspring } from '../biology/crosses.ts';
import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { drawForm } from '../calculation/question-form.ts';
import { joinWords } from '../write/words.ts';
import { higherBiologyModel } from './higher-biology-model.ts';

const CROPS = ['spring barley', 'winter barley', 'wheat', 'oats', 'rye'] as const;
const TREATMENTS = [
  'a new fertiliser',
  'a fungicide',
  'a systemic insecticide',
  'a selective herbicide',
] as const;

type Trial = {
  readonly crop: string;
  readonly treatment: string;
  readonly control: readonly number[];
  readonly treated: readonly number[];
};

const meanOf = (yields: readonly number[]): number =>
  yields.reduce((sum, one) => sum + one, 0) / yields.length;
const numbers = (yields: readonly number[]): string => joinWords(yields.map((one) => `$${one}$`));

/** The percentage by which a treatment raises the mean yield of replicate plots. */
function yieldRise({ crop, treatment, control, treated }: Trial): Calculation {
  const [before, after] = [meanOf(control), meanOf(treated)];
  return {
    situation: `In a field trial of ${crop}, three control plots yielded ${numbers(control)} tonnes per hectare, and three plots treated with ${treatment} yielded ${numbers(treated)} tonnes per hectare.`,
    quantity: 'the percentage increase in the mean yield',
    lines: [
      {
        why: 'Find the mean of the control plots',
        tex: `\\frac{${control.join(' + ')}}{3}`,
        value: before,
        gaps: ['mean'],
      },
      {
        why: 'Find the mean of the treated plots',
        tex: `\\frac{${treated.join(' + ')}}{3}`,
        value: after,
        gaps: ['mean'],
      },
      {
        why: 'Write the rise as a percentage of the control',
        tex: '\\frac{@2 - @1}{@1} \\times 100',
        value: ((after - before) / before) * 100,
        unit: '%',
        gaps: ['percent-base'],
      },
    ],
    mistakes: [
      {
        tag: 'percent-base',
        value: ((after - before) / after) * 100,
        why: 'The rise was divided by the treated yield instead of the control.',
        earns: [1, 2],
      },
      {
        tag: 'percent-of-whole',
        value: (after / before) * 100,
        why: 'This is the treated yield as a percentage of the control.',
        earns: [1, 2],
      },
      {
        tag: 'percent-of-whole',
        value: (before / after) * 100,
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
  draw: (random) => {
    const [before, percent] = [random.pick([4, 5, 6, 7.5, 8, 10]), random.pick([5, 8, 10, 12, 15, 20, 25])];
    const after = before * (1 + percent / 100);
    const around = (mean: number, gap: number) =>
      [mean + gap, mean - gap, mean].map((one) => Number(one.toFixed(2)));
    return {
      trial: {
        crop: random.pick(CROPS),
        treatment: random.pick(TREATMENTS),
        control: random.shuffle(around(before, random.step(0.1, 0.6, 0.1))),
        treated: random.shuffle(around(after, random.step(0.1, 0.6, 0.1))),
      },
      form: drawForm(random),
    };
  },
  write: ({ trial, form }) => writeCalculation(yieldRise(trial), form),
});

const HABITATS = [
  ['a hay meadow', ['red clover', 'yellow rattle', 'buttercup', 'oxeye daisy', 'ribwort plantain']],
  ['a pond', ['pond skater', 'water beetle', 'mayfly nymph', 'pond snail', 'freshwater shrimp']],
  ['a woodland floor', ['woodlouse', 'ground beetle', 'centipede', 'harvestman', 'slug']],
  ['a rocky shore', ['limpet', 'barnacle', 'periwinkle', 'mussel', 'dog whelk']],
  ['a garden', ['robin', 'blackbird', 'blue tit', 'house sparrow', 'chaffinch']],
] as const;

type Survey = {
  readonly place: string;
  readonly species: readonly string[];
  readonly counts: readonly number[];
};

/** The share of one species in a survey. */
function relativeAbundance({ place, species, counts }: Survey): Calculation {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const [first = 0] = counts;
  return {
    situation: `A survey of ${place} found these numbers: ${joinWords(species.map((name, index) => `${name} $${counts[index]}$`))}.`,
    quantity: `the relative abundance of ${species[0]}, as a percentage`,
    lines: [
      { why: 'Find the total number', tex: counts.join(' + '), value: total, gaps: ['diversity-terms'] },
      {
        why: 'Write the number as a percentage of it',
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
        value: first,
        why: 'This is the number found, not its share of the total.',
        earns: [],
      },
      {
        tag: 'percent-base',
        value: 100 - (first / total) * 100,
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
  draw: (random) => {
    const [place, species] = random.pick(HABITATS);
    const counts = species.map(() => random.int(4, 60));
    return { survey: { place, species: random.shuffle(species), counts }, form: drawForm(random) };
  },
  accepts: ({ survey: { counts } }) => {
    const total = counts.reduce((sum, count) => sum + count, 0);
    return Number.isInteger(((counts[0] ?? 0) / total) * 1000);
  },
  write: ({ survey, form }) => writeCalculation(relativeAbundance(survey), form),
});

export const breedingCrosses = higherBiologyModel({
  id: 'HB-15',
  title: 'Crosses in breeding',
  outcomeId: 'BIO-H-05',
  calculator: 'allowed',
  marks: [1, 2],
  draw: (random) => ({
    cross: {
      trait: random.pick(TRAITS.filter(({ organisms }) => organisms.endsWith('plants'))),
      kind: random.pick(['heterozygous', 'backcross'] as const),
      offspring: 4 * random.int(12, 120),
      asksDominant: random.chance(0.5),
    },
    form: drawForm(random),
  }),
  write: ({ cross, form }) => writeCalculation(expectedOffspring(cross), form),
});
