// National 5 Physics: Ohm's law, the power in a resistor, and the current in a resistor in series with a lamp.
// Notation: `@1` is the result of the first stage; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { inlineQuantity, numTex, squareTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { productCalculation } from '../physics/product-calculation.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

const circuits = [
  'the circuit of a door bell',
  'a pocket radio',
  'the circuit of a burglar alarm',
  'a toy robot',
  'a weather station',
] as const;

export const ohmsLaw = nat5PhysicsModel({
  id: 'N5P-21',
  title: 'Ohm’s law',
  outcomeId: 'PHY-5-04',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    place: random.pick(circuits),
    milliamps: pickMeasure(random, [12, 95]),
    ohms: pickMeasure(random, [56, 140]),
    kilohms: pickMeasure(random, [1.2, 8.2]),
    volts: pickMeasure(random, [3.2, 11]),
    target: random.pick(['product', 'first', 'second'] as const),
    form: pickQuestionForm(random),
  }),
  write: ({ place, milliamps, ohms, kilohms, volts, target, form }) => {
    const isCurrent = target === 'first';
    const R = isCurrent ? kilohms * 1000 : ohms;
    const V = target === 'product' ? (milliamps / 1000) * ohms : volts;
    const I = isCurrent ? volts / R : milliamps / 1000;
    const given = {
      product: `The current in a ${inlineQuantity(ohms, 'Ω')} resistor in ${place} is ${inlineQuantity(milliamps, 'mA')}.`,
      first: `There is a voltage of ${inlineQuantity(volts, 'V')} across a ${inlineQuantity(kilohms, 'kΩ')} resistor in ${place}.`,
      second: `There is a voltage of ${inlineQuantity(volts, 'V')} across a resistor in ${place}. The current in the resistor is ${inlineQuantity(milliamps, 'mA')}.`,
    };
    return writePhysics(
      productCalculation({
        situation: given[target],
        quantity: {
          product: 'the voltage across the resistor',
          first: 'the current in the resistor',
          second: 'the resistance of the resistor',
        }[target],
        relationship: 'V = IR',
        product: { symbol: 'V', value: V, unit: 'V' },
        factors: [
          {
            symbol: 'I',
            value: isCurrent ? I : milliamps / 1000,
            unit: 'A',
            ...(!isCurrent && { tex: `${numTex(milliamps)} \\times 10^{-3}`, unconverted: milliamps }),
          },
          {
            symbol: 'R',
            value: target === 'second' ? volts / (milliamps / 1000) : R,
            unit: 'Ω',
            ...(isCurrent && { tex: `${numTex(kilohms)} \\times 10^{3}`, unconverted: kilohms }),
          },
        ],
        target,
      }),
      form,
    );
  },
});

const heaters = ['an electric blanket', 'a towel rail', 'a soldering iron', 'a fish tank heater'] as const;

export const powerInResistor = nat5PhysicsModel({
  id: 'N5P-22',
  title: 'Power in a resistor',
  outcomeId: 'PHY-5-05',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    heater: random.pick(heaters),
    volts: pickMeasure(random, [11, 48]),
    ohms: pickMeasure(random, [12, 96]),
    watts: pickMeasure(random, [15, 85]),
    amps: pickMeasure(random, [1.1, 4.8]),
    target: random.pick(['V', 'R', 'I'] as const),
    form: pickQuestionForm(random),
  }),
  write: ({ heater, volts, ohms, watts, amps, target, form }) => {
    const problems = {
      V: () => voltagePower(heater, volts, ohms),
      R: () => heaterResistance(heater, volts, watts),
      I: () => currentPower(heater, amps, ohms),
    };
    return writePhysics(problems[target](), form);
  },
});

function voltagePower(heater: string, V: number, R: number): PhysicsCalculation {
  return {
    situation: `The heating element of ${heater} has a resistance of ${inlineQuantity(R, 'Ω')} and is connected to a ${inlineQuantity(V, 'V')} supply.`,
    quantity: 'the power of the heating element',
    stages: [
      {
        relationship: 'P = \\frac{V^2}{R}',
        symbol: 'P',
        calculation: `\\frac{${squareTex(V)}}{${numTex(R)}}`,
        value: (V * V) / R,
        unit: 'W',
      },
    ],
    mistakes: [
      { tag: 'square-omitted', value: V / R, why: 'The voltage was not squared.', earns: [1] },
      { tag: 'rearrange', value: V * V * R, why: 'The square was multiplied by the resistance.' },
      { tag: 'relationship', value: V * R, why: 'The voltage was multiplied by the resistance.' },
      { tag: 'rearrange', value: R / (V * V), why: 'The fraction was turned upside down.' },
      { tag: 'square-omitted', value: (2 * V) / R, why: 'The voltage was doubled, not squared.', earns: [1] },
    ],
  };
}

