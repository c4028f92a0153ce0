/**
 * Samples, precipitates and facts for the questions on research methods. `clues` describe a term and `or`
 * lists other accepted wordings.
 */

/**
 * Solids that react with an excess of hydrochloric acid; `acidPerSolid` is the moles of acid per mole of
 * solid.
 */
export const backTitrations = [
  {
    sample: 'egg shell',
    name: 'calcium carbonate',
    formula: 'CaCO3',
    equation: 'CaCO3 + 2HCl -> CaCl2 + H2O + CO2',
    acidPerSolid: 2,
  },
  {
    sample: 'limestone',
    name: 'calcium carbonate',
    formula: 'CaCO3',
    equation: 'CaCO3 + 2HCl -> CaCl2 + H2O + CO2',
    acidPerSolid: 2,
  },
  {
    sample: 'an indigestion tablet',
    name: 'magnesium hydroxide',
    formula: 'Mg(OH)2',
    equation: 'Mg(OH)2 + 2HCl -> MgCl2 + 2H2O',
    acidPerSolid: 2,
  },
  {
    sample: 'an antacid powder',
    name: 'magnesium carbonate',
    formula: 'MgCO3',
    equation: 'MgCO3 + 2HCl -> MgCl2 + H2O + CO2',
    acidPerSolid: 2,
  },
  {
    sample: 'sea shell',
    name: 'calcium carbonate',
    formula: 'CaCO3',
    equation: 'CaCO3 + 2HCl -> CaCl2 + H2O + CO2',
    acidPerSolid: 2,
  },
  {
    sample: 'a white pigment',
    name: 'zinc oxide',
    formula: 'ZnO',
    equation: 'ZnO + 2HCl -> ZnCl2 + H2O',
    acidPerSolid: 2,
  },
] as const;

export type Precipitation = {
  /** `MASS` is replaced by the mass of the sample. */
  readonly situation: string;
  readonly precipitate: string;
  readonly formula: string;
  readonly ion: string;
  /** The mass of the ion in one mole of the precipitate. */
  readonly ionMass: number;
};

export const precipitations: readonly Precipitation[] = [
  {
    situation: 'The chloride in MASS of a salt mixture was precipitated by silver nitrate.',
    precipitate: 'silver chloride',
    formula: 'AgCl',
    ion: 'chloride',
    ionMass: 35.5,
  },
  {
    situation: 'The sulfate in MASS of a fertiliser was precipitated by barium chloride.',
    precipitate: 'barium sulfate',
    formula: 'BaSO4',
    ion: 'sulfate',
    ionMass: 96,
  },
  {
    situation: 'The barium in MASS of a mineral was precipitated by sulfuric acid.',
    precipitate: 'barium sulfate',
    formula: 'BaSO4',
    ion: 'barium',
    ionMass: 137,
  },
  {
    situation: 'The bromide in MASS of a salt was precipitated by silver nitrate.',
    precipitate: 'silver bromide',
    formula: 'AgBr',
    ion: 'bromide',
    ionMass: 80,
  },
  {
    situation: 'The lead in MASS of an ore was precipitated by sulfuric acid.',
    precipitate: 'lead(II) sulfate',
    formula: 'PbSO4',
    ion: 'lead',
    ionMass: 207,
  },
  {
    situation: 'The iodide in MASS of a tablet mixture was precipitated by silver nitrate.',
    precipitate: 'silver iodide',
    formula: 'AgI',
    ion: 'iodide',
    ionMass: 127,
  },
];
