import { drawMeasure } from '../physics/draws.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, writeProblem } from '../physics/problem.ts';
import { plainTex } from '../write/number.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

const waves = [
  { what: 'A wave on a rope', f: [1.2, 6.5], lambda: [0.4, 2.8], A: [0.02, 0.12] },
  { what: 'A water wave in a tank', f: [1.5, 8.5], lambda: [0.03, 0.3], A: [0.002, 0.015] },
  { what: 'A wave along a spring', f: [2.2, 9.5], lambda: [0.2, 1.4], A: [0.01, 0.06] },
  { what: 'A wave on the string of a guitar', f: [82, 330], lambda: [0.6, 1.3], A: [0.0012, 0.004] },
] as const;

type Wave = { readonly what: string; readonly f: number; readonly lambda: number; readonly A: number };

export const travellingWaves = advancedHigherPhysicsModel({
  id: 'AHP-15',
  title: 'Travelling waves and phase difference',
  outcomeId: 'PHY-AH-07',
  calculator: 'allowed',
  marks: [3, 4],
  draw: (random) => {
    const { what, f, lambda, A } = random.pick(waves);
    const wave = {
      what,
      f: drawMeasure(random, f),
      lambda: drawMeasure(random, lambda),
      A: drawMeasure(random, A),
    };
    return {
      wave,
      apart: Number((wave.lambda * (0.12 + 0.7 * random.next())).toPrecision(2)),
      factor: random.pick([2, 3, 4]),
      asked: random.pick(['speed', 'phase', 'amplitude', 'energy'] as const),
    };
  },
  write: ({ wave, apart, factor, asked }) => {
    if (asked === 'phase') return writeProblem(phaseProblem(wave, apart), 'written');
    if (asked === 'energy') return writeProblem(amplitudeProblem(wave, factor), 'written');
    return writeProblem(speedProblem(wave), 'written');
  },
});

/** `y = A\sin 2\pi(ft - x/\lambda)` with its numbers. */
const equationOf = ({ f, lambda, A }: Wave): string =>
  `y = ${numTex(A)}\\sin 2\\pi\\left(${numTex(f)}t - \\frac{x}{${numTex(lambda)}}\\right)`;

function speedProblem(wave: Wave): PhysicsProblem {
  const { what, f, lambda } = wave;
  return {
    situation: `${what} is described by $${equationOf(wave)}$, where all quantities are in SI units.`,
    quantity: 'the speed of the wave',
    stages: [
      {
        why: 'Read the frequency and the wavelength from the equation',
        symbol: 'f',
        calculation: numTex(f),
        display: `f = ${numTex(f)}\\,\\mathrm{Hz},\\ \\lambda = ${numTex(lambda)}\\,\\mathrm{m}`,
        value: f,
        unit: 'Hz',
        gaps: ['wave-equation'],
      },
      {
        relationship: 'v = f\\lambda',
        symbol: 'v',
        calculation: `@1 \\times ${numTex(lambda)}`,
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
        earns: [1, 2],
      },
    ],
  };
}

function phaseProblem({ what, lambda, f }: Wave, apart: number): PhysicsProblem {
  const phi = (2 * Math.PI * apart) / lambda;
  return {
    situation: `${what} has a frequency of ${inlineQuantity(f, 'Hz')} and a wavelength of ${inlineQuantity(lambda, 'm')}. Two points on it are ${inlineQuantity(apart, 'm')} apart.`,
    quantity: 'the phase difference between the two points, in radians',
    stages: [
      {
        relationship: '\\phi = \\frac{2\\pi x}{\\lambda}',
        or: ['\\Delta\\phi = \\frac{2\\pi x}{\\lambda}', '\\phi = \\frac{2\\pi\\Delta x}{\\lambda}'],
        symbol: '\\phi',
        calculation: `\\frac{2\\pi \\times ${numTex(apart)}}{${numTex(lambda)}}`,
        value: phi,
        unit: 'rad',
      },
    ],
    mistakes: [
      {
        tag: 'phase',
        value: apart / lambda,
        why: 'The $2\\pi$ was left out; this is the fraction of a wavelength.',
      },
      {
        tag: 'rearrange',
        value: (2 * Math.PI * lambda) / apart,
        why: 'The fraction was turned upside down.',
      },
      { tag: 'phase', value: (360 * apart) / lambda, why: 'This is the phase difference in degrees.' },
    ],
  };
}

function amplitudeProblem({ what, A }: Wave, factor: number): PhysicsProblem {
  const share = factor * factor;
  return {
    situation: `${what} has an amplitude of ${inlineQuantity(A, 'm')}. Some of its energy is lost, and its energy falls to $\\frac{1}{${share}}$ of what it was.`,
    quantity: 'the new amplitude of the wave',
    stages: [
      {
        relationship: 'E = kA^2',
        or: ['\\frac{E_1}{A_1^2} = \\frac{E_2}{A_2^2}'],
        symbol: 'A_2',
        calculation: `${numTex(A)} \\times \\sqrt{\\frac{1}{${plainTex(share)}}}`,
        value: A / factor,
        unit: 'm',
        gaps: ['amplitude-energy'],
      },
    ],
    mistakes: [
      { tag: 'amplitude-energy', value: A / share, why: 'The energy varies as the square of the amplitude.' },
      {
        tag: 'amplitude-energy',
        value: A / share ** 2,
        why: 'The share was squared; its root is needed.',
        earns: [1],
      },
    ],
  };
}
