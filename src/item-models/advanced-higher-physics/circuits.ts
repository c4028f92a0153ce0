import { drawMeasure } from '../physics/draws.ts';
import { inlineQuantity, numTex, squareTex } from '../physics/measure.ts';
import { type PhysicsProblem, writeProblem } from '../physics/problem.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

type Parts = {
  /** Kilohms, microfarads, hertz, henries, amperes per second, amperes and volts. */
  readonly R: number;
  readonly C: number;
  readonly f: number;
  readonly L: number;
  readonly rate: number;
  readonly I: number;
  readonly V: number;
};

export const circuits = advancedHigherPhysicsModel({
  id: 'AHP-09',
  title: 'Capacitors and inductors in circuits',
  outcomeId: 'PHY-AH-09',
  calculator: 'allowed',
  marks: [3, 5],
  draw: (random) => ({
    parts: {
      R: drawMeasure(random, [1.2, 95]),
      C: drawMeasure(random, [1.5, 470]),
      f: 10 * random.int(5, 90),
      L: drawMeasure(random, [0.12, 2.8]),
      rate: drawMeasure(random, [1.5, 60]),
      I: drawMeasure(random, [0.15, 2.4]),
      V: drawMeasure(random, [3, 24]),
    },
    asked: random.pick(['constant', 'reactance', 'current', 'emf', 'energy', 'inductive'] as const),
  }),
  write: ({ parts, asked }) => {
    const problems = {
      constant: timeConstant,
      reactance: reactanceProblem,
      current: currentProblem,
      emf: emfProblem,
      energy: energyProblem,
      inductive: inductiveProblem,
    } as const;
    return writeProblem(problems[asked](parts), 'written');
  },
});

function timeConstant({ R, C, V }: Parts): PhysicsProblem {
  const tau = R * C * 1e-3;
  return {
    situation: `A capacitor of ${inlineQuantity(C, 'µF')} is charged from a supply of ${inlineQuantity(V, 'V')} through a resistor of ${inlineQuantity(R, 'kΩ')}.`,
    quantity: 'the time constant of the circuit',
    stages: [
      {
        relationship: '\\tau = RC',
        or: ['t = RC'],
        symbol: '\\tau',
        calculation: `${numTex(R)} \\times 10^{3} \\times ${numTex(C)} \\times 10^{-6}`,
        value: tau,
        unit: 's',
        gaps: ['prefix'],
      },
    ],
    mistakes: [
      {
        tag: 'time-constant',
        value: (R * 1e3) / (C * 1e-6),
        why: 'The resistance was divided by the capacitance.',
      },
      { tag: 'prefix', value: tau / 1e3, why: 'The kilohms were not changed to ohms.', earns: [1] },
      { tag: 'prefix', value: tau * 1e6, why: 'The microfarads were not changed to farads.', earns: [1] },
    ],
  };
}

function reactanceStage({ f, C }: Parts) {
  return {
    relationship: 'X_C = \\frac{1}{2\\pi fC}',
    symbol: 'X_C',
    calculation: `\\frac{1}{2\\pi \\times ${f} \\times ${numTex(C)} \\times 10^{-6}}`,
    value: 1 / (2 * Math.PI * f * C * 1e-6),
    unit: 'Ω',
    gaps: ['prefix'],
  };
}

function reactanceProblem(parts: Parts): PhysicsProblem {
  const { f, C, V } = parts;
  const { value } = reactanceStage(parts);
  return {
    situation: `A capacitor of ${inlineQuantity(C, 'µF')} is connected to an a.c. supply of ${inlineQuantity(V, 'V')} with a frequency of ${inlineQuantity(f, 'Hz', f < 100 ? 2 : 3)}.`,
    quantity: 'the capacitive reactance',
    stages: [reactanceStage(parts)],
    mistakes: [
      { tag: 'angular-frequency', value: value * 2 * Math.PI, why: 'The $2\\pi$ was left out.' },
      { tag: 'reactance', value: 1 / value, why: 'The reciprocal was not taken.' },
      { tag: 'prefix', value: value * 1e-6, why: 'The microfarads were not changed to farads.', earns: [1] },
    ],
  };
}

