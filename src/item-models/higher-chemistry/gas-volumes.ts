/**
 * The learner calculates the volume of gas from a mass of fuel, or the volume of gas left after burning.
 * In a line of a calculation, `@1` is the result of line 1.
 */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { type NumericMistake, pickForm } from '../calculation/question-form.ts';
import { equationTex } from '../chemistry/equation.ts';
import { formulaMass, formulaTex } from '../chemistry/formula.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { capitalise } from '../write/words.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';
import { type GasReaction, gasReactions, MOLAR_VOLUME, MOLAR_VOLUME_SENTENCE } from './reactions.table.ts';

export const gasVolumes = higherChemistryModel({
  id: 'HC-06',
  title: 'Volumes of gases',
  outcomeId: 'CHE-H-09',
  calculator: 'allowed',
  marks: [1, 2, 3],
  choose: (random) => ({
    reaction: random.pick(gasReactions),
    volume: 10 * random.int(2, 30),
    mass: random.step(0.5, 12, 0.1),
    targetQuantity: random.pick(['volume', 'mass', 'mass'] as const),
    form: pickForm(random),
  }),
  write: ({ reaction, volume, mass, targetQuantity, form }) =>
    writeCalculation(
      targetQuantity === 'volume' ? residueCalculation(reaction, volume) : volumeCalculation(reaction, mass),
      form,
    ),
});

function volumeCalculation(
  { situation, equation, fuel, formula, carbons, fuelCount }: GasReaction,
  mass: number,
): Calculation {
  const moles = mass / formulaMass(formula);
  const dioxideMoles = (moles * carbons) / fuelCount;
  return {
    situation: `${situation} $${equationTex(equation)}$. ${MOLAR_VOLUME_SENTENCE}`,
    quantity: `the volume of carbon dioxide, in litres, from $${quantityTex(mass, 'g')}$ of ${fuel}, $${formulaTex(formula)}$`,
    lines: [
      {
        why: `Find the number of moles of ${fuel}`,
        symbol: 'n',
        tex: `\\frac{${plainTex(mass)}}{${plainTex(formulaMass(formula))}}`,
        value: moles,
        unit: 'mol',
        gaps: ['moles-formula'],
      },
      {
        why: 'Find the number of moles of carbon dioxide',
        symbol: 'n',
        tex: `\\frac{@1 \\times ${carbons}}{${fuelCount}}`,
        value: dioxideMoles,
        unit: 'mol',
        gaps: ['mole-ratio'],
      },
      {
        why: 'Multiply by the molar volume',
        symbol: 'V',
        tex: `@2 \\times ${MOLAR_VOLUME}`,
        value: dioxideMoles * MOLAR_VOLUME,
        unit: 'l',
        gaps: ['molar-volume'],
      },
    ],
    mistakes: listGasVolumeMistakes({ moles, dioxideMoles, mass, fuelCount, carbons }),
  };
}

function listGasVolumeMistakes({
  moles,
  dioxideMoles,
  mass,
  fuelCount,
  carbons,
}: Readonly<Record<'moles' | 'dioxideMoles' | 'mass' | 'fuelCount' | 'carbons', number>>): NumericMistake[] {
  return [
    {
      tag: 'mole-ratio',
      value: moles * MOLAR_VOLUME,
      why: 'The numbers in the equation were not used.',
      earns: [1, 3],
    },
    {
      tag: 'molar-volume',
      value: dioxideMoles / MOLAR_VOLUME,
      why: 'The number of moles was divided by the molar volume.',
      earns: [1, 2],
    },
    {
      tag: 'moles-formula',
      value: mass * MOLAR_VOLUME,
      why: 'The mass was used for the number of moles.',
      earns: [3],
    },
    {
      tag: 'mole-ratio-inverted',
      value: ((moles * fuelCount) / carbons) * MOLAR_VOLUME,
      why: 'The ratio was used the wrong way round.',
      earns: [1, 3],
    },
  ];
}

/** The gas volume that remains after burning in excess oxygen, once the water has condensed. */
function residueCalculation(
  { situation, equation, fuel, carbons, fuelCount, oxygens }: GasReaction,
  volume: number,
): Calculation {
  const oxygenNeeded = (volume * oxygens) / fuelCount;
  const oxygenSupplied = 50 * Math.ceil((oxygenNeeded + 30) / 50);
  const oxygenLeft = oxygenSupplied - oxygenNeeded;
  const dioxideVolume = (volume * carbons) / fuelCount;
  return {
    situation: `${situation} $${equationTex(equation)}$. ${capitalise(fuel)}, $${quantityTex(volume, 'cm^3')}$, was burned in $${quantityTex(oxygenSupplied, 'cm^3')}$ of oxygen, and the water formed was condensed. All volumes were measured under the same conditions.`,
    quantity: 'the total volume of gas at the end, in $\\mathrm{cm^3}$',
    lines: [
      {
        why: 'Find the volume of oxygen left over',
        symbol: 'V',
        tex: `${oxygenSupplied} - \\frac{${volume} \\times ${oxygens}}{${fuelCount}}`,
        value: oxygenLeft,
        unit: 'cm^3',
        gaps: ['excess-gas'],
      },
      {
        why: 'Find the volume of carbon dioxide and add',
        symbol: 'V',
        tex: `\\frac{${volume} \\times ${carbons}}{${fuelCount}} + @1`,
        value: oxygenLeft + dioxideVolume,
        unit: 'cm^3',
        gaps: ['mole-ratio'],
      },
    ],
    mistakes: [
      { tag: 'excess-gas', value: dioxideVolume, why: 'The oxygen that is left over was not counted.' },
      {
        tag: 'mole-ratio',
        value: volume + oxygenLeft,
        why: 'The number of moles of carbon dioxide was not used.',
        earns: [1],
      },
      {
        tag: 'excess-gas',
        value: dioxideVolume + oxygenSupplied,
        why: 'The oxygen that reacts was not taken away.',
      },
      { tag: 'excess-gas', value: oxygenLeft, why: 'The carbon dioxide was not counted.', earns: [1] },
    ],
    significantFigures: 4,
  };
}
