// National 5 Physics: unbalanced force, mass and weight, on a level surface and at lift-off.
// Notation: `@1` is the result of the first stage; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawForces } from '../../diagrams/families/forces.ts';
import type { NumericMistake } from '../calculation/question-form.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { fieldStrengths, GRAVITY } from '../physics/nat5-data-sheet.table.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

/** Objects with the ranges of mass, acceleration (`a`) and `share` (the resistance divided by the driving force), and the names of the two forces. */
const drivenObjects = [
  {
    name: 'car',
    mass: [900, 1800],
    a: [0.8, 3.2],
    share: [0.1, 0.4],
    pushName: 'engine force',
    resistanceName: 'frictional force',
  },
  {
    name: 'sledge',
    mass: [18, 65],
    a: [0.4, 1.8],
    share: [0.2, 0.6],
    pushName: 'pulling force',
    resistanceName: 'frictional force',
  },
  {
    name: 'speedboat',
    mass: [650, 1900],
    a: [0.7, 2.6],
    share: [0.2, 0.5],
    pushName: 'forward force',
    resistanceName: 'drag force',
  },
  {
    name: 'quad bike',
    mass: [240, 420],
    a: [0.4, 1.9],
    share: [0.15, 0.5],
    pushName: 'forward force',
    resistanceName: 'total resistive force',
  },
  {
    name: 'go-kart',
    mass: [110, 190],
    a: [0.9, 3.5],
    share: [0.1, 0.4],
    pushName: 'engine force',
    resistanceName: 'frictional force',
  },
  {
    name: 'supermarket trolley',
    mass: [14, 48],
    a: [0.3, 1.4],
    share: [0.2, 0.6],
    pushName: 'pushing force',
    resistanceName: 'frictional force',
  },
] as const;

const spacecraft = [
  { name: 'lander', mass: [900, 4800] },
  { name: 'rocket', mass: [2200, 9500] },
  { name: 'space probe', mass: [350, 1600] },
  { name: 'return capsule', mass: [1200, 6400] },
] as const;

const loads = [
  { name: 'a rover', shortName: 'rover', mass: [150, 950] },
  { name: 'an astronaut in a space suit', shortName: 'astronaut', mass: [120, 190] },
  { name: 'a sample of rock', shortName: 'rock', mass: [1.2, 9.5] },
  { name: 'a weather station', shortName: 'weather station', mass: [22, 85] },
] as const;

export const unbalancedForce = nat5PhysicsModel({
  id: 'N5P-04',
  title: 'Unbalanced force, mass and weight',
  outcomeId: 'PHY-5-02',
  calculator: 'allowed',
  marks: [1, 3, 4, 5],
  choose: (random) => {
    const [body, craft, load] = [random.pick(drivenObjects), random.pick(spacecraft), random.pick(loads)];
    return {
      target: random.pick(['level', 'lift-off', 'weight'] as const),
      body,
      craft,
      load,
      world: random.pick(fieldStrengths),
      a: pickMeasure(random, body.a),
      share: pickMeasure(random, body.share),
      mass: pickMeasure(random, body.mass),
      craftMass: pickMeasure(random, craft.mass),
      loadMass: pickMeasure(random, load.mass),
      thrustRatio: pickMeasure(random, [1.3, 2.6]),
      form: pickQuestionForm(random),
    };
  },
  write: ({ target, body, craft, load, world, ...drawn }) => {
    const { a, share, mass, craftMass, loadMass, thrustRatio, form } = drawn;
    if (target === 'weight') return writePhysics(weightCalculation(load, loadMass, world), form);
    if (target === 'lift-off') {
      const thrust = Number((craftMass * world.g * thrustRatio).toPrecision(2));
      return writePhysics(liftOffCalculation({ name: craft.name, mass: craftMass, thrust, world }), form);
    }
    const push = Number(((mass * a) / (1 - share)).toPrecision(2));
    const resistance = Number((push * share).toPrecision(2));
    return writePhysics(levelCalculation(body, { mass, push, resistance }), form);
  },
});

type Level = { readonly mass: number; readonly push: number; readonly resistance: number };

function levelCalculation(
  body: (typeof drivenObjects)[number],
  { mass, push, resistance }: Level,
): PhysicsCalculation {
  const [M, P, R] = [numTex(mass), numTex(push), numTex(resistance)];
  return {
    situation: `A ${body.name} of mass ${inlineQuantity(mass, 'kg')} moves along a level surface. The ${body.pushName} is ${inlineQuantity(push, 'N')} and the ${body.resistanceName} is ${inlineQuantity(resistance, 'N')}.`,
    quantity: `the acceleration of the ${body.name}`,
    figure: drawForces({
      bodyTex: inlineQuantity(mass, 'kg'),
      incline: 0,
      forces: [
        { direction: 'right', tex: inlineQuantity(push, 'N'), size: push },
        { direction: 'left', tex: inlineQuantity(resistance, 'N'), size: resistance },
      ],
    }),
    stages: [
      {
        why: 'Find the unbalanced force',
        symbol: 'F',
        calculation: `${P} - ${R}`,
        value: push - resistance,
        unit: 'N',
        gaps: ['unbalanced-force'],
      },
      {
        relationship: 'F = ma',
        symbol: 'a',
        calculation: `\\frac{@1}{${M}}`,
        substituted: `@1 = ${M} \\times a`,
        value: (push - resistance) / mass,
        unit: 'm s^-2',
      },
    ],
    mistakes: [
      {
        tag: 'unbalanced-force',
        value: push / mass,
        why: `The ${body.resistanceName} was left out; the unbalanced force is needed.`,
        earns: [2],
      },
      {
        tag: 'force-direction',
        value: (push + resistance) / mass,
        why: 'The forces were added; they act in opposite directions.',
        earns: [2],
      },
      { tag: 'rearrange', value: mass / (push - resistance), why: 'The mass was divided by the force.' },
      { tag: 'unbalanced-force', value: resistance / mass, why: `Only the ${body.resistanceName} was used.` },
      {
        tag: 'mass-vs-weight',
        value: (push - resistance) / (mass * GRAVITY),
        why: 'The force was divided by the weight instead of the mass.',
        earns: [1, 2],
      },
    ],
  };
}

