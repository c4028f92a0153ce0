/**
 * Amino acids, terpenes and facts for the questions on proteins, fragrances and skin care. `clues`
 * describe a term and `or` lists other accepted wordings.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

export const aminoAcids = [
  { name: 'glycine', formula: 'C2H5NO2' },
  { name: 'alanine', formula: 'C3H7NO2' },
  { name: 'serine', formula: 'C3H7NO3' },
  { name: 'valine', formula: 'C5H11NO2' },
  { name: 'leucine', formula: 'C6H13NO2' },
  { name: 'cysteine', formula: 'C3H7NO2S' },
  { name: 'phenylalanine', formula: 'C9H11NO2' },
  { name: 'aspartic acid', formula: 'C4H7NO4' },
] as const;

/** Terpenes are plant oils made of isoprene units; they give many plants their smell. */
export const terpenes = [
  { situation: 'Limonene gives oranges their smell.' },
  { situation: 'Menthol gives mint its smell.' },
  { situation: 'Pinene gives pine trees their smell.' },
  { situation: 'Linalool gives lavender its smell.' },
  { situation: 'Geraniol gives roses their smell.' },
  { situation: 'Citral gives lemons their smell.' },
  { situation: 'Eucalyptol gives eucalyptus its smell.' },
] as const;

export const proteinsSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'protein-terms',
      facts: [
        {
          term: 'amino acid',
          or: ['amino acids'],
          clues: ['is one of the molecules that join to form proteins'],
        },
        {
          term: 'peptide link',
          or: ['amide link', 'peptide bond'],
          clues: ['joins the building blocks of a protein'],
        },
        { term: 'enzyme', or: ['enzymes'], clues: ['is a protein that acts as a catalyst in the body'] },
        {
          term: 'denaturing',
          or: ['denatured', 'denature', 'denaturation'],
          clues: ['means a change in the shape of a protein when it is heated'],
        },
        {
          term: 'hydrogen bond',
          or: ['hydrogen bonding', 'hydrogen bonds'],
          clues: ['breaks when a protein changes its shape on heating'],
        },
        {
          term: 'essential',
          or: ['essential amino acids'],
          clues: ['describes amino acids that must come from the diet'],
          near: ['amino acid', 'essential oil'],
        },
        { term: 'hydrolysis', clues: ['breaks proteins down during digestion'] },
        {
          term: 'condensation',
          or: ['condensation reaction'],
          clues: ['forms proteins with the loss of water'],
        },
        {
          term: 'essential oil',
          or: ['essential oils'],
          clues: ['is a concentrated extract of a plant with a pleasant smell'],
          near: ['essential'],
        },
        { term: 'terpene', or: ['terpenes'], clues: ['is built from isoprene units'] },
        { term: 'volatile', clues: ['describes a substance that evaporates easily'] },
      ],
    },
  ],
};

export const skinCareSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'radical-terms',
      facts: [
        {
          term: 'free radical',
          or: ['free radicals', 'radical'],
          clues: ['has an unpaired electron', 'is formed when ultraviolet light breaks a bond'],
        },
        { term: 'initiation', clues: ['is the step in which ultraviolet light splits a molecule'] },
        { term: 'propagation', clues: ['is the step in which a radical reacts and another radical forms'] },
        { term: 'termination', clues: ['is the step in which two radicals join'] },
        {
          term: 'free radical scavenger',
          or: ['scavenger', 'free radical scavengers'],
          clues: ['is added to cosmetics to form stable molecules with radicals'],
          near: ['free radical'],
        },
        {
          term: 'ultraviolet',
          or: ['UV', 'ultraviolet light', 'ultraviolet radiation'],
          clues: ['is the radiation of the Sun that ages the skin'],
        },
        {
          term: 'sun-block',
          or: ['sunblock', 'sun cream', 'sun block', 'sunscreen'],
          clues: ['keeps harmful radiation from reaching the skin'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'free radicals',
      tag: 'free-radicals',
      truths: [
        'a free radical is highly reactive',
        'an initiation step makes two radicals from one molecule',
        'a propagation step has a radical on each side',
        'a termination step has no radical among its products',
        'ultraviolet light has enough energy to break bonds',
        'a scavenger stops a chain reaction',
        'radicals in the skin can lead to wrinkles',
      ],
      errors: [
        ['a termination step makes two radicals', 'it uses two radicals up'],
        ['an initiation step joins two radicals', 'it makes two radicals'],
        ['a propagation step has no radicals', 'it has one on each side'],
        ['free radicals are stable molecules', 'they are very reactive'],
        ['infrared light starts a chain reaction in the skin', 'ultraviolet light does'],
        ['a scavenger makes more radicals', 'it removes radicals'],
      ],
    },
  ],
};
