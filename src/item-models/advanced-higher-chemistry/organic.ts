/**
 * The learner counts sigma and pi bonds, or calculates the mass of product from a synthesis in two steps.
 * In a line of a calculation, `@1` is the result of line 1.
 */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { type NumericMistake, pickForm } from '../calculation/question-form.ts';
import { formulaMass } from '../chemistry/formula.ts';
import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { writeChoice } from '../write-choice.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import organicFactSheets from './organic.facts.json' with { type: 'json' };
import { type Molecule, molecules, type Route, routes } from './organic.table.ts';

export const sigmaAndPi = advancedHigherChemistryModel({
  id: 'AHC-08',
  title: 'Sigma and pi bonds',
  outcomeId: 'CHE-AH-07',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    pair: random.sample(molecules, 2),
    isChoice: random.chance(0.4),
    asksForPi: random.chance(0.3),
  }),
  write: ({ pair: [molecule, otherMolecule], isChoice, asksForPi }) => {
    if (molecule === undefined || otherMolecule === undefined) return undefined;
    return isChoice ? chooseBonds(molecule, asksForPi) : writeBonds(molecule, otherMolecule);
  },
});

const BOND_RULE = 'A double bond is one sigma and one pi bond, a triple bond is one sigma and two pi bonds.';

function writeBonds({ name, tex, sigma, pi }: Molecule, other: Molecule): ItemDraft {
  return {
    stem: `State the number of sigma bonds in a molecule of ${name}, $${tex}$, as $a$, and the number of pi bonds in a molecule of ${other.name}, $${other.tex}$, as $b$.`,
    answer: `a = ${sigma}, b = ${other.pi}`,
    recomputedFrom: `a = ${sigma + pi} - ${pi}, b = ${other.sigma + other.pi} - ${other.sigma}`,
    bullets: [
      step('Count the sigma bonds', `a = ${sigma}`, { gaps: ['sigma-bonds'] }),
      step('Count the pi bonds', `b = ${other.pi}`, { gaps: ['pi-bonds'] }),
    ],
    mistakes: [{ tag: 'sigma-bonds', answer: `a = ${sigma + pi}, b = ${2 * other.pi + 1}`, why: BOND_RULE }],
  };
}

function chooseBonds({ name, tex, sigma, pi }: Molecule, asksForPi: boolean): ItemDraft | undefined {
  const right = asksForPi ? pi : sigma;
  const wrong = asksForPi
    ? [sigma, pi + 1, pi + 2, 2 * pi]
    : [sigma + pi, sigma - pi, sigma + 1, sigma - 1, pi];
  return writeChoice({
    stem: `How many ${asksForPi ? 'pi' : 'sigma'} bonds are there in a molecule of ${name}, $${tex}$?`,
    answer: String(right),
    why: 'a single bond is a sigma bond, a double bond is a sigma and a pi bond, and a triple bond is a sigma and two pi bonds',
    wrong: wrong
      .filter((count) => count > 0)
      .map((count) => ({
        tag: asksForPi ? 'pi-bonds' : 'sigma-bonds',
        answer: String(count),
        why: BOND_RULE,
      })),
  });
}

export const synthesis = advancedHigherChemistryModel({
  id: 'AHC-18',
  title: 'Yield of a synthesis',
  outcomeId: 'CHE-AH-07',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    route: random.pick(routes),
    mass: random.step(4, 30, 0.5),
    firstYield: random.int(45, 92),
    secondYield: random.int(45, 92),
    form: pickForm(random),
  }),
  accepts: ({ firstYield, secondYield }) => firstYield !== secondYield,
  write: ({ route, mass, firstYield, secondYield, form }) =>
    writeCalculation(yieldCalculation(route, mass, [firstYield, secondYield]), form),
});

function yieldCalculation(
  { situation, from, to }: Route,
  mass: number,
  [firstYield, secondYield]: readonly [number, number],
): Calculation {
  const [startFormulaMass, productFormulaMass] = [formulaMass(from.formula), formulaMass(to.formula)];
  const moles = mass / startFormulaMass;
  const combinedYield = (firstYield / 100) * (secondYield / 100);
  const value = moles * combinedYield * productFormulaMass;
  return {
    situation: `${situation} The yield of the first step is $${firstYield}\\%$ and that of the second is $${secondYield}\\%$. One mole of ${from.name} (gram formula mass $${quantityTex(startFormulaMass, 'g')}$) gives one mole of ${to.name} (gram formula mass $${quantityTex(productFormulaMass, 'g')}$) at most.`,
    quantity: `the mass of ${to.name}, in grams, obtained from $${quantityTex(mass, 'g')}$ of ${from.name}`,
    lines: [
      {
        why: `Find the number of moles of ${from.name}`,
        symbol: 'n',
        tex: `\\frac{${plainTex(mass)}}{${plainTex(startFormulaMass)}}`,
        value: moles,
        unit: 'mol',
        gaps: ['moles-formula'],
        significantFigures: 6,
      },
      {
        why: 'Multiply by both yields',
        symbol: 'n',
        tex: `@1 \\times ${plainTex(firstYield / 100)} \\times ${plainTex(secondYield / 100)}`,
        value: moles * combinedYield,
        unit: 'mol',
        gaps: ['yields-multiply'],
        significantFigures: 6,
      },
      {
        why: `Multiply by the gram formula mass of ${to.name}`,
        symbol: 'm',
        tex: `@2 \\times ${plainTex(productFormulaMass)}`,
        value,
        unit: 'g',
        gaps: ['gfm'],
      },
    ],
    mistakes: listYieldMistakes({ moles, firstYield, secondYield, productFormulaMass, mass, combinedYield }),
  };
}

function listYieldMistakes({
  moles,
  firstYield,
  secondYield,
  productFormulaMass,
  mass,
  combinedYield,
}: Readonly<
  Record<'moles' | 'firstYield' | 'secondYield' | 'productFormulaMass' | 'mass' | 'combinedYield', number>
>): NumericMistake[] {
  return [
    {
      tag: 'yields-multiply',
      value: moles * ((firstYield + secondYield) / 200) * productFormulaMass,
      why: 'The yields were averaged; they multiply.',
      earns: [1, 3],
    },
    {
      tag: 'yields-multiply',
      value: moles * (secondYield / 100) * productFormulaMass,
      why: 'Only one of the two yields was used.',
      earns: [1, 3],
    },
    {
      tag: 'gfm',
      value: mass * combinedYield,
      why: 'The product has another formula mass than the starting material.',
    },
    {
      tag: 'yields-multiply',
      value: (moles / combinedYield) * productFormulaMass,
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
    sheet: organicFactSheets.mechanismSheet,
  }),
);

export const organicReactions = advancedHigherChemistryModel(
  factModel({
    id: 'AHC-20',
    title: 'Reactions of functional groups',
    outcomeId: 'CHE-AH-07',
    sheet: organicFactSheets.reactionSheet,
  }),
);
