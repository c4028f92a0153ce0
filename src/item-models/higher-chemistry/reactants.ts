/**
 * The learner finds the limiting reactant, a percentage yield or an atom economy. In a line of a
 * calculation, `@1` is the result of line 1.
 */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { type NumericMistake, pickForm } from '../calculation/question-form.ts';
import { equationTex } from '../chemistry/equation.ts';
import { formulaMass } from '../chemistry/formula.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';
import {
  type AcidReaction,
  acidReactions,
  MOLAR_VOLUME,
  MOLAR_VOLUME_SENTENCE,
  type Preparation,
  preparations,
} from './reactions.table.ts';

/** A solid that is added to an acid. */
type Mixture = {
  readonly reaction: AcidReaction;
  /** The mass of the solid in grams. */
  readonly mass: number;
  /** In moles per litre. */
  readonly acidConcentration: number;
  /** In cubic centimetres. */
  readonly acidVolume: number;
};

export const limitingReactant = higherChemistryModel({
  id: 'HC-04',
  title: 'Limiting reactant',
  outcomeId: 'CHE-H-09',
  calculator: 'allowed',
  marks: [1, 4],
  choose: (random) => ({
    mixture: {
      reaction: random.pick(acidReactions),
      mass: random.step(0.4, 6, 0.1),
      acidConcentration: random.pick([0.5, 1, 1.5, 2]),
      acidVolume: random.pick([20, 25, 40, 50, 75, 100]),
    },
    form: pickForm(random),
  }),
  accepts: ({ mixture: { reaction, mass, acidConcentration, acidVolume } }) => {
    const [solidCount, acidCount] = reaction.counts;
    const ratio =
      mass /
      formulaMass(reaction.formula) /
      solidCount /
      ((acidConcentration * acidVolume) / 1000 / acidCount);
    return ratio > 0.3 && ratio < 3 && Math.abs(ratio - 1) > 0.15;
  },
  write: ({ mixture, form }) => writeCalculation(limitingCalculation(mixture), form),
});

function limitingCalculation({ reaction, mass, acidConcentration, acidVolume }: Mixture): Calculation {
  const { name, formula, acid, equation, counts, gas, gasCount } = reaction;
  const [solidCount, acidCount] = counts;
  const solidMoles = mass / formulaMass(formula);
  const acidMoles = (acidConcentration * acidVolume) / 1000;
  const [fromSolid, fromAcid] = [(solidMoles / solidCount) * gasCount, (acidMoles / acidCount) * gasCount];
  const isSolidLimiting = fromSolid < fromAcid;
  const gasMoles = isSolidLimiting ? fromSolid : fromAcid;
  const [limitingLine, limitingCount] = isSolidLimiting ? ['@1', solidCount] : ['@2', acidCount];
  return {
    situation: `A sample of $${quantityTex(mass, 'g')}$ of ${name} was added to $${quantityTex(acidVolume, 'cm^3')}$ of ${acid} with a concentration of $${quantityTex(acidConcentration, 'mol l^-1')}$: $${equationTex(equation)}$. ${MOLAR_VOLUME_SENTENCE}`,
    quantity: `the volume of ${gas} produced, in litres`,
    lines: [
      {
        why: `Find the number of moles of ${name}`,
        symbol: 'n',
        tex: `\\frac{${plainTex(mass)}}{${plainTex(formulaMass(formula))}}`,
        value: solidMoles,
        unit: 'mol',
        gaps: ['moles-formula'],
      },
      {
        why: `Find the number of moles of ${acid}`,
        symbol: 'n',
        tex: `${plainTex(acidConcentration)} \\times ${plainTex(acidVolume / 1000)}`,
        value: acidMoles,
        unit: 'mol',
        gaps: ['prefix'],
      },
      {
        why: `Use the reactant that runs out, the ${isSolidLimiting ? name : 'acid'}, to find the number of moles of ${gas}`,
        symbol: 'n',
        tex: `\\frac{${limitingLine} \\times ${gasCount}}{${limitingCount}}`,
        value: gasMoles,
        unit: 'mol',
        gaps: ['limiting'],
      },
      {
        why: 'Multiply by the molar volume',
        symbol: 'V',
        tex: `@3 \\times ${MOLAR_VOLUME}`,
        value: gasMoles * MOLAR_VOLUME,
        unit: 'l',
        gaps: ['molar-volume'],
      },
    ],
    mistakes: listLimitingMistakes([solidMoles, acidMoles], [fromSolid, fromAcid]),
  };
}

function listLimitingMistakes(
  [solidMoles, acidMoles]: readonly [number, number],
  [fromSolid, fromAcid]: readonly [number, number],
): NumericMistake[] {
  const isSolidLimiting = fromSolid < fromAcid;
  const gasMoles = isSolidLimiting ? fromSolid : fromAcid;
  return [
    {
      tag: 'limiting',
      value: (isSolidLimiting ? fromAcid : fromSolid) * MOLAR_VOLUME,
      why: 'The reactant in excess was used; the other one runs out first.',
      earns: [1, 2, 4],
    },
    {
      tag: 'mole-ratio',
      value: (isSolidLimiting ? solidMoles : acidMoles) * MOLAR_VOLUME,
      why: 'The numbers in the equation were not used.',
      earns: [1, 2, 4],
    },
    {
      tag: 'molar-volume',
      value: gasMoles / MOLAR_VOLUME,
      why: 'The number of moles was divided by the molar volume.',
      earns: [1, 2, 3],
    },
    {
      tag: 'limiting',
      value: (fromSolid + fromAcid) * MOLAR_VOLUME,
      why: 'The two reactants were added up.',
      earns: [1, 2],
    },
    {
      tag: 'prefix',
      value: gasMoles * MOLAR_VOLUME * 1000,
      why: 'This is in cubic centimetres.',
      earns: [1, 2, 3],
    },
  ];
}

