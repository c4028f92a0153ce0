import { writeWrittenCalculation } from '../calculation/calculation.ts';
import { pickSearch, writeSearch } from '../computing/search.ts';
import { factModel } from '../facts/fact-model.ts';
import type { ItemModel } from '../item-model.ts';
import { repeatedMoves, robotMoves, simpleChoice } from './instructions.ts';
import knowledgeFactSheets from './knowledge.facts.json' with { type: 'json' };
import { nat3ComputingModel } from './nat3-computing-model.ts';

const searchTable = nat3ComputingModel({
  id: 'N3CS-04',
  title: 'Searching a table',
  outcomeId: 'CSC-3-02',
  calculator: 'either',
  largest: 10_000,
  marks: [2, 3],
  choose: pickSearch,
  write: writeSearch,
});

const fileSizes = nat3ComputingModel({
  id: 'N3CS-07',
  title: 'Files that fit',
  outcomeId: 'CSC-3-02',
  calculator: 'either',
  largest: 10_000,
  marks: [2],
  choose: (random) => ({
    kind: random.pick(['photos', 'songs', 'videos', 'games']),
    free: 50 * random.int(4, 40),
    count: random.int(2, 12),
    size: random.pick([4, 5, 6, 8, 10, 12, 15, 20, 25, 40]),
  }),
  accepts: ({ free, count, size }) => count * size < free - 10,
  write: ({ kind, free, count, size }) =>
    writeWrittenCalculation({
      situation: `A phone has $${free}$ megabytes of free storage. Kim saves $${count}$ ${kind} of $${size}$ megabytes each.`,
      quantity: 'how many megabytes of storage are left',
      lines: [
        {
          why: 'Find the storage that is used',
          tex: `${count} \\times ${size}`,
          value: count * size,
          gaps: ['storage-unit'],
        },
        {
          why: 'Take it from the free storage',
          tex: `${free} - @1`,
          value: free - count * size,
          gaps: ['storage-unit'],
        },
      ],
      significantFigures: 6,
      mistakes: [
        {
          tag: 'storage-unit',
          value: count * size,
          why: 'This is the storage that is used, not what is left.',
          earns: [1],
        },
        { tag: 'storage-unit', value: free - size, why: 'Only one file was taken away.', earns: [] },
        {
          tag: 'storage-unit',
          value: free + count * size,
          why: 'The storage used was added instead of taken away.',
          earns: [1],
        },
      ],
    }),
});

const knowledge = [
  {
    id: 'N3CS-05',
    title: 'Programs and computers',
    outcomeId: 'CSC-3-01',
    sheet: knowledgeFactSheets.digitalSolutions,
  },
  { id: 'N3CS-06', title: 'Information', outcomeId: 'CSC-3-02', sheet: knowledgeFactSheets.information },
].map((model) =>
  nat3ComputingModel(factModel({ ...model, marks: [1, 2, 3, 4], objective: 0.6, trueOrFalse: true })),
);

/** The models of National 3 Computing Science, in the order of their ids. */
export const nat3ComputingModels: readonly ItemModel[] = [
  robotMoves,
  repeatedMoves,
  simpleChoice,
  searchTable,
  ...knowledge,
  fileSizes,
];
