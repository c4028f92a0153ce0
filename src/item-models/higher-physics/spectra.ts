/**
 * The learner calculates the frequency or wavelength of a photon from the energy levels of an atom. In a
 * calculation, `@1` is the result of stage 1.
 */

import { drawEnergyLevels } from '../../diagrams/families/energy-levels.ts';
import { LIGHT, PLANCK, PLANCK_TEX } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { wavelengthStage } from '../physics/wavelength-stage.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Energy levels in units of 10⁻¹⁹ J, from the ground state upwards. */
const ATOMS = [
  { atom: 'hydrogen', levels: [-21.8, -5.45, -2.42, -1.36] },
  { atom: 'mercury', levels: [-16.6, -8.82, -5.93, -2.5] },
  { atom: 'helium', levels: [-39.4, -7.64, -5.81, -2.95] },
  { atom: 'sodium', levels: [-8.22, -4.86, -3.12, -2.22] },
  { atom: 'lithium', levels: [-8.64, -5.67, -3.23, -2.5] },
  { atom: 'potassium', levels: [-6.95, -4.37, -2.78, -1.97] },
] as const;

/** An electron that moves between two levels, given by their indexes and energies. */
type Transition = {
  readonly atom: string;
  readonly levels: readonly number[];
  readonly upperIndex: number;
  readonly lowerIndex: number;
  readonly upperEnergy: number;
  readonly lowerEnergy: number;
  readonly isEmission: boolean;
};

