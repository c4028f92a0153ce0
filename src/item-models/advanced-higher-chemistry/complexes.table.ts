/**
 * Metals, ligands and facts for the questions on transition metal complexes. `clues` describe a term, `or`
 * lists other accepted wordings, and `near` lists terms too similar to be wrong options.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

export type Metal = {
  readonly symbol: string;
  readonly name: string;
  /** The name of the metal in a negatively charged complex. */
  readonly nameInAnion: string;
  readonly atomicNumber: number;
  /** Electrons outside the noble gas core. */
  readonly outerElectrons: number;
  readonly oxidationStates: readonly number[];
};

export const metals: readonly Metal[] = [
  {
    symbol: 'Ti',
    name: 'titanium',
    nameInAnion: 'titanate',
    atomicNumber: 22,
    outerElectrons: 4,
    oxidationStates: [2, 3],
  },
  {
    symbol: 'V',
    name: 'vanadium',
    nameInAnion: 'vanadate',
    atomicNumber: 23,
    outerElectrons: 5,
    oxidationStates: [2, 3],
  },
  {
    symbol: 'Cr',
    name: 'chromium',
    nameInAnion: 'chromate',
    atomicNumber: 24,
    outerElectrons: 6,
    oxidationStates: [2, 3],
  },
  {
    symbol: 'Mn',
    name: 'manganese',
    nameInAnion: 'manganate',
    atomicNumber: 25,
    outerElectrons: 7,
    oxidationStates: [2, 3],
  },
  {
    symbol: 'Fe',
    name: 'iron',
    nameInAnion: 'ferrate',
    atomicNumber: 26,
    outerElectrons: 8,
    oxidationStates: [2, 3],
  },
  {
    symbol: 'Co',
    name: 'cobalt',
    nameInAnion: 'cobaltate',
    atomicNumber: 27,
    outerElectrons: 9,
    oxidationStates: [2, 3],
  },
  {
    symbol: 'Ni',
    name: 'nickel',
    nameInAnion: 'nickelate',
    atomicNumber: 28,
    outerElectrons: 10,
    oxidationStates: [2],
  },
  {
    symbol: 'Cu',
    name: 'copper',
    nameInAnion: 'cuprate',
    atomicNumber: 29,
    outerElectrons: 11,
    oxidationStates: [2],
  },
];

export type Ligand = {
  readonly formula: string;
  readonly name: string;
  /** The name of the ligand within the name of a complex. */
  readonly prefix: string;
  readonly charge: number;
};

const water: Ligand = { formula: 'H_2O', name: 'water', prefix: 'aqua', charge: 0 };
const ammonia: Ligand = { formula: 'NH_3', name: 'ammonia', prefix: 'ammine', charge: 0 };

export const ligands: readonly [Ligand, Ligand, ...Ligand[]] = [
  water,
  ammonia,
  { formula: 'Cl', name: 'a chloride ion, $\\mathrm{Cl^-}$', prefix: 'chlorido', charge: -1 },
  { formula: 'CN', name: 'a cyanide ion, $\\mathrm{CN^-}$', prefix: 'cyanido', charge: -1 },
  { formula: 'F', name: 'a fluoride ion, $\\mathrm{F^-}$', prefix: 'fluorido', charge: -1 },
  { formula: 'OH', name: 'a hydroxide ion, $\\mathrm{OH^-}$', prefix: 'hydroxido', charge: -1 },
];

/** The prefix for each number of equal ligands: `COUNT_PREFIXES[2]` is `di`. */
export const COUNT_PREFIXES = ['', '', 'di', 'tri', 'tetra', 'penta', 'hexa'] as const;

export const complexSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'complex-terms',
      facts: [
        {
          term: 'ligand',
          or: ['ligands'],
          clues: ['is a molecule or negative ion that donates a lone pair to a metal ion'],
        },
        { term: 'coordination number', clues: ['is the number of bonds from ligands to the metal ion'] },
        {
          term: 'bidentate',
          clues: ['describes a ligand that forms two bonds to the metal ion'],
          near: ['monodentate', 'hexadentate'],
        },
        {
          term: 'monodentate',
          clues: ['describes a ligand that forms one bond to the metal ion'],
          near: ['bidentate', 'hexadentate'],
        },
        {
          term: 'hexadentate',
          clues: ['describes EDTA, which forms six bonds to the metal ion'],
          near: ['bidentate', 'monodentate'],
        },
        {
          term: 'dative covalent bond',
          or: ['dative bond', 'dative', 'coordinate bond'],
          clues: ['has both its electrons from one atom'],
        },
        {
          term: 'spectrochemical series',
          clues: ['lists ligands by how strongly they split the d orbitals'],
        },
        {
          term: 'd-d transition',
          or: ['d-d transitions', 'd to d transition'],
          clues: ['lifts an electron to a d orbital of higher energy and gives a complex its colour'],
        },
        {
          term: 'heterogeneous catalyst',
          or: ['heterogeneous'],
          clues: ['is in another physical state from the reactants'],
          near: ['homogeneous catalyst'],
        },
        {
          term: 'homogeneous catalyst',
          or: ['homogeneous'],
          clues: ['is in the same physical state as the reactants'],
          near: ['heterogeneous catalyst'],
        },
        {
          term: 'transition metal',
          or: ['transition metals'],
          clues: ['has an incomplete d subshell in at least one of its ions'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'the colour of complexes',
      tag: 'complex-colour',
      truths: [
        'ligands split the d orbitals into two sets of different energy',
        'a complex absorbs light when an electron moves to a d orbital of higher energy',
        'the colour that is seen is complementary to the light absorbed',
        'strong-field ligands cause a larger splitting',
        'zinc(II) compounds are white because the d subshell is full',
        'an ion with no d electrons gives no d-d transition',
      ],
      errors: [
        ['the colour that is seen is the light absorbed', 'it is the light that is not absorbed'],
        ['zinc(II) ions are coloured because of d-d transitions', 'their d subshell is full'],
        ['all ligands split the d orbitals equally', 'the splitting depends on the ligand'],
        ['a larger splitting absorbs light of longer wavelength', 'it absorbs light of shorter wavelength'],
      ],
    },
    {
      about: 'transition metals as catalysts',
      tag: 'transition-catalysts',
      truths: [
        'they can change their oxidation state during a reaction',
        'they offer a surface on which reactants are adsorbed',
        'they provide a pathway of lower activation energy',
        'they can use their unpaired or empty d orbitals to bond with reactants',
      ],
      errors: [
        ['they are used up in the reaction', 'they are regenerated'],
        ['they raise the activation energy', 'they lower it'],
        ['a solid catalyst for a reaction of gases is homogeneous', 'it is heterogeneous'],
      ],
    },
  ],
};
