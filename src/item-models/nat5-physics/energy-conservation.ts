// National 5 Physics: potential and kinetic energy, and their conversion into each other.
// Notation: `@1` is the result of the first stage; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { GRAVITY } from '../physics/nat5-data-sheet.table.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

const G = numTex(GRAVITY);

const fallingObjects = [
  {
    name: 'ball',
    mass: [0.12, 0.65],
    h: [0.6, 12],
    situation: (h: string) => `is dropped from a height of ${h}`,
  },
  {
    name: 'diver',
    mass: [48, 85],
    h: [3, 10],
    situation: (h: string) => `steps off a diving platform ${h} above the water`,
  },
  {
    name: 'stone',
    mass: [0.15, 2.4],
    h: [4, 48],
    situation: (h: string) => `falls from rest from a bridge ${h} above a river`,
  },
  {
    name: 'roller-coaster car',
    mass: [420, 980],
    h: [12, 62],
    situation: (h: string) => `starts from rest and runs down a track with a vertical drop of ${h}`,
  },
  {
    name: 'pile-driver hammer',
    mass: [250, 900],
    h: [1.2, 6.5],
    situation: (h: string) => `is released from rest ${h} above a steel pile`,
  },
  {
    name: 'snowboarder',
    mass: [52, 92],
    h: [5, 38],
    situation: (h: string) => `starts from rest and goes down a slope with a vertical drop of ${h}`,
  },
  {
    name: 'conker',
    mass: [0.012, 0.028],
    h: [2.2, 9.5],
    situation: (h: string) => `drops from a branch ${h} above the ground`,
  },
] as const;

const liftedObjects = [
  { name: 'crate', mass: [12, 95], h: [1.2, 9.5], verb: 'is lifted by a forklift truck' },
  { name: 'bag of cement', mass: [20, 50], h: [2.4, 24], verb: 'is raised by a hoist' },
  { name: 'skier', mass: [52, 96], h: [45, 320], verb: 'rides a chairlift' },
  { name: 'climber', mass: [48, 92], h: [3.5, 28], verb: 'climbs a wall' },
  { name: 'piano', mass: [180, 420], h: [2.5, 14], verb: 'is lifted by a crane' },
] as const;

const movingObjects = [
  { name: 'car', mass: [850, 1900], v: [8, 31] },
  { name: 'motorcycle', mass: [160, 280], v: [6, 27] },
  { name: 'cricket ball', mass: [0.156, 0.163], v: [12, 38] },
  { name: 'greyhound', mass: [26, 36], v: [11, 18] },
  { name: 'bullet train', mass: [3.2e5, 7.4e5], v: [45, 85] },
  { name: 'curling stone', mass: [17, 20], v: [1.2, 3.4] },
] as const;

const thrownObjects = [
  { name: 'ball', mass: [0.12, 0.65], v: [6, 24] },
  { name: 'stone', mass: [0.15, 1.4], v: [5, 19] },
  { name: 'juggling club', mass: [0.21, 0.26], v: [4.5, 11] },
  { name: 'water rocket', mass: [0.08, 0.35], v: [12, 34] },
  { name: 'dart from a toy gun', mass: [0.0012, 0.0095], v: [6, 15] },
] as const;

type Fall = { readonly name: string; readonly mass: number; readonly h: number };

