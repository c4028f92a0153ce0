/**
 * The learner finds the formula mass of a compound from its systematic name, or the product of oxidising
 * an alcohol. In a line of a calculation, `@1` is the result of line 1.
 */

import type { Evidence } from '../../domain/marking-scheme.ts';
import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { acidName, aldehydeName, alkylName, CARBON_STEMS, ketoneName } from '../chemistry/carbon-names.ts';
import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, statement, wording } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import carbonFactSheets from './carbon.facts.json' with { type: 'json' };
import { higherChemistryModel } from './higher-chemistry-model.ts';

/** A chain of carbon atoms with a methyl branch and a functional group at the given positions. */
type Chain = {
  readonly chainLength: number;
  readonly branchPosition: number;
  readonly groupPosition: number;
};

/**
 * Kinds of compound: the ending of the name, the hydrogen atoms compared with an alkane, and the oxygen
 * atoms.
 */
const COMPOUND_KINDS = [
  { kind: 'alcohol', ending: (groupPosition: number) => `-${groupPosition}-ol`, hydrogens: 0, oxygens: 1 },
  { kind: 'ketone', ending: (groupPosition: number) => `-${groupPosition}-one`, hydrogens: -2, oxygens: 1 },
  { kind: 'acid', ending: () => 'oic acid', hydrogens: -2, oxygens: 2 },
  { kind: 'aldehyde', ending: () => 'al', hydrogens: -2, oxygens: 1 },
] as const;
type CompoundKind = (typeof COMPOUND_KINDS)[number];

function buildName({ chainLength, branchPosition, groupPosition }: Chain, { ending }: CompoundKind): string {
  return `${branchPosition}-methyl${CARBON_STEMS[chainLength]}an${ending(groupPosition)}`;
}

export const systematicNames = higherChemistryModel({
  id: 'HC-15',
  title: 'Systematic carbon chemistry',
  outcomeId: 'CHE-H-05',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => {
    const chainLength = random.int(4, 8);
    const kind = random.pick(COMPOUND_KINDS);
    const isAtChainEnd = kind.kind === 'acid' || kind.kind === 'aldehyde';
    return {
      chain: {
        chainLength,
        branchPosition: random.int(2, chainLength - 1),
        groupPosition: isAtChainEnd ? 1 : random.int(2, Math.ceil(chainLength / 2)),
      },
      kind,
      form: pickForm(random, 0.45),
    };
  },
  // A ketone has no branch at its carbonyl group. In a symmetrical chain, the branch has the lower number.
  accepts: ({ chain: { chainLength, branchPosition, groupPosition }, kind: { kind } }) =>
    (kind !== 'ketone' || branchPosition !== groupPosition) &&
    (2 * groupPosition !== chainLength + 1 || branchPosition <= groupPosition),
  write: ({ chain, kind, form }) => writeCalculation(formulaCalculation(chain, kind), form),
});

function formulaCalculation(chain: Chain, kind: CompoundKind): Calculation {
  const carbons = chain.chainLength + 1;
  const hydrogens = 2 * carbons + 2 + kind.hydrogens;
  const mass = 12 * carbons + hydrogens + 16 * kind.oxygens;
  const name = buildName(chain, kind);
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
    significantFigures: 4,
  };
}

export const systematicFacts = higherChemistryModel(
  factModel({
    id: 'HC-23',
    title: 'Functional groups and isomers',
    outcomeId: 'CHE-H-05',
    sheet: carbonFactSheets.systematicSheet,
  }),
);

/** A chain with a hydroxyl group; branch position 0 means no methyl branch. */
type Alcohol = {
  readonly chainLength: number;
  readonly groupPosition: number;
  readonly branchPosition: number;
};

const buildAlcoholName = ({ chainLength, groupPosition, branchPosition }: Alcohol): string =>
  `${branchPosition === 0 ? '' : `${branchPosition}-methyl`}${CARBON_STEMS[chainLength]}an-${groupPosition}-ol`;

function classifyAlcohol({ groupPosition, branchPosition }: Alcohol): 'primary' | 'secondary' | 'tertiary' {
  if (groupPosition === 1) return 'primary';
  return branchPosition === groupPosition ? 'tertiary' : 'secondary';
}

const OXIDISING_AGENTS = [
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
  choose: (random) => {
    const chainLength = random.int(3, 8);
    const groupPosition = random.int(1, Math.ceil(chainLength / 2));
    return {
      alcohol: {
        chainLength,
        groupPosition,
        branchPosition: random.pick([0, 0, groupPosition === 1 ? 2 : groupPosition, chainLength > 4 ? 3 : 0]),
      },
      agent: random.pick(OXIDISING_AGENTS),
      isChoice: random.chance(0.4),
    };
  },
  accepts: ({ alcohol: { chainLength, groupPosition, branchPosition } }) =>
    branchPosition < chainLength && (branchPosition === 0 || branchPosition >= groupPosition),
  write: ({ alcohol, agent, isChoice }) =>
    isChoice && alcohol.branchPosition === 0 ? chooseProduct(alcohol, agent) : writeClass(alcohol, agent),
});

