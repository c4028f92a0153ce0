/**
 * Formulae, proton spectra and facts for the questions on molecular structure. `clues` describe a term,
 * `or` lists other accepted wordings, and `near` lists terms too similar to be wrong options.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

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

export const isomerSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'stereo-terms',
      facts: [
        {
          term: 'chiral',
          or: ['chiral centre', 'asymmetric'],
          clues: ['describes a carbon atom with four different groups'],
        },
        {
          term: 'optical isomer',
          or: ['enantiomers', 'enantiomer', 'optical isomers'],
          clues: ['is a mirror image that cannot be superimposed on the other form'],
        },
        {
          term: 'geometric isomer',
          or: ['cis-trans isomer', 'geometric isomers', 'geometric'],
          clues: ['differs from another form because a double bond cannot turn'],
          near: ['optical isomer'],
        },
        {
          term: 'racemic mixture',
          or: ['racemic', 'racemate'],
          clues: ['holds equal amounts of two mirror-image forms and does not turn polarised light'],
        },
        {
          term: 'agonist',
          or: ['agonists'],
          clues: ['is a drug that acts on a receptor like the natural molecule'],
          near: ['antagonist'],
        },
        {
          term: 'antagonist',
          or: ['antagonists'],
          clues: ['is a drug that blocks a receptor'],
          near: ['agonist'],
        },
        { term: 'pharmacophore', clues: ['is the part of a drug that binds to the receptor'] },
        { term: 'receptor', or: ['receptors'], clues: ['is the protein to which a drug binds'] },
        {
          term: 'enzyme inhibitor',
          or: ['inhibitor'],
          clues: ['is a drug that binds to the active site of a biological catalyst'],
        },
        {
          term: 'plane-polarised light',
          or: ['plane polarised light', 'polarised light'],
          clues: ['is turned by a single mirror-image form'],
        },
      ],
    },
  ],
};

export const spectraSheet: FactSheet = {
  tables: [
    {
      noun: 'technique',
      tag: 'techniques',
      facts: [
        {
          term: 'mass spectrometry',
          or: ['mass spectroscopy', 'mass spectrum', 'MS'],
          clues: [
            'breaks molecules into charged fragments',
            'gives the molecular mass from the molecular ion',
          ],
        },
        {
          term: 'infrared spectroscopy',
          or: ['infrared', 'IR'],
          clues: [
            'shows which functional groups are present by the vibration of bonds',
            'gives absorptions measured in wavenumbers',
          ],
        },
        {
          term: 'proton NMR spectroscopy',
          or: ['NMR', 'proton NMR', 'nuclear magnetic resonance'],
          clues: [
            'shows the surroundings of hydrogen atoms',
            'uses tetramethylsilane as a reference',
            'uses radio waves and a strong magnetic field',
          ],
        },
        {
          term: 'elemental microanalysis',
          or: ['microanalysis', 'combustion analysis', 'elemental analysis'],
          clues: ['gives the empirical formula from the masses of the elements'],
        },
        {
          term: 'absorption spectroscopy',
          or: ['visible and ultraviolet spectroscopy', 'ultraviolet and visible spectroscopy', 'colorimetry'],
          clues: ['measures the light of the visible region that a solution takes in'],
        },
        { term: 'chromatography', clues: ['separates the components of a mixture'] },
        {
          term: 'X-ray crystallography',
          or: ['crystallography', 'x-ray diffraction'],
          clues: ['gives the exact positions of atoms in a crystal'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'proton NMR spectra',
      tag: 'nmr',
      truths: [
        'the area under a peak is proportional to the number of protons',
        'the number of peaks is the number of different surroundings',
        'tetramethylsilane has a chemical shift of zero',
        'a peak next to a group of two protons is split into three lines',
        'a peak with no neighbouring protons is a single line',
      ],
      errors: [
        ['the height of a peak gives the number of carbon atoms', 'its area gives the number of protons'],
        ['a peak next to a group of three protons is split into three lines', 'it is split into four'],
        ['all the protons of ethanol give one peak', 'they have three different surroundings'],
        ['tetramethylsilane is used as a solvent', 'it is the reference'],
      ],
    },
    {
      about: 'infrared and mass spectra',
      tag: 'ir-ms',
      truths: [
        'an absorption near 1700 per centimetre shows a carbonyl group',
        'the molecular ion gives the relative formula mass',
        'the molecules are ionised in a mass spectrometer',
        'different bonds absorb infrared at different wavenumbers',
        'a broad absorption near 3300 per centimetre shows a hydroxyl group',
      ],
      errors: [
        [
          'the tallest peak of a mass spectrum is always the molecular ion',
          'a fragment may be more abundant',
        ],
        ['infrared light breaks molecules into fragments', 'it makes bonds vibrate'],
        ['uncharged fragments are detected in a mass spectrometer', 'only ions are detected'],
        ['an absorption near 3300 per centimetre shows a carbonyl group', 'it shows a hydroxyl group'],
      ],
    },
  ],
};
