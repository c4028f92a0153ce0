/**
 * Molecules, synthesis routes and facts for the questions on organic chemistry. `clues` describe a term,
 * `or` lists other accepted wordings, and `near` lists terms too similar to be wrong options.
 */

import type { FactSheet } from '../facts/fact-sheet.ts';

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

export const mechanismSheet: FactSheet = {
  tables: [
    {
      noun: 'term',
      tag: 'mechanism-terms',
      facts: [
        {
          term: 'nucleophile',
          or: ['nucleophiles'],
          clues: ['is attracted to a positive centre and donates a pair of electrons'],
          near: ['electrophile'],
        },
        {
          term: 'electrophile',
          or: ['electrophiles'],
          clues: ['is attracted to a region of high electron density and accepts a pair of electrons'],
          near: ['nucleophile'],
        },
        {
          term: 'carbocation',
          or: ['carbocation intermediate'],
          clues: ['has a positively charged carbon atom and is formed in the first step of an SN1 reaction'],
        },
        {
          term: 'homolytic fission',
          or: ['homolytic'],
          clues: ['breaks a bond so that each atom keeps one electron'],
          near: ['heterolytic fission'],
        },
        {
          term: 'heterolytic fission',
          or: ['heterolytic'],
          clues: ['breaks a bond so that one atom keeps both electrons'],
          near: ['homolytic fission'],
        },
        {
          term: 'sigma bond',
          or: ['sigma'],
          clues: ['is formed by the end-on overlap of orbitals'],
          near: ['pi bond'],
        },
        {
          term: 'pi bond',
          or: ['pi'],
          clues: ['is formed by the sideways overlap of p orbitals'],
          near: ['sigma bond'],
        },
        {
          term: 'hybridisation',
          or: ['hybridization'],
          clues: ['is the mixing of atomic orbitals to form a new set'],
        },
        { term: 'chromophore', clues: ['is the part of a molecule that absorbs visible light'] },
        {
          term: 'inductive effect',
          or: ['inductive stabilisation'],
          clues: ['is the push of electrons by alkyl groups that makes tertiary carbocations stable'],
        },
        {
          term: 'conjugated system',
          or: ['conjugation', 'conjugated'],
          clues: ['has alternating single and double bonds'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'substitution in haloalkanes',
      tag: 'substitution',
      truths: [
        'an SN1 reaction has two steps',
        'an SN2 reaction has one step',
        'tertiary haloalkanes react by SN1',
        'primary haloalkanes react by SN2',
        'the rate of an SN1 reaction does not depend on the nucleophile',
        'an SN2 reaction goes through a transition state with five groups round the carbon',
      ],
      errors: [
        ['an SN2 reaction goes through a carbocation', 'SN1 does'],
        ['primary haloalkanes favour SN1', 'their carbocations are unstable, so they favour SN2'],
        ['an SN1 reaction is second order', 'it is first order'],
        ['the nucleophile attacks the halogen atom', 'it attacks the partly positive carbon atom'],
      ],
    },
    {
      about: 'hybrid orbitals',
      tag: 'hybridisation',
      truths: [
        'the carbon atoms of ethane are sp3 hybridised',
        'the carbon atoms of ethene are sp2 hybridised',
        'the carbon atoms of ethyne are sp hybridised',
        'the carbon atoms of benzene are sp2 hybridised',
        'a longer conjugated system absorbs light of longer wavelength',
      ],
      errors: [
        ['the carbon atoms of ethene are sp3 hybridised', 'they are sp2 hybridised'],
        ['a pi bond is stronger than a sigma bond', 'its overlap is weaker'],
        ['benzene has three fixed double bonds', 'its pi electrons are delocalised'],
        ['the carbon atoms of ethyne are sp2 hybridised', 'they are sp hybridised'],
      ],
    },
  ],
};

export const reactionSheet: FactSheet = {
  tables: [
    {
      noun: 'reagent',
      tag: 'reagents',
      facts: [
        {
          term: 'aqueous sodium hydroxide',
          or: ['sodium hydroxide solution', 'aqueous potassium hydroxide', 'aqueous alkali'],
          clues: ['changes a haloalkane to an alcohol'],
          near: ['ethanolic potassium hydroxide'],
        },
        {
          term: 'ethanolic potassium hydroxide',
          or: ['ethanolic sodium hydroxide', 'ethanolic alkali'],
          clues: ['changes a haloalkane to an alkene'],
          near: ['aqueous sodium hydroxide'],
        },
        {
          term: 'ethanolic potassium cyanide',
          or: ['potassium cyanide', 'cyanide'],
          clues: ['changes a haloalkane to a nitrile with one more carbon atom'],
          near: ['ethanolic potassium hydroxide'],
        },
        {
          term: 'lithium aluminium hydride',
          or: ['LiAlH4', 'lithal'],
          clues: ['reduces a carboxylic acid to a primary alcohol'],
        },
        {
          term: 'acidified dichromate',
          or: ['acidified potassium dichromate', 'dichromate'],
          clues: ['oxidises a secondary alcohol to a ketone'],
        },
        {
          term: 'aluminium oxide',
          or: ['hot aluminium oxide', 'alumina'],
          clues: ['dehydrates an alcohol to an alkene when it is hot'],
        },
        {
          term: 'bromine',
          or: ['bromine water', 'bromine solution'],
          clues: ['adds to an alkene and loses its colour'],
        },
        { term: 'thionyl chloride', or: ['SOCl2'], clues: ['changes a carboxylic acid to an acid chloride'] },
        {
          term: 'an alkoxide',
          or: ['alkoxide', 'sodium alkoxide', 'sodium ethoxide'],
          clues: ['changes a haloalkane to an ether'],
        },
        {
          term: 'concentrated nitric acid and concentrated sulfuric acid',
          or: ['nitrating mixture', 'nitric acid'],
          clues: ['changes benzene to nitrobenzene'],
        },
      ],
    },
    {
      noun: 'type of reaction',
      tag: 'reaction-types',
      facts: [
        {
          term: 'nucleophilic substitution',
          clues: ['changes a haloalkane to an alcohol'],
          near: ['electrophilic substitution'],
        },
        {
          term: 'electrophilic addition',
          clues: ['takes place between an alkene and hydrogen bromide'],
          near: ['electrophilic substitution'],
        },
        {
          term: 'electrophilic substitution',
          clues: ['takes place when benzene is nitrated'],
          near: ['nucleophilic substitution', 'electrophilic addition'],
        },
        { term: 'elimination', clues: ['removes hydrogen bromide from a haloalkane'] },
        { term: 'condensation', clues: ['forms an amide from an amine and an acid with the loss of water'] },
        { term: 'reduction', clues: ['changes a ketone to a secondary alcohol'] },
        { term: 'hydrolysis', clues: ['changes a nitrile to a carboxylic acid'] },
        { term: 'oxidation', clues: ['changes an aldehyde to a carboxylic acid'] },
      ],
    },
  ],
};
