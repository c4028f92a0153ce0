import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { drawForm, type NumericMistake } from '../calculation/question-form.ts';
import { equationTex } from '../chemistry/equation.ts';
import { formulaMass, formulaTex } from '../chemistry/formula.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import { backTitrations } from './research.table.ts';

type Back = {
  readonly kind: (typeof backTitrations)[number];
  readonly mass: number;
  readonly c: number;
  readonly volume: number;
  readonly alkali: number;
  readonly titre: number;
};

export const backTitration = advancedHigherChemistryModel({
  id: 'AHC-10',
  title: 'Back titration',
  outcomeId: 'CHE-AH-09',
  calculator: 'allowed',
  marks: [1, 4],
  draw: (random) => ({
    back: {
      kind: random.pick(backTitrations),
      mass: random.step(0.8, 2.4, 0.05),
      c: random.pick([1, 1.25, 1.5, 2]),
      volume: random.pick([25, 40, 50]),
      alkali: random.pick([0.5, 0.8, 1, 1.2]),
      titre: random.step(8, 29, 0.1),
    },
    form: drawForm(random),
  }),
  accepts: ({ back }) => {
    const percent = percentOf(back);
    return percent > 52 && percent < 97;
  },
  write: ({ back, form }) => writeCalculation(purityCalculation(back), form),
});

const reactedIn = ({ c, volume, alkali, titre }: Back): number => (c * volume - alkali * titre) / 1000;
const acidMoles = ({ c, volume, alkali, titre }: Back): readonly [added: number, left: number] => [
  (c * volume) / 1000,
  (alkali * titre) / 1000,
];
const percentOf = (back: Back): number =>
  ((reactedIn(back) / back.kind.acids) * formulaMass(back.kind.formula) * 100) / back.mass;

function purityCalculation(back: Back): Calculation {
  const { kind, mass, c, volume, alkali, titre } = back;
  const gfm = formulaMass(kind.formula);
  const [total, excess] = acidMoles(back);
  const value = percentOf(back);
  return {
    situation: `A sample of $${quantityTex(mass, 'g')}$ of ${kind.sample} was added to $${quantityTex(volume, 'cm^3')}$ of hydrochloric acid of concentration $${quantityTex(c, 'mol l^-1')}$, an excess: $${equationTex(kind.equation)}$. The acid left over was neutralised by $${titre.toFixed(1)}\\,\\mathrm{cm^3}$ of sodium hydroxide of concentration $${quantityTex(alkali, 'mol l^-1')}$.`,
    ask: `the percentage by mass of ${kind.name}, $${formulaTex(kind.formula)}$, in the sample`,
    lines: [
      {
        why: 'Find the number of moles of acid added',
        symbol: 'n',
        tex: `${plainTex(c)} \\times ${plainTex(volume / 1000)}`,
        value: total,
        unit: 'mol',
        gaps: ['prefix'],
        figures: 6,
      },
      {
        why: 'Find the number of moles of acid left over',
        symbol: 'n',
        tex: `${plainTex(alkali)} \\times ${plainTex(titre / 1000)}`,
        value: excess,
        unit: 'mol',
        gaps: ['back-titration'],
        figures: 6,
      },
      {
        why: `Find the number of moles of ${kind.name}`,
        symbol: 'n',
        tex: `\\frac{@1 - @2}{${kind.acids}}`,
        value: (total - excess) / kind.acids,
        unit: 'mol',
        gaps: ['mole-ratio'],
        figures: 6,
      },
      {
        why: 'Find the percentage by mass',
        tex: `\\frac{@3 \\times ${plainTex(gfm)}}{${plainTex(mass)}} \\times 100`,
        value,
        unit: '%',
        gaps: ['percentage'],
      },
    ],
    mistakes: listPuritySlips(back),
  };
}

function listPuritySlips(back: Back): NumericMistake[] {
  const { kind, mass } = back;
  const [total, excess] = acidMoles(back);
  const from = (moles: number): number => ((moles / kind.acids) * formulaMass(kind.formula) * 100) / mass;
  return [
    {
      tag: 'back-titration',
      value: from(excess),
      why: 'The acid left over was used for the acid that reacted.',
      earns: [1, 2],
    },
    {
      tag: 'mole-ratio',
      value: from(total - excess) * kind.acids,
      why: 'The numbers in the equation were not used.',
      earns: [1, 2, 4],
    },
    { tag: 'back-titration', value: from(total), why: 'The acid left over was not taken away.', earns: [1] },
    {
      tag: 'percent-rest',
      value: 100 - percentOf(back),
      why: 'This is the percentage of everything else.',
      earns: [1, 2, 3],
    },
  ];
}
