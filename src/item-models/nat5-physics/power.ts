// National 5 Physics: electrical power (`P`), current, voltage, resistance and energy.
// Notation: `@1` is the result of the first stage; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

/** Heaters with ranges of power and resistance. */
const heaters = [
  { name: 'the element of an electric fire', shortName: 'element', P: [650, 2000], R: [25, 85] },
  { name: 'a heating wire in a rear window', shortName: 'wire', P: [65, 180], R: [0.8, 2.4] },
  { name: 'a soldering iron', shortName: 'soldering iron', P: [18, 60], R: [850, 2900] },
  { name: 'a resistor in an amplifier', shortName: 'resistor', P: [0.25, 2.5], R: [22, 220] },
  { name: 'the heater of a fish tank', shortName: 'heater', P: [45, 290], R: [180, 980] },
  { name: 'a towel rail', shortName: 'towel rail', P: [75, 380], R: [140, 690] },
] as const;

/** Appliances with their voltage and a range of resistance. */
const supplies = [
  { name: 'a toaster', V: 230, R: [48, 75] },
  { name: 'a travel kettle', V: 12, R: [0.55, 1.4] },
  { name: 'an electric blanket', V: 230, R: [420, 980] },
  { name: 'a car headlamp', V: 12, R: [1.9, 3.6] },
  { name: 'a torch lamp', V: 6, R: [11, 38] },
  { name: 'a hair straightener', V: 230, R: [620, 980] },
] as const;

