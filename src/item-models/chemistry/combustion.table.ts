/** A substance that burns: its enthalpy of combustion in kJ per mole, and the numbers of atoms in its formula. */
export type Fuel = {
  readonly name: string;
  readonly formula: string;
  readonly combustion: number;
  readonly carbons: number;
  readonly hydrogens: number;
  readonly oxygens: number;
};

export const fuels: readonly Fuel[] = [
  { name: 'methane', formula: 'CH4', combustion: -891, carbons: 1, hydrogens: 4, oxygens: 0 },
  { name: 'ethane', formula: 'C2H6', combustion: -1561, carbons: 2, hydrogens: 6, oxygens: 0 },
  { name: 'propane', formula: 'C3H8', combustion: -2219, carbons: 3, hydrogens: 8, oxygens: 0 },
  { name: 'butane', formula: 'C4H10', combustion: -2878, carbons: 4, hydrogens: 10, oxygens: 0 },
  { name: 'pentane', formula: 'C5H12', combustion: -3509, carbons: 5, hydrogens: 12, oxygens: 0 },
  { name: 'hexane', formula: 'C6H14', combustion: -4163, carbons: 6, hydrogens: 14, oxygens: 0 },
  { name: 'ethene', formula: 'C2H4', combustion: -1411, carbons: 2, hydrogens: 4, oxygens: 0 },
  { name: 'ethyne', formula: 'C2H2', combustion: -1301, carbons: 2, hydrogens: 2, oxygens: 0 },
  { name: 'benzene', formula: 'C6H6', combustion: -3268, carbons: 6, hydrogens: 6, oxygens: 0 },
  { name: 'methanol', formula: 'CH3OH', combustion: -726, carbons: 1, hydrogens: 4, oxygens: 1 },
  { name: 'ethanol', formula: 'C2H5OH', combustion: -1367, carbons: 2, hydrogens: 6, oxygens: 1 },
  { name: 'propan-1-ol', formula: 'C3H7OH', combustion: -2021, carbons: 3, hydrogens: 8, oxygens: 1 },
  { name: 'butan-1-ol', formula: 'C4H9OH', combustion: -2676, carbons: 4, hydrogens: 10, oxygens: 1 },
];

/** Enthalpies of combustion of the elements, in kJ per mole. */
export const COMBUSTION_OF_CARBON = -394;
export const COMBUSTION_OF_HYDROGEN = -286;

/** The liquid fuels, for experiments that burn a fuel below a beaker of water. */
export const liquidFuels: readonly Fuel[] = fuels.filter(({ name }) =>
  ['methanol', 'ethanol', 'propan-1-ol', 'butan-1-ol', 'pentane', 'hexane'].includes(name),
);
