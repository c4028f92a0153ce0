// National 5 Chemistry: percentage by mass of an element in a fertiliser or an ore, and the mass of metal in an ore.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { equationTex } from '../chemistry/equation.ts';
import { countAtoms, formulaMass, formulaTex, getElement } from '../chemistry/formula.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { capitalise } from '../write/words.ts';
import { type Compound, FERTILISERS, ORES, type Ore } from './compounds.table.ts';
import { formatCompound, massIgnoringBrackets, massLine, massOfOneAtomEach } from './masses.ts';
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';

type PercentageQuestion = {
  readonly compound: Compound;
  readonly symbol: string;
  readonly situation: string;
};

/** Calculates the percentage by mass of an element in a compound. */
function calculatePercentage({ compound, symbol, situation }: PercentageQuestion): Calculation {
  const { name, mass } = getElement(symbol);
  const { formula } = compound;
  const counts = countAtoms(formula);
  const count = counts.get(symbol) ?? 1;
  const gfm = formulaMass(formula);
  const atoms = [...counts.values()].reduce((sum, atomCount) => sum + atomCount, 0);
  return {
    situation,
    quantity: `the percentage by mass of ${name} in ${compound.name}`,
    lines: [
      massLine(formula),
      {
        why: `Find the mass of ${name} in one mole`,
        tex: `${count} \\times ${plainTex(mass)}`,
        value: count * mass,
        unit: 'g',
        gaps: ['element-count'],
      },
      {
        why: 'Find the percentage',
        tex: '\\frac{@2}{@1} \\times 100',
        value: (count * mass * 100) / gfm,
        unit: '%',
        gaps: ['percent-inverted'],
      },
    ],
    mistakes: [
      {
        tag: 'element-count',
        value: (mass * 100) / gfm,
        why: `The formula has $${count}$ atoms of ${name}, and only one was counted.`,
        earns: [1, 3],
      },
      {
        tag: 'gfm',
        value: (count * mass * 100) / massIgnoringBrackets(formula),
        why: 'The number after the bracket was not used for everything inside it.',
        earns: [2, 3],
      },
      {
        tag: 'atoms-not-masses',
        value: (count * 100) / atoms,
        why: 'This is the percentage of the atoms, not of the mass.',
      },
      {
        tag: 'percent-rest',
        value: 100 - (count * mass * 100) / gfm,
        why: `This is the percentage of everything but ${name}.`,
        earns: [1, 2],
      },
      {
        tag: 'gfm',
        value: (mass * 100) / massOfOneAtomEach(formula),
        why: 'The numbers of atoms in the formula were not used.',
      },
    ],
  };
}

const USERS = [
  'A farmer in Aberdeenshire spreads',
  'A gardener feeds her plants with',
  'A plant nursery uses',
  'A golf club in Fife treats its greens with',
  'A potato grower in Angus buys',
  'A seed merchant sells',
] as const;

export const fertiliserPercentage = nat5ChemistryModel({
  id: 'N5C-09',
  title: 'Percentage by mass in a fertiliser',
  outcomeId: 'CHE-5-10',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const compound = random.pick(FERTILISERS);
    const essential = [...countAtoms(compound.formula).keys()].filter((symbol) =>
      ['N', 'P', 'K'].includes(symbol),
    );
    return { compound, symbol: random.pick(essential), user: random.pick(USERS), form: pickForm(random) };
  },
  write: ({ compound, symbol, user, form }) =>
    writeCalculation(
      calculatePercentage({
        compound,
        symbol,
        situation: `${user} ${formatCompound(compound)}, as a fertiliser.`,
      }),
      form,
    ),
});

/** Calculates the mass of metal in a mass of pure ore. */
function calculateMetalMass({ ore, formula, metal, name, equation }: Ore, kilograms: number): Calculation {
  const { mass } = getElement(metal);
  const count = countAtoms(formula).get(metal) ?? 1;
  const gfm = formulaMass(formula);
  const share = (count * mass) / gfm;
  return {
    situation: `${capitalise(name)} is extracted from ${ore}, $${formulaTex(formula)}$: $${equationTex(equation)}$.`,
    quantity: `the mass of ${name}, in kilograms, in $${quantityTex(kilograms, 'kg')}$ of pure ${ore}`,
    lines: [
      massLine(formula),
      {
        why: `Find the mass of ${name} in one mole of ${ore}`,
        tex: `${count} \\times ${plainTex(mass)}`,
        value: count * mass,
        unit: 'g',
        gaps: ['element-count'],
      },
      {
        why: `Find the mass of ${name} in the sample`,
        symbol: 'm',
        tex: `\\frac{@2}{@1} \\times ${kilograms}`,
        value: share * kilograms,
        unit: 'kg',
        gaps: ['proportion'],
      },
    ],
    mistakes: [
      {
        tag: 'element-count',
        value: (mass / gfm) * kilograms,
        why: `The formula has $${count}$ atoms of ${name}, and only one was counted.`,
        earns: [1, 3],
      },
      {
        tag: 'proportion',
        value: kilograms / share,
        why: 'The proportion was used the wrong way round.',
        earns: [1, 2],
      },
      {
        tag: 'percent-rest',
        value: (1 - share) * kilograms,
        why: `This is the mass of everything but ${name}.`,
        earns: [1, 2],
      },
      {
        tag: 'percent-only',
        value: share * 100,
        why: `This is the percentage of ${name}, not the mass in the sample.`,
        earns: [1, 2],
      },
    ],
  };
}

export const metalFromOre = nat5ChemistryModel({
  id: 'N5C-17',
  title: 'Metal from its ore',
  outcomeId: 'CHE-5-08',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    ore: random.pick(ORES),
    kilograms: random.pick([10, 15, 20, 25, 30, 40, 50, 80, 120, 200, 250, 500]),
    asksMass: random.chance(0.75),
    form: pickForm(random),
  }),
  write: ({ ore, kilograms, asksMass, form }) => {
    const { ore: name, formula, metal } = ore;
    const situation = `${capitalise(name)} is an ore of ${getElement(metal).name} with the formula $${formulaTex(formula)}$.`;
    const percentage = calculatePercentage({ compound: { name, formula }, symbol: metal, situation });
    return writeCalculation(asksMass ? calculateMetalMass(ore, kilograms) : percentage, form);
  },
});
