/**
 * The learner calculates speed, acceleration or energy in simple harmonic motion. In a calculation, `@1`
 * is the result of stage 1.
 */

import { inlineQuantity, numTex, squareTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { capitalise } from '../write/words.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

/** Oscillating objects, with the ranges of mass, amplitude and frequency. */
const OSCILLATORS = [
  { object: 'a mass on a spring', m: [0.15, 0.9], A: [0.02, 0.12], f: [0.6, 2.6] },
  { object: 'the bob of a pendulum', m: [0.05, 0.4], A: [0.03, 0.15], f: [0.4, 1.1] },
  { object: 'a floating buoy', m: [12, 80], A: [0.05, 0.4], f: [0.2, 0.6] },
  { object: 'the piston of an engine', m: [0.3, 0.8], A: [0.03, 0.06], f: [12, 45] },
  { object: 'the cone of a loudspeaker', m: [0.004, 0.03], A: [0.0006, 0.003], f: [25, 95] },
  { object: 'the prong of a tuning fork', m: [0.01, 0.04], A: [0.0002, 0.001], f: [180, 480] },
] as const;

/** The mass m, amplitude A and frequency f, and the displacement y at the moment of the question. */
type Oscillator = {
  readonly object: string;
  readonly m: number;
  readonly A: number;
  readonly f: number;
  readonly y: number;
};

export const oscillations = advancedHigherPhysicsModel({
  id: 'AHP-06',
  title: 'Simple harmonic motion',
  outcomeId: 'PHY-AH-06',
  calculator: 'allowed',
  marks: [5],
  choose: (random) => {
    const { object, m, A, f } = random.pick(OSCILLATORS);
    const amplitude = pickMeasure(random, A);
    return {
      oscillator: {
        object,
        m: pickMeasure(random, m),
        A: amplitude,
        f: pickMeasure(random, f),
        y: Number((amplitude * (0.25 + 0.6 * random.next())).toPrecision(2)),
      },
      questionKind: random.pick(['greatest', 'speed', 'acceleration', 'energy', 'potential'] as const),
    };
  },
  write: ({ oscillator, questionKind }) => {
    const problems = {
      greatest: greatestSpeedCalculation,
      speed: speedCalculation,
      acceleration: accelerationCalculation,
      energy: kineticEnergyCalculation,
      potential: potentialEnergyCalculation,
    } as const;
    return writeWrittenPhysics(problems[questionKind](oscillator));
  },
});

const describeOscillator = ({ object, A, f }: Oscillator): string =>
  `${capitalise(object)} moves with simple harmonic motion of amplitude ${inlineQuantity(A, 'm')} and frequency ${inlineQuantity(f, 'Hz')}.`;

function omegaStage({ f }: Oscillator): Stage {
  return {
    relationship: '\\omega = 2\\pi f',
    otherRelationships: ['\\omega = \\frac{2\\pi}{T}'],
    symbol: '\\omega',
    calculation: `2\\pi \\times ${numTex(f)}`,
    value: 2 * Math.PI * f,
    unit: 'rad s^-1',
    gaps: ['angular-frequency'],
  };
}

/** Returns the angular frequency. */
const computeOmega = ({ f }: Oscillator): number => 2 * Math.PI * f;
const frequencyMistake = (value: number) => ({
  tag: 'angular-frequency',
  value,
  why: 'The frequency was used for the angular frequency.',
  earns: [3, 4, 5],
});

function greatestSpeedCalculation(oscillator: Oscillator): PhysicsCalculation {
  const omega = computeOmega(oscillator);
  return {
    situation: describeOscillator(oscillator),
    quantity: 'its greatest speed',
    stages: [
      omegaStage(oscillator),
      {
        relationship: 'v_{max} = \\omega A',
        otherRelationships: ['v = \\omega\\sqrt{A^2 - y^2}', 'v = \\omega A'],
        symbol: 'v_{max}',
        calculation: `@1 \\times ${numTex(oscillator.A)}`,
        value: omega * oscillator.A,
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      frequencyMistake(oscillator.f * oscillator.A),
      {
        tag: 'undo-power',
        value: omega ** 2 * oscillator.A,
        why: 'The angular frequency was squared; this is the greatest acceleration.',
        earns: [1, 2],
      },
    ],
  };
}

function speedCalculation(oscillator: Oscillator): PhysicsCalculation {
  const { A, y } = oscillator;
  const omega = computeOmega(oscillator);
  const root = Math.sqrt(A * A - y * y);
  return {
    situation: describeOscillator(oscillator),
    quantity: `its speed when its displacement from the centre is ${inlineQuantity(y, 'm')}`,
    stages: [
      omegaStage(oscillator),
      {
        relationship: 'v = \\pm\\omega\\sqrt{A^2 - y^2}',
        otherRelationships: ['v = \\omega\\sqrt{A^2 - y^2}'],
        symbol: 'v',
        calculation: `@1 \\times \\sqrt{${squareTex(A)} - ${squareTex(y)}}`,
        value: omega * root,
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      frequencyMistake(oscillator.f * root),
      {
        tag: 'shm-difference',
        value: omega * (A - y),
        why: 'The root of a difference of squares is not the difference.',
        earns: [1, 2, 3],
      },
      {
        tag: 'shm-difference',
        value: omega * A,
        why: 'This is the greatest speed, at the centre.',
        earns: [1, 2],
      },
      {
        tag: 'shm-difference',
        value: omega * y,
        why: 'The displacement was used for the amplitude.',
        earns: [1, 2],
      },
    ],
  };
}

function accelerationCalculation(oscillator: Oscillator): PhysicsCalculation {
  const omega = computeOmega(oscillator);
  return {
    situation: describeOscillator(oscillator),
    quantity: `the size of its acceleration when its displacement from the centre is ${inlineQuantity(oscillator.y, 'm')}`,
    stages: [
      omegaStage(oscillator),
      {
        relationship: 'a = -\\omega^2y',
        otherRelationships: ['a = \\omega^2y'],
        symbol: 'a',
        calculation: `@1^2 \\times ${numTex(oscillator.y)}`,
        value: omega ** 2 * oscillator.y,
        unit: 'm s^-2',
      },
    ],
    mistakes: [
      frequencyMistake(oscillator.f ** 2 * oscillator.y),
      {
        tag: 'undo-power',
        value: omega * oscillator.y,
        why: 'The angular frequency was not squared.',
        earns: [1, 2, 3],
      },
      {
        tag: 'shm-difference',
        value: omega ** 2 * oscillator.A,
        why: 'The amplitude was used for the displacement.',
        earns: [1, 2, 3],
      },
    ],
  };
}

function kineticEnergyCalculation(oscillator: Oscillator): PhysicsCalculation {
  const { m, A, y } = oscillator;
  const omega = computeOmega(oscillator);
  const energy = 0.5 * m * omega ** 2 * (A * A - y * y);
  return {
    situation: `${describeOscillator(oscillator)} Its mass is ${inlineQuantity(m, 'kg')}.`,
    quantity: `its kinetic energy when its displacement from the centre is ${inlineQuantity(y, 'm')}`,
    stages: [
      omegaStage(oscillator),
      {
        relationship: 'E_k = \\frac{1}{2}m\\omega^2(A^2 - y^2)',
        otherRelationships: ['E_k = \\frac{1}{2}mv^2'],
        symbol: 'E_k',
        calculation: `\\frac{1}{2} \\times ${numTex(m)} \\times @1^2 \\times (${squareTex(A)} - ${squareTex(y)})`,
        value: energy,
        unit: 'J',
      },
    ],
    mistakes: [
      frequencyMistake(energy / (4 * Math.PI ** 2)),
      {
        tag: 'shm-energy',
        value: 0.5 * m * (omega * y) ** 2,
        why: 'This is the potential energy.',
        earns: [1, 2],
      },
      { tag: 'half-missing', value: 2 * energy, why: 'The half was left out.', earns: [1, 2] },
      {
        tag: 'shm-energy',
        value: 0.5 * m * (omega * A) ** 2,
        why: 'This is the total energy.',
        earns: [1, 2],
      },
    ],
  };
}

function potentialEnergyCalculation(oscillator: Oscillator): PhysicsCalculation {
  const { m, A, y } = oscillator;
  const omega = computeOmega(oscillator);
  const energy = 0.5 * m * (omega * y) ** 2;
  return {
    situation: `${describeOscillator(oscillator)} Its mass is ${inlineQuantity(m, 'kg')}.`,
    quantity: `its potential energy when its displacement from the centre is ${inlineQuantity(y, 'm')}`,
    stages: [
      omegaStage(oscillator),
      {
        relationship: 'E_p = \\frac{1}{2}m\\omega^2y^2',
        symbol: 'E_p',
        calculation: `\\frac{1}{2} \\times ${numTex(m)} \\times @1^2 \\times ${squareTex(y)}`,
        value: energy,
        unit: 'J',
      },
    ],
    mistakes: [
      frequencyMistake(energy / (4 * Math.PI ** 2)),
      {
        tag: 'shm-energy',
        value: 0.5 * m * omega ** 2 * (A * A - y * y),
        why: 'This is the kinetic energy.',
        earns: [1, 2],
      },
      {
        tag: 'undo-power',
        value: 0.5 * m * omega ** 2 * y,
        why: 'The displacement was not squared.',
        earns: [1, 2, 3],
      },
    ],
  };
}
