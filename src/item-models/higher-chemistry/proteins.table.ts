/**
 * Amino acids, terpenes and facts for the questions on proteins, fragrances and skin care. `clues`
 * describe a term and `or` lists other accepted wordings.
 */

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