function heaterResistance(heater: string, V: number, P: number): PhysicsCalculation {
  return {
    situation: `The heating element of ${heater} has a power of ${inlineQuantity(P, 'W')} when it is connected to a ${inlineQuantity(V, 'V')} supply.`,
    quantity: 'the resistance of the heating element',
    stages: [
      {
        relationship: 'P = \\frac{V^2}{R}',
        symbol: 'R',
        calculation: `\\frac{${squareTex(V)}}{${numTex(P)}}`,
        substituted: `${numTex(P)} = \\frac{${squareTex(V)}}{R}`,
        value: (V * V) / P,
        unit: 'Ω',
      },
    ],
    mistakes: [
      { tag: 'square-omitted', value: V / P, why: 'The voltage was not squared.', earns: [1] },
      { tag: 'rearrange', value: P / (V * V), why: 'The fraction was turned upside down.', earns: [1] },
      { tag: 'rearrange', value: V * V * P, why: 'The square was multiplied by the power.', earns: [1] },
      { tag: 'relationship', value: P / V, why: 'This is the current in the element.' },
      { tag: 'square-omitted', value: (2 * V) / P, why: 'The voltage was doubled, not squared.', earns: [1] },
    ],
  };
}

function currentPower(heater: string, I: number, R: number): PhysicsCalculation {
  return {
    situation: `There is a current of ${inlineQuantity(I, 'A')} in the heating element of ${heater}. Its resistance is ${inlineQuantity(R, 'Ω')}.`,
    quantity: 'the power developed in the heating element',
    stages: [
      {
        relationship: 'P = I^2R',
        symbol: 'P',
        calculation: `${squareTex(I)} \\times ${numTex(R)}`,
        value: I * I * R,
        unit: 'W',
      },
    ],
    mistakes: [
      { tag: 'square-omitted', value: I * R, why: 'The current was not squared.', earns: [1] },
      { tag: 'square-omitted', value: I * R * R, why: 'The resistance was squared.', earns: [1] },
      { tag: 'square-omitted', value: 2 * I * R, why: 'The current was doubled, not squared.', earns: [1] },
      { tag: 'relationship', value: R / I, why: 'The resistance was divided by the current.' },
      { tag: 'square-omitted', value: (I * R) ** 2, why: 'The whole product was squared.', earns: [1] },
    ],
  };
}

export const lampInSeries = nat5PhysicsModel({
  id: 'N5P-23',
  title: 'Current in a resistor in series with a lamp',
  outcomeId: 'PHY-5-05',
  calculator: 'allowed',
  marks: [1, 4],
  choose: (random) => ({
    place: random.pick(circuits),
    supply: random.pick([12, 15, 18, 24]),
    lamp: pickMeasure(random, [2.4, 6.5]),
    ohms: pickMeasure(random, [22, 68]),
    form: pickQuestionForm(random),
  }),
  write: ({ place, supply, lamp, ohms, form }) => writePhysics(lampProblem(place, supply, lamp, ohms), form),
});

function lampProblem(place: string, supply: number, lamp: number, R: number): PhysicsCalculation {
  const V = supply - lamp;
  return {
    situation: `In ${place}, a lamp and a ${inlineQuantity(R, 'Ω')} resistor are connected in series to a ${inlineQuantity(supply, 'V')} supply. The voltage across the lamp is ${inlineQuantity(lamp, 'V')}.`,
    quantity: 'the current in the resistor',
    stages: [
      {
        why: 'Find the voltage across the resistor',
        symbol: 'V',
        calculation: `${numTex(supply)} - ${numTex(lamp)}`,
        value: V,
        unit: 'V',
        gaps: ['series-voltage'],
      },
      {
        relationship: 'V = IR',
        symbol: 'I',
        calculation: `\\frac{@1}{${numTex(R)}}`,
        substituted: `@1 = I \\times ${numTex(R)}`,
        value: V / R,
        unit: 'A',
      },
    ],
    mistakes: [
      { tag: 'series-voltage', value: supply / R, why: 'The supply voltage was used.', earns: [2] },
      { tag: 'series-voltage', value: lamp / R, why: 'The voltage across the lamp was used.', earns: [2] },
      { tag: 'series-voltage', value: (supply + lamp) / R, why: 'The voltages were added.', earns: [2] },
      { tag: 'rearrange', value: R / V, why: 'The fraction was turned upside down.', earns: [1, 2] },
      { tag: 'rearrange', value: V * R, why: 'The voltage was multiplied by the resistance.', earns: [1, 2] },
    ],
  };
}
