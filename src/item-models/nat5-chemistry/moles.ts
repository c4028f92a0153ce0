// National 5 Chemistry: moles and mass of a compound, and the masses of substances that react. `gfm` is a gram formula mass.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { type NumericMistake, pickForm } from '../calculation/question-form.ts';
import { equationTex } from '../chemistry/equation.ts';
import { formulaMass } from '../chemistry/formula.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { COMPOUNDS, MASS_REACTIONS, type MassReaction } from './compounds.table.ts';
import { formatCompound, formatGrams, massIgnoringBrackets, massLine, massOfOneAtomEach } from './masses.ts';
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';

export const molesAndMass = nat5ChemistryModel({
  id: 'N5C-06',
  title: 'Moles and mass',
  outcomeId: 'CHE-5-03',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    compound: random.pick(COMPOUNDS),
    moles: random.pick([0.05, 0.1, 0.15, 0.2, 0.25, 0.4, 0.5, 0.75, 1.5, 2, 2.5, 3]),
    asksMoles: random.chance(0.5),
    form: pickForm(random),
  }),
  write: ({ compound, moles, asksMoles, form }) => {
    const { formula } = compound;
    const gfm = formulaMass(formula);
    const mass = Number((gfm * moles).toFixed(6));
    const wrongGfm = massIgnoringBrackets(formula);
    const molesCalculation: Calculation = {
      situation: `A sample of ${formatCompound(compound)}, has a mass of ${formatGrams(mass)}.`,
      quantity: 'the number of moles in the sample',
      lines: [
        massLine(formula),
        {
          why: 'Divide the mass by the gram formula mass',
          symbol: 'n',
          tex: `\\frac{${plainTex(mass)}}{@1}`,
          value: moles,
          unit: 'mol',
          gaps: ['moles-formula'],
        },
      ],
      mistakes: listMolesMistakes(formula, mass),
    };
    const massCalculation: Calculation = {
      situation: `A chemist needs $${quantityTex(moles, 'mol')}$ of ${formatCompound(compound)}.`,
      quantity: 'the mass needed, in grams',
      lines: [
        massLine(formula),
        {
          why: 'Multiply the number of moles by the gram formula mass',
          symbol: 'm',
          tex: `${plainTex(moles)} \\times @1`,
          value: mass,
          unit: 'g',
          gaps: ['moles-formula'],
        },
      ],
      mistakes: [
        {
          tag: 'moles-formula',
          value: gfm / moles,
          why: 'The gram formula mass was divided by the number of moles.',
          earns: [1],
        },
        {
          tag: 'gfm',
          value: wrongGfm * moles,
          why: 'The number after the bracket was not used for everything inside it.',
          earns: [2],
        },
        {
          tag: 'gfm',
          value: massOfOneAtomEach(formula) * moles,
          why: 'The numbers of atoms in the formula were not used.',
          earns: [2],
        },
        { tag: 'moles-ignored', value: gfm, why: 'This is the mass of one mole.', earns: [1] },
      ],
    };
    return writeCalculation(asksMoles ? molesCalculation : massCalculation, form);
  },
});

function listMolesMistakes(formula: string, mass: number): NumericMistake[] {
  const gfm = formulaMass(formula);
  return [
    {
      tag: 'moles-formula',
      value: gfm / mass,
      why: 'The gram formula mass was divided by the mass.',
      earns: [1],
    },
    {
      tag: 'gfm',
      value: mass / massIgnoringBrackets(formula),
      why: 'The number after the bracket was not used for everything inside it.',
      earns: [2],
    },
    {
      tag: 'moles-multiplied',
      value: gfm * mass,
      why: 'The mass was multiplied by the gram formula mass.',
      earns: [1],
    },
    {
      tag: 'gfm',
      value: mass / massOfOneAtomEach(formula),
      why: 'The numbers of atoms in the formula were not used.',
    },
  ];
}

export const reactingMasses = nat5ChemistryModel({
  id: 'N5C-08',
  title: 'Reacting masses',
  outcomeId: 'CHE-5-03',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    reaction: random.pick(MASS_REACTIONS),
    moles: random.pick([0.05, 0.1, 0.2, 0.25, 0.4, 0.5, 1.5, 2, 3, 4]),
    form: pickForm(random),
  }),
  write: ({ reaction, moles, form }) => {
    const { situation, equation, from, to } = reaction;
    const [a, b] = reaction.counts;
    const [reactantGfm, productGfm] = [formulaMass(from.formula), formulaMass(to.formula)];
    const mass = Number((moles * reactantGfm).toFixed(6));
    const productMass = Number(((moles * b * productGfm) / a).toFixed(6));
    return writeCalculation(
      {
        situation: `${situation} The equation is $${equationTex(equation)}$.`,
        quantity: `the mass of ${to.name} produced from ${formatGrams(mass)} of ${from.name}`,
        lines: [
          {
            why: `Find the number of moles of ${from.name}`,
            symbol: 'n',
            tex: `\\frac{${plainTex(mass)}}{${plainTex(reactantGfm)}}`,
            value: moles,
            unit: 'mol',
            gaps: ['moles-formula'],
          },
          {
            why: 'Use the mole ratio of the equation',
            symbol: 'n',
            tex: `\\frac{@1 \\times ${b}}{${a}}`,
            value: Number(((moles * b) / a).toFixed(6)),
            unit: 'mol',
            gaps: ['mole-ratio'],
          },
          {
            why: `Find the mass of ${to.name}`,
            symbol: 'm',
            tex: `@2 \\times ${plainTex(productGfm)}`,
            value: productMass,
            unit: 'g',
            gaps: ['gfm'],
          },
        ],
        mistakes: listReactingMassMistakes(reaction, moles, mass),
      },
      form,
    );
  },
});

function listReactingMassMistakes(
  { from, to, counts }: MassReaction,
  moles: number,
  mass: number,
): NumericMistake[] {
  const [a, b] = counts;
  return [
    {
      tag: 'mole-ratio',
      value: moles * formulaMass(to.formula),
      why: 'The numbers in front of the formulae in the equation were not used.',
      earns: [1, 3],
    },
    {
      tag: 'mole-ratio-inverted',
      value: (moles * a * formulaMass(to.formula)) / b,
      why: 'The mole ratio was used the wrong way round.',
      earns: [1, 3],
    },
    {
      tag: 'mass-as-moles',
      value: (mass * b) / a,
      why: 'The ratio of the equation is a ratio of moles, not of masses.',
    },
    {
      tag: 'gfm',
      value: (moles * b * formulaMass(from.formula)) / a,
      why: `The gram formula mass of ${from.name} was used for ${to.name}.`,
      earns: [1, 2],
    },
    {
      tag: 'moles-multiplied',
      value: (moles * b) / a,
      why: 'The answer was left as a number of moles.',
      earns: [1],
    },
  ];
}
