/** Reactions for the questions on limiting reactants, yields and volumes of gas. */

/** The molar volume of any gas in litres, and the sentence that states it in a stem. */
export const MOLAR_VOLUME = 24;
export const MOLAR_VOLUME_SENTENCE = 'The molar volume of a gas is $24\\,\\mathrm{litres\\,mol^{-1}}$.';

/** A reaction of a solid with an acid. `counts` and `gasCount` are the numbers of moles in the equation. */
export type AcidReaction = {
  readonly name: string;
  readonly formula: string;
  readonly acid: string;
  readonly equation: string;
  readonly counts: readonly [solid: number, acid: number];
  readonly gas: string;
  readonly gasCount: number;
};

export const acidReactions: readonly AcidReaction[] = [
  {
    name: 'magnesium',
    formula: 'Mg',
    acid: 'hydrochloric acid',
    equation: 'Mg + 2HCl -> MgCl2 + H2',
    counts: [1, 2],
    gas: 'hydrogen',
    gasCount: 1,
  },
  {
    name: 'zinc',
    formula: 'Zn',
    acid: 'sulfuric acid',
    equation: 'Zn + H2SO4 -> ZnSO4 + H2',
    counts: [1, 1],
    gas: 'hydrogen',
    gasCount: 1,
  },
  {
    name: 'aluminium',
    formula: 'Al',
    acid: 'hydrochloric acid',
    equation: '2Al + 6HCl -> 2AlCl3 + 3H2',
    counts: [2, 6],
    gas: 'hydrogen',
    gasCount: 3,
  },
  {
    name: 'iron',
    formula: 'Fe',
    acid: 'hydrochloric acid',
    equation: 'Fe + 2HCl -> FeCl2 + H2',
    counts: [1, 2],
    gas: 'hydrogen',
    gasCount: 1,
  },
  {
    name: 'calcium carbonate',
    formula: 'CaCO3',
    acid: 'hydrochloric acid',
    equation: 'CaCO3 + 2HCl -> CaCl2 + H2O + CO2',
    counts: [1, 2],
    gas: 'carbon dioxide',
    gasCount: 1,
  },
  {
    name: 'sodium carbonate',
    formula: 'Na2CO3',
    acid: 'nitric acid',
    equation: 'Na2CO3 + 2HNO3 -> 2NaNO3 + H2O + CO2',
    counts: [1, 2],
    gas: 'carbon dioxide',
    gasCount: 1,
  },
  {
    name: 'magnesium carbonate',
    formula: 'MgCO3',
    acid: 'sulfuric acid',
    equation: 'MgCO3 + H2SO4 -> MgSO4 + H2O + CO2',
    counts: [1, 1],
    gas: 'carbon dioxide',
    gasCount: 1,
  },
  {
    name: 'sodium hydrogencarbonate',
    formula: 'NaHCO3',
    acid: 'hydrochloric acid',
    equation: 'NaHCO3 + HCl -> NaCl + H2O + CO2',
    counts: [1, 1],
    gas: 'carbon dioxide',
    gasCount: 1,
  },
];

type Substance = { readonly name: string; readonly formula: string };

/**
 * A preparation of a substance. `counts` are the moles of the weighed reactant and of the product in the
 * equation.
 */
export type Preparation = {
  readonly situation: string;
  readonly equation: string;
  readonly from: Substance;
  readonly to: Substance;
  readonly counts: readonly [from: number, to: number];
  readonly reactants: readonly (readonly [count: number, formula: string])[];
};

