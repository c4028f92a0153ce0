/**
 * Weak acids and facts for the questions on chemical equilibrium. `clues` describe a term, `or` lists
 * other accepted wordings, and `near` lists terms too similar to be wrong options.
 */

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
