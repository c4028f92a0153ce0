import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { drawForm, type NumericMistake } from '../calculation/question-form.ts';
import { equationTex } from '../chemistry/equation.ts';
import { formulaMass } from '../chemistry/formula.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';
import {
  type AcidReaction,
  acidReactions,
  MOLAR_VOLUME,
  MOLAR_VOLUME_TOLD,
  type Preparation,
  preparations,
} from './reactions.table.ts';

type Excess = {
  readonly reaction: AcidReaction;
  readonly mass: number;
  readonly c: number;
  readonly volume: number;
};

export const limitingReactant = higherChemistryModel({
  id: 'HC-04',
  title: 'Limiting reactant',
  outcomeId: 'CHE-H-09',
  calculator: 'allowed',
  marks: [1, 4],
  draw: (random) => ({
    excess: {
      reaction: random.pick(acidReactions),
      mass: random.step(0.4, 6, 0.1),
      c: random.pick([0.5, 1, 1.5, 2]),
      volume: random.pick([20, 25, 40, 50, 75, 100]),
    },
    form: drawForm(random),
  }),
  accepts: ({ excess: { reaction, mass, c, volume } }) => {
    const [solid, acid] = reaction.counts;
    const ratio = mass / formulaMass(reaction.formula) / solid / ((c * volume) / 1000 / acid);
    return ratio > 0.3 && ratio < 3 && Math.abs(ratio - 1) > 0.15;
  },
  write: ({ excess, form }) => writeCalculation(limitingCalculation(excess), form),
});

function limitingCalculation({ reaction, mass, c, volume }: Excess): Calculation {
  const { name, formula, acid, equation, counts, gas, gasCount } = reaction;
  const [a, b] = counts;
  const solid = mass / formulaMass(formula);
  const moles = (c * volume) / 1000;
  const [fromSolid, fromAcid] = [(solid / a) * gasCount, (moles / b) * gasCount];
  const isSolid = fromSolid < fromAcid;
  const limit = isSolid ? fromSolid : fromAcid;
  const [line, per] = isSolid ? ['@1', a] : ['@2', b];
  return {
    situation: `A sample of $${quantityTex(mass, 'g')}$ of ${name} was added to $${quantityTex(volume, 'cm^3')}$ of ${acid} with a concentration of $${quantityTex(c, 'mol l^-1')}$: $${equationTex(equation)}$. ${MOLAR_VOLUME_TOLD}`,
    quantity: `the volume of ${gas} produced, in litres`,
    lines: [
      {
        why: `Find the number of moles of ${name}`,
        symbol: 'n',
        tex: `\\frac{${plainTex(mass)}}{${plainTex(formulaMass(formula))}}`,
        value: solid,
        unit: 'mol',
        gaps: ['moles-formula'],
      },
      {
        why: `Find the number of moles of ${acid}`,
        symbol: 'n',
        tex: `${plainTex(c)} \\times ${plainTex(volume / 1000)}`,
        value: moles,
        unit: 'mol',
        gaps: ['prefix'],
      },
      {
        why: `Use the reactant that runs out, the ${isSolid ? name : 'acid'}, to find the number of moles of ${gas}`,
        symbol: 'n',
        tex: `\\frac{${line} \\times ${gasCount}}{${per}}`,
        value: limit,
        unit: 'mol',
        gaps: ['limiting'],
      },
      {
        why: 'Multiply by the molar volume',
        symbol: 'V',
        tex: `@3 \\times ${MOLAR_VOLUME}`,
        value: limit * MOLAR_VOLUME,
        unit: 'l',
        gaps: ['molar-volume'],
      },
    ],
    mistakes: listLimitingMistakes([solid, moles], [fromSolid, fromAcid]),
  };
}

