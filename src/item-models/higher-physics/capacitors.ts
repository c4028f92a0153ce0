/**
 * The learner calculates the charge, energy, charging time or capacitance of a capacitor. In a
 * calculation, `@1` is the result of stage 1.
 */

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Where a capacitor is used, with the ranges of capacitance (in microfarads) and voltage. */
const USES = [
  { location: 'in a camera flash', C: [120, 980], V: [180, 330] },
  { location: 'in a defibrillator', C: [32, 95], V: [1200, 4800] },
  { location: 'in a smoothing circuit', C: [1000, 4700], V: [6, 35] },
  { location: 'in a timing circuit', C: [4.7, 470], V: [3, 15] },
  { location: 'in the starter of a motor', C: [22, 150], V: [220, 330] },
] as const;

/** The voltage V is in volts and the charging current I in milliamperes. */
type Capacitor = {
  readonly location: string;
  readonly microfarads: number;
  readonly V: number;
  readonly I: number;
};

export const capacitors = higherPhysicsModel({
  id: 'HP-20',
  title: 'Capacitors',
  outcomeId: 'PHY-H-18',
  calculator: 'allowed',
  marks: [1, 3, 5],
  choose: (random) => {
    const use = random.pick(USES);
    return {
      capacitor: {
        location: use.location,
        microfarads: pickMeasure(random, use.C),
        V: pickMeasure(random, use.V),
        I: pickMeasure(random, [0.12, 4.8]),
      },
      questionKind: random.pick(['charge', 'energy', 'energy', 'time', 'capacitance'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ capacitor, questionKind, form }) =>
    writePhysics(
      {
        charge: chargeCalculation,
        energy: energyCalculation,
        time: timeCalculation,
        capacitance: capacitanceCalculation,
      }[questionKind](capacitor),
      form,
    ),
});

const faradsTex = (microfarads: number): string => `${numTex(microfarads)} \\times 10^{-6}`;

function describeSituation({ location, microfarads, V }: Capacitor): string {
  return `A ${inlineQuantity(microfarads, 'µF')} capacitor ${location} is charged until the potential difference across it is ${inlineQuantity(V, 'V')}.`;
}

function chargeStage({ microfarads, V }: Capacitor): Stage {
  return {
    relationship: 'C = \\frac{Q}{V}',
    otherRelationships: ['Q = CV'],
    symbol: 'Q',
    calculation: `${faradsTex(microfarads)} \\times ${numTex(V)}`,
    substituted: `${faradsTex(microfarads)} = \\frac{Q}{${numTex(V)}}`,
    value: microfarads * 1e-6 * V,
    unit: 'C',
  };
}

function chargeCalculation(capacitor: Capacitor): PhysicsCalculation {
  const { microfarads, V } = capacitor;
  const Q = microfarads * 1e-6 * V;
  return {
    situation: describeSituation(capacitor),
    quantity: 'the charge stored on the capacitor',
    stages: [chargeStage(capacitor)],
    mistakes: [
      {
        tag: 'prefix',
        value: microfarads * V,
        why: 'The microfarads were not changed to farads.',
        earns: [1, 3],
      },
      { tag: 'half-extra', value: Q / 2, why: 'A half was put in, as for the energy.' },
      {
        tag: 'rearrange',
        value: (microfarads * 1e-6) / V,
        why: 'The capacitance was divided by the voltage.',
        earns: [1],
      },
      { tag: 'prefix', value: Q * 1e3, why: 'The microfarads were taken as millifarads.', earns: [1, 3] },
    ],
  };
}

function energyCalculation(capacitor: Capacitor): PhysicsCalculation {
  const { microfarads, V } = capacitor;
  const E = 0.5 * microfarads * 1e-6 * V * V;
  return {
    situation: describeSituation(capacitor),
    quantity: 'the energy stored in the capacitor',
    stages: [
      {
        relationship: 'E = \\frac{1}{2}CV^2',
        otherRelationships: ['E = \\frac{1}{2}QV', 'E = \\frac{1}{2}\\frac{Q^2}{C}'],
        symbol: 'E',
        calculation: `\\frac{1}{2} \\times ${faradsTex(microfarads)} \\times ${numTex(V)}^2`,
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

function timeCalculation(capacitor: Capacitor): PhysicsCalculation {
  const { location, microfarads, V, I } = capacitor;
  const Q = microfarads * 1e-6 * V;
  return {
    situation: `A ${inlineQuantity(microfarads, 'µF')} capacitor ${location} is charged from zero with a constant current of ${inlineQuantity(I, 'mA')}.`,
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

function capacitanceCalculation({ location, microfarads, V }: Capacitor): PhysicsCalculation {
  const Q = Number((microfarads * 1e-6 * V).toPrecision(2));
  return {
    situation: `When the potential difference across a capacitor ${location} is ${inlineQuantity(V, 'V')}, the charge stored on it is ${inlineQuantity(Q, 'C')}.`,
    quantity: 'the capacitance of the capacitor',
    stages: [
      {
        relationship: 'C = \\frac{Q}{V}',
        otherRelationships: ['Q = CV'],
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
