/**
 * The learner calculates time constants, reactances, currents, induced e.m.f. and stored energy of
 * capacitors and inductors. In a calculation, `@1` is the result of stage 1.
 */

import { inlineQuantity, numTex, squareTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

/**
 * Resistance in kilohms, capacitance in microfarads, frequency in hertz, inductance in henries, rate of
 * change of current in amperes per second, current in amperes and voltage in volts.
 */
type CircuitValues = {
  /** In kilohms. */
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
  choose: (random) => ({
    values: {
      R: pickMeasure(random, [1.2, 95]),
      C: pickMeasure(random, [1.5, 470]),
      f: 10 * random.int(5, 90),
      L: pickMeasure(random, [0.12, 2.8]),
      rate: pickMeasure(random, [1.5, 60]),
      I: pickMeasure(random, [0.15, 2.4]),
      V: pickMeasure(random, [3, 24]),
    },
    questionKind: random.pick(['constant', 'reactance', 'current', 'emf', 'energy', 'inductive'] as const),
  }),
  write: ({ values, questionKind }) => {
    const problems = {
      constant: timeConstantCalculation,
      reactance: reactanceCalculation,
      current: currentCalculation,
      emf: emfCalculation,
      energy: energyCalculation,
      inductive: inductiveCalculation,
    } as const;
    return writeWrittenPhysics(problems[questionKind](values));
  },
});

function timeConstantCalculation({ R, C, V }: CircuitValues): PhysicsCalculation {
  const tau = R * C * 1e-3;
  return {
    situation: `A capacitor of ${inlineQuantity(C, 'µF')} is charged from a supply of ${inlineQuantity(V, 'V')} through a resistor of ${inlineQuantity(R, 'kΩ')}.`,
    quantity: 'the time constant of the circuit',
    stages: [
      {
        relationship: '\\tau = RC',
        otherRelationships: ['t = RC'],
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

function reactanceStage({ f, C }: CircuitValues) {
  return {
    relationship: 'X_C = \\frac{1}{2\\pi fC}',
    symbol: 'X_C',
    calculation: `\\frac{1}{2\\pi \\times ${f} \\times ${numTex(C)} \\times 10^{-6}}`,
    value: 1 / (2 * Math.PI * f * C * 1e-6),
    unit: 'Ω',
    gaps: ['prefix'],
  };
}

function reactanceCalculation(values: CircuitValues): PhysicsCalculation {
  const { f, C, V } = values;
  const { value } = reactanceStage(values);
  return {
    situation: `A capacitor of ${inlineQuantity(C, 'µF')} is connected to an a.c. supply of ${inlineQuantity(V, 'V')} with a frequency of ${inlineQuantity(f, 'Hz', f < 100 ? 2 : 3)}.`,
    quantity: 'the capacitive reactance',
    stages: [reactanceStage(values)],
    mistakes: [
      { tag: 'angular-frequency', value: value * 2 * Math.PI, why: 'The $2\\pi$ was left out.' },
      { tag: 'reactance', value: 1 / value, why: 'The reciprocal was not taken.' },
      { tag: 'prefix', value: value * 1e-6, why: 'The microfarads were not changed to farads.', earns: [1] },
    ],
  };
}

function currentCalculation(values: CircuitValues): PhysicsCalculation {
  const { f, C, V } = values;
  const stage = reactanceStage(values);
  return {
    situation: `A capacitor of ${inlineQuantity(C, 'µF')} is connected to an a.c. supply with an r.m.s. voltage of ${inlineQuantity(V, 'V')} and a frequency of ${inlineQuantity(f, 'Hz', f < 100 ? 2 : 3)}.`,
    quantity: 'the r.m.s. current in the capacitor',
    stages: [
      stage,
      {
        relationship: 'X_C = \\frac{V}{I}',
        otherRelationships: ['V = IX_C', 'I = \\frac{V}{X_C}'],
        symbol: 'I',
        calculation: `\\frac{${numTex(V)}}{@1}`,
        substituted: `@1 = \\frac{${numTex(V)}}{I}`,
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

/** The e.m.f. that a changing current induces in an inductor. */
function emfCalculation({ L, rate }: CircuitValues): PhysicsCalculation {
  return {
    situation: `The current in an inductor of ${inlineQuantity(L, 'H')} increases at a rate of ${inlineQuantity(rate, 'A s^-1')}.`,
    quantity: 'the e.m.f. induced across the inductor',
    stages: [
      {
        relationship: 'E = -L\\frac{dI}{dt}',
        otherRelationships: ['E = L\\frac{dI}{dt}', '\\varepsilon = -L\\frac{dI}{dt}'],
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

function energyCalculation({ L, I }: CircuitValues): PhysicsCalculation {
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

function inductiveCalculation({ f, L, V }: CircuitValues): PhysicsCalculation {
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
