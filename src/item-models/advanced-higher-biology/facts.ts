import { factModel } from '../facts/fact-model.ts';
import { advancedHigherBiologyModel } from './advanced-higher-biology-model.ts';
import { laboratoryAndProteins, signallingAndCycle } from './cells-and-proteins.table.ts';
import {
  fieldAndEvolution,
  investigativeBiology,
  sexBehaviourParasites,
} from './organisms-and-evolution.table.ts';

/** The fact models of the course, by outcome. */
export const knowledge = [
  {
    id: 'AHB-07',
    title: 'Laboratory techniques and proteins',
    outcomeId: 'BIO-AH-01',
    sheet: laboratoryAndProteins,
  },
  { id: 'AHB-08', title: 'Signalling and the cell cycle', outcomeId: 'BIO-AH-02', sheet: signallingAndCycle },
  { id: 'AHB-09', title: 'Field techniques and evolution', outcomeId: 'BIO-AH-03', sheet: fieldAndEvolution },
  {
    id: 'AHB-10',
    title: 'Sex, behaviour and parasites',
    outcomeId: 'BIO-AH-04',
    sheet: sexBehaviourParasites,
  },
  { id: 'AHB-11', title: 'Investigative biology', outcomeId: 'BIO-AH-05', sheet: investigativeBiology },
].map((model) => advancedHigherBiologyModel(factModel({ ...model, marks: [1, 2, 3, 4] })));
