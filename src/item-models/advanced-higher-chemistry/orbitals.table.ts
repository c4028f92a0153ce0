/**
 * Atoms, ions and facts for the questions on orbitals and the shapes of molecules. `clues` describe a
 * term, `or` lists other accepted wordings, and `near` lists terms too similar to be wrong options.
 */

/** An atom, or an ion if the charge is not 0. */
export type Atom = {
  readonly symbol: string;
  readonly name: string;
  readonly atomicNumber: number;
  readonly charge: number;
};

const ELEMENTS: readonly (readonly [
  symbol: string,
  name: string,
  atomicNumber: number,
  charges: readonly number[],
])[] = [
  ['C', 'carbon', 6, [0]],
  ['N', 'nitrogen', 7, [0, -3]],
  ['O', 'oxygen', 8, [0, -2]],
  ['F', 'fluorine', 9, [0, -1]],
  ['Na', 'sodium', 11, [0, 1]],
  ['Mg', 'magnesium', 12, [0, 2]],
  ['Al', 'aluminium', 13, [0, 3]],
  ['Si', 'silicon', 14, [0]],
  ['P', 'phosphorus', 15, [0, -3]],
  ['S', 'sulfur', 16, [0, -2]],
  ['Cl', 'chlorine', 17, [0, -1]],
  ['Ar', 'argon', 18, [0]],
  ['K', 'potassium', 19, [0, 1]],
  ['Ca', 'calcium', 20, [0, 2]],
  ['Sc', 'scandium', 21, [0, 3]],
  ['Ti', 'titanium', 22, [0, 2, 3]],
  ['V', 'vanadium', 23, [0, 2, 3]],
  ['Cr', 'chromium', 24, [0, 2, 3]],
  ['Mn', 'manganese', 25, [0, 2, 3]],
  ['Fe', 'iron', 26, [0, 2, 3]],
  ['Co', 'cobalt', 27, [0, 2, 3]],
  ['Ni', 'nickel', 28, [0, 2]],
  ['Cu', 'copper', 29, [0, 1, 2]],
  ['Zn', 'zinc', 30, [0, 2]],
  ['Ga', 'gallium', 31, [0, 3]],
  ['Ge', 'germanium', 32, [0]],
  ['As', 'arsenic', 33, [0]],
  ['Se', 'selenium', 34, [0, -2]],
  ['Br', 'bromine', 35, [0, -1]],
];

export const atoms: readonly Atom[] = ELEMENTS.flatMap(([symbol, name, atomicNumber, charges]) =>
  charges.map((charge) => ({ symbol, name, atomicNumber, charge })),
);