export const percentageYield = higherChemistryModel({
  id: 'HC-05',
  title: 'Percentage yield and atom economy',
  outcomeId: 'CHE-H-09',
  calculator: 'allowed',
  marks: [1, 2, 3],
  choose: (random) => ({
    preparation: random.pick(preparations),
    mass: random.step(2, 25, 0.5),
    percent: random.int(38, 91),
    asksForEconomy: random.chance(0.3),
    form: pickForm(random),
  }),
  write: ({ preparation, mass, percent, asksForEconomy, form }) =>
    writeCalculation(
      asksForEconomy ? economyCalculation(preparation) : yieldCalculation(preparation, mass, percent),
      form,
    ),
});

function yieldCalculation(preparation: Preparation, mass: number, percent: number): Calculation {
  const { situation, equation, from, to, counts } = preparation;
  const [startCount, productCount] = counts;
  const [startFormulaMass, productFormulaMass] = [formulaMass(from.formula), formulaMass(to.formula)];
  const theoreticalMass = (mass / startFormulaMass / startCount) * productCount * productFormulaMass;
  const actualMass = Number(((theoreticalMass * percent) / 100).toFixed(2));
  const value = (actualMass / theoreticalMass) * 100;
  const swappedYield = (actualMass / ((mass / productFormulaMass) * startFormulaMass)) * 100;
  const ratioTex = productCount === startCount ? '@1' : `\\frac{@1 \\times ${productCount}}{${startCount}}`;
  return {
    situation: `${situation} $${equationTex(equation)}$. From $${quantityTex(mass, 'g')}$ of ${from.name}, $${quantityTex(actualMass, 'g')}$ of ${to.name} was obtained. Everything else was in excess.`,
    quantity: `the percentage yield of ${to.name}`,
    lines: [
      {
        why: `Find the number of moles of ${from.name}`,
        symbol: 'n',
        tex: `\\frac{${plainTex(mass)}}{${plainTex(startFormulaMass)}}`,
        value: mass / startFormulaMass,
        unit: 'mol',
        gaps: ['moles-formula'],
      },
      {
        why: `Find the theoretical mass of ${to.name}`,
        symbol: 'm',
        tex: `${ratioTex} \\times ${plainTex(productFormulaMass)}`,
        value: theoreticalMass,
        unit: 'g',
        gaps: ['mole-ratio'],
      },
      {
        why: 'Divide the actual by the theoretical mass',
        tex: `\\frac{${plainTex(actualMass)}}{@2} \\times 100`,
        value,
        unit: '%',
        gaps: ['percent-inverted'],
      },
    ],
    mistakes: [
      {
        tag: 'percent-inverted',
        value: (theoreticalMass / actualMass) * 100,
        why: 'The theoretical mass was divided by the actual one.',
        earns: [1, 2],
      },
      {
        tag: 'yield-of-reactant',
        value: (actualMass / mass) * 100,
        why: 'The mass of product was divided by the mass of reactant.',
      },
      { tag: 'gfm', value: swappedYield, why: 'The two formula masses were swapped.' },
      {
        tag: 'percent-rest',
        value: 100 - value,
        why: 'This is the percentage that was lost.',
        earns: [1, 2],
      },
    ],
    significantFigures: 3,
  };
}

function economyCalculation({
  situation,
  equation,
  from,
  to,
  counts: [, productCount],
  reactants,
}: Preparation): Calculation {
  const productMass = productCount * formulaMass(to.formula);
  const reactantMass = reactants.reduce((sum, [count, formula]) => sum + count * formulaMass(formula), 0);
  const massTex = (count: number, formula: string): string =>
    `${count === 1 ? '' : `${count} \\times `}${plainTex(formulaMass(formula))}`;
  const value = (productMass / reactantMass) * 100;
  return {
    situation: `${situation} $${equationTex(equation)}$.`,
    quantity: `the atom economy for making ${to.name}`,
    lines: [
      {
        why: 'Add the masses of all the reactants',
        tex: reactants.map(([count, formula]) => massTex(count, formula)).join(' + '),
        value: reactantMass,
        unit: 'g',
        gaps: ['atom-economy'],
      },
      {
        why: `Divide the mass of ${to.name} by the total mass of the reactants`,
        tex: `\\frac{${massTex(productCount, to.formula)}}{@1} \\times 100`,
        value,
        unit: '%',
        gaps: ['percent-inverted'],
      },
    ],
    mistakes: [
      {
        tag: 'percent-inverted',
        value: (reactantMass / productMass) * 100,
        why: 'The mass of the reactants was divided by that of the product.',
        earns: [1],
      },
      { tag: 'percent-rest', value: 100 - value, why: 'This is the percentage that is wasted.', earns: [1] },
      {
        tag: 'atom-economy',
        value: (productMass / formulaMass(from.formula)) * 100,
        why: `Only ${from.name} was counted as a reactant.`,
      },
      {
        tag: 'atom-economy',
        value: (formulaMass(to.formula) / (reactantMass + productMass)) * 100,
        why: 'The product was counted among the reactants.',
      },
    ],
    significantFigures: 3,
  };
}
