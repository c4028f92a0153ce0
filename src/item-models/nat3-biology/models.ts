import { factModel } from '../facts/fact-model.ts';
import type { ItemModel } from '../item-model.ts';
import { beatsPerMinute, foodChains, microbesDouble, seedlingGrowth } from './calculations.ts';
import knowledgeFactSheets from './knowledge.facts.json' with { type: 'json' };
import { nat3BiologyModel } from './nat3-biology-model.ts';

const knowledge = [
  { id: 'N3B-05', title: 'Cells and microbes', outcomeId: 'BIO-3-01', sheet: knowledgeFactSheets.cells },
  { id: 'N3B-06', title: 'Growth and life cycles', outcomeId: 'BIO-3-02', sheet: knowledgeFactSheets.growth },
  { id: 'N3B-07', title: 'Healthy bodies', outcomeId: 'BIO-3-03', sheet: knowledgeFactSheets.healthyBodies },
  {
    id: 'N3B-08',
    title: 'Environment and survival',
    outcomeId: 'BIO-3-04',
    sheet: knowledgeFactSheets.environment,
  },
].map((model) =>
  nat3BiologyModel(factModel({ ...model, marks: [1, 2, 3, 4], objective: 0.6, trueOrFalse: true })),
);

/** The models of National 3 Biology, in the order of their ids. */
export const nat3BiologyModels: readonly ItemModel[] = [
  microbesDouble,
  beatsPerMinute,
  foodChains,
  seedlingGrowth,
  ...knowledge,
];