export const energyConservation = nat5PhysicsModel({
  id: 'N5P-05',
  title: 'Potential and kinetic energy',
  outcomeId: 'PHY-5-02',
  calculator: 'allowed',
  marks: [1, 3, 5],
  choose: (random) => {
    const measure = (bounds: readonly [number, number]) => pickMeasure(random, bounds);
    const [faller, riser] = [random.pick(fallingObjects), random.pick(liftedObjects)];
    const [runner, flyer] = [random.pick(movingObjects), random.pick(thrownObjects)];
    return {
      fall: { ...faller, mass: measure(faller.mass), h: measure(faller.h) },
      rise: { ...riser, mass: measure(riser.mass), h: measure(riser.h) },
      run: { name: runner.name, mass: measure(runner.mass), v: measure(runner.v) },
      flight: { name: flyer.name, mass: measure(flyer.mass), v: measure(flyer.v) },
      target: random.pick(['speed', 'speed', 'potential', 'kinetic', 'height'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ fall, rise, run, flight, target, form }) => {
    const problems = {
      speed: () => speedCalculation(fall, fall.situation(inlineQuantity(fall.h, 'm'))),
      potential: () => potentialCalculation(rise, rise.verb),
      kinetic: () => kineticCalculation(run),
      height: () => heightCalculation(flight),
    };
    return writePhysics(problems[target](), form);
  },
});

type Motion = { readonly name: string; readonly mass: number; readonly v: number };

function potentialStage({ mass, h }: Fall): Stage {
  return {
    relationship: 'E_p = mgh',
    symbol: 'E_p',
    calculation: `${numTex(mass)} \\times ${G} \\times ${numTex(h)}`,
    value: mass * GRAVITY * h,
    unit: 'J',
  };
}

function speedCalculation(fall: Fall, action: string): PhysicsCalculation {
  const { name, mass, h } = fall;
  return {
    situation: `A ${name} of mass ${inlineQuantity(mass, 'kg')} ${action}. Air resistance and friction can be ignored.`,
    quantity: `the speed of the ${name} at the end of this drop`,
    stages: [
      potentialStage(fall),
      {
        relationship: 'E_k = \\frac{1}{2}mv^2',
        symbol: 'v',
        calculation: `\\sqrt{\\frac{2 \\times @1}{${numTex(mass)}}}`,
        substituted: `@1 = \\frac{1}{2} \\times ${numTex(mass)} \\times v^2`,
        value: Math.sqrt(2 * GRAVITY * h),
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      {
        tag: 'undo-power',
        value: 2 * GRAVITY * h,
        why: 'The square root was left out.',
        earns: [1, 2, 3, 4],
      },
      {
        tag: 'half-omitted',
        value: Math.sqrt(GRAVITY * h),
        why: 'The half in the relationship for kinetic energy was left out.',
        earns: [1, 2],
      },
      {
        tag: 'field-strength-omitted',
        value: Math.sqrt(2 * h),
        why: 'The gravitational field strength was left out.',
      },
      {
        tag: 'half-wrong-side',
        value: Math.sqrt(GRAVITY * h * 0.5),
        why: 'The energy was halved instead of doubled.',
        earns: [1, 2, 3],
      },
      {
        tag: 'energy-not-speed',
        value: mass * GRAVITY * h,
        why: 'The energy was given for the speed.',
        earns: [1, 2],
      },
    ],
  };
}

function potentialCalculation(fall: Fall, action: string): PhysicsCalculation {
  const { name, mass, h } = fall;
  return {
    situation: `A ${name} of mass ${inlineQuantity(mass, 'kg')} ${action} through a vertical height of ${inlineQuantity(h, 'm')}.`,
    quantity: `the gravitational potential energy gained by the ${name}`,
    stages: [potentialStage(fall)],
    mistakes: [
      {
        tag: 'field-strength-omitted',
        value: mass * h,
        why: 'The gravitational field strength was left out.',
      },
      {
        tag: 'energy-choice',
        value: 0.5 * mass * h * h,
        why: 'The relationship for kinetic energy was used.',
      },
      { tag: 'mass-vs-weight', value: mass * GRAVITY, why: 'The weight was given for the energy.' },
      { tag: 'rearrange', value: (mass * GRAVITY) / h, why: 'The weight was divided by the height.' },
    ],
  };
}

function kineticCalculation({ name, mass, v }: Motion): PhysicsCalculation {
  return {
    situation: `A ${name} of mass ${inlineQuantity(mass, 'kg')} is moving at ${inlineQuantity(v, 'm s^-1')}.`,
    quantity: `the kinetic energy of the ${name}`,
    stages: [
      {
        relationship: 'E_k = \\frac{1}{2}mv^2',
        symbol: 'E_k',
        calculation: `\\frac{1}{2} \\times ${numTex(mass)} \\times ${numTex(v)}^2`,
        value: 0.5 * mass * v * v,
        unit: 'J',
      },
    ],
    mistakes: [
      { tag: 'square-omitted', value: 0.5 * mass * v, why: 'The speed was not squared.', earns: [1] },
      { tag: 'half-omitted', value: mass * v * v, why: 'The half was left out.' },
      {
        tag: 'squares-the-product',
        value: 0.5 * (mass * v) ** 2,
        why: 'The mass was squared as well as the speed.',
        earns: [1],
      },
      { tag: 'momentum-not-energy', value: mass * v, why: 'The mass was multiplied by the speed only.' },
      { tag: 'square-of-half', value: mass * (v / 2) ** 2, why: 'The half was squared as well.', earns: [1] },
    ],
  };
}

function heightCalculation({ name, mass, v }: Motion): PhysicsCalculation {
  const energy = 0.5 * mass * v * v;
  return {
    situation: `A ${name} of mass ${inlineQuantity(mass, 'kg')} is moving vertically upwards at ${inlineQuantity(v, 'm s^-1')}. Air resistance can be ignored.`,
    quantity: `the extra height that the ${name} can reach`,
    stages: [
      {
        relationship: 'E_k = \\frac{1}{2}mv^2',
        symbol: 'E_k',
        calculation: `\\frac{1}{2} \\times ${numTex(mass)} \\times ${numTex(v)}^2`,
        value: energy,
        unit: 'J',
      },
      {
        relationship: 'E_p = mgh',
        symbol: 'h',
        calculation: `\\frac{@1}{${numTex(mass)} \\times ${G}}`,
        substituted: `@1 = ${numTex(mass)} \\times ${G} \\times h`,
        value: (v * v) / (2 * GRAVITY),
        unit: 'm',
      },
    ],
    mistakes: [
      { tag: 'square-omitted', value: v / (2 * GRAVITY), why: 'The speed was not squared.', earns: [1, 3] },
      { tag: 'half-omitted', value: (v * v) / GRAVITY, why: 'The half in the kinetic energy was left out.' },
      {
        tag: 'field-strength-omitted',
        value: (v * v) / 2,
        why: 'The gravitational field strength was left out.',
      },
      {
        tag: 'rearrange',
        value: 0.5 * v * v * GRAVITY,
        why: 'The field strength was multiplied instead of divided.',
        earns: [1, 2, 3],
      },
      { tag: 'mass-omitted', value: energy / GRAVITY, why: 'The mass was left out of the potential energy.' },
    ],
  };
}
