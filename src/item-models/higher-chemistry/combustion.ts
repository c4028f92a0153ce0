import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { drawForm, type NumericMistake } from '../calculation/question-form.ts';
import {
  COMBUSTION_OF_CARBON as C,
  type Fuel,
  fuels,
  COMBUSTION_OF_HYDROGEN as H,
  liquidFuels,
} from '../chemistry/combustion.table.ts';
import { formulaMass, formulaTex } from '../chemistry/formula.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';

const CAPACITY = 4.18;

type Burning = {
  readonly fuel: Fuel;
  readonly water: number;
  readonly rise: number;
  readonly burned: number;
};

export const enthalpyOfCombustion = higherChemistryModel({
  id: 'HC-01',
  title: 'Enthalpy of combustion by experiment',
  outcomeId: 'CHE-H-11',
  calculator: 'allowed',
  marks: [1, 3],
  draw: (random) => ({
    burning: {
      fuel: random.pick(liquidFuels),
      water: random.pick([100, 150, 200, 250, 300, 400]),
      rise: random.step(4.5, 32, 0.5),
      burned: random.step(0.25, 1.6, 0.01),
    },
    form: drawForm(random),
  }),
  accepts: ({ burning: { fuel, water, rise, burned } }) => {
    const found = (CAPACITY * (water / 1000) * rise * formulaMass(fuel.formula)) / burned;
    const share = found / -fuel.combustion;
    return share > 0.35 && share < 0.92;
  },
  write: ({ burning, form }) => writeCalculation(combustionCalculation(burning), form),
});

function combustionCalculation({ fuel: { name, formula }, water, rise, burned }: Burning): Calculation {
  const kilograms = water / 1000;
  const energy = CAPACITY * kilograms * rise;
  const gfm = formulaMass(formula);
  const moles = burned / gfm;
  return {
    situation: `When $${quantityTex(burned, 'g')}$ of ${name}, $${formulaTex(formula)}$, was burned below a beaker, the temperature of $${quantityTex(water, 'cm^3')}$ of water rose by $${plainTex(rise)}\\,^\\circ\\mathrm{C}$. The specific heat capacity of water is $4.18\\,\\mathrm{kJ\\,kg^{-1}\\,^\\circ C^{-1}}$.`,
    quantity: `the enthalpy of combustion of ${name}, in $\\mathrm{kJ\\,mol^{-1}}$`,
    isSigned: true,
    figures: 3,
    lines: [
      {
        why: 'Use $E_h = cm\\Delta T$',
        symbol: 'E_h',
        tex: `4.18 \\times ${plainTex(kilograms)} \\times ${plainTex(rise)}`,
        value: energy,
        unit: 'kJ',
        gaps: ['prefix'],
        figures: 6,
      },
      {
        why: `Find the number of moles of ${name}`,
        symbol: 'n',
        tex: `\\frac{${plainTex(burned)}}{${plainTex(gfm)}}`,
        value: moles,
        unit: 'mol',
        gaps: ['moles-formula'],
        figures: 6,
      },
      {
        why: 'Scale up to one mole, with the sign',
        symbol: '\\Delta H',
        tex: '-\\frac{@1}{@2}',
        value: -energy / moles,
        unit: 'kJ mol^-1',
        gaps: ['exo-sign'],
      },
    ],
    mistakes: listCombustionMistakes(energy, moles, burned),
  };
}

function listCombustionMistakes(energy: number, moles: number, burned: number): NumericMistake[] {
  return [
    {
      tag: 'exo-sign',
      value: energy / moles,
      why: 'Energy is given out, so the enthalpy change is negative.',
      earns: [1, 2],
    },
    {
      tag: 'prefix',
      value: (-1000 * energy) / moles,
      why: 'The mass of water was left in grams.',
      earns: [2, 3],
    },
    {
      tag: 'per-gram',
      value: -energy / burned,
      why: 'This is the energy from one gram, not from one mole.',
      earns: [1],
    },
    {
      tag: 'moles-formula',
      value: -energy * moles,
      why: 'The energy was multiplied by the number of moles.',
      earns: [1, 2],
    },
  ];
}

export const hessLaw = higherChemistryModel({
  id: 'HC-02',
  title: 'Hess’s law',
  outcomeId: 'CHE-H-11',
  calculator: 'allowed',
  marks: [1, 2, 3],
  draw: (random) => ({
    fuel: random.pick(fuels),
    share: 0.94 + 0.055 * random.next(),
    asksFormation: random.chance(0.6),
    form: drawForm(random),
  }),
  write: ({ fuel, share, asksFormation, form }) => {
    const measured = Math.round(fuel.combustion * share);
    return writeCalculation(
      asksFormation ? formationCalculation(fuel, measured) : combustionFrom(fuel, share),
      form,
    );
  },
});

