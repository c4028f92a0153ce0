import { factModel } from '../facts/fact-model.ts';
import type { ItemModel } from '../item-model.ts';
import { bookingCodes } from './contexts/booking-codes.ts';
import { clubWebPage } from './contexts/club-web-page.ts';
import { festivalDatabase } from './contexts/festival-database.ts';
import { floatingNumbers } from './contexts/floating-numbers.ts';
import { homeController } from './contexts/home-controller.ts';
import { raceRecords } from './contexts/race-records.ts';
import { higherComputingModel } from './higher-computing-model.ts';
import { groupedQuery, selectors, wildcardsAndComputed } from './information.ts';
import knowledgeFactSheets from './knowledge.facts.json' with { type: 'json' };
import { standardAlgorithms, subPrograms } from './programming.ts';
import { complementNumbers, floatingPoint, storageComparison } from './systems.ts';

/** Models that ask for facts: terms, statements and sequences. */
const knowledge = [
  { id: 'HCS-08', title: 'Software development', outcomeId: 'CSC-H-01', sheet: knowledgeFactSheets.software },
  {
    id: 'HCS-09',
    title: 'Computer systems',
    outcomeId: 'CSC-H-02',
    sheet: knowledgeFactSheets.computerSystems,
  },
  { id: 'HCS-10', title: 'Database terms', outcomeId: 'CSC-H-03', sheet: knowledgeFactSheets.databases },
  { id: 'HCS-11', title: 'Web development', outcomeId: 'CSC-H-04', sheet: knowledgeFactSheets.web },
].map((model) => higherComputingModel(factModel({ ...model, marks: [1, 2, 3, 4], objective: 0.5 })));

/** The models of Higher Computing Science, in the order of their ids. */
export const higherComputingModels: readonly ItemModel[] = [
  complementNumbers,
  standardAlgorithms,
  groupedQuery,
  subPrograms,
  storageComparison,
  selectors,
  wildcardsAndComputed,
  ...knowledge,
  floatingPoint,
  raceRecords,
  floatingNumbers,
  festivalDatabase,
  clubWebPage,
  bookingCodes,
  homeController,
];