export const preparations: readonly Preparation[] = [
  {
    situation: 'Ethyl ethanoate is made from ethanol and ethanoic acid.',
    equation: 'C2H5OH + CH3COOH -> CH3COOC2H5 + H2O',
    from: { name: 'ethanol', formula: 'C2H5OH' },
    to: { name: 'ethyl ethanoate', formula: 'CH3COOC2H5' },
    counts: [1, 1],
    reactants: [
      [1, 'C2H5OH'],
      [1, 'CH3COOH'],
    ],
  },
  {
    situation: 'Aspirin is made from salicylic acid and ethanoic anhydride.',
    equation: 'C7H6O3 + C4H6O3 -> C9H8O4 + CH3COOH',
    from: { name: 'salicylic acid', formula: 'C7H6O3' },
    to: { name: 'aspirin', formula: 'C9H8O4' },
    counts: [1, 1],
    reactants: [
      [1, 'C7H6O3'],
      [1, 'C4H6O3'],
    ],
  },
  {
    situation: 'Methyl salicylate, used in muscle rubs, is made from salicylic acid and methanol.',
    equation: 'C7H6O3 + CH3OH -> C8H8O3 + H2O',
    from: { name: 'salicylic acid', formula: 'C7H6O3' },
    to: { name: 'methyl salicylate', formula: 'C8H8O3' },
    counts: [1, 1],
    reactants: [
      [1, 'C7H6O3'],
      [1, 'CH3OH'],
    ],
  },
  {
    situation: 'Ammonia is made by the Haber process.',
    equation: 'N2 + 3H2 -> 2NH3',
    from: { name: 'hydrogen', formula: 'H2' },
    to: { name: 'ammonia', formula: 'NH3' },
    counts: [3, 2],
    reactants: [
      [1, 'N2'],
      [3, 'H2'],
    ],
  },
  {
    situation: 'Ethanol is made by the fermentation of glucose.',
    equation: 'C6H12O6 -> 2C2H5OH + 2CO2',
    from: { name: 'glucose', formula: 'C6H12O6' },
    to: { name: 'ethanol', formula: 'C2H5OH' },
    counts: [1, 2],
    reactants: [[1, 'C6H12O6']],
  },
  {
    situation: 'Iron is made from iron(III) oxide in a blast furnace.',
    equation: 'Fe2O3 + 3CO -> 2Fe + 3CO2',
    from: { name: 'iron(III) oxide', formula: 'Fe2O3' },
    to: { name: 'iron', formula: 'Fe' },
    counts: [1, 2],
    reactants: [
      [1, 'Fe2O3'],
      [3, 'CO'],
    ],
  },
  {
    situation: 'Calcium oxide is made by heating calcium carbonate.',
    equation: 'CaCO3 -> CaO + CO2',
    from: { name: 'calcium carbonate', formula: 'CaCO3' },
    to: { name: 'calcium oxide', formula: 'CaO' },
    counts: [1, 1],
    reactants: [[1, 'CaCO3']],
  },
  {
    situation: 'Propanone is made by the oxidation of propan-2-ol.',
    equation: '2C3H7OH + O2 -> 2C3H6O + 2H2O',
    from: { name: 'propan-2-ol', formula: 'C3H7OH' },
    to: { name: 'propanone', formula: 'C3H6O' },
    counts: [2, 2],
    reactants: [
      [2, 'C3H7OH'],
      [1, 'O2'],
    ],
  },
  {
    situation: 'Copper(II) sulfate is made from copper(II) oxide and sulfuric acid.',
    equation: 'CuO + H2SO4 -> CuSO4 + H2O',
    from: { name: 'copper(II) oxide', formula: 'CuO' },
    to: { name: 'copper(II) sulfate', formula: 'CuSO4' },
    counts: [1, 1],
    reactants: [
      [1, 'CuO'],
      [1, 'H2SO4'],
    ],
  },
];

/** A fuel that burns completely, with the moles of fuel, oxygen and carbon dioxide in the equation. */
export type GasReaction = {
  readonly situation: string;
  readonly equation: string;
  readonly fuel: string;
  readonly formula: string;
  readonly fuelCount: number;
  readonly oxygens: number;
  readonly carbons: number;
};

export const gasReactions: readonly GasReaction[] = [
  {
    situation: 'Methane burns completely.',
    equation: 'CH4 + 2O2 -> CO2 + 2H2O',
    fuel: 'methane',
    formula: 'CH4',
    fuelCount: 1,
    oxygens: 2,
    carbons: 1,
  },
  {
    situation: 'Ethane burns completely.',
    equation: '2C2H6 + 7O2 -> 4CO2 + 6H2O',
    fuel: 'ethane',
    formula: 'C2H6',
    fuelCount: 2,
    oxygens: 7,
    carbons: 4,
  },
  {
    situation: 'Propane burns completely.',
    equation: 'C3H8 + 5O2 -> 3CO2 + 4H2O',
    fuel: 'propane',
    formula: 'C3H8',
    fuelCount: 1,
    oxygens: 5,
    carbons: 3,
  },
  {
    situation: 'Butane burns completely.',
    equation: '2C4H10 + 13O2 -> 8CO2 + 10H2O',
    fuel: 'butane',
    formula: 'C4H10',
    fuelCount: 2,
    oxygens: 13,
    carbons: 8,
  },
  {
    situation: 'Ethene burns completely.',
    equation: 'C2H4 + 3O2 -> 2CO2 + 2H2O',
    fuel: 'ethene',
    formula: 'C2H4',
    fuelCount: 1,
    oxygens: 3,
    carbons: 2,
  },
  {
    situation: 'Propene burns completely.',
    equation: '2C3H6 + 9O2 -> 6CO2 + 6H2O',
    fuel: 'propene',
    formula: 'C3H6',
    fuelCount: 2,
    oxygens: 9,
    carbons: 6,
  },
  {
    situation: 'Ethyne burns completely.',
    equation: '2C2H2 + 5O2 -> 4CO2 + 2H2O',
    fuel: 'ethyne',
    formula: 'C2H2',
    fuelCount: 2,
    oxygens: 5,
    carbons: 4,
  },
];
