import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { drawForm, type NumericMistake } from '../calculation/question-form.ts';
import { equationTex } from '../chemistry/equation.ts';
import { formulaMass, formulaTex } from '../chemistry/formula.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { capitalise } from '../write/words.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';
import { type GasReaction, gasReactions, MOLAR_VOLUME, MOLAR_VOLUME_TOLD } from './reactions.table.ts';

export const gasVolumes = higherChemistryModel({
  id: 'HC-06',
  title: 'Volumes of gases',
  outcomeId: 'CHE-H-09',
  calculator: 'allowed',
  marks: [1, 2, 3],
  draw: (random) => ({
    reaction: random.pick(gasReactions),
    volume: 10 * random.int(2, 30),
    mass: random.step(0.5, 12, 0.1),
    asks: random.pick(['volume', 'mass', 'mass'] as const),
    form: drawForm(random),
  }),
  write: ({ reaction, volume, mass, asks, form }) =>
    writeCalculation(
      asks === 'volume' ? residueCalculation(reaction, volume) : volumeCalculation(reaction, mass),
      form,
    ),
});

function volumeCalculation(
  { situation, equation, fuel, formula, carbons, fuelCount }: GasReaction,
  mass: number,
): Calculation {
  const moles = mass / formulaMass(formula);
  const out = (moles * carbons) / fuelCount;
  return {
    situation: `${situation} $${equationTex(equation)}$. ${MOLAR_VOLUME_TOLD}`,
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
        value: out,
        unit: 'mol',
        gaps: ['mole-ratio'],
      },
      {
        why: 'Multiply by the molar volume',
        symbol: 'V',
        tex: `@2 \\times ${MOLAR_VOLUME}`,
        value: out * MOLAR_VOLUME,
        unit: 'l',
        gaps: ['molar-volume'],
      },
    ],
    mistakes: listGasVolumeMistakes({ moles, out, mass, fuelCount, carbons }),
  };
}

function listGasVolumeMistakes({
  moles,
  out,
  mass,
  fuelCount,
  carbons,
}: Readonly<Record<'moles' | 'out' | 'mass' | 'fuelCount' | 'carbons', number>>): NumericMistake[] {
  return [
    {
      tag: 'mole-ratio',
      value: moles * MOLAR_VOLUME,
      why: 'The numbers in the equation were not used.',
      earns: [1, 3],
    },
    {
      tag: 'molar-volume',
      value: out / MOLAR_VOLUME,
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
  const needed = (volume * oxygens) / fuelCount;
  const supplied = 50 * Math.ceil((needed + 30) / 50);
  const left = supplied - needed;
  const made = (volume * carbons) / fuelCount;
  return {
    situation: `${situation} $${equationTex(equation)}$. ${capitalise(fuel)}, $${quantityTex(volume, 'cm^3')}$, was burned in $${quantityTex(supplied, 'cm^3')}$ of oxygen, and the water formed was condensed. All volumes were measured under the same conditions.`,
    quantity: 'the total volume of gas at the end, in $\\mathrm{cm^3}$',
    lines: [
      {
        why: 'Find the volume of oxygen left over',
        symbol: 'V',
        tex: `${supplied} - \\frac{${volume} \\times ${oxygens}}{${fuelCount}}`,
        value: left,
        unit: 'cm^3',
        gaps: ['excess-gas'],
      },
      {
        why: 'Find the volume of carbon dioxide and add',
        symbol: 'V',
        tex: `\\frac{${volume} \\times ${carbons}}{${fuelCount}} + @1`,
        value: left + made,
        unit: 'cm^3',
        gaps: ['mole-ratio'],
      },
    ],
    mistakes: [
      { tag: 'excess-gas', value: made, why: 'The oxygen that is left over was not counted.' },
      {
        tag: 'mole-ratio',
        value: volume + left,
        why: 'The number of moles of carbon dioxide was not used.',
        earns: [1],
      },
      { tag: 'excess-gas', value: made + supplied, why: 'The oxygen that reacts was not taken away.' },
      { tag: 'excess-gas', value: left, why: 'The carbon dioxide was not counted.', earns: [1] },
    ],
    figures: 4,
  };
}
