/**
 * The learner finds an enthalpy of combustion from an experiment, or an enthalpy change by Hess's law. In
 * a line of a calculation, `@1` is the result of line 1.
 */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { type NumericMistake, pickForm } from '../calculation/question-form.ts';
import {
  COMBUSTION_OF_CARBON,
  COMBUSTION_OF_HYDROGEN,
  type Fuel,
  fuels,
  liquidFuels,
} from '../chemistry/combustion.table.ts';
import { formulaMass, formulaTex } from '../chemistry/formula.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';

/** In kJ per kilogram and degree Celsius. */
const WATER_HEAT_CAPACITY = 4.18;

/**
 * A fuel burned below a beaker: the water in cubic centimetres, its temperature rise, and the fuel used in
 * grams.
 */
type Experiment = {
  readonly fuel: Fuel;
  readonly waterVolume: number;
  readonly temperatureRise: number;
  readonly fuelMass: number;
};

export const enthalpyOfCombustion = higherChemistryModel({
  id: 'HC-01',
  title: 'Enthalpy of combustion by experiment',
  outcomeId: 'CHE-H-11',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    experiment: {
      fuel: random.pick(liquidFuels),
      waterVolume: random.pick([100, 150, 200, 250, 300, 400]),
      temperatureRise: random.step(4.5, 32, 0.5),
      fuelMass: random.step(0.25, 1.6, 0.01),
    },
    form: pickForm(random),
  }),
  accepts: ({ experiment: { fuel, waterVolume, temperatureRise, fuelMass } }) => {
    const measuredEnthalpy =
      (WATER_HEAT_CAPACITY * (waterVolume / 1000) * temperatureRise * formulaMass(fuel.formula)) / fuelMass;
    const shareOfTrueValue = measuredEnthalpy / -fuel.combustion;
    // Heat losses make the measured value smaller than the true one.
    return shareOfTrueValue > 0.35 && shareOfTrueValue < 0.92;
  },
  write: ({ experiment, form }) => writeCalculation(combustionCalculation(experiment), form),
});

