import { factModel } from '../facts/fact-model.ts';
import type { ItemModel } from '../item-model.ts';
import { clubWebsite } from './contexts/club-website.ts';
import { enteringScores } from './contexts/entering-scores.ts';
import { hireDatabase } from './contexts/hire-database.ts';
import { quizGame } from './contexts/quiz-game.ts';
import { runningTotals } from './contexts/running-totals.ts';
import { tabletComputer } from './contexts/tablet-computer.ts';
import { ticketPrices } from './contexts/ticket-prices.ts';
import { selectQuery, stylesOfPage } from './information.ts';
import knowledgeFactSheets from './knowledge.facts.json' with { type: 'json' };
import { nat5ComputingModel } from './nat5-computing-model.ts';
import { conditions, testData, traceCode } from './programming.ts';
import { binaryNumbers, storageSize } from './systems.ts';

const knowledge = [
  {
    id: 'N5CS-08',
    title: 'Analysis and design',
    outcomeId: 'CSC-5-01',
    sheet: knowledgeFactSheets.analysisAndDesign,
  },
  {
    id: 'N5CS-09',
    title: 'Programming terms',
    outcomeId: 'CSC-5-02',
    sheet: knowledgeFactSheets.implementation,
  },
  {
    id: 'N5CS-10',
    title: 'Testing and evaluation',
    outcomeId: 'CSC-5-03',
    sheet: knowledgeFactSheets.testing,
  },
  { id: 'N5CS-11', title: 'Computer systems', outcomeId: 'CSC-5-04', sheet: knowledgeFactSheets.systems },
  { id: 'N5CS-12', title: 'Database terms', outcomeId: 'CSC-5-05', sheet: knowledgeFactSheets.databases },
  { id: 'N5CS-13', title: 'Web terms', outcomeId: 'CSC-5-06', sheet: knowledgeFactSheets.webPages },
].map((model) => nat5ComputingModel(factModel({ ...model, marks: [1, 2, 3, 4], objective: 0.5 })));

/** The models of National 5 Computing Science, in the order of their ids. */
export const nat5ComputingModels: readonly ItemModel[] = [
  binaryNumbers,
  storageSize,
  traceCode,
  conditions,
  selectQuery,
  testData,
  stylesOfPage,
  ...knowledge,
  enteringScores,
  ticketPrices,
  tabletComputer,
  hireDatabase,
  clubWebsite,
  runningTotals,
  quizGame,
];
