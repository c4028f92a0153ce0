// National 5 Physics: acceleration from a change of velocity. `u` and `v` are the initial and final velocity, `t` is the time.

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

type Motion = { readonly u: number; readonly v: number; readonly t: number };

/** A moving object with ranges of its velocities and of the time. */
type Context = {
  readonly name: string;
  readonly u: readonly [number, number];
  readonly v: readonly [number, number];
  readonly t: readonly [number, number];
  readonly situation: (u: string, v: string, t: string) => string;
};

const contexts: readonly Context[] = [
  {
    name: 'car',
    u: [6, 14],
    v: [18, 32],
    t: [4, 12],
    situation: (u, v, t) =>
      `A car joins a motorway. Its speed increases from ${u} to ${v} in a time of ${t}.`,
  },
  {
    name: 'cyclist',
    u: [2, 5],
    v: [7, 14],
    t: [3, 12],
    situation: (u, v, t) =>
      `A cyclist moving at ${u} reaches the top of a hill and speeds up to ${v} in ${t}.`,
  },
  {
    name: 'train',
    u: [20, 45],
    v: [4, 16],
    t: [20, 80],
    situation: (u, v, t) =>
      `A train travelling at ${u} approaches a station. In the next ${t} its velocity falls steadily to ${v}.`,
  },
  {
    name: 'sprinter',
    u: [0, 0],
    v: [6, 11],
    t: [1.2, 4],
    situation: (_u, v, t) => `A sprinter starts from rest and reaches a speed of ${v} in a time of ${t}.`,
  },
  {
    name: 'aircraft',
    u: [55, 80],
    v: [6, 20],
    t: [12, 40],
    situation: (u, v, t) => `An aircraft lands at ${u}. It slows steadily to ${v} in ${t}.`,
  },
  {
    name: 'skier',
    u: [1, 6],
    v: [12, 28],
    t: [4, 16],
    situation: (u, v, t) => `A skier at Glenshee has a speed of ${u}. After ${t} her speed is ${v}.`,
  },
  {
    name: 'bus',
    u: [9, 16],
    v: [0, 0],
    t: [3.5, 9],
    situation: (u, _v, t) =>
      `The driver of a bus moving at ${u} applies the brakes. The bus comes to rest in ${t}.`,
  },
  {
    name: 'ferry',
    u: [1.5, 4],
    v: [6, 12],
    t: [25, 95],
    situation: (u, v, t) => `A ferry leaves Oban. Its velocity increases from ${u} to ${v} in ${t}.`,
  },
];

export const acceleration = nat5PhysicsModel({
  id: 'N5P-02',
  title: 'Acceleration',
  outcomeId: 'PHY-5-01',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const context = random.pick(contexts);
    const measure = (bounds: readonly [number, number]) => pickMeasure(random, bounds);
    return {
      context,
      motion: { u: measure(context.u), v: measure(context.v), t: measure(context.t) },
      form: pickQuestionForm(random),
    };
  },
  write: ({ context, motion, form }) => writePhysics(accelerationCalculation(context, motion), form),
});

function accelerationCalculation({ name, situation }: Context, { u, v, t }: Motion): PhysicsCalculation {
  const [U, V, T] = [u === 0 ? '0' : numTex(u), v === 0 ? '0' : numTex(v), numTex(t)];
  return {
    situation: situation(inlineQuantity(u, 'm s^-1'), inlineQuantity(v, 'm s^-1'), inlineQuantity(t, 's')),
    quantity: `the acceleration of the ${name}`,
    stages: [
      {
        relationship: 'a = \\frac{v - u}{t}',
        symbol: 'a',
        calculation: `\\frac{${V} - ${U}}{${T}}`,
        substituted: `${V} = ${U} + a \\times ${T}`,
        value: (v - u) / t,
        unit: 'm s^-2',
      },
    ],
    mistakes: [
      {
        tag: 'change-in-velocity',
        value: v === 0 ? u / t : v / t,
        why:
          v === 0
            ? 'The sign of the change in velocity was lost: the velocity becomes smaller.'
            : 'The final velocity was divided by the time; the change in velocity is needed.',
      },
      {
        tag: 'velocity-sign',
        value: (u - v) / t,
        why: 'The final velocity was taken from the initial velocity.',
      },
      { tag: 'sign', value: (v + u) / t, why: 'The velocities were added.' },
      { tag: 'rearrange', value: t / (v - u), why: 'The time was divided by the change in velocity.' },
      {
        tag: 'multiplies-by-time',
        value: (v - u) * t,
        why: 'The change in velocity was multiplied by the time.',
      },
      { tag: 'average-speed', value: (u + v) / 2, why: 'An average speed was found.' },
    ],
  };
}
