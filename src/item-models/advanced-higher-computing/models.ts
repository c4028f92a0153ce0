import { factModel } from '../facts/fact-model.ts';
import type { ItemModel } from '../item-model.ts';
import { advancedHigherComputingModel } from './advanced-higher-computing-model.ts';
import { hireRecords } from './contexts/hire-records.ts';
import { printQueue } from './contexts/print-queue.ts';
import { theatreSeats } from './contexts/theatre-seats.ts';
import { vetPatients } from './contexts/vet-patients.ts';
import { inheritance, linkedList, twoDimensionalArrays } from './data-structures.ts';
import { havingQuery, mediaQueries, phpSessions, subQuery } from './information.ts';
import knowledgeFactSheets from './knowledge.facts.json' with { type: 'json' };
import { binarySearch, sortPasses } from './searching-and-sorting.ts';

/** Models that ask for facts: terms, statements and sequences. */
const knowledge = [
  {
    id: 'AHCS-07',
    title: 'Software development',
    outcomeId: 'CSC-AH-01',
    sheet: knowledgeFactSheets.software,
  },
  { id: 'AHCS-08', title: 'Databases', outcomeId: 'CSC-AH-02', sheet: knowledgeFactSheets.databases },
  {
    id: 'AHCS-09',
    title: 'Server-side web development',
    outcomeId: 'CSC-AH-03',
    sheet: knowledgeFactSheets.serverSide,
  },
].map((model) => advancedHigherComputingModel(factModel({ ...model, marks: [1, 2, 3, 4], objective: 0.5 })));

/** The models of Advanced Higher Computing Science, in the order of their ids. */
export const advancedHigherComputingModels: readonly ItemModel[] = [
  binarySearch,
  sortPasses,
  linkedList,
  inheritance,
  havingQuery,
  twoDimensionalArrays,
  ...knowledge,
  subQuery,
  mediaQueries,
  phpSessions,
  theatreSeats,
  vetPatients,
  printQueue,
  hireRecords,
];
