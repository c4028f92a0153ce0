/**
 * The learner calculates with base pairs, copies made by PCR, codons, and the time since two species
 * diverged. In a line of a calculation, `@1` is the result of line 1.
 */

import { WHOLE_NUMBER_FIGURES } from '../biology/calculations.ts';
import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { higherBiologyModel } from './higher-biology-model.ts';

/** The number of base pairs of the other type, from the percentage of one base. */
function pairsCalculation(pairs: number, base: 'adenine' | 'guanine', percent: number): Calculation {
  const otherPair = base === 'adenine' ? 'guanine and cytosine' : 'adenine and thymine';
  const partner = base === 'adenine' ? 'thymine' : 'cytosine';
  const restPercent = 100 - 2 * percent;
  return {
    situation: `A DNA molecule is $${pairs}$ base pairs long. Of all its bases, $${percent}\\%$ are ${base}.`,
    quantity: `the number of base pairs that are made of ${otherPair}`,
    lines: [
      {
        why: `Find the percentage of pairs made of ${base} and ${partner}`,
        tex: `2 \\times ${percent}`,
        value: 2 * percent,
        unit: '%',
        gaps: ['base-pairing'],
      },
      {
        why: 'Take the rest of the pairs',
        tex: `\\frac{100 - @1}{100} \\times ${pairs}`,
        value: (restPercent / 100) * pairs,
        gaps: ['strands'],
      },
    ],
    significantFigures: WHOLE_NUMBER_FIGURES,
    mistakes: [
      {
        tag: 'strands',
        value: (restPercent / 200) * pairs,
        why: 'The percentage of pairs was halved once more.',
        earns: [1],
      },
      {
        tag: 'strands',
        value: (restPercent / 100) * pairs * 2,
        why: 'This is the number of bases, not of base pairs.',
        earns: [1],
      },
      {
        tag: 'base-pairing',
        value: ((2 * percent) / 100) * pairs,
        why: 'This is the number of the other type of pair.',
        earns: [1],
      },
      {
        tag: 'base-pairing',
        value: ((100 - percent) / 100) * pairs,
        why: `The partner of ${base} was not taken into account.`,
        earns: [],
      },
    ],
  };
}

export const basePairNumbers = higherBiologyModel({
  id: 'HB-01',
  title: 'Numbers of base pairs',
  outcomeId: 'BIO-H-01',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    hundreds: random.int(4, 60),
    base: random.pick(['adenine', 'guanine'] as const),
    percent: random.int(12, 38, [25]),
    form: pickForm(random),
  }),
  write: ({ hundreds, base, percent, form }) =>
    writeCalculation(pairsCalculation(hundreds * 100, base, percent), form),
});

/** The number of copies of a sequence after several cycles of PCR. */
function copiesCalculation(start: number, minutes: number, cycles: number): Calculation {
  return {
    situation: `A sample contains $${start}$ copies of a DNA sequence. It is amplified by PCR, and each cycle takes $${minutes}$ minutes.`,
    quantity: `the number of copies after $${minutes * cycles}$ minutes`,
    lines: [
      {
        why: 'Find the number of cycles',
        tex: `\\frac{${minutes * cycles}}{${minutes}}`,
        value: cycles,
        gaps: ['pcr'],
      },
      {
        why: 'Double once for each cycle',
        tex: `${start} \\times 2^{@1}`,
        value: start * 2 ** cycles,
        gaps: ['doubling'],
      },
    ],
    significantFigures: WHOLE_NUMBER_FIGURES,
    mistakes: [
      {
        tag: 'doubling',
        value: start * 2 * cycles,
        why: 'The number doubles in each cycle; it is not multiplied by twice the cycles.',
        earns: [1],
      },
      { tag: 'doubling', value: start * 2 ** (cycles - 1), why: 'One cycle too few was counted.', earns: [] },
      {
        tag: 'doubling',
        value: start * cycles ** 2,
        why: 'Two is raised to the number of cycles; the number of cycles is not squared.',
        earns: [1],
      },
      {
        tag: 'doubling',
        value: start * 2 ** (cycles + 1),
        why: 'One cycle too many was counted.',
        earns: [2],
      },
    ],
  };
}

export const pcrCopies = higherBiologyModel({
  id: 'HB-02',
  title: 'Copies made by PCR',
  outcomeId: 'BIO-H-01',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    start: random.pick([1, 2, 3, 5, 8, 10, 12, 20, 25, 50]),
    minutes: random.pick([2, 3, 4, 5, 6]),
    cycles: random.int(4, 12),
    form: pickForm(random),
  }),
  write: ({ start, minutes, cycles, form }) =>
    writeCalculation(copiesCalculation(start, minutes, cycles), form),
});