function combustionCalculation({
  fuel: { name, formula },
  waterVolume,
  temperatureRise,
  fuelMass,
}: Experiment): Calculation {
  const kilograms = waterVolume / 1000;
  const energy = WATER_HEAT_CAPACITY * kilograms * temperatureRise;
  const formulaMassOfFuel = formulaMass(formula);
  const moles = fuelMass / formulaMassOfFuel;
  return {
    situation: `When $${quantityTex(fuelMass, 'g')}$ of ${name}, $${formulaTex(formula)}$, was burned below a beaker, the temperature of $${quantityTex(waterVolume, 'cm^3')}$ of water rose by $${plainTex(temperatureRise)}\\,^\\circ\\mathrm{C}$. The specific heat capacity of water is $4.18\\,\\mathrm{kJ\\,kg^{-1}\\,^\\circ C^{-1}}$.`,
    quantity: `the enthalpy of combustion of ${name}, in $\\mathrm{kJ\\,mol^{-1}}$`,
    isSigned: true,
    significantFigures: 3,
    lines: [
      {
        why: 'Use $E_h = cm\\Delta T$',
        symbol: 'E_h',
        tex: `4.18 \\times ${plainTex(kilograms)} \\times ${plainTex(temperatureRise)}`,
        value: energy,
        unit: 'kJ',
        gaps: ['prefix'],
        significantFigures: 6,
      },
      {
        why: `Find the number of moles of ${name}`,
        symbol: 'n',
        tex: `\\frac{${plainTex(fuelMass)}}{${plainTex(formulaMassOfFuel)}}`,
        value: moles,
        unit: 'mol',
        gaps: ['moles-formula'],
        significantFigures: 6,
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
    mistakes: listCombustionMistakes(energy, moles, fuelMass),
  };
}

function listCombustionMistakes(energy: number, moles: number, fuelMass: number): NumericMistake[] {
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
      value: -energy / fuelMass,
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
  choose: (random) => ({
    fuel: random.pick(fuels),
    factor: 0.94 + 0.055 * random.next(),
    asksForFormation: random.chance(0.6),
    form: pickForm(random),
  }),
  write: ({ fuel, factor, asksForFormation, form }) => {
    const measured = Math.round(fuel.combustion * factor);
    return writeCalculation(
      asksForFormation ? formationCalculation(fuel, measured) : combustionFromFormation(fuel, factor),
      form,
    );
  },
});

const enthalpyText = (value: number): string => `$${quantityTex(value, 'kJ mol^-1')}$`;

const multipleTex = (count: number, value: number): string =>
  count === 1 ? `(${plainTex(value)})` : `${plainTex(count)} \\times (${plainTex(value)})`;

function formationCalculation({ name, formula, carbons, hydrogens }: Fuel, measured: number): Calculation {
  const hydrogenMoles = hydrogens / 2;
  const elements = carbons * COMBUSTION_OF_CARBON + hydrogenMoles * COMBUSTION_OF_HYDROGEN;
  const formation = elements - measured;
  return {
    situation: `In an experiment the enthalpy of combustion of ${name}, $${formulaTex(formula)}$, was found to be ${enthalpyText(measured)}. The enthalpy of combustion of carbon is ${enthalpyText(COMBUSTION_OF_CARBON)} and that of hydrogen is ${enthalpyText(COMBUSTION_OF_HYDROGEN)}.`,
    quantity: `the enthalpy change, in $\\mathrm{kJ\\,mol^{-1}}$, when one mole of ${name} is formed from its elements`,
    isSigned: true,
    significantFigures: 5,
    lines: [
      {
        why: `Multiply the enthalpies of the elements by their numbers of moles and add`,
        tex: `${multipleTex(carbons, COMBUSTION_OF_CARBON)} + ${multipleTex(hydrogenMoles, COMBUSTION_OF_HYDROGEN)}`,
        value: elements,
        unit: 'kJ',
        gaps: ['hess-multiply'],
        significantFigures: 5,
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
        value: COMBUSTION_OF_CARBON + COMBUSTION_OF_HYDROGEN - measured,
        why: 'The enthalpies were not multiplied by the numbers of moles.',
        earns: [2],
      },
      {
        tag: 'hess-multiply',
        value: carbons * COMBUSTION_OF_CARBON + hydrogens * COMBUSTION_OF_HYDROGEN - measured,
        why: `There are $${plainTex(hydrogenMoles)}$ moles of $\\mathrm{H_2}$, not $${hydrogens}$.`,
        earns: [2],
      },
      { tag: 'hess-sign', value: -formation, why: 'All the signs are the wrong way round.' },
    ],
  };
}

/** The enthalpy of combustion from enthalpies of formation. The factor varies the numbers of the question. */
function combustionFromFormation(fuel: Fuel, factor: number): Calculation {
  const { name, formula, carbons, hydrogens, combustion } = fuel;
  const hydrogenMoles = hydrogens / 2;
  const [carbon, hydrogen] = [carbons * COMBUSTION_OF_CARBON, hydrogenMoles * COMBUSTION_OF_HYDROGEN];
  const formation = Math.round((carbon + hydrogen - combustion) * factor);
  const result = carbon + hydrogen - formation;
  return {
    situation: `The enthalpy of formation of ${name}, $${formulaTex(formula)}$, was found to be ${enthalpyText(formation)}. The enthalpy of formation of carbon dioxide is ${enthalpyText(COMBUSTION_OF_CARBON)} and that of water is ${enthalpyText(COMBUSTION_OF_HYDROGEN)}.`,
    quantity: `the enthalpy of combustion of ${name}, in $\\mathrm{kJ\\,mol^{-1}}$`,
    isSigned: true,
    significantFigures: 5,
    lines: [
      {
        why: 'Multiply the enthalpy of carbon dioxide by its number of moles',
        tex: multipleTex(carbons, COMBUSTION_OF_CARBON),
        value: carbon,
        unit: 'kJ',
        gaps: ['hess-multiply'],
        significantFigures: 5,
      },
      {
        why: 'Multiply the enthalpy of water by its number of moles',
        tex: multipleTex(hydrogenMoles, COMBUSTION_OF_HYDROGEN),
        value: hydrogen,
        unit: 'kJ',
        gaps: ['hess-multiply'],
        significantFigures: 5,
      },
      {
        why: `Add the products and take away ${name}`,
        symbol: '\\Delta H',
        tex: `@1 + @2 - (${formation})`,
        value: result,
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
        value: COMBUSTION_OF_CARBON + COMBUSTION_OF_HYDROGEN - formation,
        why: 'The enthalpies were not multiplied by the numbers of moles.',
        earns: [3],
      },
      {
        tag: 'hess-multiply',
        value: carbon + hydrogens * COMBUSTION_OF_HYDROGEN - formation,
        why: `There are $${plainTex(hydrogenMoles)}$ moles of water, not $${hydrogens}$.`,
        earns: [1, 3],
      },
      { tag: 'hess-sign', value: -result, why: 'All the signs are the wrong way round.' },
    ],
  };
}