const kJ = (value: number): string => `$${quantityTex(value, 'kJ mol^-1')}$`;

const counted = (count: number, value: number): string =>
  count === 1 ? `(${plainTex(value)})` : `${plainTex(count)} \\times (${plainTex(value)})`;

function formationCalculation({ name, formula, carbons, hydrogens }: Fuel, measured: number): Calculation {
  const half = hydrogens / 2;
  const elements = carbons * C + half * H;
  const formation = elements - measured;
  return {
    situation: `In an experiment the enthalpy of combustion of ${name}, $${formulaTex(formula)}$, was found to be ${kJ(measured)}. The enthalpy of combustion of carbon is ${kJ(C)} and that of hydrogen is ${kJ(H)}.`,
    quantity: `the enthalpy change, in $\\mathrm{kJ\\,mol^{-1}}$, when one mole of ${name} is formed from its elements`,
    isSigned: true,
    figures: 5,
    lines: [
      {
        why: `Multiply the enthalpies of the elements by their numbers of moles and add`,
        tex: `${counted(carbons, C)} + ${counted(half, H)}`,
        value: elements,
        unit: 'kJ',
        gaps: ['hess-multiply'],
        figures: 5,
      },
      {
        why: `Add the reversed enthalpy of combustion of ${name}`,
        symbol: '\\Delta H',
        tex: `@1 - (${measured})`,
        value: formation,
        unit: 'kJ mol^-1',
        gaps: ['hess-reverse'],
      },
    ],
    mistakes: [
      {
        tag: 'hess-reverse',
        value: elements + measured,
        why: 'The combustion of the compound has to be reversed, so its sign changes.',
        earns: [1],
      },
      {
        tag: 'hess-multiply',
        value: C + H - measured,
        why: 'The enthalpies were not multiplied by the numbers of moles.',
        earns: [2],
      },
      {
        tag: 'hess-multiply',
        value: carbons * C + hydrogens * H - measured,
        why: `There are $${plainTex(half)}$ moles of $\\mathrm{H_2}$, not $${hydrogens}$.`,
        earns: [2],
      },
      { tag: 'hess-sign', value: -formation, why: 'All the signs are the wrong way round.' },
    ],
  };
}

function combustionFrom({ name, formula, carbons, hydrogens, combustion }: Fuel, share: number): Calculation {
  const half = hydrogens / 2;
  const formation = Math.round((carbons * C + half * H - combustion) * share);
  const [carbon, hydrogen] = [carbons * C, half * H];
  const burning = carbon + hydrogen - formation;
  return {
    situation: `The enthalpy of formation of ${name}, $${formulaTex(formula)}$, was found to be ${kJ(formation)}. The enthalpy of formation of carbon dioxide is ${kJ(C)} and that of water is ${kJ(H)}.`,
    quantity: `the enthalpy of combustion of ${name}, in $\\mathrm{kJ\\,mol^{-1}}$`,
    isSigned: true,
    figures: 5,
    lines: [
      {
        why: 'Multiply the enthalpy of carbon dioxide by its number of moles',
        tex: counted(carbons, C),
        value: carbon,
        unit: 'kJ',
        gaps: ['hess-multiply'],
        figures: 5,
      },
      {
        why: 'Multiply the enthalpy of water by its number of moles',
        tex: counted(half, H),
        value: hydrogen,
        unit: 'kJ',
        gaps: ['hess-multiply'],
        figures: 5,
      },
      {
        why: `Add the products and take away ${name}`,
        symbol: '\\Delta H',
        tex: `@1 + @2 - (${formation})`,
        value: burning,
        unit: 'kJ mol^-1',
        gaps: ['hess-reverse'],
      },
    ],
    mistakes: [
      {
        tag: 'hess-reverse',
        value: carbon + hydrogen + formation,
        why: 'The formation of the fuel has to be reversed, so its sign changes.',
        earns: [1, 2],
      },
      {
        tag: 'hess-multiply',
        value: C + H - formation,
        why: 'The enthalpies were not multiplied by the numbers of moles.',
        earns: [3],
      },
      {
        tag: 'hess-multiply',
        value: carbon + hydrogens * H - formation,
        why: `There are $${plainTex(half)}$ moles of water, not $${hydrogens}$.`,
        earns: [1, 3],
      },
      { tag: 'hess-sign', value: -burning, why: 'All the signs are the wrong way round.' },
    ],
  };
}
