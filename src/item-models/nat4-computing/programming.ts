// National 4 Computing Science: trace code, judge conditions, convert binary numbers and calculate storage.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { writeWrittenCalculation } from '../calculation/calculation.ts';
import { pickCondition, pickInputs, writeCondition } from '../computing/conditions.ts';
import { binaryToDecimal, decimalToBinary } from '../computing/numbers.ts';
import { selection, sumLoop, whileLoop } from '../computing/traces.ts';
import { writeTrace } from '../computing/write-trace.ts';
import { writeParts } from '../write-parts.ts';
import { nat4ComputingModel } from './nat4-computing-model.ts';

export const traceCode = nat4ComputingModel({
  id: 'N4CS-01',
  title: 'Reading code',
  outcomeId: 'CSC-4-01',
  calculator: 'either',
  largest: 10_000,
  marks: [2, 3],
  choose: (random) => random.pick([sumLoop, whileLoop, selection])(random),
  write: (trace) => writeTrace(trace),
});

export const conditions = nat4ComputingModel({
  id: 'N4CS-02',
  title: 'Conditions',
  outcomeId: 'CSC-4-01',
  calculator: 'either',
  marks: [2, 3],
  choose: (random) => {
    const condition = pickCondition(random, false);
    return { condition, inputs: pickInputs(condition, random, random.int(2, 3)) };
  },
  write: ({ condition, inputs }) => writeCondition(condition, inputs),
});

export const binary = nat4ComputingModel({
  id: 'N4CS-03',
  title: 'Binary numbers',
  outcomeId: 'CSC-4-02',
  calculator: 'either',
  largest: Number.POSITIVE_INFINITY,
  marks: [2],
  choose: (random) => ({
    values: random.sample(
      Array.from({ length: 120 }, (_, index) => index + 5),
      2,
    ),
  }),
  write: ({ values: [first = 5, second = 6] }) =>
    writeParts({
      stem: 'Computers store whole numbers in binary.',
      parts: [binaryToDecimal(first), decimalToBinary(second)],
    }),
});

const FILES = ['video clip', 'game', 'app', 'podcast', 'film trailer'] as const;
const DEVICES = ['memory stick', 'phone', 'tablet', 'memory card', 'laptop'] as const;

export const storage = nat4ComputingModel({
  id: 'N4CS-04',
  title: 'Storage',
  outcomeId: 'CSC-4-02',
  calculator: 'either',
  largest: Number.POSITIVE_INFINITY,
  marks: [2],
  choose: (random) => ({
    file: random.pick(FILES),
    device: random.pick(DEVICES),
    gigabytes: random.pick([1, 2, 4, 8, 16, 32]),
    megabytes: random.pick([2, 4, 8, 16, 32, 64, 128, 256]),
  }),
  accepts: ({ gigabytes, megabytes }) => (gigabytes * 1024) / megabytes >= 16,
  write: ({ file, device, gigabytes, megabytes }) =>
    writeWrittenCalculation({
      situation: `A ${device} has $${gigabytes}$ gigabytes of free storage. Each ${file} needs $${megabytes}$ megabytes, and $1$ gigabyte is $1024$ megabytes.`,
      quantity: `how many such files the ${device} can hold`,
      lines: [
        {
          why: 'Change gigabytes into megabytes',
          tex: `${gigabytes} \\times 1024`,
          value: gigabytes * 1024,
          significantFigures: 8,
          gaps: ['storage-unit'],
        },
        {
          why: 'Divide by the size of a file',
          tex: `\\frac{@1}{${megabytes}}`,
          value: (gigabytes * 1024) / megabytes,
          gaps: ['storage-unit'],
        },
      ],
      significantFigures: 6,
      mistakes: [
        {
          tag: 'storage-unit',
          value: gigabytes * 1024 * megabytes,
          why: 'The storage was multiplied by the size of a file instead of divided.',
          earns: [1],
        },
        {
          tag: 'storage-unit',
          value: (gigabytes * 100) / megabytes,
          why: 'A gigabyte has $1024$ megabytes.',
          earns: [2],
        },
        {
          tag: 'storage-unit',
          value: gigabytes * 1024,
          why: 'This is the storage in megabytes.',
          earns: [1],
        },
      ],
    }),
});
