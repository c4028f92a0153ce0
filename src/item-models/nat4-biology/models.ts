import { factModel } from '../facts/fact-model.ts';
import type { ItemModel } from '../item-model.ts';
import {
  behaviourBudget,
  bloodSugar,
  cellDivisions,
  foodChainEnergy,
  risingDough,
  simpleCrosses,
} from './calculations.ts';
import knowledgeFactSheets from './knowledge.facts.json' with { type: 'json' };
import { nat4BiologyModel } from './nat4-biology-model.ts';

const knowledge = [
  { id: 'N4B-07', title: 'Cells and DNA', outcomeId: 'BIO-4-01', sheet: knowledgeFactSheets.cellsAndDna },
  {
    id: 'N4B-08',
    title: 'Enzymes, microbes and energy',
    outcomeId: 'BIO-4-02',
    sheet: knowledgeFactSheets.enzymesAndEnergy,
  },
  {
    id: 'N4B-09',
    title: 'Reproduction and inheritance',
    outcomeId: 'BIO-4-03',
    sheet: knowledgeFactSheets.reproduction,
  },
  {
    id: 'N4B-10',
    title: 'Control of the body and uses of plants',
    outcomeId: 'BIO-4-04',
    sheet: knowledgeFactSheets.responseAndPlants,
  },
  {
    id: 'N4B-11',
    title: 'Interdependence',
    outcomeId: 'BIO-4-05',
    sheet: knowledgeFactSheets.interdependence,
  },
  {
    id: 'N4B-12',
    title: 'Adaptation and behaviour',
    outcomeId: 'BIO-4-06',
    sheet: knowledgeFactSheets.adaptation,
  },
].map((model) =>
  nat4BiologyModel(factModel({ ...model, marks: [1, 2, 3, 4], objective: 0.6, trueOrFalse: true })),
);

/** The models of National 4 Biology, in the order of their ids. */
export const nat4BiologyModels: readonly ItemModel[] = [
  cellDivisions,
  risingDough,
  simpleCrosses,
  bloodSugar,
  foodChainEnergy,
  behaviourBudget,
  ...knowledge,
];
