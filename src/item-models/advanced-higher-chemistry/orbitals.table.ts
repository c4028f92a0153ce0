/**
 * Atoms, ions and facts for the questions on orbitals and the shapes of molecules. `clues` describe a
 * term, `or` lists other accepted wordings, and `near` lists terms too similar to be wrong options.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

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

export const orbitalSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'orbital-terms',
      facts: [
        { term: 'principal quantum number', or: ['n'], clues: ['gives the shell of an electron'] },
        { term: 'angular momentum quantum number', or: ['l'], clues: ['gives the shape of an orbital'] },
        { term: 'magnetic quantum number', or: ['ml'], clues: ['gives the orientation of an orbital'] },
        {
          term: 'spin',
          or: ['spin magnetic quantum number', 'spin quantum number'],
          clues: ['has the value of plus or minus a half'],
          near: ['magnetic quantum number', 'principal quantum number', 'angular momentum quantum number'],
        },
        {
          term: 'Pauli exclusion principle',
          or: ['Pauli'],
          clues: ['says that an orbital holds at most two electrons, with opposite spins'],
        },
        {
          term: 'Hund’s rule',
          or: ['Hunds rule', 'Hund'],
          clues: ['says that degenerate orbitals are filled singly first'],
        },
        {
          term: 'aufbau principle',
          or: ['aufbau'],
          clues: ['says that orbitals are filled in order of rising energy'],
          near: ['Pauli exclusion principle'],
        },
        { term: 'degenerate', clues: ['describes orbitals of the same energy'] },
        { term: 'ground state', clues: ['is the lowest energy that an electron can have in an atom'] },
        {
          term: 'orbital',
          or: ['atomic orbital'],
          clues: ['is a region where an electron is likely to be found'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'atomic orbitals',
      tag: 'orbitals',
      truths: [
        'an s orbital is spherical',
        'a p orbital has the shape of a dumb-bell',
        'there are three p orbitals in a p subshell',
        'there are five d orbitals in a d subshell',
        'the 4s orbital is filled before the 3d orbitals',
        'the 4s electrons of a transition metal are lost first',
        'an orbital holds at most two electrons',
      ],
      errors: [
        ['a p orbital is spherical', 'it has the shape of a dumb-bell'],
        ['a d subshell holds six electrons', 'it holds ten'],
        [
          'the 3d electrons of a transition metal are lost before the 4s electrons',
          'the 4s electrons are lost first',
        ],
        ['two electrons in one orbital have the same spin', 'their spins are opposite'],
        ['there are five p orbitals in a p subshell', 'there are three'],
      ],
    },
  ],
};

/** The shape of a molecule, from the electron pairs round its central atom. */
export const shapesSheet: FactSheet = {
  tables: [
    {
      noun: 'shape',
      tag: 'vsepr',
      facts: [
        {
          term: 'linear',
          clues: [
            'is that of a molecule with two bonding pairs and no lone pair, such as beryllium chloride',
            'has bond angles of 180 degrees',
          ],
        },
        {
          term: 'trigonal planar',
          clues: [
            'is that of a molecule with three bonding pairs and no lone pair, such as boron trifluoride',
            'has bond angles of 120 degrees in one plane',
          ],
        },
        {
          term: 'tetrahedral',
          clues: [
            'is that of a molecule with four bonding pairs and no lone pair, such as methane',
            'is that of the ammonium ion',
          ],
        },
        {
          term: 'trigonal pyramidal',
          or: ['pyramidal'],
          clues: [
            'is that of a molecule with three bonding pairs and one lone pair, such as ammonia',
            'is that of phosphorus trichloride',
          ],
          near: ['trigonal bipyramidal'],
        },
        {
          term: 'angular',
          or: ['bent', 'V-shaped'],
          clues: [
            'is that of a molecule with two bonding pairs and two lone pairs, such as water',
            'is that of hydrogen sulfide',
          ],
        },
        {
          term: 'trigonal bipyramidal',
          clues: ['is that of a molecule with five bonding pairs, such as phosphorus pentachloride'],
          near: ['trigonal pyramidal'],
        },
        {
          term: 'octahedral',
          clues: [
            'is that of a molecule with six bonding pairs, such as sulfur hexafluoride',
            'has bond angles of 90 degrees between six bonds',
          ],
        },
        {
          term: 'square planar',
          clues: [
            'is that of a molecule with four bonding pairs and two lone pairs, such as xenon tetrafluoride',
          ],
        },
        {
          term: 'T-shaped',
          or: ['T shaped', 'T shape'],
          clues: [
            'is that of a molecule with three bonding pairs and two lone pairs, such as chlorine trifluoride',
          ],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'the shapes of molecules',
      tag: 'vsepr',
      truths: [
        'lone pairs repel more strongly than bonding pairs',
        'pairs of electrons arrange themselves as far apart as they can',
        'the bond angle of water is smaller than that of methane',
        'five pairs of electrons are arranged as a trigonal bipyramid',
        'six pairs of electrons are arranged as an octahedron',
      ],
      errors: [
        ['bonding pairs repel more strongly than lone pairs', 'lone pairs repel more strongly'],
        ['ammonia is planar', 'its lone pair makes it pyramidal'],
        ['water is a linear molecule', 'its two lone pairs make it angular'],
        ['four pairs of electrons are arranged as a square', 'they are arranged as a tetrahedron'],
      ],
    },
  ],
};
