import { factModel } from '../facts/fact-model.ts';
import type { ItemModel } from '../item-model.ts';
import { searchAndSort } from './information.ts';
import knowledgeFactSheets from './knowledge.facts.json' with { type: 'json' };
import { nat4ComputingModel } from './nat4-computing-model.ts';
import { binary, conditions, storage, traceCode } from './programming.ts';

const knowledge = [
  { id: 'N4CS-06', title: 'Software terms', outcomeId: 'CSC-4-01', sheet: knowledgeFactSheets.software },
  {
    id: 'N4CS-07',
    title: 'Information systems',
    outcomeId: 'CSC-4-02',
    sheet: knowledgeFactSheets.informationSystems,
  },
].map((model) =>
  nat4ComputingModel(factModel({ ...model, marks: [1, 2, 3, 4], objective: 0.6, trueOrFalse: true })),
);

/** The models of National 4 Computing Science, in the order of their ids. */
export const nat4ComputingModels: readonly ItemModel[] = [
  traceCode,
  conditions,
  binary,
  storage,
  searchAndSort,
  ...knowledge,
];
