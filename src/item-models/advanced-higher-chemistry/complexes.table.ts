import type { FactSheet } from '../facts/fact-sheet.ts';

export type Metal = {
  readonly symbol: string;
  readonly name: string;
  /** The name in a negative complex. */
  readonly anion: string;
  readonly z: number;
  /** Electrons beyond the noble gas core. */
  readonly outer: number;
  readonly states: readonly number[];
};

export const metals: readonly Metal[] = [
  { symbol: 'Ti', name: 'titanium', anion: 'titanate', z: 22, outer: 4, states: [2, 3] },
  { symbol: 'V', name: 'vanadium', anion: 'vanadate', z: 23, outer: 5, states: [2, 3] },
  { symbol: 'Cr', name: 'chromium', anion: 'chromate', z: 24, outer: 6, states: [2, 3] },
  { symbol: 'Mn', name: 'manganese', anion: 'manganate', z: 25, outer: 7, states: [2, 3] },
  { symbol: 'Fe', name: 'iron', anion: 'ferrate', z: 26, outer: 8, states: [2, 3] },
  { symbol: 'Co', name: 'cobalt', anion: 'cobaltate', z: 27, outer: 9, states: [2, 3] },
  { symbol: 'Ni', name: 'nickel', anion: 'nickelate', z: 28, outer: 10, states: [2] },
  { symbol: 'Cu', name: 'copper', anion: 'cuprate', z: 29, outer: 11, states: [2] },
];

export type Ligand = {
  readonly formula: string;
  readonly name: string;
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

export const PREFIXES = ['', '', 'di', 'tri', 'tetra', 'penta', 'hexa'] as const;

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