export const electricalPower = nat5PhysicsModel({
  id: 'N5P-13',
  title: 'Electrical power',
  outcomeId: 'PHY-5-05',
  calculator: 'allowed',
  marks: [1, 3, 5],
  choose: (random) => {
    const [heater, supply] = [random.pick(heaters), random.pick(supplies)];
    return {
      heater,
      supply,
      P: pickMeasure(random, heater.P),
      R: pickMeasure(random, heater.R),
      supplyR: pickMeasure(random, supply.R),
      minutes: pickMeasure(random, [1.5, 25]),
      target: random.pick(['current', 'power', 'energy', 'current from power'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ heater, supply, target, form, ...drawn }) => {
    const { P, R, supplyR, minutes } = drawn;
    if (target === 'current') return writePhysics(currentCalculation(heater, P, R), form);
    const appliance = { name: supply.name, V: supply.V, R: supplyR };
    if (target === 'power') return writePhysics(powerCalculation(appliance), form);
    if (target === 'energy') return writePhysics(energyCalculation(appliance, minutes), form);
    return writePhysics(ratedCurrentCalculation(appliance), form);
  },
});

function currentCalculation(
  { name, shortName }: (typeof heaters)[number],
  P: number,
  R: number,
): PhysicsCalculation {
  return {
    situation: `The power of ${name} is ${inlineQuantity(P, 'W')}. Its resistance is ${inlineQuantity(R, 'Ω')}.`,
    quantity: `the current in the ${shortName}`,
    stages: [
      {
        relationship: 'P = I^2R',
        symbol: 'I',
        calculation: `\\sqrt{\\frac{${numTex(P)}}{${numTex(R)}}}`,
        substituted: `${numTex(P)} = I^2 \\times ${numTex(R)}`,
        value: Math.sqrt(P / R),
        unit: 'A',
      },
    ],
    mistakes: [
      { tag: 'undo-power', value: P / R, why: 'The square root was left out.', earns: [1, 2] },
      { tag: 'rearrange', value: Math.sqrt(R / P), why: 'The fraction was turned upside down.', earns: [1] },
      {
        tag: 'rearrange',
        value: Math.sqrt(P * R),
        why: 'The power was multiplied by the resistance; this gives the voltage.',
        earns: [1],
      },
      {
        tag: 'undo-power',
        value: (P / R) ** 2,
        why: 'The result was squared instead of taking the square root.',
        earns: [1, 2],
      },
    ],
  };
}

type Appliance = { readonly name: string; readonly V: number; readonly R: number };

function powerCalculation({ name, V, R }: Appliance): PhysicsCalculation {
  return {
    situation: `The voltage across ${name} is ${inlineQuantity(V, 'V')}. The resistance of ${name.replace(/^an? /, 'the ')} is ${inlineQuantity(R, 'Ω')}.`,
    quantity: `the power of ${name.replace(/^an? /, 'the ')}`,
    stages: [
      {
        relationship: 'P = \\frac{V^2}{R}',
        symbol: 'P',
        calculation: `\\frac{${numTex(V)}^2}{${numTex(R)}}`,
        value: (V * V) / R,
        unit: 'W',
      },
    ],
    mistakes: [
      {
        tag: 'square-omitted',
        value: V / R,
        why: 'The voltage was not squared; this gives the current.',
        earns: [1],
      },
      {
        tag: 'power-relationship',
        value: V * V * R,
        why: 'The square of the voltage was multiplied by the resistance.',
      },
      { tag: 'power-relationship', value: V * R, why: 'The voltage was multiplied by the resistance.' },
      {
        tag: 'squares-the-quotient',
        value: (V / R) ** 2,
        why: 'The resistance was squared as well.',
        earns: [1],
      },
      { tag: 'power-relationship', value: R / V, why: 'The resistance was divided by the voltage.' },
    ],
  };
}

function energyCalculation({ name, V, R }: Appliance, minutes: number): PhysicsCalculation {
  const P = (V * V) / R;
  const seconds = minutes * 60;
  return {
    situation: `The voltage across ${name} is ${inlineQuantity(V, 'V')} and its resistance is ${inlineQuantity(R, 'Ω')}. It is switched on for ${inlineQuantity(minutes, '')} minutes.`,
    quantity: `the energy used by ${name.replace(/^an? /, 'the ')} in this time`,
    stages: [
      {
        relationship: 'P = \\frac{V^2}{R}',
        symbol: 'P',
        calculation: `\\frac{${numTex(V)}^2}{${numTex(R)}}`,
        value: P,
        unit: 'W',
      },
      {
        relationship: 'P = \\frac{E}{t}',
        symbol: 'E',
        calculation: `@1 \\times ${numTex(minutes)} \\times 60`,
        substituted: `@1 = \\frac{E}{${numTex(minutes)} \\times 60}`,
        value: P * seconds,
        unit: 'J',
      },
    ],
    mistakes: [
      {
        tag: 'time-conversion',
        value: P * minutes,
        why: 'The minutes were not changed to seconds.',
        earns: [1, 2, 3, 5],
      },
      {
        tag: 'square-omitted',
        value: (V / R) * seconds,
        why: 'The voltage was not squared.',
        earns: [1, 3],
      },
      {
        tag: 'power-vs-energy',
        value: P / seconds,
        why: 'The power was divided by the time.',
        earns: [1, 2],
      },
      {
        tag: 'time-conversion',
        value: (P * minutes) / 60,
        why: 'The minutes were divided by 60.',
        earns: [1, 2, 3, 5],
      },
    ],
  };
}

function ratedCurrentCalculation({ name, V, R }: Appliance): PhysicsCalculation {
  const P = Number(((V * V) / R).toPrecision(2));
  return {
    situation: `The rating plate of ${name} shows ${inlineQuantity(P, 'W')} and ${inlineQuantity(V, 'V')}.`,
    quantity: `the current in ${name.replace(/^an? /, 'the ')} when it is used normally`,
    stages: [
      {
        relationship: 'P = IV',
        symbol: 'I',
        calculation: `\\frac{${numTex(P)}}{${numTex(V)}}`,
        substituted: `${numTex(P)} = I \\times ${numTex(V)}`,
        value: P / V,
        unit: 'A',
      },
    ],
    mistakes: [
      { tag: 'rearrange', value: V / P, why: 'The voltage was divided by the power.', earns: [1] },
      { tag: 'rearrange', value: P * V, why: 'The power was multiplied by the voltage.', earns: [1] },
      {
        tag: 'power-relationship',
        value: Math.sqrt(P / V),
        why: 'A square root was taken as if for the square of the current.',
      },
      { tag: 'power-relationship', value: P / (V * V), why: 'The voltage was squared.' },
    ],
  };
}
