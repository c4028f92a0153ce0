// National 5 Biology, cells: percentage change of mass by osmosis, and the size of a cell under a microscope.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { percentageChange } from '../biology/calculations.ts';
import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { nat5BiologyModel } from './nat5-biology-model.ts';

const TISSUES = ['potato', 'carrot', 'beetroot', 'turnip', 'parsnip', 'swede'] as const;

export const massInSolution = nat5BiologyModel({
  id: 'N5B-01',
  title: 'Change of mass by osmosis',
  outcomeId: 'BIO-5-01',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    tissue: random.pick(TISSUES),
    before: random.step(2, 8, 0.1),
    percent: random.pick([4, 5, 6, 8, 10, 12, 12.5, 15, 16, 20, 24, 25]),
    sign: random.sign(),
    minutes: random.pick([30, 45, 60, 90]),
    form: pickForm(random),
  }),
  accepts: ({ before, percent }) => Number.isInteger(Number((before * percent).toFixed(6))),
  write: ({ tissue, before, percent, sign, minutes, form }) => {
    const after = Number((before * (1 + (sign * percent) / 100)).toFixed(4));
    const solution = sign === 1 ? 'pure water' : 'a strong sugar solution';
    return writeCalculation(
      percentageChange({
        situation: `A cylinder of ${tissue} with a mass of $${quantityTex(before, 'g')}$ was left in ${solution} for $${minutes}$ minutes. Its mass was then $${quantityTex(after, 'g')}$.`,
        quantityName: 'its mass',
        before,
        after,
      }),
      form,
    );
  },
});

const CELLS = ['onion', 'rhubarb', 'leaf', 'red pepper', 'Elodea', 'cheek'] as const;

/** Calculates the length of a cell from the width of the field of view. */
function calculateCellLength(kind: string, millimetres: number, count: number): Calculation {
  const length = (millimetres * 1000) / count;
  return {
    situation: `The field of view of a microscope is $${quantityTex(millimetres, 'mm')}$ wide. Exactly $${count}$ ${kind} cells fit across it in a line.`,
    quantity: 'the average length of one cell, in micrometres ($1\\,\\mathrm{mm}$ is $1000$ micrometres)',
    lines: [
      {
        why: 'Change millimetres into micrometres',
        tex: `${plainTex(millimetres)} \\times 1000`,
        value: millimetres * 1000,
        gaps: ['prefix'],
      },
      {
        why: 'Divide by the number of cells',
        tex: `\\frac{@1}{${count}}`,
        value: length,
        gaps: ['cell-size'],
      },
    ],
    mistakes: [
      {
        tag: 'prefix',
        value: length / 10,
        why: 'A millimetre has $1000$ micrometres, not $100$.',
        earns: [2],
      },
      { tag: 'prefix', value: length / 1000, why: 'The answer was left in millimetres.', earns: [] },
      {
        tag: 'cell-size',
        value: millimetres * 1000 * count,
        why: 'The width was multiplied by the number of cells instead of divided.',
        earns: [1],
      },
    ],
  };
}

export const cellSize = nat5BiologyModel({
  id: 'N5B-04',
  title: 'Size of a cell',
  outcomeId: 'BIO-5-01',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    kind: random.pick(CELLS),
    millimetres: random.pick([0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 1.6, 1.8, 2, 2.4, 2.5, 3]),
    count: random.pick([4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 25]),
    form: pickForm(random),
  }),
  accepts: ({ millimetres, count }) => {
    const length = (millimetres * 1000) / count;
    return Number.isInteger(length) && length >= 20 && length <= 300;
  },
  write: ({ kind, millimetres, count, form }) =>
    writeCalculation(calculateCellLength(kind, millimetres, count), form),
});
