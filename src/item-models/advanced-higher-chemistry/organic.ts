import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { drawForm, type NumericMistake } from '../calculation/question-form.ts';
import { formulaMass } from '../chemistry/formula.ts';
import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { writeChoice } from '../write-choice.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import {
  type Molecule,
  mechanismSheet,
  molecules,
  type Route,
  reactionSheet,
  routes,
} from './organic.table.ts';

export const sigmaAndPi = advancedHigherChemistryModel({
  id: 'AHC-08',
  title: 'Sigma and pi bonds',
  outcomeId: 'CHE-AH-07',
  calculator: 'allowed',
  marks: [1, 2],
  draw: (random) => ({
    pair: random.sample(molecules, 2),
    isChoice: random.chance(0.4),
    asksPi: random.chance(0.3),
  }),
  write: ({ pair: [one, other], isChoice, asksPi }) => {
    if (one === undefined || other === undefined) return undefined;
    return isChoice ? chooseBonds(one, asksPi) : writeBonds(one, other);
  },
});

const SHARED = 'A double bond is one sigma and one pi bond, a triple bond is one sigma and two pi bonds.';

function writeBonds({ name, tex, sigma, pi }: Molecule, other: Molecule): ItemDraft {
  return {
    stem: `State the number of sigma bonds in a molecule of ${name}, $${tex}$, as $a$, and the number of pi bonds in a molecule of ${other.name}, $${other.tex}$, as $b$.`,
    answer: `a = ${sigma}, b = ${other.pi}`,
    check: `a = ${sigma + pi} - ${pi}, b = ${other.sigma + other.pi} - ${other.sigma}`,
    bullets: [
      step('Count the sigma bonds', `a = ${sigma}`, { gaps: ['sigma-bonds'] }),
      step('Count the pi bonds', `b = ${other.pi}`, { gaps: ['pi-bonds'] }),
    ],
    mistakes: [{ tag: 'sigma-bonds', answer: `a = ${sigma + pi}, b = ${2 * other.pi + 1}`, why: SHARED }],
  };
}

function chooseBonds({ name, tex, sigma, pi }: Molecule, asksPi: boolean): ItemDraft | undefined {
  const right = asksPi ? pi : sigma;
  const wrong = asksPi ? [sigma, pi + 1, pi + 2, 2 * pi] : [sigma + pi, sigma - pi, sigma + 1, sigma - 1, pi];
  return writeChoice({
    stem: `How many ${asksPi ? 'pi' : 'sigma'} bonds are there in a molecule of ${name}, $${tex}$?`,
    answer: String(right),
    why: 'a single bond is a sigma bond, a double bond is a sigma and a pi bond, and a triple bond is a sigma and two pi bonds',
    wrong: wrong
      .filter((count) => count > 0)
      .map((count) => ({ tag: asksPi ? 'pi-bonds' : 'sigma-bonds', answer: String(count), why: SHARED })),
  });
}

export const synthesis = advancedHigherChemistryModel({
  id: 'AHC-18',
  title: 'Yield of a synthesis',
  outcomeId: 'CHE-AH-07',
  calculator: 'allowed',
  marks: [1, 3],
  draw: (random) => ({
    route: random.pick(routes),
    mass: random.step(4, 30, 0.5),
    first: random.int(45, 92),
    second: random.int(45, 92),
    form: drawForm(random),
  }),
  accepts: ({ first, second }) => first !== second,
  write: ({ route, mass, first, second, form }) =>
    writeCalculation(yieldCalculation(route, mass, [first, second]), form),
});

function yieldCalculation(
  { situation, from, to }: Route,
  mass: number,
  [first, second]: readonly [number, number],
): Calculation {
  const [m, n] = [formulaMass(from.formula), formulaMass(to.formula)];
  const moles = mass / m;
  const share = (first / 100) * (second / 100);
  const value = moles * share * n;
  return {
    situation: `${situation} The yield of the first step is $${first}\\%$ and that of the second is $${second}\\%$. One mole of ${from.name} (gram formula mass $${quantityTex(m, 'g')}$) gives one mole of ${to.name} (gram formula mass $${quantityTex(n, 'g')}$) at most.`,
    ask: `the mass of ${to.name}, in grams, obtained from $${quantityTex(mass, 'g')}$ of ${from.name}`,
    lines: [
      {
        why: `Find the number of moles of ${from.name}`,
        symbol: 'n',
        tex: `\\frac{${plainTex(mass)}}{${plainTex(m)}}`,
        value: moles,
        unit: 'mol',
        gaps: ['moles-formula'],
        figures: 6,
      },
      {
        why: 'Multiply by both yields',
        symbol: 'n',
        tex: `@1 \\times ${plainTex(first / 100)} \\times ${plainTex(second / 100)}`,
        value: moles * share,
        unit: 'mol',
        gaps: ['yields-multiply'],
        figures: 6,
      },
      {
        why: `Multiply by the gram formula mass of ${to.name}`,
        symbol: 'm',
        tex: `@2 \\times ${plainTex(n)}`,
        value,
        unit: 'g',
        gaps: ['gfm'],
      },
    ],
    mistakes: listYieldSlips({ moles, first, second, n, mass, share }),
  };
}

function listYieldSlips({
  moles,
  first,
  second,
  n,
  mass,
  share,
}: Readonly<Record<'moles' | 'first' | 'second' | 'n' | 'mass' | 'share', number>>): NumericMistake[] {
  return [
    {
      tag: 'yields-multiply',
      value: moles * ((first + second) / 200) * n,
      why: 'The yields were averaged; they multiply.',
      earns: [1, 3],
    },
    {
      tag: 'yields-multiply',
      value: moles * (second / 100) * n,
      why: 'Only one of the two yields was used.',
      earns: [1, 3],
    },
    {
      tag: 'gfm',
      value: mass * share,
      why: 'The product has another formula mass than the starting material.',
    },
    {
      tag: 'yields-multiply',
      value: (moles / share) * n,
      why: 'The number of moles was divided by the yields.',
      earns: [1, 3],
    },
  ];
}

export const mechanisms = advancedHigherChemistryModel(
  factModel({
    id: 'AHC-19',
    title: 'Mechanisms and molecular orbitals',
    outcomeId: 'CHE-AH-07',
    sheet: mechanismSheet,
  }),
);

export const organicReactions = advancedHigherChemistryModel(
  factModel({
    id: 'AHC-20',
    title: 'Reactions of functional groups',
    outcomeId: 'CHE-AH-07',
    sheet: reactionSheet,
  }),
);
