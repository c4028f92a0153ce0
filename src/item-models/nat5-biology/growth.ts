// National 5 Biology: cells after repeated division, and numbers of chromosomes.

import { doubling } from '../biology/calculations.ts';
import { CHROMOSOMES } from '../biology/chromosomes.table.ts';
import { writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import type { ItemDraft } from '../item-draft.ts';
import { writeChoice } from '../write-choice.ts';
import { nat5BiologyModel } from './nat5-biology-model.ts';

/** Writes a multiple-choice question on the numbers of chromosomes in three cells. */
function writeChromosomeNumbers(organism: string, diploid: number): ItemDraft | undefined {
  const toOption = (...numbers: readonly number[]) => `\\text{${numbers.join(', ')}}`;
  const haploid = diploid / 2;
  return writeChoice({
    stem: `A body cell of ${organism} contains $${diploid}$ chromosomes. How many chromosomes are there in (1) a cell made from it by mitosis, (2) a gamete and (3) a zygote of the same species? The options give the numbers in the order 1, 2, 3.`,
    answer: toOption(diploid, haploid, diploid),
    why: 'mitosis keeps the number, a gamete has one set, and a zygote has two',
    wrong: [
      {
        tag: 'meiosis-ploidy',
        answer: toOption(haploid, haploid, diploid),
        why: 'Mitosis keeps the number of chromosomes.',
      },
      {
        tag: 'meiosis-ploidy',
        answer: toOption(diploid, diploid, diploid * 2),
        why: 'A gamete has half the number.',
      },
      {
        tag: 'meiosis-ploidy',
        answer: toOption(diploid, haploid, haploid),
        why: 'Two gametes fuse to make a zygote.',
      },
      {
        tag: 'meiosis-ploidy',
        answer: toOption(diploid * 2, haploid, diploid),
        why: 'Mitosis keeps the number of chromosomes.',
      },
    ],
  });
}

const CELLS = [
  'A stem cell',
  'A skin cell',
  'A cell of a root tip',
  'A fertilised egg',
  'A cell in a culture',
] as const;

export const cellDivision = nat5BiologyModel({
  id: 'N5B-18',
  title: 'Cell division and chromosomes',
  outcomeId: 'BIO-5-04',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    asksChromosomes: random.chance(0.3),
    species: random.pick(CHROMOSOMES),
    cell: random.pick(CELLS),
    start: random.int(1, 6),
    divisionTime: random.pick([6, 8, 10, 12, 15, 20, 24]),
    divisions: random.int(3, 7),
    form: pickForm(random),
  }),
  write: ({ asksChromosomes, species: [organism, diploid], cell, start, divisionTime, divisions, form }) => {
    if (asksChromosomes) return writeChromosomeNumbers(organism, diploid);
    const opening =
      start === 1 ? `${cell} divides` : `A culture of $${start}$ cells is kept. Each cell divides`;
    return writeCalculation(
      doubling({
        situation: `${opening} by mitosis every $${divisionTime}$ hours, and so do all the cells it gives rise to.`,
        quantity: `the number of cells after $${divisionTime * divisions}$ hours`,
        start,
        divisionTime,
        time: divisionTime * divisions,
      }),
      form,
    );
  },
});
