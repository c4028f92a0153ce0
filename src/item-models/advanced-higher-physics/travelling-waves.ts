/**
 * The learner reads the equation of a travelling wave, finds a phase difference, or relates energy to
 * amplitude. In a calculation, `@1` is the result of stage 1.
 */

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { plainTex } from '../write/number.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

/** Waves with the ranges of frequency, wavelength and amplitude. */
const WAVES = [
  { description: 'A wave on a rope', f: [1.2, 6.5], lambda: [0.4, 2.8], A: [0.02, 0.12] },
  { description: 'A water wave in a tank', f: [1.5, 8.5], lambda: [0.03, 0.3], A: [0.002, 0.015] },
  { description: 'A wave along a spring', f: [2.2, 9.5], lambda: [0.2, 1.4], A: [0.01, 0.06] },
  { description: 'A wave on the string of a guitar', f: [82, 330], lambda: [0.6, 1.3], A: [0.0012, 0.004] },
] as const;

type Wave = { readonly description: string; readonly f: number; readonly lambda: number; readonly A: number };

export const travellingWaves = advancedHigherPhysicsModel({
  id: 'AHP-15',
  title: 'Travelling waves and phase difference',
  outcomeId: 'PHY-AH-07',
  calculator: 'allowed',
  marks: [3, 4],
  choose: (random) => {
    const { description, f, lambda, A } = random.pick(WAVES);
    const wave = {
      description,
      f: pickMeasure(random, f),
      lambda: pickMeasure(random, lambda),
      A: pickMeasure(random, A),
    };
    return {
      wave,
      separation: Number((wave.lambda * (0.12 + 0.7 * random.next())).toPrecision(2)),
      factor: random.pick([2, 3, 4]),
      questionKind: random.pick(['speed', 'phase', 'amplitude', 'energy'] as const),
    };
  },
  write: ({ wave, separation, factor, questionKind }) => {
    if (questionKind === 'phase') return writeWrittenPhysics(phaseCalculation(wave, separation));
    if (questionKind === 'energy') return writeWrittenPhysics(amplitudeCalculation(wave, factor));
    return writeWrittenPhysics(speedCalculation(wave));
  },
});

/** Returns `y = A\sin 2\pi(ft - x/\lambda)` with its numbers. */
const equationTex = ({ f, lambda, A }: Wave): string =>
  `y = ${numTex(A)}\\sin 2\\pi\\left(${numTex(f)}t - \\frac{x}{${numTex(lambda)}}\\right)`;

function speedCalculation(wave: Wave): PhysicsCalculation {
  const { description, f, lambda } = wave;
  return {
    situation: `${description} is described by $${equationTex(wave)}$, where all quantities are in SI units.`,
    quantity: 'the speed of the wave',
    stages: [
      {
        why: 'Read the frequency and the wavelength from the equation',
        symbol: '\\lambda',
        calculation: numTex(lambda),
        display: `f = ${numTex(f)}\\,\\mathrm{Hz},\\ \\lambda = ${numTex(lambda)}\\,\\mathrm{m}`,
        value: lambda,
        unit: 'm',
        gaps: ['wave-equation'],
      },
      {
        relationship: 'v = f\\lambda',
        symbol: 'v',
        calculation: `${numTex(f)} \\times @1`,
        value: f * lambda,
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      {
        tag: 'wave-equation',
        value: f / lambda,
        why: 'The wavelength divides $x$ in the equation, so it is the number under $x$.',
        earns: [2],
      },
      {
        tag: 'wave-equation',
        value: 2 * Math.PI * f * lambda,
        why: 'The $2\\pi$ is no part of the frequency here.',
        earns: [2, 3, 4],
      },
      {
        tag: 'wave-equation',
        value: wave.A * f,
        why: 'The amplitude was taken for the wavelength.',
        earns: [2],
      },
    ],
  };
}

function phaseCalculation({ description, lambda, f }: Wave, separation: number): PhysicsCalculation {
  const phi = (2 * Math.PI * separation) / lambda;
  return {
    situation: `${description} has a frequency of ${inlineQuantity(f, 'Hz')} and a wavelength of ${inlineQuantity(lambda, 'm')}. Two points on it are ${inlineQuantity(separation, 'm')} apart.`,
    quantity: 'the phase difference between the two points, in radians',
    stages: [
      {
        relationship: '\\phi = \\frac{2\\pi x}{\\lambda}',
        otherRelationships: [
          '\\Delta\\phi = \\frac{2\\pi x}{\\lambda}',
          '\\phi = \\frac{2\\pi\\Delta x}{\\lambda}',
        ],
        symbol: '\\phi',
        calculation: `\\frac{2\\pi \\times ${numTex(separation)}}{${numTex(lambda)}}`,
        value: phi,
        unit: 'rad',
      },
    ],
    mistakes: [
      {
        tag: 'phase',
        value: separation / lambda,
        why: 'The $2\\pi$ was left out; this is the fraction of a wavelength.',
      },
      {
        tag: 'rearrange',
        value: (2 * Math.PI * lambda) / separation,
        why: 'The fraction was turned upside down.',
      },
      { tag: 'phase', value: (360 * separation) / lambda, why: 'This is the phase difference in degrees.' },
    ],
  };
}

function amplitudeCalculation({ description, A }: Wave, factor: number): PhysicsCalculation {
  const energyDivisor = factor * factor;
  return {
    situation: `${description} has an amplitude of ${inlineQuantity(A, 'm')}. Some of its energy is lost, and its energy falls to $\\frac{1}{${energyDivisor}}$ of what it was.`,
    quantity: 'the new amplitude of the wave',
    stages: [
      {
        relationship: 'E = kA^2',
        otherRelationships: ['\\frac{E_1}{A_1^2} = \\frac{E_2}{A_2^2}'],
        symbol: 'A_2',
        calculation: `${numTex(A)} \\times \\sqrt{\\frac{1}{${plainTex(energyDivisor)}}}`,
        value: A / factor,
        unit: 'm',
        gaps: ['amplitude-energy'],
      },
    ],
    mistakes: [
      {
        tag: 'amplitude-energy',
        value: A / energyDivisor,
        why: 'The energy varies as the square of the amplitude.',
      },
      {
        tag: 'amplitude-energy',
        value: A / energyDivisor ** 2,
        why: 'The share was squared; its root is needed.',
        earns: [1],
      },
    ],
  };
}
