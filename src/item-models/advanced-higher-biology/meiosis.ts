import { CHROMOSOMES } from '../biology/chromosomes.table.ts';
import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { drawForm } from '../calculation/question-form.ts';
import type { ItemDraft } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import { advancedHigherBiologyModel } from './advanced-higher-biology-model.ts';

/** The number of different gametes from independent assortment. */
function gameteKinds(organism: string, diploid: number): Calculation {
  const pairs = diploid / 2;
  return {
    situation: `The body cells of ${organism} contain $${diploid}$ chromosomes.`,
    ask: 'the number of different combinations of chromosomes that independent assortment can give in its gametes',
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
        figures: 9,
        gaps: ['independent-assortment'],
      },
    ],
    figures: 8,
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

/** Chromosomes and cells through the two divisions. */
function throughMeiosis(organism: string, diploid: number): ItemDraft | undefined {
  const row = (...numbers: readonly number[]) => wordsTex(numbers.join(', '));
  const n = diploid / 2;
  return writeChoice({
    stem: `A gamete mother cell of ${organism} has $${diploid}$ chromosomes. How many chromosomes are there in (1) each cell after meiosis I and (2) each cell after meiosis II, and (3) how many haploid cells come from one gamete mother cell? The options give the numbers in the order 1, 2, 3.`,
    answer: row(n, n, 4),
    why: 'homologous chromosomes separate in meiosis I and sister chromatids in meiosis II',
    wrong: [
      {
        tag: 'meiosis-ploidy',
        answer: row(n, n / 2, 4),
        why: 'Meiosis II separates chromatids and does not halve the number of chromosomes again.',
      },
      { tag: 'meiosis-ploidy', answer: row(diploid, n, 4), why: 'The number is halved in meiosis I.' },
      { tag: 'meiosis-ploidy', answer: row(n, n, 2), why: 'Two divisions give four cells.' },
      { tag: 'meiosis-ploidy', answer: row(diploid, diploid, 2), why: 'This is what mitosis gives.' },
    ],
  });
}

type SexLinked = { readonly condition: string; readonly offspring: number; readonly asksSons: boolean };

/** Affected children of a carrier mother and an unaffected father. */
function carrierMother({ condition, offspring, asksSons }: SexLinked): Calculation {
  const sons = offspring / 2;
  return {
    situation: `In a species with XX females and XY males, ${condition} is caused by a sex-linked recessive allele. Carrier females and unaffected males have $${offspring}$ offspring, half of them male.`,
    ask: asksSons
      ? 'the number of males expected to be affected'
      : 'the number of females expected to be carriers',
    lines: [
      {
        why: `Find the number of ${asksSons ? 'males' : 'females'}`,
        tex: `\\frac{${offspring}}{2}`,
        value: sons,
        gaps: ['sex-linkage'],
      },
      {
        why: 'Half of them receive the allele from their mother',
        tex: '\\frac{@1}{2}',
        value: sons / 2,
        gaps: ['sex-linkage'],
      },
    ],
    mistakes: [
      {
        tag: 'sex-linkage',
        value: sons,
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
  draw: (random) => ({
    kind: random.pick(['kinds', 'through', 'linked', 'linked'] as const),
    species: random.pick(CHROMOSOMES),
    linked: {
      condition: random.pick([
        'colour blindness',
        'a blood clotting disorder',
        'white eyes',
        'a muscle wasting condition',
        'a lack of fur pigment',
      ]),
      offspring: 8 * random.int(4, 60),
      asksSons: random.chance(0.5),
    },
    form: drawForm(random),
  }),
  accepts: ({ kind, species: [, diploid] }) =>
    (kind === 'kinds' ? diploid <= 28 : true) && (kind !== 'through' || diploid % 4 === 0),
  write: ({ kind, species: [organism, diploid], linked, form }) => {
    if (kind === 'through') return throughMeiosis(organism, diploid);
    return writeCalculation(kind === 'kinds' ? gameteKinds(organism, diploid) : carrierMother(linked), form);
  },
});
