// National 5 Physics: weight on other bodies of the solar system, and average speed.
// Notation: `earns` lists the numbers of the bullets that are earned despite a mistake.

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { productCalculation } from '../physics/product-calculation.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

/** The bodies of the data sheet with their gravitational field strength in newtons per kilogram. */
const bodies = [
  { name: 'Mars', g: 3.7 },
  { name: 'the Moon', g: 1.6 },
  { name: 'Venus', g: 8.9 },
  { name: 'Mercury', g: 3.7 },
] as const;
const machines = ['rover', 'lander', 'space probe', 'robot'] as const;
const EARTH_G = 9.8;

export const weightInSpace = nat5PhysicsModel({
  id: 'N5P-24',
  title: 'Weight on other planets',
  outcomeId: 'PHY-5-03',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    body: random.pick(bodies),
    machine: random.pick(machines),
    m: pickMeasure(random, [120, 980]),
    W: pickMeasure(random, [210, 1900]),
    target: random.pick(['weight', 'mass', 'strength'] as const),
    form: pickQuestionForm(random),
  }),
  accepts: ({ m, W, target }) => target !== 'strength' || (W / m > 1.3 && W / m < 12),
  write: ({ body, machine, m, W, target, form }) => {
    const problems = {
      weight: () => weightProblem(machine, body, m),
      mass: () => massProblem(machine, body, W),
      strength: () => strengthProblem(machine, m, W),
    };
    return writePhysics(problems[target](), form);
  },
});

type Body = { readonly name: string; readonly g: number };

function weightProblem(machine: string, { name, g }: Body, m: number): PhysicsCalculation {
  return {
    situation: `A ${machine} of mass ${inlineQuantity(m, 'kg')} stands on the surface of ${name}, where the gravitational field strength is ${inlineQuantity(g, 'N kg^-1')}.`,
    quantity: `the weight of the ${machine} there`,
    stages: [
      {
        relationship: 'W = mg',
        symbol: 'W',
        calculation: `${numTex(m)} \\times ${numTex(g)}`,
        value: m * g,
        unit: 'N',
      },
    ],
    mistakes: [
      { tag: 'data-sheet', value: m * EARTH_G, why: 'This is the weight on Earth.', earns: [1] },
      { tag: 'rearrange', value: m / g, why: 'The mass was divided by the field strength.' },
      { tag: 'operation-choice', value: m + g, why: 'The two quantities were added.' },
      { tag: 'data-sheet', value: m, why: 'The mass was taken as the weight.' },
    ],
  };
}

function massProblem(machine: string, { name, g }: Body, W: number): PhysicsCalculation {
  return {
    situation: `The weight of a ${machine} on the surface of ${name} is ${inlineQuantity(W, 'N')}. The gravitational field strength there is ${inlineQuantity(g, 'N kg^-1')}.`,
    quantity: `the mass of the ${machine}`,
    stages: [
      {
        relationship: 'W = mg',
        symbol: 'm',
        calculation: `\\frac{${numTex(W)}}{${numTex(g)}}`,
        substituted: `${numTex(W)} = m \\times ${numTex(g)}`,
        value: W / g,
        unit: 'kg',
      },
    ],
    mistakes: [
      { tag: 'rearrange', value: W * g, why: 'The weight was multiplied by the field strength.', earns: [1] },
      { tag: 'data-sheet', value: W / EARTH_G, why: 'The value for Earth was used.', earns: [1] },
      { tag: 'rearrange', value: g / W, why: 'The fraction was turned upside down.', earns: [1] },
      { tag: 'operation-choice', value: W - g, why: 'One quantity was taken from the other.' },
    ],
  };
}

function strengthProblem(machine: string, m: number, W: number): PhysicsCalculation {
  return {
    situation: `A ${machine} of mass ${inlineQuantity(m, 'kg')} lands on a planet of another star. Its weight on the surface is ${inlineQuantity(W, 'N')}.`,
    quantity: 'the gravitational field strength on the surface',
    stages: [
      {
        relationship: 'W = mg',
        symbol: 'g',
        calculation: `\\frac{${numTex(W)}}{${numTex(m)}}`,
        substituted: `${numTex(W)} = ${numTex(m)} \\times g`,
        value: W / m,
        unit: 'N kg^-1',
      },
    ],
    mistakes: [
      { tag: 'rearrange', value: m / W, why: 'The fraction was turned upside down.', earns: [1] },
      { tag: 'rearrange', value: W * m, why: 'The weight was multiplied by the mass.', earns: [1] },
      { tag: 'data-sheet', value: EARTH_G, why: 'This is the field strength on Earth.' },
      { tag: 'operation-choice', value: W - m, why: 'The mass was taken from the weight.' },
    ],
  };
}

const travellers = [
  { name: 'A ferry', v: [6.2, 11], minutes: [12, 48] },
  { name: 'A cyclist', v: [4.2, 9.5], minutes: [6, 45] },
  { name: 'A runner', v: [2.8, 5.6], minutes: [12, 58] },
  { name: 'A delivery van', v: [9.2, 19], minutes: [4, 35] },
] as const;

export const averageSpeed = nat5PhysicsModel({
  id: 'N5P-25',
  title: 'Average speed',
  outcomeId: 'PHY-5-01',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const traveller = random.pick(travellers);
    return {
      traveller,
      v: pickMeasure(random, traveller.v),
      minutes: pickMeasure(random, traveller.minutes),
      target: random.pick(['product', 'first'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ traveller, v, minutes, target, form }) => {
    const t = minutes * 60;
    const d = target === 'product' ? v * t : Number((v * t).toPrecision(2));
    const isDistance = target === 'product';
    return writePhysics(
      productCalculation({
        situation: isDistance
          ? `${traveller.name} travels at an average speed of ${inlineQuantity(v, 'm s^-1')} for ${inlineQuantity(minutes, '')} minutes.`
          : `${traveller.name} travels ${inlineQuantity(d, 'm')} in ${inlineQuantity(minutes, '')} minutes.`,
        quantity: isDistance ? 'the distance travelled' : 'the average speed in metres per second',
        relationship: 'd = \\bar{v}t',
        otherRelationships: ['d = vt'],
        product: { symbol: 'd', value: d, unit: 'm' },
        factors: [
          { symbol: '\\bar{v}', value: isDistance ? v : d / t, unit: 'm s^-1' },
          { symbol: 't', value: t, unit: 's', tex: `${numTex(minutes)} \\times 60`, unconverted: minutes },
        ],
        target,
        unconvertedTag: 'time-conversion',
      }),
      form,
    );
  },
});
