// National 5 Chemistry: the energy released by burning a fuel, in total, per gram or per mole.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { type NumericMistake, pickForm } from '../calculation/question-form.ts';
import { formulaMass, formulaTex } from '../chemistry/formula.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';

const FUELS = [
  { name: 'ethanol', formula: 'C2H5OH' },
  { name: 'methanol', formula: 'CH3OH' },
  { name: 'propan-1-ol', formula: 'C3H7OH' },
  { name: 'hexane', formula: 'C6H14' },
  { name: 'butan-1-ol', formula: 'C4H9OH' },
  { name: 'pentane', formula: 'C5H12' },
] as const;

export const energyFromFuels = nat5ChemistryModel({
  id: 'N5C-12',
  title: 'Energy released by burning a fuel',
  outcomeId: 'CHE-5-07',
  calculator: 'allowed',
  marks: [1, 2, 3],
  choose: (random) => ({
    fuel: random.pick(FUELS),
    water: random.pick([50, 80, 100, 150, 200, 250, 400]),
    start: random.int(16, 24),
    rise: random.int(6, 38),
    burned: random.step(0.4, 2.5, 0.1),
    target: random.pick(['energy', 'per gram', 'per mole'] as const),
    form: pickForm(random),
  }),
  write: ({ fuel, water, start, rise, burned, target, form }) => {
    const [kilograms, end] = [water / 1000, start + rise];
    const energy = 4.18 * kilograms * rise;
    const energyLine = {
      why: 'Substitute into $E_h = cm\\Delta T$ and calculate the energy',
      symbol: 'E_h',
      tex: `4.18 \\times ${plainTex(kilograms)} \\times (${end} - ${start})`,
      value: energy,
      unit: 'kJ',
      gaps: ['prefix', 'temperature-change'],
    };
    const situation = `The burning of $${quantityTex(burned, 'g')}$ of ${fuel.name}, $${formulaTex(fuel.formula)}$, raised the temperature of $${quantityTex(water, 'g')}$ of water from $${start}\\,^\\circ\\mathrm{C}$ to $${end}\\,^\\circ\\mathrm{C}$. The specific heat capacity of water is $4.18\\,\\mathrm{kJ\\,kg^{-1}\\,^\\circ C^{-1}}$.`;
    if (target === 'energy')
      return writeCalculation(
        calculateEnergy({ situation, kilograms, start, end, burned, water, energy }),
        form,
      );
    const gfm = formulaMass(fuel.formula);
    const scale = target === 'per gram' ? 1 : gfm;
    const perGramTex = `\\frac{@2}{${plainTex(burned)}}`;
    const lastTex = target === 'per gram' ? perGramTex : `${perGramTex} \\times ${plainTex(gfm)}`;
    const mistakes = listScaledMistakes({ water, rise, burned, scale, end });
    return writeCalculation(
      {
        situation,
        quantity:
          target === 'per gram'
            ? `the energy released per gram of ${fuel.name}, in $\\mathrm{kJ\\,g^{-1}}$`
            : `the energy released per mole of ${fuel.name}, in $\\mathrm{kJ\\,mol^{-1}}$`,
        lines: [
          {
            why: 'Find the rise in temperature',
            symbol: '\\Delta T',
            tex: `${end} - ${start}`,
            value: rise,
            gaps: ['temperature-change'],
          },
          { ...energyLine, tex: `4.18 \\times ${plainTex(kilograms)} \\times @1` },
          {
            why: target === 'per gram' ? 'Divide by the mass of fuel' : 'Scale up to one mole',
            tex: lastTex,
            value: (energy / burned) * scale,
            unit: target === 'per gram' ? 'kJ g^-1' : 'kJ mol^-1',
            gaps: ['per-gram'],
          },
        ],
        mistakes,
      },
      form,
    );
  },
});

function listScaledMistakes({
  water,
  rise,
  burned,
  scale,
  end,
}: Readonly<Record<'water' | 'rise' | 'burned' | 'scale' | 'end', number>>): NumericMistake[] {
  return [
    {
      tag: 'prefix',
      value: ((4.18 * water * rise) / burned) * scale,
      why: 'The mass of water was left in grams.',
    },
    {
      tag: 'which-mass',
      value: 4.18 * (burned / 1000) * rise * scale,
      why: 'The mass of the fuel was used instead of the mass of the water.',
    },
    {
      tag: 'temperature-change',
      value: ((4.18 * (water / 1000) * end) / burned) * scale,
      why: 'The final temperature was used instead of the rise.',
    },
    {
      tag: 'per-gram',
      value: 4.18 * (water / 1000) * rise * burned * scale,
      why: 'The energy was multiplied by the mass of the fuel instead of divided.',
      earns: [1],
    },
  ];
}

type Heating = {
  readonly situation: string;
  readonly kilograms: number;
  readonly start: number;
  readonly end: number;
  readonly burned: number;
  readonly water: number;
  readonly energy: number;
};

function calculateEnergy({ situation, kilograms, start, end, burned, water, energy }: Heating): Calculation {
  return {
    situation,
    quantity: 'the energy released, in kilojoules',
    lines: [
      {
        why: 'Find the rise in temperature',
        symbol: '\\Delta T',
        tex: `${end} - ${start}`,
        value: end - start,
        gaps: ['temperature-change'],
      },
      {
        why: 'Substitute into $E_h = cm\\Delta T$ and calculate the energy',
        symbol: 'E_h',
        tex: `4.18 \\times ${plainTex(kilograms)} \\times @1`,
        value: energy,
        unit: 'kJ',
        gaps: ['prefix'],
      },
    ],
    mistakes: [
      { tag: 'prefix', value: energy * 1000, why: 'The mass of water was left in grams.', earns: [1] },
      {
        tag: 'which-mass',
        value: 4.18 * (burned / 1000) * (end - start),
        why: 'The mass of the fuel was used instead of the mass of the water.',
        earns: [1],
      },
      {
        tag: 'temperature-change',
        value: 4.18 * kilograms * end,
        why: 'The final temperature was used instead of the rise.',
      },
      {
        tag: 'heat-capacity-left-out',
        value: (water / 1000) * (end - start),
        why: 'The specific heat capacity was left out.',
        earns: [1],
      },
    ],
  };
}
