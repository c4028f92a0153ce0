/** Element data and trends for the questions on the periodic table and bonding. */

/** Successive ionisation energies in kJ per mole. */
export const ionisationEnergies = [
  { name: 'magnesium', symbol: 'Mg', energies: [738, 1451, 7733] },
  { name: 'calcium', symbol: 'Ca', energies: [590, 1145, 4912] },
  { name: 'aluminium', symbol: 'Al', energies: [578, 1817, 2745, 11577] },
  { name: 'sodium', symbol: 'Na', energies: [496, 4562, 6910] },
  { name: 'potassium', symbol: 'K', energies: [419, 3052, 4420] },
  { name: 'beryllium', symbol: 'Be', energies: [900, 1757, 14849] },
  { name: 'boron', symbol: 'B', energies: [801, 2427, 3660] },
  { name: 'lithium', symbol: 'Li', energies: [520, 7298, 11815] },
  { name: 'iron', symbol: 'Fe', energies: [762, 1562, 2957] },
  { name: 'zinc', symbol: 'Zn', energies: [906, 1733, 3833] },
] as const;

/** Elements in order of a quantity, the largest first. */
export type Trend = {
  readonly quantity: string;
  readonly tag: string;
  readonly order: readonly string[];
  readonly why: string;
};

export const trends: readonly Trend[] = [
  {
    quantity: 'covalent radius',
    tag: 'covalent-radius',
    order: ['sodium', 'magnesium', 'aluminium', 'silicon', 'phosphorus', 'sulfur', 'chlorine'],
    why: 'across a period the nuclear charge grows and pulls the electrons in, so the covalent radius falls',
  },
  {
    quantity: 'covalent radius',
    tag: 'covalent-radius',
    order: ['iodine', 'bromine', 'chlorine', 'fluorine'],
    why: 'down a group there are more shells, so the covalent radius grows',
  },
  {
    quantity: 'covalent radius',
    tag: 'covalent-radius',
    order: ['caesium', 'rubidium', 'potassium', 'sodium', 'lithium'],
    why: 'down a group there are more shells, so the covalent radius grows',
  },
  {
    quantity: 'first ionisation energy',
    tag: 'ionisation-trend',
    order: ['lithium', 'sodium', 'potassium', 'rubidium', 'caesium'],
    why: 'down a group the outer electron is further from the nucleus and better shielded, so the first ionisation energy falls',
  },
  {
    quantity: 'first ionisation energy',
    tag: 'ionisation-trend',
    order: ['helium', 'neon', 'argon', 'krypton', 'xenon'],
    why: 'down a group the outer electron is further from the nucleus and better shielded, so the first ionisation energy falls',
  },
  {
    quantity: 'electronegativity',
    tag: 'electronegativity-trend',
    order: ['fluorine', 'oxygen', 'nitrogen', 'carbon', 'boron', 'lithium'],
    why: 'electronegativity grows across a period as the nuclear charge grows',
  },
  {
    quantity: 'electronegativity',
    tag: 'electronegativity-trend',
    order: ['fluorine', 'chlorine', 'bromine', 'iodine'],
    why: 'electronegativity falls down a group as the shielding grows',
  },
  {
    quantity: 'electronegativity',
    tag: 'electronegativity-trend',
    order: ['chlorine', 'sulfur', 'phosphorus', 'silicon', 'aluminium', 'magnesium', 'sodium'],
    why: 'electronegativity grows across a period as the nuclear charge grows',
  },
];

/** Electronegativities by symbol. */
export const electronegativities: Readonly<Record<string, number>> = {
  H: 2.2,
  C: 2.5,
  N: 3.0,
  O: 3.5,
  F: 4.0,
  Si: 1.9,
  P: 2.2,
  S: 2.5,
  Cl: 3.0,
  Br: 2.8,
  I: 2.6,
};
