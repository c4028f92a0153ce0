/**
 * Facts for the questions on rates of reaction. `clues` describe a term and `or` lists other accepted
 * wordings. In `errors`, each false statement is followed by its correction.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

export const ratesSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'rate-terms',
      facts: [
        {
          term: 'activation energy',
          clues: ['means the minimum kinetic energy for a successful collision', 'is lowered by a catalyst'],
        },
        {
          term: 'activated complex',
          clues: ['names the unstable arrangement of atoms at the top of the potential energy diagram'],
        },
        { term: 'catalyst', clues: ['gives a reaction another pathway and is not used up'] },
        {
          term: 'exothermic',
          or: ['exothermic reaction'],
          clues: [
            'describes a reaction that gives out energy',
            'describes a reaction with a negative enthalpy change',
          ],
        },
        {
          term: 'endothermic',
          or: ['endothermic reaction'],
          clues: [
            'describes a reaction that takes in energy',
            'describes a reaction with a positive enthalpy change',
          ],
        },
        {
          term: 'enthalpy change',
          or: ['enthalpy'],
          clues: ['means the energy difference between products and reactants'],
        },
        {
          term: 'collision geometry',
          or: ['orientation', 'geometry'],
          clues: ['means the direction in which particles have to meet in order to react'],
        },
        { term: 'temperature', clues: ['is a measure of the average kinetic energy of particles'] },
        { term: 'surface area', or: ['particle size'], clues: ['grows when a solid is ground to powder'] },
        {
          term: 'concentration',
          clues: ['tells how many particles there are in a given volume of solution'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'collision theory',
      tag: 'collision-theory',
      truths: [
        'a rise in temperature lets more particles have the activation energy',
        'a higher concentration means more collisions in each second',
        'a smaller particle size gives a larger surface area',
        'particles need the right geometry to react when they collide',
        'the area under the energy distribution curve does not change with temperature',
        'the peak of the energy distribution moves to higher energies when it gets hotter',
      ],
      errors: [
        ['a rise in temperature lowers the activation energy', 'the activation energy stays the same'],
        ['every collision leads to a reaction', 'only those with enough energy and the right geometry do'],
        ['a catalyst makes the reaction more exothermic', 'the enthalpy change stays the same'],
        ['a higher concentration gives particles more energy', 'it gives more collisions'],
        ['larger lumps react faster than powder', 'powder has a larger surface area'],
      ],
    },
    {
      about: 'potential energy diagrams',
      tag: 'energy-diagrams',
      truths: [
        'the activation energy is measured from the reactants to the peak',
        'in an exothermic reaction the products have less energy than the reactants',
        'a catalyst lowers the peak',
        'the activated complex is at the peak',
        'the enthalpy change is the energy of the products minus that of the reactants',
      ],
      errors: [
        ['a catalyst changes the energy of the products', 'it changes only the peak'],
        ['in an endothermic reaction the products have less energy than the reactants', 'they have more'],
        [
          'the activation energy is measured from the products to the peak',
          'it is measured from the reactants',
        ],
        ['the enthalpy change is measured from the reactants to the peak', 'that is the activation energy'],
      ],
    },
  ],
};
