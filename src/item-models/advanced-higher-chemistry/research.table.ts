/**
 * Samples, precipitates and facts for the questions on research methods. `clues` describe a term and `or`
 * lists other accepted wordings.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

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

export const techniquesSheet: FactSheet = {
  tables: [
    {
      noun: 'technique',
      tag: 'research-techniques',
      facts: [
        {
          term: 'recrystallisation',
          or: ['recrystallization'],
          clues: ['purifies a solid by dissolving it in a hot solvent and cooling'],
        },
        {
          term: 'heating under reflux',
          or: ['reflux'],
          clues: ['lets a mixture boil for a long time without losing vapour'],
        },
        {
          term: 'vacuum filtration',
          or: ['filtration under vacuum', 'filtration under reduced pressure'],
          clues: ['separates a solid quickly with a Buchner funnel'],
        },
        { term: 'solvent extraction', clues: ['moves a product into another liquid in a separating funnel'] },
        { term: 'distillation', clues: ['separates liquids by their boiling points'] },
        {
          term: 'melting point',
          or: ['melting point determination', 'mixed melting point'],
          clues: ['shows whether a solid is pure by the range over which it becomes a liquid'],
        },
        {
          term: 'thin-layer chromatography',
          or: ['TLC', 'thin layer chromatography'],
          clues: ['follows a reaction by spots on a coated plate'],
        },
        {
          term: 'heating to constant mass',
          or: ['constant mass'],
          clues: ['makes sure that a precipitate is dry before it is weighed'],
        },
      ],
    },
    {
      noun: 'term',
      tag: 'stoichiometry-terms',
      facts: [
        {
          term: 'primary standard',
          clues: ['is a pure and stable solid from which a solution of known concentration is made'],
        },
        { term: 'back titration', clues: ['finds an amount from the excess of a reagent that is left over'] },
        {
          term: 'complexometric titration',
          or: ['complexometric', 'EDTA titration'],
          clues: ['finds the amount of a metal ion with EDTA'],
        },
        {
          term: 'gravimetric analysis',
          or: ['gravimetric'],
          clues: ['finds an amount by weighing a precipitate'],
        },
        {
          term: 'blank determination',
          or: ['blank', 'control'],
          clues: ['is a run without the sample that checks for errors in the method'],
        },
        {
          term: 'calibration graph',
          or: ['calibration curve', 'calibration line'],
          clues: ['is drawn from solutions of known concentration'],
        },
        {
          term: 'colorimeter',
          or: ['colorimetry'],
          clues: ['measures how much light of a chosen filter a solution takes in'],
        },
        {
          term: 'parts per million',
          or: ['ppm'],
          clues: ['is a unit for very low concentrations, equal to a milligram in a kilogram'],
        },
      ],
    },
  ],
};
