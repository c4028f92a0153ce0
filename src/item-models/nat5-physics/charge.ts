// National 5 Physics: charge (`Q`), current (`I`) and time of appliances.
// Notation: `earns` lists the numbers of the bullets that are earned despite a mistake.

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

const appliances = [
  { name: 'an electric kettle', shortName: 'kettle', I: [7.5, 12], minutes: [1.5, 4.5] },
  { name: 'a toaster', shortName: 'toaster', I: [3.2, 6.5], minutes: [1.2, 3.5] },
  { name: 'a hairdryer', shortName: 'hairdryer', I: [4.2, 8.8], minutes: [2.5, 14] },
  { name: 'a car headlamp', shortName: 'headlamp', I: [2.2, 5.2], minutes: [12, 95] },
  { name: 'an electric drill', shortName: 'drill', I: [1.6, 4.8], minutes: [1.5, 18] },
] as const;

/** Devices with a small current, in milliamperes. */
const gadgets = [
  { name: 'an LED torch', shortName: 'torch', milliamps: [25, 190], minutes: [6, 55] },
  { name: 'a smoke alarm', shortName: 'alarm', milliamps: [12, 65], minutes: [1.5, 9] },
  { name: 'a wireless mouse', shortName: 'mouse', milliamps: [11, 48], minutes: [15, 95] },
  { name: 'a hearing aid', shortName: 'hearing aid', milliamps: [1.2, 5.5], minutes: [12, 85] },
  { name: 'a toy train', shortName: 'train', milliamps: [160, 850], minutes: [3, 25] },
] as const;

