/**
 * Weak acids and facts for the questions on chemical equilibrium. `clues` describe a term, `or` lists
 * other accepted wordings, and `near` lists terms too similar to be wrong options.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

/** A weak acid, its sodium salt, and the negative logarithm of its acid constant. */
export type WeakAcid = { readonly name: string; readonly salt: string; readonly pKa: number };

export const weakAcids: readonly WeakAcid[] = [
  { name: 'ethanoic acid', salt: 'sodium ethanoate', pKa: 4.76 },
  { name: 'methanoic acid', salt: 'sodium methanoate', pKa: 3.75 },
  { name: 'propanoic acid', salt: 'sodium propanoate', pKa: 4.87 },
  { name: 'butanoic acid', salt: 'sodium butanoate', pKa: 4.83 },
  { name: 'benzoic acid', salt: 'sodium benzoate', pKa: 4.2 },
  { name: 'hydrocyanic acid', salt: 'sodium cyanide', pKa: 9.21 },
  { name: 'chloric(I) acid', salt: 'sodium chlorate(I)', pKa: 7.43 },
];

export const equilibriumSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'acid-terms',
      facts: [
        {
          term: 'conjugate base',
          clues: ['is what is left when an acid has lost a proton'],
          near: ['conjugate acid'],
        },
        {
          term: 'conjugate acid',
          clues: ['is what a base becomes when it gains a proton'],
          near: ['conjugate base'],
        },
        {
          term: 'amphoteric',
          or: ['amphiprotic'],
          clues: ['describes a substance that can act as an acid and as a base'],
        },
        {
          term: 'buffer',
          or: ['buffer solution'],
          clues: ['resists a change of pH when a little acid is added'],
        },
        {
          term: 'indicator',
          or: ['acid-base indicator'],
          clues: ['is a weak acid with a colour different from that of its conjugate base'],
        },
        {
          term: 'ionic product of water',
          or: ['ionic product', 'Kw'],
          clues: ['has the value of ten to the minus fourteen at 25 degrees Celsius'],
        },
        {
          term: 'equivalence point',
          clues: ['is reached when the reaction of a titration is just complete'],
        },
        {
          term: 'partition coefficient',
          clues: ['describes how a solute is shared between two liquids that do not mix'],
        },
        { term: 'strong acid', clues: ['is completely dissociated in water'], near: ['weak acid'] },
        { term: 'weak acid', clues: ['is partly dissociated in water'], near: ['strong acid'] },
      ],
    },
  ],
  statements: [
    {
      about: 'acids, bases and salts',
      tag: 'acid-base',
      truths: [
        'an acid donates a proton',
        'a base accepts a proton',
        'the salt of a weak acid and a strong base is alkaline in solution',
        'the salt of a strong acid and a weak base is acidic in solution',
        'an indicator should change colour on the steep part of the titration curve',
        'an acidic buffer is made from a weak acid and one of its salts',
        'water is amphoteric',
        'the value of an equilibrium constant depends on temperature only',
      ],
      errors: [
        ['an acid accepts a proton', 'it donates a proton'],
        ['the salt of a weak acid and a strong base is acidic in solution', 'it is alkaline'],
        ['adding a catalyst changes the equilibrium constant', 'only temperature does'],
        ['an acidic buffer is made from a strong acid and its salt', 'it needs a weak acid'],
        [
          'phenolphthalein is suitable for a titration of a weak base with a strong acid',
          'it changes colour above pH 7',
        ],
        ['a pure solid appears in the expression for an equilibrium constant', 'pure solids are left out'],
      ],
    },
  ],
};
