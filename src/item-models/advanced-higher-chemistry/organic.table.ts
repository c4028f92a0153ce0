/**
 * Molecules, synthesis routes and facts for the questions on organic chemistry. `clues` describe a term,
 * `or` lists other accepted wordings, and `near` lists terms too similar to be wrong options.
 */

/** A molecule with the numbers of its sigma and pi bonds. */
export type Molecule = {
  readonly name: string;
  readonly tex: string;
  readonly sigma: number;
  readonly pi: number;
};

const defineMolecule = (name: string, formula: string, [sigma, pi]: readonly [number, number]): Molecule => ({
  name,
  tex: `\\mathrm{${formula}}`,
  sigma,
  pi,
});

export const molecules: readonly Molecule[] = [
  defineMolecule('ethene', 'CH_2{=}CH_2', [5, 1]),
  defineMolecule('propene', 'CH_3CH{=}CH_2', [8, 1]),
  defineMolecule('but-1-ene', 'CH_3CH_2CH{=}CH_2', [11, 1]),
  defineMolecule('but-2-ene', 'CH_3CH{=}CHCH_3', [11, 1]),
  defineMolecule('buta-1,3-diene', 'CH_2{=}CHCH{=}CH_2', [9, 2]),
  defineMolecule('ethyne', 'CH{\\equiv}CH', [3, 2]),
  defineMolecule('propyne', 'CH_3C{\\equiv}CH', [6, 2]),
  defineMolecule('but-2-yne', 'CH_3C{\\equiv}CCH_3', [9, 2]),
  defineMolecule('methanal', 'HCHO', [3, 1]),
  defineMolecule('ethanal', 'CH_3CHO', [6, 1]),
  defineMolecule('propanone', 'CH_3COCH_3', [9, 1]),
  defineMolecule('butanone', 'CH_3COCH_2CH_3', [12, 1]),
  defineMolecule('ethanoic acid', 'CH_3COOH', [7, 1]),
  defineMolecule('propanoic acid', 'CH_3CH_2COOH', [10, 1]),
  defineMolecule('methyl ethanoate', 'CH_3COOCH_3', [10, 1]),
  defineMolecule('ethyl ethanoate', 'CH_3COOCH_2CH_3', [13, 1]),
  defineMolecule('ethanenitrile', 'CH_3C{\\equiv}N', [5, 2]),
  defineMolecule('propanenitrile', 'CH_3CH_2C{\\equiv}N', [8, 2]),
  defineMolecule('propenal', 'CH_2{=}CHCHO', [7, 2]),
  defineMolecule('propenoic acid', 'CH_2{=}CHCOOH', [8, 2]),
  defineMolecule('propenenitrile', 'CH_2{=}CHC{\\equiv}N', [6, 3]),
  defineMolecule('ethanamide', 'CH_3CONH_2', [8, 1]),
  defineMolecule('chloroethene', 'CH_2{=}CHCl', [5, 1]),
  defineMolecule('carbon dioxide', 'O{=}C{=}O', [2, 2]),
  defineMolecule('hydrogen cyanide', 'HC{\\equiv}N', [2, 2]),
  defineMolecule('penta-1,3-diene', 'CH_2{=}CHCH{=}CHCH_3', [12, 2]),
  defineMolecule('pent-1-ene', 'CH_3CH_2CH_2CH{=}CH_2', [14, 1]),
  defineMolecule('but-3-en-2-one', 'CH_3COCH{=}CH_2', [10, 2]),
];

type Substance = { readonly name: string; readonly formula: string };
/** A synthesis in two steps. */
export type Route = { readonly situation: string; readonly from: Substance; readonly to: Substance };

export const routes: readonly Route[] = [
  {
    situation: 'Ethanol is made from bromoethane and then oxidised to ethanoic acid.',
    from: { name: 'bromoethane', formula: 'C2H5Br' },
    to: { name: 'ethanoic acid', formula: 'CH3COOH' },
  },
  {
    situation: 'Propan-2-ol is made from propene and then oxidised to propanone.',
    from: { name: 'propene', formula: 'C3H6' },
    to: { name: 'propanone', formula: 'C3H6O' },
  },
  {
    situation: 'Nitrobenzene is made from benzene and then reduced to phenylamine.',
    from: { name: 'benzene', formula: 'C6H6' },
    to: { name: 'phenylamine', formula: 'C6H7N' },
  },
  {
    situation: 'Propanenitrile is made from bromoethane and then hydrolysed to propanoic acid.',
    from: { name: 'bromoethane', formula: 'C2H5Br' },
    to: { name: 'propanoic acid', formula: 'C2H5COOH' },
  },
  {
    situation: 'Butan-2-ol is made from but-1-ene and then oxidised to butanone.',
    from: { name: 'but-1-ene', formula: 'C4H8' },
    to: { name: 'butanone', formula: 'C4H8O' },
  },
  {
    situation: 'Ethanoyl chloride is made from ethanoic acid and then changed to ethyl ethanoate.',
    from: { name: 'ethanoic acid', formula: 'CH3COOH' },
    to: { name: 'ethyl ethanoate', formula: 'CH3COOC2H5' },
  },
  {
    situation: 'Methylbenzene is made from benzene and then oxidised to benzoic acid.',
    from: { name: 'benzene', formula: 'C6H6' },
    to: { name: 'benzoic acid', formula: 'C6H5COOH' },
  },
  {
    situation: 'Propanal is reduced to propan-1-ol, which is then dehydrated to propene.',
    from: { name: 'propanal', formula: 'C3H6O' },
    to: { name: 'propene', formula: 'C3H6' },
  },
];
