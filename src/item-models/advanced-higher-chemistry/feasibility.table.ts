/**
 * Reactions, entropies and facts for the questions on free energy. `clues` describe a term, `or` lists
 * other accepted wordings, and `near` lists terms too similar to be wrong options.
 */

/**
 * Reactions with their standard changes of enthalpy (H, in kJ per mole) and entropy (S, in J per kelvin
 * and mole).
 */
export const thermalReactions = [
  { situation: 'Calcium carbonate breaks down.', equation: 'CaCO3 -> CaO + CO2', H: 178, S: 161 },
  { situation: 'Magnesium carbonate breaks down.', equation: 'MgCO3 -> MgO + CO2', H: 101, S: 175 },
  {
    situation: 'Iron(III) oxide is reduced by carbon.',
    equation: '2Fe2O3 + 3C -> 4Fe + 3CO2',
    H: 468,
    S: 558,
  },
  { situation: 'Methane reacts with steam.', equation: 'CH4 + H2O -> CO + 3H2', H: 206, S: 215 },
  { situation: 'Ammonia is formed from its elements.', equation: 'N2 + 3H2 -> 2NH3', H: -92, S: -199 },
  { situation: 'Sulfur trioxide is formed.', equation: '2SO2 + O2 -> 2SO3', H: -197, S: -188 },
  { situation: 'Ethene reacts with hydrogen.', equation: 'C2H4 + H2 -> C2H6', H: -137, S: -121 },
  { situation: 'Zinc oxide is reduced by carbon.', equation: 'ZnO + C -> Zn + CO', H: 238, S: 190 },
  { situation: 'Ammonium chloride breaks down.', equation: 'NH4Cl -> NH3 + HCl', H: 176, S: 285 },
  { situation: 'Hydrogen peroxide breaks down.', equation: '2H2O2 -> 2H2O + O2', H: -196, S: 126 },
  { situation: 'Methanol is made from synthesis gas.', equation: 'CO + 2H2 -> CH3OH', H: -91, S: -219 },
] as const;

/** Standard entropies in J per kelvin and mole, by formula. */
export const entropies: Readonly<Record<string, number>> = {
  N2: 192,
  H2: 131,
  NH3: 193,
  O2: 205,
  SO2: 248,
  SO3: 257,
  CO2: 214,
  CO: 198,
  CH4: 186,
  H2O: 189,
  C2H4: 219,
  C2H6: 230,
  CaCO3: 93,
  CaO: 40,
  Mg: 33,
  MgO: 27,
  HCl: 187,
  Cl2: 223,
  NO: 211,
  NO2: 240,
  C3H8: 270,
  Fe2O3: 87,
  Fe: 27,
};

export type EntropyReaction = {
  readonly situation: string;
  readonly equation: string;
  readonly reactants: readonly (readonly [count: number, formula: string])[];
  readonly products: readonly (readonly [count: number, formula: string])[];
};

/** Reads one side of an equation: `3H2 + N2` gives `[[3, 'H2'], [1, 'N2']]`. */
const parseSide = (side: string): (readonly [number, string])[] =>
  side.split(' + ').map((term) => {
    const count = /^\d+/.exec(term)?.[0] ?? '';
    return [Number(count || 1), term.slice(count.length)] as const;
  });

const defineReaction = (situation: string, equation: string): EntropyReaction => {
  const [left = '', right = ''] = equation.split(' -> ');
  return { situation, equation, reactants: parseSide(left), products: parseSide(right) };
};

export const entropyReactions: readonly EntropyReaction[] = [
  defineReaction('Ammonia is formed from its elements.', 'N2 + 3H2 -> 2NH3'),
  defineReaction('Sulfur dioxide is oxidised.', '2SO2 + O2 -> 2SO3'),
  defineReaction('Methane burns.', 'CH4 + 2O2 -> CO2 + 2H2O'),
  defineReaction('Ethene reacts with hydrogen.', 'C2H4 + H2 -> C2H6'),
  defineReaction('Calcium carbonate breaks down.', 'CaCO3 -> CaO + CO2'),
  defineReaction('Magnesium burns.', '2Mg + O2 -> 2MgO'),
  defineReaction('Hydrogen reacts with chlorine.', 'H2 + Cl2 -> 2HCl'),
  defineReaction('Nitrogen monoxide is oxidised.', '2NO + O2 -> 2NO2'),
  defineReaction('Methane reacts with steam.', 'CH4 + H2O -> CO + 3H2'),
  defineReaction('Propane burns.', 'C3H8 + 5O2 -> 3CO2 + 4H2O'),
  defineReaction('Iron(III) oxide is reduced.', 'Fe2O3 + 3CO -> 2Fe + 3CO2'),
  defineReaction('Ethene burns.', 'C2H4 + 3O2 -> 2CO2 + 2H2O'),
];