type LiftOff = {
  readonly name: string;
  readonly mass: number;
  readonly thrust: number;
  readonly world: (typeof fieldStrengths)[number];
};

function liftOffCalculation(launch: LiftOff): PhysicsCalculation {
  const { name, mass, thrust, world } = launch;
  const { place, g } = world;
  const [M, T, G] = [numTex(mass), numTex(thrust), numTex(g)];
  return {
    situation: `A ${name} of mass ${inlineQuantity(mass, 'kg')} takes off vertically from the surface of ${place}. The thrust of its engines is ${inlineQuantity(thrust, 'N')}. The gravitational field strength on ${place} is ${inlineQuantity(g, 'N kg^-1')}.`,
    quantity: `the initial acceleration of the ${name}`,
    figure: drawForces({
      bodyTex: inlineQuantity(mass, 'kg'),
      forces: [
        { direction: 'up', tex: inlineQuantity(thrust, 'N') },
        { direction: 'down', tex: 'weight' },
      ],
    }),
    stages: [
      {
        relationship: 'W = mg',
        why: 'Find the weight',
        symbol: 'W',
        calculation: `${M} \\times ${G}`,
        value: mass * g,
        unit: 'N',
        gaps: ['mass-vs-weight'],
      },
      {
        relationship: 'F = ma',
        why: 'Substitute the unbalanced force',
        symbol: 'a',
        calculation: `\\frac{${T} - @1}{${M}}`,
        substituted: `${T} - @1 = ${M} \\times a`,
        value: (thrust - mass * g) / mass,
        unit: 'm s^-2',
        gaps: ['unbalanced-force'],
      },
    ],
    mistakes: listLiftOffMistakes(launch),
  };
}

function listLiftOffMistakes({ mass, thrust, world: { place, g } }: LiftOff): NumericMistake[] {
  return [
    {
      tag: 'unbalanced-force',
      value: thrust / mass,
      why: 'The weight was left out; the unbalanced force is needed.',
      earns: [3],
    },
    {
      tag: 'mass-vs-weight',
      value: (thrust - mass) / mass,
      why: 'The mass was taken from the thrust instead of the weight.',
      earns: [3],
    },
    {
      tag: 'data-sheet',
      value: (thrust - mass * GRAVITY) / mass,
      why: `The gravitational field strength of Earth was used instead of that of ${place}.`,
      earns: [1, 3, 4, 5],
    },
    {
      tag: 'force-direction',
      value: (thrust + mass * g) / mass,
      why: 'The weight was added to the thrust.',
      earns: [1, 2, 3],
    },
    {
      tag: 'mass-vs-weight',
      value: (thrust - mass * g) / (mass * g),
      why: 'The force was divided by the weight.',
      earns: [1, 2, 3],
    },
  ];
}

function weightCalculation(
  load: (typeof loads)[number],
  mass: number,
  { place, g }: (typeof fieldStrengths)[number],
): PhysicsCalculation {
  return {
    situation: `The mass of ${load.name} on the surface of ${place} is ${inlineQuantity(mass, 'kg')}. The gravitational field strength on ${place} is ${inlineQuantity(g, 'N kg^-1')}.`,
    quantity: `the weight of the ${load.shortName} on ${place}`,
    stages: [
      {
        relationship: 'W = mg',
        symbol: 'W',
        calculation: `${numTex(mass)} \\times ${numTex(g)}`,
        value: mass * g,
        unit: 'N',
      },
    ],
    mistakes: [
      {
        tag: 'data-sheet',
        value: mass * GRAVITY,
        why: `The gravitational field strength of Earth was used instead of that of ${place}.`,
        earns: [1, 3],
      },
      { tag: 'rearrange', value: mass / g, why: 'The mass was divided by the gravitational field strength.' },
      { tag: 'mass-vs-weight', value: mass, why: 'The mass was given for the weight.' },
      {
        tag: 'weight-twice',
        value: mass * GRAVITY * g,
        why: 'The mass was multiplied by both field strengths.',
      },
      { tag: 'rearrange', value: g / mass, why: 'The gravitational field strength was divided by the mass.' },
    ],
  };
}
