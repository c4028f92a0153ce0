/**
 * Metals, ligands and facts for the questions on transition metal complexes. `clues` describe a term, `or`
 * lists other accepted wordings, and `near` lists terms too similar to be wrong options.
 */

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