function listLimitingMistakes(
  [solid, moles]: readonly [number, number],
  [fromSolid, fromAcid]: readonly [number, number],
): NumericMistake[] {
  const isSolid = fromSolid < fromAcid;
  const limit = isSolid ? fromSolid : fromAcid;
  return [
    {
      tag: 'limiting',
      value: (isSolid ? fromAcid : fromSolid) * MOLAR_VOLUME,
      why: 'The reactant in excess was used; the other one runs out first.',
      earns: [1, 2, 4],
    },
    {
      tag: 'mole-ratio',
      value: (isSolid ? solid : moles) * MOLAR_VOLUME,
      why: 'The numbers in the equation were not used.',
      earns: [1, 2, 4],
    },
    {
      tag: 'molar-volume',
      value: limit / MOLAR_VOLUME,
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
      value: limit * MOLAR_VOLUME * 1000,
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
  draw: (random) => ({
    preparation: random.pick(preparations),
    mass: random.step(2, 25, 0.5),
    percent: random.int(38, 91),
    asksEconomy: random.chance(0.3),
    form: drawForm(random),
  }),
  write: ({ preparation, mass, percent, asksEconomy, form }) =>
    writeCalculation(
      asksEconomy ? economyCalculation(preparation) : yieldCalculation(preparation, mass, percent),
      form,
    ),
});

function yieldCalculation(
  { situation, equation, from, to, counts: [a, b] }: Preparation,
  mass: number,
  percent: number,
): Calculation {
  const [m, n] = [formulaMass(from.formula), formulaMass(to.formula)];
  const theory = (mass / m / a) * b * n;
  const actual = Number(((theory * percent) / 100).toFixed(2));
  const value = (actual / theory) * 100;
  return {
    situation: `${situation} $${equationTex(equation)}$. From $${quantityTex(mass, 'g')}$ of ${from.name}, $${quantityTex(actual, 'g')}$ of ${to.name} was obtained. Everything else was in excess.`,
    quantity: `the percentage yield of ${to.name}`,
    lines: [
      {
        why: `Find the number of moles of ${from.name}`,
        symbol: 'n',
        tex: `\\frac{${plainTex(mass)}}{${plainTex(m)}}`,
        value: mass / m,
        unit: 'mol',
        gaps: ['moles-formula'],
      },
      {
        why: `Find the theoretical mass of ${to.name}`,
        symbol: 'm',
        tex: b === a ? `@1 \\times ${plainTex(n)}` : `\\frac{@1 \\times ${b}}{${a}} \\times ${plainTex(n)}`,
        value: theory,
        unit: 'g',
        gaps: ['mole-ratio'],
      },
      {
        why: 'Divide the actual by the theoretical mass',
        tex: `\\frac{${plainTex(actual)}}{@2} \\times 100`,
        value,
        unit: '%',
        gaps: ['percent-inverted'],
      },
    ],
    mistakes: [
      {
        tag: 'percent-inverted',
        value: (theory / actual) * 100,
        why: 'The theoretical mass was divided by the actual one.',
        earns: [1, 2],
      },
      {
        tag: 'yield-of-reactant',
        value: (actual / mass) * 100,
        why: 'The mass of product was divided by the mass of reactant.',
      },
      { tag: 'gfm', value: (actual / ((mass / n) * m)) * 100, why: 'The two formula masses were swapped.' },
      {
        tag: 'percent-rest',
        value: 100 - value,
        why: 'This is the percentage that was lost.',
        earns: [1, 2],
      },
    ],
    figures: 3,
  };
}

function economyCalculation({
  situation,
  equation,
  from,
  to,
  counts: [, b],
  reactants,
}: Preparation): Calculation {
  const useful = b * formulaMass(to.formula);
  const all = reactants.reduce((sum, [count, formula]) => sum + count * formulaMass(formula), 0);
  const massTex = (count: number, formula: string): string =>
    `${count === 1 ? '' : `${count} \\times `}${plainTex(formulaMass(formula))}`;
  const value = (useful / all) * 100;
  return {
    situation: `${situation} $${equationTex(equation)}$.`,
    quantity: `the atom economy for making ${to.name}`,
    lines: [
      {
        why: 'Add the masses of all the reactants',
        tex: reactants.map(([count, formula]) => massTex(count, formula)).join(' + '),
        value: all,
        unit: 'g',
        gaps: ['atom-economy'],
      },
      {
        why: `Divide the mass of ${to.name} by it`,
        tex: `\\frac{${massTex(b, to.formula)}}{@1} \\times 100`,
        value,
        unit: '%',
        gaps: ['percent-inverted'],
      },
    ],
    mistakes: [
      {
        tag: 'percent-inverted',
        value: (all / useful) * 100,
        why: 'The mass of the reactants was divided by that of the product.',
        earns: [1],
      },
      { tag: 'percent-rest', value: 100 - value, why: 'This is the percentage that is wasted.', earns: [1] },
      {
        tag: 'atom-economy',
        value: (useful / formulaMass(from.formula)) * 100,
        why: `Only ${from.name} was counted as a reactant.`,
      },
      {
        tag: 'atom-economy',
        value: (formulaMass(to.formula) / (all + useful)) * 100,
        why: 'The product was counted among the reactants.',
      },
    ],
    figures: 3,
  };
}
