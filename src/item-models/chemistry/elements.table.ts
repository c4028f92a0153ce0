/** An element: `number` is the atomic number and `mass` the relative atomic mass, as in the exam's data booklet. */
export type Element = { readonly name: string; readonly number: number; readonly mass: number };

/** The elements by symbol. */
export const ELEMENTS: Readonly<Record<string, Element>> = {
  H: { name: 'hydrogen', number: 1, mass: 1 },
  Li: { name: 'lithium', number: 3, mass: 7 },
  C: { name: 'carbon', number: 6, mass: 12 },
  N: { name: 'nitrogen', number: 7, mass: 14 },
  O: { name: 'oxygen', number: 8, mass: 16 },
  F: { name: 'fluorine', number: 9, mass: 19 },
  Na: { name: 'sodium', number: 11, mass: 23 },
  Mg: { name: 'magnesium', number: 12, mass: 24.5 },
  Al: { name: 'aluminium', number: 13, mass: 27 },
  P: { name: 'phosphorus', number: 15, mass: 31 },
  S: { name: 'sulfur', number: 16, mass: 32 },
  Cl: { name: 'chlorine', number: 17, mass: 35.5 },
  K: { name: 'potassium', number: 19, mass: 39 },
  Ca: { name: 'calcium', number: 20, mass: 40 },
  Ti: { name: 'titanium', number: 22, mass: 48 },
  Mn: { name: 'manganese', number: 25, mass: 55 },
  Fe: { name: 'iron', number: 26, mass: 56 },
  Cu: { name: 'copper', number: 29, mass: 63.5 },
  Zn: { name: 'zinc', number: 30, mass: 65.5 },
  Br: { name: 'bromine', number: 35, mass: 80 },
  Ag: { name: 'silver', number: 47, mass: 108 },
  I: { name: 'iodine', number: 53, mass: 127 },
  Ba: { name: 'barium', number: 56, mass: 137 },
  Pb: { name: 'lead', number: 82, mass: 207 },
};
