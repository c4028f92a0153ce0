/**
 * Element data and facts for the questions on the periodic table and bonding. `clues` describe a term,
 * `or` lists other accepted wordings, and `near` lists terms too similar to be wrong options.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

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

export const periodicitySheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'periodicity-terms',
      facts: [
        {
          term: 'covalent radius',
          clues: ['is half the distance between the nuclei of two bonded atoms of an element'],
        },
        {
          term: 'first ionisation energy',
          or: ['ionisation energy'],
          clues: ['is the energy needed to remove one mole of electrons from one mole of gaseous atoms'],
        },
        {
          term: 'electronegativity',
          clues: ['is a measure of the attraction of an atom for the electrons of a bond'],
        },
        {
          term: 'shielding',
          or: ['screening'],
          clues: ['means that inner electrons reduce the pull of the nucleus'],
        },
        {
          term: 'noble gases',
          or: ['noble gas', 'group 0'],
          clues: ['names the group with no values for electronegativity'],
        },
        { term: 'period', clues: ['names a row of the table in which the nuclear charge grows'] },
        { term: 'group', clues: ['names a column of the table in which the number of shells grows'] },
        {
          term: 'covalent network',
          or: ['network'],
          clues: ['names the structure of silicon and of diamond'],
        },
        {
          term: 'metallic lattice',
          or: ['metallic'],
          clues: ['names the structure of sodium, with delocalised electrons'],
        },
        {
          term: 'fullerene',
          or: ['fullerenes'],
          clues: ['names a molecule of carbon such as a ball of 60 atoms'],
        },
      ],
    },
  ],
};

export const bondingSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'bonding-terms',
      facts: [
        {
          term: 'London dispersion force',
          or: ['London dispersion', 'dispersion forces', 'London forces'],
          clues: [
            'acts between all molecules and grows with the number of electrons',
            'is the only force between the atoms of a noble gas',
          ],
        },
        {
          term: 'hydrogen bonding',
          or: ['hydrogen bonds', 'hydrogen bond'],
          clues: [
            'acts between molecules in which hydrogen is bonded to nitrogen, oxygen or fluorine',
            'makes the boiling point of water unusually high',
          ],
        },
        {
          term: 'permanent dipole attraction',
          or: ['permanent dipole-permanent dipole interactions', 'permanent dipole', 'dipole-dipole'],
          clues: ['acts between polar molecules such as propanone'],
        },
        {
          term: 'ionic bonding',
          or: ['ionic', 'ionic bond'],
          clues: ['is found between elements with a large difference in electronegativity'],
        },
        {
          term: 'polar covalent',
          or: ['polar covalent bond', 'polar'],
          clues: ['describes a bond in which the electrons are shared unequally'],
        },
        {
          term: 'pure covalent',
          or: ['non-polar covalent', 'pure covalent bond'],
          clues: ['describes a bond between atoms of the same electronegativity'],
          near: ['polar covalent'],
        },
        {
          term: 'viscosity',
          clues: ['is the resistance of a liquid to flowing and grows with the number of hydroxyl groups'],
        },
        {
          term: 'metallic bonding',
          or: ['metallic', 'metallic bond'],
          clues: ['is the attraction between positive ions and delocalised electrons'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'intermolecular forces',
      tag: 'intermolecular-forces',
      truths: [
        'London dispersion forces are the weakest of the intermolecular forces',
        'London dispersion forces come from temporary dipoles',
        'hydrogen bonds are weaker than covalent bonds',
        'boiling a liquid breaks intermolecular forces and no covalent bonds',
        'molecules with more electrons have stronger London dispersion forces',
        'polar substances dissolve well in water',
        'ice floats because hydrogen bonds hold the molecules in an open structure',
        'a molecule with polar bonds can be non-polar when it is symmetrical',
      ],
      errors: [
        ['hydrogen bonding is found in methane', 'hydrogen has to be bonded to nitrogen, oxygen or fluorine'],
        ['covalent bonds break when water boils', 'only intermolecular forces break'],
        ['hexane dissolves well in water', 'a non-polar liquid does not mix with water'],
        ['carbon dioxide is a polar molecule', 'it is symmetrical and non-polar'],
        ['London dispersion forces act only between polar molecules', 'they act between all molecules'],
        [
          'iodine is more soluble in water than in hexane',
          'a non-polar substance dissolves better in hexane',
        ],
      ],
    },
  ],
};