export const charge = nat5PhysicsModel({
  id: 'N5P-09',
  title: 'Charge, current and time',
  outcomeId: 'PHY-5-04',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const [appliance, gadget] = [random.pick(appliances), random.pick(gadgets)];
    return {
      appliance,
      gadget,
      I: pickMeasure(random, appliance.I),
      minutes: pickMeasure(random, appliance.minutes),
      milliamps: pickMeasure(random, gadget.milliamps),
      gadgetMinutes: pickMeasure(random, gadget.minutes),
      target: random.pick(['charge', 'small charge', 'current', 'time'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ appliance, gadget, target, form, ...drawn }) => {
    const { I, minutes, milliamps } = drawn;
    if (target === 'charge') return writePhysics(chargeCalculation(appliance, I, minutes), form);
    if (target === 'small charge')
      return writePhysics(smallChargeCalculation(gadget, milliamps, drawn.gadgetMinutes), form);
    const Q = Number((I * minutes * 60).toPrecision(2));
    return writePhysics(
      target === 'current' ? currentCalculation(appliance, Q, minutes) : timeCalculation(appliance, Q, I),
      form,
    );
  },
});

type Device = { readonly name: string; readonly shortName: string };

function chargeCalculation({ name, shortName }: Device, I: number, minutes: number): PhysicsCalculation {
  return {
    situation: `The current in ${name} is ${inlineQuantity(I, 'A')}. The ${shortName} is switched on for ${inlineQuantity(minutes, '')} minutes.`,
    quantity: `the charge that passes through the ${shortName} in this time`,
    stages: [
      {
        relationship: 'Q = It',
        symbol: 'Q',
        calculation: `${numTex(I)} \\times ${numTex(minutes)} \\times 60`,
        value: I * minutes * 60,
        unit: 'C',
      },
    ],
    mistakes: [
      {
        tag: 'time-conversion',
        value: I * minutes,
        why: 'The minutes were not changed to seconds.',
        earns: [1, 3],
      },
      { tag: 'rearrange', value: I / (minutes * 60), why: 'The current was divided by the time.' },
      { tag: 'rearrange', value: (minutes * 60) / I, why: 'The time was divided by the current.' },
      {
        tag: 'time-conversion',
        value: (I * minutes) / 60,
        why: 'The minutes were divided by 60.',
        earns: [1, 3],
      },
      {
        tag: 'time-conversion',
        value: I * minutes * 3600,
        why: 'The time was taken as hours.',
        earns: [1, 3],
      },
    ],
  };
}

function smallChargeCalculation(
  { name, shortName }: Device,
  milliamps: number,
  minutes: number,
): PhysicsCalculation {
  const amps = numTex(milliamps / 1000);
  const value = (milliamps / 1000) * minutes * 60;
  return {
    situation: `The current in ${name} is ${inlineQuantity(milliamps, 'mA')}. The ${shortName} is in use for ${inlineQuantity(minutes, '')} minutes.`,
    quantity: `the charge that passes through the ${shortName} in this time`,
    stages: [
      {
        relationship: 'Q = It',
        symbol: 'Q',
        calculation: `${amps} \\times ${numTex(minutes)} \\times 60`,
        value,
        unit: 'C',
      },
    ],
    mistakes: [
      {
        tag: 'prefix',
        value: value * 1000,
        why: 'The milliamperes were not changed to amperes.',
        earns: [1, 3],
      },
      {
        tag: 'time-conversion',
        value: value / 60,
        why: 'The minutes were not changed to seconds.',
        earns: [1, 3],
      },
      {
        tag: 'prefix-and-time',
        value: (value * 1000) / 60,
        why: 'Neither the milliamperes nor the minutes were changed.',
        earns: [1],
      },
      {
        tag: 'rearrange',
        value: (minutes * 60) / (milliamps / 1000),
        why: 'The time was divided by the current.',
      },
    ],
  };
}

function currentCalculation({ name, shortName }: Device, Q: number, minutes: number): PhysicsCalculation {
  return {
    situation: `A charge of ${inlineQuantity(Q, 'C')} passes through ${name} in ${inlineQuantity(minutes, '')} minutes.`,
    quantity: `the current in the ${shortName}`,
    stages: [
      {
        relationship: 'Q = It',
        symbol: 'I',
        calculation: `\\frac{${numTex(Q)}}{${numTex(minutes)} \\times 60}`,
        substituted: `${numTex(Q)} = I \\times ${numTex(minutes)} \\times 60`,
        value: Q / (minutes * 60),
        unit: 'A',
      },
    ],
    mistakes: [
      {
        tag: 'time-conversion',
        value: Q / minutes,
        why: 'The minutes were not changed to seconds.',
        earns: [1, 3],
      },
      {
        tag: 'rearrange',
        value: Q * minutes * 60,
        why: 'The charge was multiplied by the time.',
        earns: [1],
      },
      { tag: 'rearrange', value: (minutes * 60) / Q, why: 'The time was divided by the charge.', earns: [1] },
      {
        tag: 'time-conversion',
        value: Q / (minutes * 3600),
        why: 'The time was taken as hours.',
        earns: [1, 3],
      },
    ],
  };
}

function timeCalculation({ name, shortName }: Device, Q: number, I: number): PhysicsCalculation {
  return {
    situation: `The current in ${name} is ${inlineQuantity(I, 'A')}.`,
    quantity: `the time taken for a charge of ${inlineQuantity(Q, 'C')} to pass through the ${shortName}`,
    stages: [
      {
        relationship: 'Q = It',
        symbol: 't',
        calculation: `\\frac{${numTex(Q)}}{${numTex(I)}}`,
        substituted: `${numTex(Q)} = ${numTex(I)} \\times t`,
        value: Q / I,
        unit: 's',
      },
    ],
    mistakes: [
      { tag: 'rearrange', value: Q * I, why: 'The charge was multiplied by the current.', earns: [1] },
      { tag: 'rearrange', value: I / Q, why: 'The current was divided by the charge.', earns: [1] },
      {
        tag: 'time-conversion',
        value: Q / I / 60,
        why: 'The time was changed to minutes but called seconds.',
      },
      {
        tag: 'time-conversion',
        value: (Q / I) * 60,
        why: 'The time was multiplied by 60 although it was in seconds already.',
      },
    ],
  };
}