export const spectra = higherPhysicsModel({
  id: 'HP-17',
  title: 'Energy levels and line spectra',
  outcomeId: 'PHY-H-13',
  calculator: 'allowed',
  marks: [1, 3, 5],
  choose: (random) => {
    const { atom, levels } = random.pick(ATOMS);
    const upperIndex = random.int(1, 3);
    const lowerIndex = random.int(0, upperIndex - 1);
    return {
      transition: {
        atom,
        levels,
        upperIndex,
        lowerIndex,
        upperEnergy: levels[upperIndex] ?? 0,
        lowerEnergy: levels[lowerIndex] ?? 0,
        isEmission: random.chance(0.6),
      },
      energyGap: pickMeasure(random, [2.9, 19.5], 3),
      questionKind: random.pick(['frequency', 'frequency', 'wavelength', 'gap'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ transition, energyGap, questionKind, form }) => {
    if (questionKind === 'gap') return writePhysics(gapCalculation(energyGap, transition.atom), form);
    const calculation =
      questionKind === 'frequency' ? frequencyCalculation(transition) : wavelengthCalculation(transition);
    return writePhysics({ ...calculation, figure: drawFigure(transition) }, form);
  },
});

function drawFigure({ levels }: Transition) {
  return drawEnergyLevels({
    levels: levels.map((energy, index) => ({
      energy,
      name: `$E_${index}$`,
      tex: `$${energy.toFixed(2)} \\times 10^{-19}$ J`,
    })),
  });
}

const levelTex = (energy: number): string => numTex(energy * 1e-19, 3);

function describeSituation({
  atom,
  upperIndex,
  lowerIndex,
  upperEnergy,
  lowerEnergy,
  isEmission,
}: Transition): string {
  const [startIndex, endIndex] = isEmission ? [upperIndex, lowerIndex] : [lowerIndex, upperIndex];
  const energies = `The energy of level $E_${upperIndex}$ is ${inlineQuantity(upperEnergy * 1e-19, 'J', 3)} and the energy of level $E_${lowerIndex}$ is ${inlineQuantity(lowerEnergy * 1e-19, 'J', 3)}.`;
  return `The diagram shows some of the energy levels of an atom of ${atom}. An electron moves from level $E_${startIndex}$ to level $E_${endIndex}$, and a photon is ${isEmission ? 'emitted' : 'absorbed'}. ${energies}`;
}

function frequencyStage({ upperEnergy, lowerEnergy }: Transition): Stage {
  return {
    relationship: 'E_2 - E_1 = hf',
    otherRelationships: ['E = hf', '\\Delta E = hf', 'W_2 - W_1 = hf'],
    symbol: 'f',
    calculation: `\\frac{${levelTex(upperEnergy)} - (${levelTex(lowerEnergy)})}{${PLANCK_TEX}}`,
    substituted: `${levelTex(upperEnergy)} - (${levelTex(lowerEnergy)}) = ${PLANCK_TEX} \\times f`,
    value: ((upperEnergy - lowerEnergy) * 1e-19) / PLANCK,
    unit: 'Hz',
    gaps: ['energy-gap'],
  };
}

function frequencyCalculation(transition: Transition): PhysicsCalculation {
  const { upperEnergy, lowerEnergy } = transition;
  const frequencyPerUnit = 1e-19 / PLANCK;
  return {
    situation: describeSituation(transition),
    quantity: 'the frequency of the photon',
    significantFigures: 3,
    stages: [frequencyStage(transition)],
    mistakes: [
      {
        tag: 'energy-gap',
        value: -(upperEnergy + lowerEnergy) * frequencyPerUnit,
        why: 'The energies were added; the difference between the levels is needed.',
        earns: [1],
      },
      {
        tag: 'energy-gap',
        value: -lowerEnergy * frequencyPerUnit,
        why: 'Only the energy of the lower level was used.',
        earns: [1],
      },
      {
        tag: 'energy-gap',
        value: -upperEnergy * frequencyPerUnit,
        why: 'Only the energy of the upper level was used.',
        earns: [1],
      },
      {
        tag: 'rearrange',
        value: (upperEnergy - lowerEnergy) * 1e-19 * PLANCK,
        why: 'The energy was multiplied by the Planck constant.',
        earns: [1],
      },
      {
        tag: 'rearrange',
        value: 1 / ((upperEnergy - lowerEnergy) * frequencyPerUnit),
        why: 'The fraction was turned upside down.',
        earns: [1],
      },
    ],
  };
}

function wavelengthCalculation(transition: Transition): PhysicsCalculation {
  const { upperEnergy, lowerEnergy } = transition;
  const stage = frequencyStage(transition);
  const frequencyPerUnit = 1e-19 / PLANCK;
  return {
    situation: describeSituation(transition),
    quantity: 'the wavelength of the photon',
    significantFigures: 3,
    stages: [stage, wavelengthStage(stage.value)],
    mistakes: [
      {
        tag: 'energy-gap',
        value: LIGHT / (-(upperEnergy + lowerEnergy) * frequencyPerUnit),
        why: 'The energies were added; the difference between the levels is needed.',
        earns: [1, 3, 4, 5],
      },
      {
        tag: 'energy-gap',
        value: LIGHT / (-lowerEnergy * frequencyPerUnit),
        why: 'Only the energy of the lower level was used.',
        earns: [1, 3, 4, 5],
      },
      {
        tag: 'photon-inverse',
        value: stage.value / LIGHT,
        why: 'The frequency was divided by the speed of light.',
        earns: [1, 2, 3],
      },
      {
        tag: 'energy-gap',
        value: LIGHT / (-upperEnergy * frequencyPerUnit),
        why: 'Only the energy of the upper level was used.',
        earns: [1, 3, 4, 5],
      },
      {
        tag: 'photon-inverse',
        value: stage.value * LIGHT,
        why: 'The frequency was multiplied by the speed of light.',
        earns: [1, 2, 3],
      },
    ],
  };
}

function gapCalculation(energyGap: number, atom: string): PhysicsCalculation {
  const joules = energyGap * 1e-19;
  return {
    situation: `In an atom of ${atom} an electron falls to a lower energy level. The difference between the energies of the two levels is ${inlineQuantity(joules, 'J', 3)}.`,
    quantity: 'the frequency of the radiation emitted',
    significantFigures: 3,
    stages: [
      {
        relationship: 'E_2 - E_1 = hf',
        otherRelationships: ['E = hf', '\\Delta E = hf'],
        symbol: 'f',
        calculation: `\\frac{${numTex(joules, 3)}}{${PLANCK_TEX}}`,
        substituted: `${numTex(joules, 3)} = ${PLANCK_TEX} \\times f`,
        value: joules / PLANCK,
        unit: 'Hz',
      },
    ],
    mistakes: [
      {
        tag: 'rearrange',
        value: joules * PLANCK,
        why: 'The energy was multiplied by the Planck constant.',
        earns: [1],
      },
      { tag: 'rearrange', value: PLANCK / joules, why: 'The fraction was turned upside down.', earns: [1] },
      { tag: 'photon-inverse', value: (PLANCK * LIGHT) / joules, why: 'The wavelength was found.' },
      { tag: 'sci-notation', value: joules / PLANCK / 1e3, why: 'The power of ten is wrong.', earns: [1, 2] },
    ],
  };
}