function currentProblem(parts: Parts): PhysicsProblem {
  const { f, C, V } = parts;
  const stage = reactanceStage(parts);
  return {
    situation: `A capacitor of ${inlineQuantity(C, 'µF')} is connected to an a.c. supply with an r.m.s. voltage of ${inlineQuantity(V, 'V')} and a frequency of ${inlineQuantity(f, 'Hz', f < 100 ? 2 : 3)}.`,
    quantity: 'the r.m.s. current in the capacitor',
    stages: [
      stage,
      {
        relationship: 'X_C = \\frac{V}{I}',
        or: ['V = IX_C', 'I = \\frac{V}{X_C}'],
        symbol: 'I',
        calculation: `\\frac{${numTex(V)}}{@1}`,
        into: `@1 = \\frac{${numTex(V)}}{I}`,
        value: V / stage.value,
        unit: 'A',
      },
    ],
    mistakes: [
      {
        tag: 'rearrange',
        value: V * stage.value,
        why: 'The voltage was multiplied by the reactance.',
        earns: [1, 2, 3],
      },
      {
        tag: 'angular-frequency',
        value: V / (stage.value * 2 * Math.PI),
        why: 'The $2\\pi$ was left out.',
        earns: [3, 4, 5],
      },
    ],
  };
}

function emfProblem({ L, rate }: Parts): PhysicsProblem {
  return {
    situation: `The current in an inductor of ${inlineQuantity(L, 'H')} increases at a rate of ${inlineQuantity(rate, 'A s^-1')}.`,
    quantity: 'the e.m.f. induced across the inductor',
    stages: [
      {
        relationship: 'E = -L\\frac{dI}{dt}',
        or: ['E = L\\frac{dI}{dt}', '\\varepsilon = -L\\frac{dI}{dt}'],
        symbol: 'E',
        calculation: `-${numTex(L)} \\times ${numTex(rate)}`,
        value: -L * rate,
        unit: 'V',
      },
    ],
    mistakes: [
      {
        tag: 'back-emf',
        value: L * rate,
        why: 'The e.m.f. opposes the change, so it is negative while the current grows.',
        earns: [1],
      },
      { tag: 'rearrange', value: -rate / L, why: 'The rate was divided by the inductance.', earns: [1] },
    ],
  };
}

function energyProblem({ L, I }: Parts): PhysicsProblem {
  const E = 0.5 * L * I * I;
  return {
    situation: `The current in an inductor of ${inlineQuantity(L, 'H')} is ${inlineQuantity(I, 'A')}.`,
    quantity: 'the energy stored in the magnetic field of the inductor',
    stages: [
      {
        relationship: 'E = \\frac{1}{2}LI^2',
        symbol: 'E',
        calculation: `\\frac{1}{2} \\times ${numTex(L)} \\times ${squareTex(I)}`,
        value: E,
        unit: 'J',
      },
    ],
    mistakes: [
      { tag: 'half-missing', value: 2 * E, why: 'The half was left out.' },
      { tag: 'undo-power', value: E / I, why: 'The current was not squared.', earns: [1] },
    ],
  };
}

function inductiveProblem({ f, L, V }: Parts): PhysicsProblem {
  const X = 2 * Math.PI * f * L;
  return {
    situation: `An inductor of ${inlineQuantity(L, 'H')} is connected to an a.c. supply of ${inlineQuantity(V, 'V')} with a frequency of ${inlineQuantity(f, 'Hz', f < 100 ? 2 : 3)}. Its resistance can be ignored.`,
    quantity: 'the inductive reactance',
    stages: [
      {
        relationship: 'X_L = 2\\pi fL',
        symbol: 'X_L',
        calculation: `2\\pi \\times ${f} \\times ${numTex(L)}`,
        value: X,
        unit: 'Ω',
      },
    ],
    mistakes: [
      { tag: 'angular-frequency', value: f * L, why: 'The $2\\pi$ was left out.' },
      { tag: 'reactance', value: 1 / X, why: 'The relationship for a capacitor was used.' },
    ],
  };
}
