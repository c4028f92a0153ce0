// Compounds and reactions for the calculations of National 5 Chemistry.

/** A compound by its name and formula. */
export type Compound = { readonly name: string; readonly formula: string };

export const COMPOUNDS: readonly Compound[] = [
  { name: 'calcium carbonate', formula: 'CaCO3' },
  { name: 'sodium carbonate', formula: 'Na2CO3' },
  { name: 'magnesium oxide', formula: 'MgO' },
  { name: 'copper(II) sulfate', formula: 'CuSO4' },
  { name: 'potassium nitrate', formula: 'KNO3' },
  { name: 'calcium nitrate', formula: 'Ca(NO3)2' },
  { name: 'ammonium sulfate', formula: '(NH4)2SO4' },
  { name: 'magnesium hydroxide', formula: 'Mg(OH)2' },
  { name: 'iron(III) oxide', formula: 'Fe2O3' },
  { name: 'aluminium sulfate', formula: 'Al2(SO4)3' },
  { name: 'sodium hydroxide', formula: 'NaOH' },
  { name: 'calcium hydroxide', formula: 'Ca(OH)2' },
  { name: 'lead(II) nitrate', formula: 'Pb(NO3)2' },
  { name: 'zinc chloride', formula: 'ZnCl2' },
  { name: 'potassium carbonate', formula: 'K2CO3' },
  { name: 'ammonium chloride', formula: 'NH4Cl' },
];

/** Solids that are weighed out to make solutions. */
export const SOLUTES: readonly Compound[] = COMPOUNDS.filter(({ formula }) =>
  ['Na2CO3', 'CuSO4', 'KNO3', 'NaOH', 'ZnCl2', 'K2CO3', 'NH4Cl', '(NH4)2SO4'].includes(formula),
);

export const FERTILISERS: readonly Compound[] = [
  { name: 'ammonium nitrate', formula: 'NH4NO3' },
  { name: 'ammonium sulfate', formula: '(NH4)2SO4' },
  { name: 'potassium nitrate', formula: 'KNO3' },
  { name: 'ammonium phosphate', formula: '(NH4)3PO4' },
  { name: 'urea', formula: 'CO(NH2)2' },
  { name: 'calcium nitrate', formula: 'Ca(NO3)2' },
  { name: 'potassium sulfate', formula: 'K2SO4' },
  { name: 'potassium chloride', formula: 'KCl' },
  { name: 'ammonium chloride', formula: 'NH4Cl' },
];

/** An ore. `metal` is a symbol and `name` the name of the metal; `counts` are the coefficients of ore and metal in the equation. */
export type Ore = {
  readonly ore: string;
  readonly formula: string;
  readonly metal: string;
  readonly name: string;
  readonly equation: string;
  readonly counts: readonly [number, number];
};

export const ORES: readonly Ore[] = [
  {
    ore: 'haematite',
    formula: 'Fe2O3',
    metal: 'Fe',
    name: 'iron',
    equation: 'Fe2O3 + 3CO -> 2Fe + 3CO2',
    counts: [1, 2],
  },
  {
    ore: 'bauxite',
    formula: 'Al2O3',
    metal: 'Al',
    name: 'aluminium',
    equation: '2Al2O3 -> 4Al + 3O2',
    counts: [2, 4],
  },
  {
    ore: 'zincite',
    formula: 'ZnO',
    metal: 'Zn',
    name: 'zinc',
    equation: 'ZnO + C -> Zn + CO',
    counts: [1, 1],
  },
  {
    ore: 'tenorite',
    formula: 'CuO',
    metal: 'Cu',
    name: 'copper',
    equation: '2CuO + C -> 2Cu + CO2',
    counts: [2, 2],
  },
  {
    ore: 'cuprite',
    formula: 'Cu2O',
    metal: 'Cu',
    name: 'copper',
    equation: '2Cu2O + C -> 4Cu + CO2',
    counts: [2, 4],
  },
  {
    ore: 'magnetite',
    formula: 'Fe3O4',
    metal: 'Fe',
    name: 'iron',
    equation: 'Fe3O4 + 4CO -> 3Fe + 4CO2',
    counts: [1, 3],
  },
];

/** A reaction for questions on reacting masses; `counts` are the coefficients of `from` and `to` in the equation. */
export type MassReaction = {
  readonly situation: string;
  readonly equation: string;
  readonly from: Compound;
  readonly to: Compound;
  readonly counts: readonly [number, number];
};

export const MASS_REACTIONS: readonly MassReaction[] = [
  {
    situation: 'Calcium carbonate breaks down when it is heated.',
    equation: 'CaCO3 -> CaO + CO2',
    from: { name: 'calcium carbonate', formula: 'CaCO3' },
    to: { name: 'calcium oxide', formula: 'CaO' },
    counts: [1, 1],
  },
  {
    situation: 'Methane burns completely.',
    equation: 'CH4 + 2O2 -> CO2 + 2H2O',
    from: { name: 'methane', formula: 'CH4' },
    to: { name: 'water', formula: 'H2O' },
    counts: [1, 2],
  },
  {
    situation: 'Propane burns completely.',
    equation: 'C3H8 + 5O2 -> 3CO2 + 4H2O',
    from: { name: 'propane', formula: 'C3H8' },
    to: { name: 'carbon dioxide', formula: 'CO2' },
    counts: [1, 3],
  },
  {
    situation: 'Magnesium burns in oxygen.',
    equation: '2Mg + O2 -> 2MgO',
    from: { name: 'magnesium', formula: 'Mg' },
    to: { name: 'magnesium oxide', formula: 'MgO' },
    counts: [2, 2],
  },
  {
    situation: 'Aluminium burns in oxygen.',
    equation: '4Al + 3O2 -> 2Al2O3',
    from: { name: 'aluminium', formula: 'Al' },
    to: { name: 'aluminium oxide', formula: 'Al2O3' },
    counts: [4, 2],
  },
  {
    situation: 'Ethene burns completely.',
    equation: 'C2H4 + 3O2 -> 2CO2 + 2H2O',
    from: { name: 'ethene', formula: 'C2H4' },
    to: { name: 'carbon dioxide', formula: 'CO2' },
    counts: [1, 2],
  },
  {
    situation: 'Nitrogen reacts with hydrogen to form ammonia.',
    equation: 'N2 + 3H2 -> 2NH3',
    from: { name: 'nitrogen', formula: 'N2' },
    to: { name: 'ammonia', formula: 'NH3' },
    counts: [1, 2],
  },
  {
    situation: 'Potassium reacts with water.',
    equation: '2K + 2H2O -> 2KOH + H2',
    from: { name: 'potassium', formula: 'K' },
    to: { name: 'hydrogen', formula: 'H2' },
    counts: [2, 1],
  },
  {
    situation: 'Zinc reacts with hydrochloric acid.',
    equation: 'Zn + 2HCl -> ZnCl2 + H2',
    from: { name: 'zinc', formula: 'Zn' },
    to: { name: 'zinc chloride', formula: 'ZnCl2' },
    counts: [1, 1],
  },
];
