/** Mean bond enthalpies in kJ per mole. */
export const bondEnthalpies = {
  'H-H': 436,
  'C-C': 348,
  'C=C': 612,
  'C-H': 412,
  'O-H': 463,
  'C-O': 360,
  'O=O': 498,
  'C=O': 743,
  'F-F': 159,
  'Cl-Cl': 243,
  'Br-Br': 194,
  'I-I': 151,
  'H-F': 570,
  'H-Cl': 432,
  'H-Br': 366,
  'H-I': 298,
  'C-F': 484,
  'C-Cl': 338,
  'C-Br': 276,
  'N≡N': 945,
  'N-H': 388,
} as const;

export type Bond = keyof typeof bondEnthalpies;
export type BondCount = readonly [count: number, bond: Bond];

/** A reaction with the bonds that break and the bonds that form. */
export type BondReaction = {
  readonly situation: string;
  readonly equation: string;
  readonly broken: readonly BondCount[];
  readonly formed: readonly BondCount[];
};

const HALOGENS = [
  { name: 'fluorine', symbol: 'F', pair: 'F-F' },
  { name: 'chlorine', symbol: 'Cl', pair: 'Cl-Cl' },
  { name: 'bromine', symbol: 'Br', pair: 'Br-Br' },
] as const;

/** Alkenes and alkanes; `c` is the number of carbon atoms. */
const ALKENES = [
  { name: 'ethene', c: 2 },
  { name: 'propene', c: 3 },
  { name: 'but-1-ene', c: 4 },
  { name: 'pent-1-ene', c: 5 },
] as const;

const ALKANES = [
  { name: 'methane', c: 1 },
  { name: 'ethane', c: 2 },
  { name: 'propane', c: 3 },
  { name: 'butane', c: 4 },
] as const;

/** Writes the carbon atoms of a formula: `C`, `C2`. */
const carbonAtoms = (n: number): string => (n === 1 ? 'C' : `C${n}`);

/** Addition reactions of alkenes. Only the bonds that change are listed. */
const additions: BondReaction[] = ALKENES.flatMap(({ name, c }) => [
  ...HALOGENS.map(({ name: halogen, symbol, pair }) => ({
    situation: `${capitalise(name)} reacts with ${halogen}.`,
    equation: `${carbonAtoms(c)}H${2 * c} + ${symbol}2 -> ${carbonAtoms(c)}H${2 * c}${symbol}2`,
    broken: [
      [1, 'C=C'],
      [1, pair],
    ] as const,
    formed: [
      [1, 'C-C'],
      [2, `C-${symbol}`],
    ] as const,
  })),
  ...HALOGENS.slice(1).map(({ symbol }) => ({
    situation: `${capitalise(name)} reacts with hydrogen ${symbol === 'Cl' ? 'chloride' : 'bromide'}.`,
    equation: `${carbonAtoms(c)}H${2 * c} + H${symbol} -> ${carbonAtoms(c)}H${2 * c + 1}${symbol}`,
    broken: [
      [1, 'C=C'],
      [1, symbol === 'Cl' ? 'H-Cl' : 'H-Br'],
    ] as const,
    formed: [
      [1, 'C-C'],
      [1, 'C-H'],
      [1, symbol === 'Cl' ? 'C-Cl' : 'C-Br'],
    ] as const,
  })),
  {
    situation: `${capitalise(name)} reacts with hydrogen.`,
    equation: `${carbonAtoms(c)}H${2 * c} + H2 -> ${carbonAtoms(c)}H${2 * c + 2}`,
    broken: [
      [1, 'C=C'],
      [1, 'H-H'],
    ],
    formed: [
      [1, 'C-C'],
      [2, 'C-H'],
    ],
  },
  {
    situation: `${capitalise(name)} reacts with steam.`,
    equation: `${carbonAtoms(c)}H${2 * c} + H2O -> ${carbonAtoms(c)}H${2 * c + 1}OH`,
    broken: [
      [1, 'C=C'],
      [1, 'O-H'],
    ],
    formed: [
      [1, 'C-C'],
      [1, 'C-H'],
      [1, 'C-O'],
    ],
  },
]);

/** Reactions of alkanes with halogens, which replace one hydrogen atom. */
const substitutions: BondReaction[] = ALKANES.flatMap(({ name, c }) =>
  HALOGENS.map(({ name: halogen, symbol, pair }) => ({
    situation: `${capitalise(name)} reacts with ${halogen} in sunlight.`,
    equation: `${carbonAtoms(c)}H${2 * c + 2} + ${symbol}2 -> ${carbonAtoms(c)}H${2 * c + 1}${symbol} + H${symbol}`,
    broken: [
      [1, 'C-H'],
      [1, pair],
    ] as const,
    formed: [
      [1, `C-${symbol}`],
      [1, `H-${symbol}`],
    ] as const,
  })),
);

const otherReactions: BondReaction[] = [
  {
    situation: 'Hydrogen reacts with chlorine.',
    equation: 'H2 + Cl2 -> 2HCl',
    broken: [
      [1, 'H-H'],
      [1, 'Cl-Cl'],
    ],
    formed: [[2, 'H-Cl']],
  },
  {
    situation: 'Hydrogen reacts with bromine.',
    equation: 'H2 + Br2 -> 2HBr',
    broken: [
      [1, 'H-H'],
      [1, 'Br-Br'],
    ],
    formed: [[2, 'H-Br']],
  },
  {
    situation: 'Hydrogen reacts with fluorine.',
    equation: 'H2 + F2 -> 2HF',
    broken: [
      [1, 'H-H'],
      [1, 'F-F'],
    ],
    formed: [[2, 'H-F']],
  },
  {
    situation: 'Hydrogen reacts with iodine.',
    equation: 'H2 + I2 -> 2HI',
    broken: [
      [1, 'H-H'],
      [1, 'I-I'],
    ],
    formed: [[2, 'H-I']],
  },
  {
    situation: 'Hydrogen burns.',
    equation: '2H2 + O2 -> 2H2O',
    broken: [
      [2, 'H-H'],
      [1, 'O=O'],
    ],
    formed: [[4, 'O-H']],
  },
  {
    situation: 'Nitrogen reacts with hydrogen.',
    equation: 'N2 + 3H2 -> 2NH3',
    broken: [
      [1, 'N≡N'],
      [3, 'H-H'],
    ],
    formed: [[6, 'N-H']],
  },
  {
    situation: 'Methane burns.',
    equation: 'CH4 + 2O2 -> CO2 + 2H2O',
    broken: [
      [4, 'C-H'],
      [2, 'O=O'],
    ],
    formed: [
      [2, 'C=O'],
      [4, 'O-H'],
    ],
  },
  {
    situation: 'Ethane burns.',
    equation: '2C2H6 + 7O2 -> 4CO2 + 6H2O',
    broken: [
      [2, 'C-C'],
      [12, 'C-H'],
      [7, 'O=O'],
    ],
    formed: [
      [8, 'C=O'],
      [12, 'O-H'],
    ],
  },
];

export const bondReactions: readonly BondReaction[] = [...additions, ...substitutions, ...otherReactions];

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
