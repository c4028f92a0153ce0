/**
 * The learner calculates the enthalpy change of a reaction from bond enthalpies. In a line of a
 * calculation, `@1` is the result of line 1.
 */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import {
  type Bond,
  type BondCount,
  type BondReaction,
  bondEnthalpies,
  bondReactions,
} from '../chemistry/bonds.table.ts';
import { equationTex } from '../chemistry/equation.ts';
import { joinWords } from '../write/words.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';

export const bondEnthalpy = higherChemistryModel({
  id: 'HC-03',
  title: 'Bond enthalpies',
  outcomeId: 'CHE-H-11',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({ reaction: random.pick(bondReactions), form: pickForm(random) }),
  write: ({ reaction, form }) => writeCalculation(enthalpyCalculation(reaction), form),
});

const sumEnthalpies = (bonds: readonly BondCount[]): number =>
  bonds.reduce((sum, [count, bond]) => sum + count * bondEnthalpies[bond], 0);
/** Adds each kind of bond once, as in the mistake of ignoring the numbers of bonds. */
const sumWithoutCounts = (bonds: readonly BondCount[]): number =>
  bonds.reduce((sum, [, bond]) => sum + bondEnthalpies[bond], 0);
const sumTex = (bonds: readonly BondCount[]): string =>
  bonds
    .map(([count, bond]) =>
      count === 1 ? `${bondEnthalpies[bond]}` : `${count} \\times ${bondEnthalpies[bond]}`,
    )
    .join(' + ');
const bondTex = (bond: Bond): string =>
  `\\mathrm{${bond.replace('=', '{=}').replace('≡', '{\\equiv}').replace('-', '{-}')}}`;

function enthalpyCalculation({ situation, equation, broken, formed }: BondReaction): Calculation {
  const bonds = [...new Set([...broken, ...formed].map(([, bond]) => bond))];
  const enthalpyTexts = bonds.map((bond) => `$${bondTex(bond)}$ $${bondEnthalpies[bond]}$`);
  const [energyIn, energyOut] = [sumEnthalpies(broken), sumEnthalpies(formed)];
  return {
    situation: `${situation} $${equationTex(equation)}$. The bond enthalpies, in $\\mathrm{kJ\\,mol^{-1}}$, are: ${joinWords(enthalpyTexts)}.`,
    quantity: 'the enthalpy change of the reaction as written, in kJ',
    isSigned: true,
    significantFigures: 5,
    lines: [
      {
        why: 'Add the enthalpies of the bonds that are broken',
        tex: sumTex(broken),
        value: energyIn,
        unit: 'kJ',
        gaps: ['bonds-broken'],
        significantFigures: 5,
      },
      {
        why: 'Add the enthalpies of the bonds that are made',
        tex: sumTex(formed),
        value: energyOut,
        unit: 'kJ',
        gaps: ['bonds-made'],
        significantFigures: 5,
      },
      {
        why: 'Subtract the total for the bonds made from the total for the bonds broken',
        symbol: '\\Delta H',
        tex: '@1 - @2',
        value: energyIn - energyOut,
        unit: 'kJ',
        gaps: ['bond-sign'],
      },
    ],
    mistakes: [
      {
        tag: 'bond-sign',
        value: energyOut - energyIn,
        why: 'Breaking bonds takes energy in and making bonds gives it out: broken minus made.',
        earns: [1, 2],
      },
      { tag: 'bonds-made', value: energyIn + energyOut, why: 'The two totals were added.', earns: [1, 2] },
      {
        tag: 'bond-count',
        value: sumWithoutCounts(broken) - sumWithoutCounts(formed),
        why: 'The numbers of the bonds were not used.',
        earns: [3],
      },
      {
        tag: 'bonds-made',
        value: energyIn - sumWithoutCounts(formed),
        why: 'Each kind of bond that is made was counted only once.',
        earns: [1, 3],
      },
    ],
  };
}
