import { drawEnergyLevels } from '../../diagrams/families/energy-levels.ts';
import { drawMeasure, drawProblemForm } from '../physics/draws.ts';
import { LIGHT, PLANCK, PLANCK_TEX } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, type Stage, writeProblem } from '../physics/problem.ts';
import { wavelengthStage } from '../physics/wavelength-stage.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Energies in units of 10⁻¹⁹ J, from the ground state upwards. */
const atoms = [
  { atom: 'hydrogen', levels: [-21.8, -5.45, -2.42, -1.36] },
  { atom: 'mercury', levels: [-16.6, -8.82, -5.93, -2.5] },
  { atom: 'helium', levels: [-39.4, -7.64, -5.81, -2.95] },
  { atom: 'sodium', levels: [-8.22, -4.86, -3.12, -2.22] },
  { atom: 'lithium', levels: [-8.64, -5.67, -3.23, -2.5] },
  { atom: 'potassium', levels: [-6.95, -4.37, -2.78, -1.97] },
] as const;

type Jump = {
  readonly atom: string;
  readonly levels: readonly number[];
  readonly high: number;
  readonly low: number;
  readonly upper: number;
  readonly lower: number;
  readonly isEmission: boolean;
};

export const spectra = higherPhysicsModel({
  id: 'HP-17',
  title: 'Energy levels and line spectra',
  outcomeId: 'PHY-H-13',
  calculator: 'allowed',
  marks: [1, 3, 5],
  draw: (random) => {
    const { atom, levels } = random.pick(atoms);
    const high = random.int(1, 3);
    const low = random.int(0, high - 1);
    return {
      jump: {
        atom,
        levels,
        high,
        low,
        upper: levels[high] ?? 0,
        lower: levels[low] ?? 0,
        isEmission: random.chance(0.6),
      },
      gap: drawMeasure(random, [2.9, 19.5], 3),
      asked: random.pick(['frequency', 'frequency', 'wavelength', 'gap'] as const),
      form: drawProblemForm(random),
    };
  },
  write: ({ jump, gap, asked, form }) => {
    if (asked === 'gap') return writeProblem(frequencyFromGap(gap, jump.atom), form);
    const problem = asked === 'frequency' ? frequencyProblem(jump) : wavelengthProblem(jump);
    return writeProblem({ ...problem, figure: drawFigure(jump) }, form);
  },
});

function drawFigure({ levels }: Jump) {
  return drawEnergyLevels({
    levels: levels.map((energy, index) => ({
      energy,
      name: `$E_${index}$`,
      tex: `$${energy.toFixed(2)} \\times 10^{-19}$ J`,
    })),
  });
}

const levelTex = (energy: number): string => numTex(energy * 1e-19, 3);

function describeSituation({ atom, high, low, upper, lower, isEmission }: Jump): string {
  const [from, to] = isEmission ? [high, low] : [low, high];
  const energies = `The energy of level $E_${high}$ is ${inlineQuantity(upper * 1e-19, 'J', 3)} and the energy of level $E_${low}$ is ${inlineQuantity(lower * 1e-19, 'J', 3)}.`;
  return `The diagram shows some of the energy levels of an atom of ${atom}. An electron moves from level $E_${from}$ to level $E_${to}$, and a photon is ${isEmission ? 'emitted' : 'absorbed'}. ${energies}`;
}

function frequencyStage({ upper, lower }: Jump): Stage {
  return {
    relationship: 'E_2 - E_1 = hf',
    or: ['E = hf', '\\Delta E = hf', 'W_2 - W_1 = hf'],
    symbol: 'f',
    calculation: `\\frac{${levelTex(upper)} - (${levelTex(lower)})}{${PLANCK_TEX}}`,
    substituted: `${levelTex(upper)} - (${levelTex(lower)}) = ${PLANCK_TEX} \\times f`,
    value: ((upper - lower) * 1e-19) / PLANCK,
    unit: 'Hz',
    gaps: ['energy-gap'],
  };
}

function frequencyProblem(jump: Jump): PhysicsProblem {
  const { upper, lower } = jump;
  const scale = 1e-19 / PLANCK;
  return {
    situation: describeSituation(jump),
    quantity: 'the frequency of the photon',
    figures: 3,
    stages: [frequencyStage(jump)],
    mistakes: [
      {
        tag: 'energy-gap',
        value: -(upper + lower) * scale,
        why: 'The energies were added; the difference between the levels is needed.',
        earns: [1],
      },
      {
        tag: 'energy-gap',
        value: -lower * scale,
        why: 'Only the energy of the lower level was used.',
        earns: [1],
      },
      {
        tag: 'energy-gap',
        value: -upper * scale,
        why: 'Only the energy of the upper level was used.',
        earns: [1],
      },
      {
        tag: 'rearrange',
        value: (upper - lower) * 1e-19 * PLANCK,
        why: 'The energy was multiplied by the Planck constant.',
        earns: [1],
      },
      {
        tag: 'rearrange',
        value: 1 / ((upper - lower) * scale),
        why: 'The fraction was turned upside down.',
        earns: [1],
      },
    ],
  };
}

function wavelengthProblem(jump: Jump): PhysicsProblem {
  const { upper, lower } = jump;
  const stage = frequencyStage(jump);
  const scale = 1e-19 / PLANCK;
  return {
    situation: describeSituation(jump),
    quantity: 'the wavelength of the photon',
    figures: 3,
    stages: [stage, wavelengthStage(stage.value)],
    mistakes: [
      {
        tag: 'energy-gap',
        value: LIGHT / (-(upper + lower) * scale),
        why: 'The energies were added; the difference between the levels is needed.',
        earns: [1, 3, 4, 5],
      },
      {
        tag: 'energy-gap',
        value: LIGHT / (-lower * scale),
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
        value: LIGHT / (-upper * scale),
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

function frequencyFromGap(gap: number, atom: string): PhysicsProblem {
  const joules = gap * 1e-19;
  return {
    situation: `In an atom of ${atom} an electron falls to a lower energy level. The difference between the energies of the two levels is ${inlineQuantity(joules, 'J', 3)}.`,
    quantity: 'the frequency of the radiation emitted',
    figures: 3,
    stages: [
      {
        relationship: 'E_2 - E_1 = hf',
        or: ['E = hf', '\\Delta E = hf'],
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
