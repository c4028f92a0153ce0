import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { drawForm } from '../calculation/question-form.ts';
import { acidName, aldehydeName, alkylName, CARBON_STEMS, ketoneName } from '../chemistry/carbon-names.ts';
import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, inPart, statement, wording } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import { alcoholsSheet, systematicSheet } from './carbon.table.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';

/** A chain with a methyl branch and a functional group. */
type Chain = { readonly n: number; readonly branch: number; readonly at: number };

const kinds = [
  { kind: 'alcohol', ending: (at: number) => `-${at}-ol`, hydrogens: 0, oxygens: 1 },
  { kind: 'ketone', ending: (at: number) => `-${at}-one`, hydrogens: -2, oxygens: 1 },
  { kind: 'acid', ending: () => 'oic acid', hydrogens: -2, oxygens: 2 },
  { kind: 'aldehyde', ending: () => 'al', hydrogens: -2, oxygens: 1 },
] as const;
type Kind = (typeof kinds)[number];

function nameOf({ n, branch, at }: Chain, { ending }: Kind): string {
  return `${branch}-methyl${CARBON_STEMS[n]}an${ending(at)}`;
}

export const systematicNames = higherChemistryModel({
  id: 'HC-15',
  title: 'Systematic carbon chemistry',
  outcomeId: 'CHE-H-05',
  calculator: 'allowed',
  marks: [1, 2],
  draw: (random) => {
    const n = random.int(4, 8);
    const kind = random.pick(kinds);
    const isEnd = kind.kind === 'acid' || kind.kind === 'aldehyde';
    return {
      chain: { n, branch: random.int(2, n - 1), at: isEnd ? 1 : random.int(2, Math.ceil(n / 2)) },
      kind,
      form: drawForm(random, 0.45),
    };
  },
  accepts: ({ chain: { n, branch, at }, kind: { kind } }) =>
    (kind !== 'ketone' || branch !== at) && (2 * at !== n + 1 || branch <= at),
  write: ({ chain, kind, form }) => writeCalculation(formulaCalculation(chain, kind), form),
});

function formulaCalculation(chain: Chain, kind: Kind): Calculation {
  const carbons = chain.n + 1;
  const hydrogens = 2 * carbons + 2 + kind.hydrogens;
  const mass = 12 * carbons + hydrogens + 16 * kind.oxygens;
  const name = nameOf(chain, kind);
  return {
    situation: `A compound has the systematic name ${name}.`,
    quantity: 'its gram formula mass, in grams',
    lines: [
      {
        why: 'Count the hydrogen atoms in the molecule',
        symbol: 'H',
        tex: `2 \\times ${carbons} + ${2 + kind.hydrogens}`,
        value: hydrogens,
        gaps: ['general-formula'],
      },
      {
        why: 'Add the masses of the atoms',
        tex: `${carbons} \\times 12 + @1 + ${kind.oxygens} \\times 16`,
        value: mass,
        unit: 'g',
        gaps: ['gfm'],
      },
    ],
    mistakes: [
      {
        tag: 'branch-left-out',
        value: mass - 14,
        why: 'The carbon atom of the methyl branch was left out.',
        earns: [],
      },
      {
        tag: 'general-formula',
        value: mass + (kind.hydrogens === 0 ? -2 : 2),
        why: 'The number of hydrogen atoms does not fit the functional group.',
        earns: [2],
      },
      {
        tag: 'functional-group',
        value: mass - 16 * kind.oxygens,
        why: 'The oxygen of the functional group was left out.',
        earns: [1],
      },
      { tag: 'branch-left-out', value: mass + 14, why: 'There is one carbon atom too many.' },
    ],
    figures: 4,
  };
}

export const systematicFacts = higherChemistryModel(
  factModel({
    id: 'HC-23',
    title: 'Functional groups and isomers',
    outcomeId: 'CHE-H-05',
    sheet: systematicSheet,
  }),
);

type Alcohol = { readonly n: number; readonly at: number; readonly branch: number };

const alcoholOf = ({ n, at, branch }: Alcohol): string =>
  `${branch === 0 ? '' : `${branch}-methyl`}${CARBON_STEMS[n]}an-${at}-ol`;

function classOf({ at, branch }: Alcohol): 'primary' | 'secondary' | 'tertiary' {
  if (at === 1) return 'primary';
  return branch === at ? 'tertiary' : 'secondary';
}

