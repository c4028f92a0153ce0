/**
 * The learner estimates carriers by the Hardy-Weinberg equation, population size by mark and recapture,
 * and relative fitness. In a line of a calculation, `@1` is the result of line 1.
 */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { plainTex } from '../write/number.ts';
import { advancedHigherBiologyModel } from './advanced-higher-biology-model.ts';

const TRAITS = [
  ['mice', 'white fur'],
  ['snails', 'unbanded shells'],
  ['moths', 'pale wings'],
  ['rabbits', 'long hair'],
  ['beetles', 'spotless wing cases'],
  ['poppies', 'white petals'],
  ['wild cats', 'curled ears'],
] as const;

/**
 * The number of carriers of a recessive allele, from the number of affected individuals; `q` is the
 * frequency of the allele.
 */
function carriersCalculation(
  [organisms, trait]: (typeof TRAITS)[number],
  q: number,
  population: number,
): Calculation {
  const affected = Math.round(q * q * population);
  const p = 1 - q;
  return {
    situation: `In a population of $${population}$ ${organisms} that is in Hardy-Weinberg equilibrium, $${affected}$ individuals have ${trait}, which is caused by a recessive allele.`,
    quantity: 'the number of individuals expected to be heterozygous carriers',
    lines: [
      {
        why: 'Find the frequency $q$ of the recessive allele',
        symbol: 'q',
        tex: `\\sqrt{\\frac{${affected}}{${population}}}`,
        value: q,
        gaps: ['hardy-weinberg-root'],
      },
      {
        why: 'Find the frequency $p$ of the dominant allele',
        symbol: 'p',
        tex: '1 - @1',
        value: p,
        gaps: ['hardy-weinberg-sum'],
      },
      {
        why: 'Find $2pq$ of the population',
        tex: `2 \\times @2 \\times @1 \\times ${population}`,
        value: 2 * p * q * population,
        gaps: ['hardy-weinberg-carriers'],
      },
    ],
    mistakes: [
      {
        tag: 'hardy-weinberg-carriers',
        value: p * q * population,
        why: 'The product was not doubled, but there are two ways to be heterozygous.',
        earns: [1, 2],
      },
      {
        tag: 'hardy-weinberg-root',
        value: 2 * (1 - q * q) * q * q * population,
        why: 'The frequency of those with the trait was taken for $q$. It is $q^2$.',
        earns: [],
      },
      {
        tag: 'hardy-weinberg-carriers',
        value: p * p * population,
        why: 'This is the number that is homozygous dominant.',
        earns: [1, 2],
      },
      {
        tag: 'hardy-weinberg-carriers',
        value: (1 - q * q) * population,
        why: 'This is the number of all without the trait.',
        earns: [1, 2],
      },
    ],
  };
}

export const hardyWeinberg = advancedHigherBiologyModel({
  id: 'AHB-02',
  title: 'Hardy-Weinberg',
  outcomeId: 'BIO-AH-03',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    trait: random.pick(TRAITS),
    q: random.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4]),
    population: random.pick([400, 800, 1200, 2000, 2500, 4000, 5000, 8000, 10000, 12000, 20000]),
    form: pickForm(random),
  }),
  accepts: ({ q, population }) => Number.isInteger(Number((q * q * population).toFixed(6))),
  write: ({ trait, q, population, form }) =>
    writeCalculation(carriersCalculation(trait, q, population), form),
});

const ANIMALS = [
  'woodlice in a compost heap',
  'beetles in a field',
  'field voles on a moor',
  'snails in a garden',
  'minnows in a pond',
  'crabs on a shore',
  'grasshoppers in a meadow',
] as const;

type Capture = {
  readonly animal: string;
  /** The number of animals caught and marked on the first day. */
  readonly marked: number;
  readonly secondCatch: number;
  /** The number of marked animals in the second catch. */
  readonly recaptured: number;
};

