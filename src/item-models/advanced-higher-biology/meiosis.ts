/**
 * The learner counts chromosomes and gametes in meiosis, and predicts the offspring of a cross with a
 * sex-linked allele. In a line of a calculation, `@1` is the result of line 1.
 */

import { CHROMOSOMES } from '../biology/chromosomes.table.ts';
import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import type { ItemDraft } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import { advancedHigherBiologyModel } from './advanced-higher-biology-model.ts';

/** The number of different gametes from independent assortment. */
function gameteKindsCalculation(organism: string, diploid: number): Calculation {
  const pairs = diploid / 2;
  return {
    situation: `The body cells of ${organism} contain $${diploid}$ chromosomes.`,
    quantity:
      'the number of different combinations of chromosomes that independent assortment can give in its gametes',
    lines: [
      {
        why: 'Find the number of homologous pairs',
        tex: `\\frac{${diploid}}{2}`,
        value: pairs,
        gaps: ['meiosis-ploidy'],
      },
      {
        why: 'Two ways for each pair',
        tex: '2^{@1}',
        value: 2 ** pairs,
        significantFigures: 9,
        gaps: ['independent-assortment'],
      },
    ],
    significantFigures: 8,
    mistakes: [
      {
        tag: 'independent-assortment',
        value: pairs ** 2,
        why: 'Two is raised to the number of pairs; the number of pairs is not squared.',
        earns: [1],
      },
      {
        tag: 'independent-assortment',
        value: 2 * pairs,
        why: 'The choices for each pair are multiplied, not added.',
        earns: [1],
      },
      { tag: 'independent-assortment', value: 2 ** (pairs - 1), why: 'One pair was left out.', earns: [] },
    ],
  };
}

/** The chromosomes of a cell after each of the two divisions, and the number of cells. */
function chooseMeiosisNumbers(organism: string, diploid: number): ItemDraft | undefined {
  const numbersTex = (...numbers: readonly number[]) => wordsTex(numbers.join(', '));
  const haploid = diploid / 2;
  return writeChoice({
    stem: `A gamete mother cell of ${organism} has $${diploid}$ chromosomes. How many chromosomes are there in (1) each cell after meiosis I and (2) each cell after meiosis II, and (3) how many haploid cells come from one gamete mother cell? The options give the numbers in the order 1, 2, 3.`,
    answer: numbersTex(haploid, haploid, 4),
    why: 'homologous chromosomes separate in meiosis I and sister chromatids in meiosis II',
    wrong: [
      {
        tag: 'meiosis-ploidy',
        answer: numbersTex(haploid, haploid / 2, 4),
        why: 'Meiosis II separates chromatids and does not halve the number of chromosomes again.',
      },
      {
        tag: 'meiosis-ploidy',
        answer: numbersTex(diploid, haploid, 4),
        why: 'The number is halved in meiosis I.',
      },
      {
        tag: 'meiosis-ploidy',
        answer: numbersTex(haploid, haploid, 2),
        why: 'Two divisions give four cells.',
      },
      { tag: 'meiosis-ploidy', answer: numbersTex(diploid, diploid, 2), why: 'This is what mitosis gives.' },
    ],
  });
}

type SexLinkedCross = {
  readonly condition: string;
  readonly offspring: number;
  readonly asksForMales: boolean;
};

/** Affected sons or carrier daughters of a carrier mother and an unaffected father. */
function sexLinkageCalculation({ condition, offspring, asksForMales }: SexLinkedCross): Calculation {
  const halfOfOffspring = offspring / 2;
  return {
    situation: `In a species with XX females and XY males, ${condition} is caused by a sex-linked recessive allele. Carrier females and unaffected males have $${offspring}$ offspring, half of them male.`,
    quantity: asksForMales
      ? 'the number of males expected to be affected'
      : 'the number of females expected to be carriers',
    lines: [
      {
        why: `Find the number of ${asksForMales ? 'males' : 'females'}`,
        tex: `\\frac{${offspring}}{2}`,
        value: halfOfOffspring,
        gaps: ['sex-linkage'],
      },
      {
        why: 'Half of them receive the allele from their mother',
        tex: '\\frac{@1}{2}',
        value: halfOfOffspring / 2,
        gaps: ['sex-linkage'],
      },
    ],
    mistakes: [
      {
        tag: 'sex-linkage',
        value: halfOfOffspring,
        why: 'Only half of them receive the X chromosome with the recessive allele.',
        earns: [1],
      },
      {
        tag: 'sex-linkage',
        value: (3 * offspring) / 4,
        why: 'This is a ratio of a cross without sex linkage.',
        earns: [],
      },
      { tag: 'sex-linkage', value: offspring / 8, why: 'One halving too many was made.', earns: [1] },
    ],
  };
}

export const meiosisNumbers = advancedHigherBiologyModel({
  id: 'AHB-06',
  title: 'Meiosis and sex linkage',
  outcomeId: 'BIO-AH-04',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    kind: random.pick(['gamete-kinds', 'meiosis-numbers', 'sex-linkage', 'sex-linkage'] as const),
    species: random.pick(CHROMOSOMES),
    cross: {
      condition: random.pick([
        'colour blindness',
        'a blood clotting disorder',
        'white eyes',
        'a muscle wasting condition',
        'a lack of fur pigment',
      ]),
      offspring: 8 * random.int(4, 60),
      asksForMales: random.chance(0.5),
    },
    form: pickForm(random),
  }),
  // At most 14 pairs, so that the power of two is short. A wrong option divides the number by 4, so the number must be a multiple
  // of 4.
  accepts: ({ kind, species: [, diploid] }) =>
    (kind === 'gamete-kinds' ? diploid <= 28 : true) && (kind !== 'meiosis-numbers' || diploid % 4 === 0),
  write: ({ kind, species: [organism, diploid], cross, form }) => {
    if (kind === 'meiosis-numbers') return chooseMeiosisNumbers(organism, diploid);
    return writeCalculation(
      kind === 'gamete-kinds' ? gameteKindsCalculation(organism, diploid) : sexLinkageCalculation(cross),
      form,
    );
  },
});