const AGENTS = [
  'acidified dichromate solution',
  'hot copper(II) oxide',
  'acidified permanganate solution',
] as const;

export const oxidationOfAlcohols = higherChemistryModel({
  id: 'HC-16',
  title: 'Oxidation of alcohols',
  outcomeId: 'CHE-H-06',
  calculator: 'allowed',
  marks: [1, 2],
  draw: (random) => {
    const n = random.int(3, 8);
    const at = random.int(1, Math.ceil(n / 2));
    return {
      alcohol: { n, at, branch: random.pick([0, 0, at === 1 ? 2 : at, n > 4 ? 3 : 0]) },
      agent: random.pick(AGENTS),
      isChoice: random.chance(0.4),
    };
  },
  accepts: ({ alcohol: { n, at, branch } }) => branch < n && (branch === 0 || branch >= at),
  write: ({ alcohol, agent, isChoice }) =>
    isChoice && alcohol.branch === 0 ? chooseProduct(alcohol, agent) : writeClass(alcohol, agent),
});

function chooseProduct({ n, at }: Alcohol, agent: string): ItemDraft | undefined {
  const alcohol = alcoholOf({ n, at, branch: 0 });
  const answer = at === 1 ? aldehydeName(n) : ketoneName(n, at);
  return writeChoice({
    stem: `What is the first product when ${alcohol} is oxidised by ${agent}?`,
    answer: wordsTex(answer),
    why: at === 1 ? 'a primary alcohol gives an aldehyde first' : 'a secondary alcohol gives a ketone',
    wrong: [
      {
        tag: 'oxidation-product',
        answer: wordsTex(at === 1 ? ketoneName(n, 2) : aldehydeName(n)),
        why: at === 1 ? 'Ketones come from secondary alcohols.' : 'Aldehydes come from primary alcohols.',
      },
      {
        tag: 'oxidation-product',
        answer: wordsTex(acidName(n)),
        why:
          at === 1
            ? 'The acid comes from the further oxidation of the aldehyde.'
            : 'A secondary alcohol is not oxidised to an acid.',
      },
      {
        tag: 'oxidation-product',
        answer: wordsTex(`${CARBON_STEMS[n]}ane`),
        why: 'Oxidation does not take the oxygen away.',
      },
      {
        tag: 'oxidation-product',
        answer: wordsTex(`${alkylName(n)} ethanoate`),
        why: 'An ester needs a carboxylic acid as well.',
      },
    ],
  });
}

function writeClass(alcohol: Alcohol, agent: string): ItemDraft {
  const kind = classOf(alcohol);
  const products = {
    primary: { says: ['an aldehyde', 'aldehyde', 'aldehydes'], not: ['ketone', 'no reaction', 'nothing'] },
    secondary: {
      says: ['a ketone', 'ketone', 'ketones'],
      not: ['aldehyde', 'no reaction', 'nothing', 'carboxylic acid'],
    },
    tertiary: {
      says: [
        'no reaction',
        'it is not oxidised',
        'nothing',
        'does not react',
        'none',
        'no product',
        'cannot be oxidised',
      ],
      not: ['aldehyde', 'ketone'],
    },
  }[kind];
  const others = ['primary', 'secondary', 'tertiary'].filter((one) => one !== kind);
  return {
    stem: `The alcohol ${alcoholOf(alcohol)} is warmed with ${agent}.\n\n(a) State whether it is a primary, a secondary or a tertiary alcohol.\n\n(b) State the type of compound that is first formed, if any.`,
    answer: `${wordsTex(kind)}, ${wordsTex(products.says[0] ?? '')}`,
    bullets: [
      statement('Classify the alcohol', inPart(1, wording([kind], others)), {
        working: `(a) ${kind}`,
        gaps: ['alcohol-class'],
      }),
      statement('State the type of product', inPart(2, wording(products.says, products.not)), {
        working: `(b) ${products.says[0]}`,
        gaps: ['oxidation-product'],
      }),
    ],
    mistakes: others.map((one) => ({
      tag: 'alcohol-class',
      answer: wordsTex(one),
      why: 'Count the carbon atoms on the carbon that carries the hydroxyl group.',
    })),
  };
}

export const alcoholsFacts = higherChemistryModel(
  factModel({
    id: 'HC-24',
    title: 'Alcohols, acids and the oxidation of food',
    outcomeId: 'CHE-H-06',
    sheet: alcoholsSheet,
  }),
);