/** A population estimate by mark and recapture. */
function recaptureCalculation({ animal, marked, secondCatch, recaptured }: Capture): Calculation {
  return {
    situation: `To estimate the number of ${animal}, $${marked}$ were caught, marked and released. A week later $${secondCatch}$ were caught, of which $${recaptured}$ were marked.`,
    quantity: 'the estimated size of the population, with $N = \\frac{MC}{R}$',
    lines: [
      {
        why: 'Multiply the numbers of both catches',
        tex: `${marked} \\times ${secondCatch}`,
        value: marked * secondCatch,
        gaps: ['mark-recapture'],
      },
      {
        why: 'Divide by the number recaptured',
        symbol: 'N',
        tex: `\\frac{@1}{${recaptured}}`,
        value: (marked * secondCatch) / recaptured,
        gaps: ['mark-recapture'],
      },
    ],
    mistakes: [
      {
        tag: 'mark-recapture',
        value: (marked * recaptured) / secondCatch,
        why: 'The second catch and the recaptured animals changed places.',
        earns: [],
      },
      {
        tag: 'mark-recapture',
        value: (secondCatch * recaptured) / marked,
        why: 'The first catch and the recaptured animals changed places.',
        earns: [],
      },
      {
        tag: 'mark-recapture',
        value: marked + secondCatch - recaptured,
        why: 'This is the number of different animals that were caught.',
        earns: [],
      },
      {
        tag: 'mark-recapture',
        value: marked * secondCatch,
        why: 'The product was not divided by the number recaptured.',
        earns: [1],
      },
    ],
  };
}

export const markRecapture = advancedHigherBiologyModel({
  id: 'AHB-03',
  title: 'Mark and recapture',
  outcomeId: 'BIO-AH-03',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    capture: {
      animal: random.pick(ANIMALS),
      marked: random.int(24, 120),
      secondCatch: random.int(24, 120),
      recaptured: random.int(4, 20),
    },
    form: pickForm(random),
  }),
  accepts: ({ capture: { marked, secondCatch, recaptured } }) =>
    Number.isInteger((marked * secondCatch) / recaptured) && recaptured * 2 < Math.min(marked, secondCatch),
  write: ({ capture, form }) => writeCalculation(recaptureCalculation(capture), form),
});

/**
 * The frequency of a genotype before and after selection, and the highest absolute fitness in the
 * population.
 */
type GenotypeFitness = { readonly before: number; readonly after: number; readonly highestFitness: number };

/** The absolute fitness of a genotype divided by the highest absolute fitness in the population. */
function relativeFitnessCalculation({ before, after, highestFitness }: GenotypeFitness): Calculation {
  const absoluteFitness = after / before;
  return {
    situation: `A genotype has a frequency of $${plainTex(before)}$ before selection and $${plainTex(after)}$ after selection. The genotype with the highest absolute fitness in this population has an absolute fitness of $${plainTex(highestFitness)}$.`,
    quantity: 'the relative fitness of the first genotype',
    lines: [
      {
        why: 'Find the absolute fitness',
        tex: `\\frac{${plainTex(after)}}{${plainTex(before)}}`,
        value: absoluteFitness,
        gaps: ['fitness'],
      },
      {
        why: 'Divide by the highest absolute fitness',
        tex: `\\frac{@1}{${plainTex(highestFitness)}}`,
        value: absoluteFitness / highestFitness,
        gaps: ['fitness'],
      },
    ],
    mistakes: [
      { tag: 'fitness', value: absoluteFitness, why: 'This is the absolute fitness.', earns: [1] },
      {
        tag: 'fitness',
        value: before / after / highestFitness,
        why: 'The frequency before selection was divided by the one after.',
        earns: [],
      },
      {
        tag: 'fitness',
        value: absoluteFitness * highestFitness,
        why: 'The absolute fitness was multiplied by the highest one, not divided.',
        earns: [1],
      },
      {
        tag: 'fitness',
        value: highestFitness / absoluteFitness,
        why: 'The two absolute fitnesses changed places.',
        earns: [1],
      },
    ],
  };
}

export const fitness = advancedHigherBiologyModel({
  id: 'AHB-13',
  title: 'Fitness',
  outcomeId: 'BIO-AH-03',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    before: random.pick([0.2, 0.25, 0.3, 0.4, 0.5, 0.6]),
    absoluteFitness: random.pick([0.6, 0.7, 0.8, 0.9, 1.1, 1.2]),
    highestFitness: random.pick([1.25, 1.4, 1.5, 1.6, 1.8, 2]),
    form: pickForm(random),
  }),
  accepts: ({ before, absoluteFitness }) => before * absoluteFitness < 1,
  write: ({ before, absoluteFitness, highestFitness, form }) =>
    writeCalculation(
      relativeFitnessCalculation({
        before,
        after: Number((before * absoluteFitness).toFixed(4)),
        highestFitness,
      }),
      form,
    ),
});
