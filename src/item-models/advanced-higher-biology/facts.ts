import { factModel } from '../facts/fact-model.ts';
import { advancedHigherBiologyModel } from './advanced-higher-biology-model.ts';
import cellsAndProteinsFactSheets from './cells-and-proteins.facts.json' with { type: 'json' };
import organismsAndEvolutionFactSheets from './organisms-and-evolution.facts.json' with { type: 'json' };

/** The fact models of the course, by outcome. */
export const knowledge = [
  {
    id: 'AHB-07',
    title: 'Laboratory techniques and proteins',
    outcomeId: 'BIO-AH-01',
    sheet: cellsAndProteinsFactSheets.laboratoryAndProteins,
  },
  {
    id: 'AHB-08',
    title: 'Signalling and the cell cycle',
    outcomeId: 'BIO-AH-02',
    sheet: cellsAndProteinsFactSheets.signallingAndCycle,
  },
  {
    id: 'AHB-09',
    title: 'Field techniques and evolution',
    outcomeId: 'BIO-AH-03',
    sheet: organismsAndEvolutionFactSheets.fieldAndEvolution,
  },
  {
    id: 'AHB-10',
    title: 'Sex, behaviour and parasites',
    outcomeId: 'BIO-AH-04',
    sheet: organismsAndEvolutionFactSheets.sexBehaviourParasites,
  },
  {
    id: 'AHB-11',
    title: 'Investigative biology',
    outcomeId: 'BIO-AH-05',
    sheet: organismsAndEvolutionFactSheets.investigativeBiology,
  },
].map((model) => advancedHigherBiologyModel(factModel({ ...model, marks: [1, 2, 3, 4] })));
