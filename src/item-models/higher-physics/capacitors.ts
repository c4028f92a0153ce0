import { drawMeasure, drawProblemForm } from '../physics/draws.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, type Stage, writeProblem } from '../physics/problem.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const uses = [
  { what: 'in a camera flash', C: [120, 980], V: [180, 330] },
  { what: 'in a defibrillator', C: [32, 95], V: [1200, 4800] },
  { what: 'in a smoothing circuit', C: [1000, 4700], V: [6, 35] },
  { what: 'in a timing circuit', C: [4.7, 470], V: [3, 15] },
  { what: 'in the starter of a motor', C: [22, 150], V: [220, 330] },
] as const;

type Capacitor = { readonly what: string; readonly micro: number; readonly V: number; readonly I: number };

export const capacitors = higherPhysicsModel({
  id: 'HP-20',
  title: 'Capacitors',
  outcomeId: 'PHY-H-18',
  calculator: 'allowed',
  marks: [1, 3, 5],
  draw: (random) => {
    const use = random.pick(uses);
    return {
      capacitor: {
        what: use.what,
        micro: drawMeasure(random, use.C),
        V: drawMeasure(random, use.V),
        I: drawMeasure(random, [0.12, 4.8]),
      },
      asked: random.pick(['charge', 'energy', 'energy', 'time', 'capacitance'] as const),
      form: drawProblemForm(random),
    };
  },
  write: ({ capacitor, asked, form }) =>
    writeProblem(
      { charge: chargeProblem, energy: energyProblem, time: timeProblem, capacitance: capacitanceProblem }[
        asked
      ](capacitor),
      form,
    ),
});

const farads = (micro: number): string => `${numTex(micro)} \\times 10^{-6}`;

function describeSituation({ what, micro, V }: Capacitor): string {
  return `A ${inlineQuantity(micro, 'µF')} capacitor ${what} is charged until the potential difference across it is ${inlineQuantity(V, 'V')}.`;
}

function chargeStage({ micro, V }: Capacitor): Stage {
  return {
    relationship: 'C = \\frac{Q}{V}',
    or: ['Q = CV'],
    symbol: 'Q',
    calculation: `${farads(micro)} \\times ${numTex(V)}`,
    substituted: `${farads(micro)} = \\frac{Q}{${numTex(V)}}`,
    value: micro * 1e-6 * V,
    unit: 'C',
  };
}

function chargeProblem(capacitor: Capacitor): PhysicsProblem {
  const { micro, V } = capacitor;
  const Q = micro * 1e-6 * V;
  return {
    situation: describeSituation(capacitor),
    quantity: 'the charge stored on the capacitor',
    stages: [chargeStage(capacitor)],
    mistakes: [
      { tag: 'prefix', value: micro * V, why: 'The microfarads were not changed to farads.', earns: [1, 3] },
      { tag: 'half-extra', value: Q / 2, why: 'A half was put in, as for the energy.' },
      {
        tag: 'rearrange',
        value: (micro * 1e-6) / V,
        why: 'The capacitance was divided by the voltage.',
        earns: [1],
      },
      { tag: 'prefix', value: Q * 1e3, why: 'The microfarads were taken as millifarads.', earns: [1, 3] },
    ],
  };
}

function energyProblem(capacitor: Capacitor): PhysicsProblem {
  const { micro, V } = capacitor;
  const E = 0.5 * micro * 1e-6 * V * V;
  return {
    situation: describeSituation(capacitor),
    quantity: 'the energy stored in the capacitor',
    stages: [
      {
        relationship: 'E = \\frac{1}{2}CV^2',
        or: ['E = \\frac{1}{2}QV', 'E = \\frac{1}{2}\\frac{Q^2}{C}'],
        symbol: 'E',
        calculation: `\\frac{1}{2} \\times ${farads(micro)} \\times ${numTex(V)}^2`,
        value: E,
        unit: 'J',
      },
    ],
    mistakes: [
      { tag: 'half-omitted', value: 2 * E, why: 'The half was left out.' },
      { tag: 'square-omitted', value: E / V, why: 'The voltage was not squared.', earns: [1] },
      { tag: 'prefix', value: E * 1e6, why: 'The microfarads were not changed to farads.', earns: [1, 3] },
      { tag: 'prefix', value: E * 1e3, why: 'The microfarads were taken as millifarads.', earns: [1, 3] },
    ],
  };
}

function timeProblem(capacitor: Capacitor): PhysicsProblem {
  const { what, micro, V, I } = capacitor;
  const Q = micro * 1e-6 * V;
  return {
    situation: `A ${inlineQuantity(micro, 'µF')} capacitor ${what} is charged from zero with a constant current of ${inlineQuantity(I, 'mA')}.`,
    quantity: `the time taken for the potential difference across the capacitor to reach ${inlineQuantity(V, 'V')}`,
    stages: [
      chargeStage(capacitor),
      {
        relationship: 'Q = It',
        symbol: 't',
        calculation: `\\frac{@1}{${numTex(I)} \\times 10^{-3}}`,
        substituted: `@1 = ${numTex(I)} \\times 10^{-3} \\times t`,
        value: Q / (I * 1e-3),
        unit: 's',
      },
    ],
    mistakes: [
      {
        tag: 'prefix',
        value: Q / I,
        why: 'The milliamperes were not changed to amperes.',
        earns: [1, 2, 3, 5],
      },
      {
        tag: 'prefix',
        value: (Q * 1e6) / (I * 1e-3),
        why: 'The microfarads were not changed to farads.',
        earns: [1, 3, 4, 5],
      },
      {
        tag: 'rearrange',
        value: Q * I * 1e-3,
        why: 'The charge was multiplied by the current.',
        earns: [1, 2, 3],
      },
      {
        tag: 'half-extra',
        value: Q / (2 * I * 1e-3),
        why: 'A half was put in, as for the energy.',
        earns: [3],
      },
    ],
  };
}

function capacitanceProblem({ what, micro, V }: Capacitor): PhysicsProblem {
  const Q = Number((micro * 1e-6 * V).toPrecision(2));
  return {
    situation: `When the potential difference across a capacitor ${what} is ${inlineQuantity(V, 'V')}, the charge stored on it is ${inlineQuantity(Q, 'C')}.`,
    quantity: 'the capacitance of the capacitor',
    stages: [
      {
        relationship: 'C = \\frac{Q}{V}',
        or: ['Q = CV'],
        symbol: 'C',
        calculation: `\\frac{${numTex(Q)}}{${numTex(V)}}`,
        substituted: `${numTex(Q)} = C \\times ${numTex(V)}`,
        value: Q / V,
        unit: 'F',
      },
    ],
    mistakes: [
      { tag: 'rearrange', value: V / Q, why: 'The voltage was divided by the charge.' },
      { tag: 'rearrange', value: Q * V, why: 'The charge was multiplied by the voltage.' },
      { tag: 'half-extra', value: Q / (2 * V), why: 'A half was put in, as for the energy.' },
      { tag: 'square-extra', value: Q / (V * V), why: 'The voltage was squared.' },
    ],
  };
}