/** The number of amino acids in the polypeptide made from a length of mRNA. */
function aminoAcidsCalculation(codons: number): Calculation {
  const bases = codons * 3;
  return {
    situation: `A mature mRNA molecule is $${bases}$ bases long. It begins with a start codon, which codes for an amino acid, and ends with a stop codon.`,
    quantity: 'the number of amino acids in the polypeptide',
    lines: [
      { why: 'Find the number of codons', tex: `\\frac{${bases}}{3}`, value: codons, gaps: ['codon-length'] },
      { why: 'Leave out the stop codon', tex: '@1 - 1', value: codons - 1, gaps: ['codon-stop'] },
    ],
    mistakes: [
      { tag: 'codon-stop', value: codons, why: 'The stop codon was counted as an amino acid.', earns: [1] },
      {
        tag: 'codon-stop',
        value: codons - 2,
        why: 'The start codon codes for an amino acid too.',
        earns: [1],
      },
      { tag: 'codon-length', value: bases - 1, why: 'Three bases code for one amino acid.', earns: [] },
      {
        tag: 'codon-length',
        value: bases * 3 - 1,
        why: 'The bases were multiplied by three instead of divided.',
        earns: [],
      },
    ],
  };
}

export const codonCount = higherBiologyModel({
  id: 'HB-03',
  title: 'Codons and amino acids',
  outcomeId: 'BIO-H-01',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({ codons: random.int(30, 640), form: pickForm(random) }),
  write: ({ codons, form }) => writeCalculation(aminoAcidsCalculation(codons), form),
});

const GENES = [
  'a haemoglobin gene',
  'a cytochrome gene',
  'a gene for rRNA',
  'a mitochondrial gene',
  'an insulin gene',
] as const;
const ORGANISMS = ['finch', 'beetle', 'orchid', 'lizard', 'salamander', 'snail', 'deer mouse'] as const;

/**
 * The differences between two sequences, and the time in thousands of years for one difference to build
 * up.
 */
type Clock = {
  readonly gene: string;
  readonly organism: string;
  readonly thousandYearsPerDifference: number;
  readonly differences: number;
};

/** The time since two species diverged, from the differences in a sequence. */
function divergenceCalculation({
  gene,
  organism,
  thousandYearsPerDifference,
  differences,
}: Clock): Calculation {
  return {
    situation: `The sequences of ${gene} in two species of ${organism} differ by $${differences}$ bases. In this gene one difference between two species builds up every $${thousandYearsPerDifference}\\,000$ years.`,
    quantity: 'how many million years ago the two species shared a common ancestor',
    lines: [
      {
        why: 'Multiply the differences by the years for each',
        tex: `${differences} \\times ${thousandYearsPerDifference * 1000}`,
        value: differences * thousandYearsPerDifference * 1000,
        significantFigures: 9,
        gaps: ['molecular-clock'],
      },
      {
        why: 'Write it in millions of years',
        tex: '\\frac{@1}{1000000}',
        value: (differences * thousandYearsPerDifference) / 1000,
        gaps: ['prefix'],
      },
    ],
    mistakes: [
      {
        tag: 'prefix',
        value: differences * thousandYearsPerDifference,
        why: 'This is the time in thousands of years.',
        earns: [1],
      },
      {
        tag: 'molecular-clock',
        value: thousandYearsPerDifference / differences,
        why: 'The years were divided by the differences.',
        earns: [],
      },
      {
        tag: 'molecular-clock',
        value: (differences * thousandYearsPerDifference) / 2000,
        why: 'The rate is already that between the two species, so it is not halved.',
        earns: [],
      },
      {
        tag: 'prefix',
        value: (differences * thousandYearsPerDifference) / 100,
        why: 'A million is a thousand thousands.',
        earns: [1],
      },
    ],
  };
}

export const molecularClock = higherBiologyModel({
  id: 'HB-14',
  title: 'Molecular clocks',
  outcomeId: 'BIO-H-02',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    clock: {
      gene: random.pick(GENES),
      organism: random.pick(ORGANISMS),
      thousandYearsPerDifference: random.pick([125, 150, 200, 250, 400, 500]),
      differences: random.int(12, 96),
    },
    form: pickForm(random),
  }),
  accepts: ({ clock: { thousandYearsPerDifference, differences } }) =>
    Number.isInteger((thousandYearsPerDifference * differences) / 500),
  write: ({ clock, form }) => writeCalculation(divergenceCalculation(clock), form),
});
