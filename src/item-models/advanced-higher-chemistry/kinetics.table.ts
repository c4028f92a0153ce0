/**
 * Facts for the questions on rates of reaction. `clues` describe a term, `or` lists other accepted
 * wordings, and `near` lists terms too similar to be wrong options.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

export const kineticsSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'kinetics-terms',
      facts: [
        {
          term: 'rate-determining step',
          or: ['rate determining step', 'slow step'],
          clues: ['is the slowest step of a mechanism'],
        },
        {
          term: 'rate constant',
          or: ['k'],
          clues: ['depends on the temperature and has a unit that depends on the overall order'],
        },
        {
          term: 'overall order',
          or: ['overall order of reaction'],
          clues: ['is the sum of the powers in the rate equation'],
        },
        {
          term: 'zero order',
          or: ['zero', 'order zero'],
          clues: ['describes a reactant whose concentration does not affect the rate'],
          near: ['first order', 'second order', 'overall order'],
        },
        {
          term: 'first order',
          or: ['first', 'order one'],
          clues: ['describes a reactant for which doubling the concentration doubles the rate'],
          near: ['zero order', 'second order', 'overall order'],
        },
        {
          term: 'second order',
          or: ['second', 'order two'],
          clues: [
            'describes a reactant for which doubling the concentration makes the rate four times as large',
          ],
          near: ['zero order', 'first order', 'overall order'],
        },
        {
          term: 'intermediate',
          or: ['reaction intermediate'],
          clues: ['is formed in one step of a mechanism and used up in another'],
        },
        { term: 'catalyst', clues: ['takes part in a mechanism and is formed again at the end'] },
        {
          term: 'mechanism',
          or: ['reaction mechanism'],
          clues: ['is the series of steps by which a reaction takes place'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'rates and mechanisms',
      tag: 'mechanisms',
      truths: [
        'the orders of a reaction are found by experiment',
        'only species of the rate-determining step and those before it appear in the rate equation',
        'the unit of the rate constant depends on the overall order',
        'the rate constant grows with temperature',
        'a first-order rate constant has the unit of one over time',
        'a reactant of order zero does not affect the rate',
      ],
      errors: [
        [
          'the orders of a reaction are always the numbers in its equation',
          'they have to be found by experiment',
        ],
        ['the rate constant grows with concentration', 'it depends on temperature, not on concentration'],
        ['the fastest step of a mechanism decides the rate', 'the slowest step does'],
        [
          'a reactant of order zero does not react',
          'it reacts, but its concentration does not affect the rate',
        ],
        ['the rate constant has no unit', 'its unit depends on the overall order'],
      ],
    },
  ],
};
