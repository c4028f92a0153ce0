/**
 * Formulae, proton spectra and facts for the questions on molecular structure. `clues` describe a term,
 * `or` lists other accepted wordings, and `near` lists terms too similar to be wrong options.
 */

/** A compound by the numbers of carbon, hydrogen and oxygen atoms in its empirical formula. */
export type EmpiricalCompound = { readonly atoms: readonly [number, number, number] };

export const empiricalCompounds: readonly EmpiricalCompound[] = (
  [
    [1, 2, 1],
    [2, 4, 1],
    [3, 6, 1],
    [2, 6, 1],
    [3, 8, 1],
    [1, 2, 0],
    [1, 3, 0],
    [2, 5, 0],
    [3, 7, 0],
    [5, 12, 0],
    [4, 8, 1],
    [2, 3, 1],
    [3, 4, 1],
    [5, 10, 1],
    [1, 4, 1],
    [3, 6, 2],
    [3, 5, 1],
    [4, 5, 1],
    [7, 6, 2],
    [4, 10, 1],
    [5, 8, 1],
    [6, 10, 1],
    [4, 6, 1],
    [5, 6, 1],
    [3, 3, 1],
    [8, 8, 1],
    [4, 7, 1],
    [5, 7, 1],
    [6, 6, 1],
    [7, 8, 1],
  ] as const
).map((atoms) => ({ atoms }));

/**
 * A compound with the number of its proton environments, and one group with the number of lines of its
 * peak.
 */
export type ProtonSpectrum = {
  readonly name: string;
  readonly tex: string;
  readonly environments: number;
  readonly group: string;
  readonly lines: number;
};

const defineSpectrum = (
  name: string,
  formula: string,
  [environments, group, lines]: readonly [number, string, number],
): ProtonSpectrum => ({
  name,
  tex: `\\mathrm{${formula}}`,
  environments,
  group: `$\\mathrm{${group}}$`,
  lines,
});

export const protonSpectra: readonly ProtonSpectrum[] = [
  defineSpectrum('bromoethane', 'CH_3CH_2Br', [2, 'CH_3', 3]),
  defineSpectrum('chloroethane', 'CH_3CH_2Cl', [2, 'CH_2', 4]),
  defineSpectrum('ethanal', 'CH_3CHO', [2, 'CH_3', 2]),
  defineSpectrum('ethanal', 'CH_3CHO', [2, 'CHO', 4]),
  defineSpectrum('propanone', 'CH_3COCH_3', [1, 'CH_3', 1]),
  defineSpectrum('butanone', 'CH_3COCH_2CH_3', [3, 'CH_2', 4]),
  defineSpectrum('butanone', 'CH_3COCH_2CH_3', [3, 'CH_3\\ \\text{next to}\\ CH_2', 3]),
  defineSpectrum('methyl ethanoate', 'CH_3COOCH_3', [2, 'OCH_3', 1]),
  defineSpectrum('ethyl ethanoate', 'CH_3COOCH_2CH_3', [3, 'CH_2', 4]),
  defineSpectrum('propanoic acid', 'CH_3CH_2COOH', [3, 'CH_2', 4]),
  defineSpectrum('propanoic acid', 'CH_3CH_2COOH', [3, 'CH_3', 3]),
  defineSpectrum('ethanoic acid', 'CH_3COOH', [2, 'CH_3', 1]),
  defineSpectrum('2-bromopropane', 'CH_3CHBrCH_3', [2, 'CHBr', 7]),
  defineSpectrum('2-bromopropane', 'CH_3CHBrCH_3', [2, 'CH_3', 2]),
  defineSpectrum('1,1-dichloroethane', 'CH_3CHCl_2', [2, 'CHCl_2', 4]),
  defineSpectrum('1,1-dichloroethane', 'CH_3CHCl_2', [2, 'CH_3', 2]),
  defineSpectrum('1,2-dichloroethane', 'CH_2ClCH_2Cl', [1, 'CH_2Cl', 1]),
  defineSpectrum('1,1,2-trichloroethane', 'CHCl_2CH_2Cl', [2, 'CH_2Cl', 2]),
  defineSpectrum('1,1,2-trichloroethane', 'CHCl_2CH_2Cl', [2, 'CHCl_2', 3]),
  defineSpectrum('ethoxyethane', 'CH_3CH_2OCH_2CH_3', [2, 'CH_2', 4]),
  defineSpectrum('pentan-3-one', 'CH_3CH_2COCH_2CH_3', [2, 'CH_3', 3]),
  defineSpectrum('methanal', 'HCHO', [1, 'CH_2', 1]),
  defineSpectrum('methyl propanoate', 'CH_3CH_2COOCH_3', [3, 'OCH_3', 1]),
  defineSpectrum('ethyl methanoate', 'HCOOCH_2CH_3', [3, 'CH_3', 3]),
  defineSpectrum('propanal', 'CH_3CH_2CHO', [3, 'CHO', 3]),
  defineSpectrum('iodoethane', 'CH_3CH_2I', [2, 'CH_2', 4]),
  defineSpectrum('2-methylpropanal', '(CH_3)_2CHCHO', [3, 'CHO', 2]),
  defineSpectrum('methoxyethane', 'CH_3OCH_2CH_3', [3, 'OCH_3', 1]),
  defineSpectrum('2-chloropropane', 'CH_3CHClCH_3', [2, 'CHCl', 7]),
  defineSpectrum('2,2-dimethylpropane', 'C(CH_3)_4', [1, 'CH_3', 1]),
];
