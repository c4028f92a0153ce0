import { factModel } from '../facts/fact-model.ts';
import sheets from './concepts.facts.json' with { type: 'json' };
import { nat5PhysicsModel } from './nat5-physics-model.ts';

/** Multiple choice in words, statements and rows of a table, by outcome. */
export const concepts = [
  { id: 'N5P-26', title: 'Concepts of motion', outcomeId: 'PHY-5-01', sheet: sheets.motion },
  { id: 'N5P-27', title: 'Concepts of force and energy', outcomeId: 'PHY-5-02', sheet: sheets.forces },
  { id: 'N5P-35', title: 'Concepts of space', outcomeId: 'PHY-5-03', sheet: sheets.space },
  { id: 'N5P-29', title: 'Concepts of circuits', outcomeId: 'PHY-5-04', sheet: sheets.electricity },
  { id: 'N5P-30', title: 'Electronic components', outcomeId: 'PHY-5-05', sheet: sheets.components },
  { id: 'N5P-31', title: 'Concepts of heat', outcomeId: 'PHY-5-06', sheet: sheets.heat },
  { id: 'N5P-32', title: 'Kinetic model of gases', outcomeId: 'PHY-5-07', sheet: sheets.gases },
  { id: 'N5P-33', title: 'Concepts of waves', outcomeId: 'PHY-5-08', sheet: sheets.waves },
  { id: 'N5P-34', title: 'Concepts of radiation', outcomeId: 'PHY-5-09', sheet: sheets.radiation },
].map((model) => nat5PhysicsModel(factModel({ ...model, marks: [1], optionCount: 5 })));