function chooseProduct({ chainLength, groupPosition }: Alcohol, agent: string): ItemDraft | undefined {
  const alcohol = buildAlcoholName({ chainLength, groupPosition, branchPosition: 0 });
  const answer = groupPosition === 1 ? aldehydeName(chainLength) : ketoneName(chainLength, groupPosition);
  return writeChoice({
    stem: `What is the first product when ${alcohol} is oxidised by ${agent}?`,
    answer: wordsTex(answer),
    why:
      groupPosition === 1
        ? 'a primary alcohol gives an aldehyde first'
        : 'a secondary alcohol gives a ketone',
    wrong: [
      {
        tag: 'oxidation-product',
        answer: wordsTex(groupPosition === 1 ? ketoneName(chainLength, 2) : aldehydeName(chainLength)),
        why:
          groupPosition === 1
            ? 'Ketones come from secondary alcohols.'
            : 'Aldehydes come from primary alcohols.',
      },
      {
        tag: 'oxidation-product',
        answer: wordsTex(acidName(chainLength)),
        why:
          groupPosition === 1
            ? 'The acid comes from the further oxidation of the aldehyde.'
            : 'A secondary alcohol is not oxidised to an acid.',
      },
      {
        tag: 'oxidation-product',
        answer: wordsTex(`${CARBON_STEMS[chainLength]}ane`),
        why: 'Oxidation does not take the oxygen away.',
      },
      {
        tag: 'oxidation-product',
        answer: wordsTex(`${alkylName(chainLength)} ethanoate`),
        why: 'An ester needs a carboxylic acid as well.',
      },
    ],
  });
}

/** What each class of alcohol is first oxidised to. */
const OXIDATION_PRODUCTS = {
  primary: {
    wordings: ['an aldehyde', 'aldehyde', 'aldehydes'],
    contradictedBy: ['ketone', 'no reaction', 'nothing'],
  },
  secondary: {
    wordings: ['a ketone', 'ketone', 'ketones'],
    contradictedBy: ['aldehyde', 'no reaction', 'nothing', 'carboxylic acid'],
  },
  tertiary: {
    wordings: [
      'no reaction',
      'it is not oxidised',
      'nothing',
      'does not react',
      'none',
      'no product',
      'cannot be oxidised',
    ],
    contradictedBy: ['aldehyde', 'ketone'],
  },
};
const ALCOHOL_CLASSES = ['primary', 'secondary', 'tertiary'] as const;

/** The product for a learner who classified the alcohol wrongly. */
function productOfOwnClass(alcoholClass: (typeof ALCOHOL_CLASSES)[number]): Evidence {
  const { wordings, contradictedBy } = OXIDATION_PRODUCTS[alcoholClass];
  const noneOf = ALCOHOL_CLASSES.filter((other) => other !== alcoholClass);
  return {
    kind: 'wording',
    anyOf: wordings,
    noneOf: contradictedBy,
    after: { bullet: 'b1', anyOf: [alcoholClass], noneOf },
  };
}

function writeClass(alcohol: Alcohol, agent: string): ItemDraft {
  const kind = classifyAlcohol(alcohol);
  const products = OXIDATION_PRODUCTS[kind];
  const others = ALCOHOL_CLASSES.filter((alcoholClass) => alcoholClass !== kind);
  return {
    stem: `The alcohol ${buildAlcoholName(alcohol)} is warmed with ${agent}.`,
    parts: [
      {
        text: 'State whether it is a primary, a secondary or a tertiary alcohol.',
        answer: wordsTex(kind),
        bulletCount: 1,
      },
      {
        text: 'State the type of compound that is first formed, if any.',
        answer: wordsTex(products.wordings[0] ?? ''),
        bulletCount: 1,
        mistakes: [],
      },
    ],
    answer: `${wordsTex(kind)}, ${wordsTex(products.wordings[0] ?? '')}`,
    bullets: [
      statement('Classify the alcohol', wording([kind], others), {
        working: kind,
        gaps: ['alcohol-class'],
      }),
      {
        ...statement('State the type of product', wording(products.wordings, products.contradictedBy), {
          working: products.wordings[0] ?? '',
          gaps: ['oxidation-product'],
        }),
        alternatives: others.map(productOfOwnClass),
      },
    ],
    mistakes: others.map((alcoholClass) => ({
      tag: 'alcohol-class',
      answer: wordsTex(alcoholClass),
      why: 'Count the carbon atoms on the carbon that carries the hydroxyl group.',
    })),
  };
}

export const alcoholsFacts = higherChemistryModel(
  factModel({
    id: 'HC-24',
    title: 'Alcohols, acids and the oxidation of food',
    outcomeId: 'CHE-H-06',
    sheet: carbonFactSheets.alcoholsSheet,
  }),
);
