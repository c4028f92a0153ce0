// Facts of National 4 Chemistry (chemical changes). `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

export const ratesSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'reaction-terms',
      facts: [
        {
          term: 'catalyst',
          clues: ['speeds up a reaction without being used up', 'is found in the exhaust system of a car'],
          near: ['enzyme'],
        },
        {
          term: 'exothermic',
          or: ['exothermic reaction'],
          clues: [
            'describes a reaction that gives out heat',
            'describes a reaction in which the temperature rises',
          ],
        },
        {
          term: 'endothermic',
          or: ['endothermic reaction'],
          clues: [
            'describes a reaction that takes in heat',
            'describes a reaction in which the temperature falls',
          ],
        },
        { term: 'concentration', clues: ['tells how much acid there is in a given volume'] },
        {
          term: 'particle size',
          or: ['surface area'],
          clues: ['becomes smaller when a lump is ground to powder'],
        },
        { term: 'temperature', clues: ['is raised to make particles move faster'] },
        { term: 'enzyme', or: ['enzymes'], clues: ['speeds up reactions in living things'] },
        {
          term: 'product',
          or: ['products'],
          clues: ['is a substance formed in a reaction'],
          near: ['reactant'],
        },
        {
          term: 'reactant',
          or: ['reactants'],
          clues: ['is a substance present at the start of a reaction'],
          near: ['product'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'the rate of reactions',
      tag: 'rate-factors',
      truths: [
        'powder reacts faster than lumps',
        'warm acid reacts faster than cold acid',
        'concentrated acid reacts faster than dilute acid',
        'a catalyst is not used up',
        'a reaction is fastest at its start',
        'a reaction stops when one reactant is used up',
        'burning is an exothermic reaction',
      ],
      errors: [
        ['lumps react faster than powder', 'powder has more surface'],
        ['a reaction goes faster when it is cooled', 'it goes slower'],
        ['a catalyst is used up in the reaction', 'it is left at the end'],
        ['diluting the acid speeds the reaction up', 'it slows it down'],
        ['an endothermic reaction makes its surroundings hotter', 'it makes them colder'],
        ['a reaction is fastest at its end', 'it is fastest at its start'],
      ],
    },
  ],
};

export const acidsSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'acid-words',
      facts: [
        {
          term: 'acid',
          or: ['acids', 'acidic'],
          clues: ['has a pH below 7', 'turns universal indicator red'],
        },
        {
          term: 'alkali',
          or: ['alkalis', 'alkaline'],
          clues: ['has a pH above 7', 'turns universal indicator blue or purple'],
        },
        {
          term: 'neutral',
          clues: ['describes a solution of pH 7', 'describes pure water'],
          near: ['neutralisation'],
        },
        {
          term: 'neutralisation',
          or: ['neutralization'],
          clues: ['is the reaction of an acid with a base'],
          near: ['neutral'],
        },
        {
          term: 'salt',
          or: ['salts'],
          clues: ['is formed together with water when an acid reacts with an alkali'],
        },
        {
          term: 'acid rain',
          clues: ['is caused by sulfur dioxide and nitrogen dioxide in the air'],
          near: ['acid'],
        },
        {
          term: 'universal indicator',
          or: ['pH indicator', 'indicator'],
          clues: ['shows the pH by its colour'],
        },
        {
          term: 'lime',
          or: ['calcium oxide', 'calcium hydroxide'],
          clues: ['is spread on fields to make the soil less acidic'],
        },
        { term: 'carbon dioxide', clues: ['is given off when an acid reacts with a carbonate'] },
        { term: 'hydrogen', clues: ['is given off when an acid reacts with a metal'] },
      ],
    },
  ],
  statements: [
    {
      about: 'acids and alkalis',
      tag: 'ph',
      truths: [
        'diluting an acid with water raises its pH',
        'vinegar is an acid',
        'non-metal oxides dissolve in water to form acids',
        'metal oxides that dissolve in water form alkalis',
        'an indigestion tablet neutralises acid in the stomach',
        'acid rain damages limestone buildings',
        'a solution of pH 2 is more acidic than one of pH 5',
      ],
      errors: [
        ['a solution of pH 9 is acidic', 'it is alkaline'],
        ['diluting an alkali raises its pH', 'it lowers its pH towards 7'],
        ['lemon juice is an alkali', 'it is an acid'],
        ['pure water has a pH of 1', 'its pH is 7'],
        ['adding acid to an alkali raises its pH', 'it lowers its pH'],
      ],
    },
  ],
};
