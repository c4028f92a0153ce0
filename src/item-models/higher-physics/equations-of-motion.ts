/** The learner uses the equations of motion for a vehicle, or for an object thrown vertically. */

import { GRAVITY } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const GRAVITY_TEX = numTex(GRAVITY);

/** Vehicles, with the ranges of initial velocity u, acceleration a and time t. */
const MOVERS = [
  { name: 'car', u: [6, 18], a: [0.8, 3.2], t: [3, 12], situation: 'A car joins a dual carriageway.' },
  { name: 'train', u: [8, 26], a: [0.25, 0.95], t: [15, 60], situation: 'A train leaves a tunnel.' },
  {
    name: 'cyclist',
    u: [2.5, 7.5],
    a: [0.35, 1.4],
    t: [4, 14],
    situation: 'A cyclist reaches the start of a downhill section.',
  },
  {
    name: 'sledge',
    u: [1.2, 4.5],
    a: [0.6, 2.4],
    t: [3, 9],
    situation: 'A sledge passes a marker on a slope.',
  },
  {
    name: 'motorcycle',
    u: [9, 21],
    a: [1.5, 4.5],
    t: [2.5, 8],
    situation: 'A motorcycle overtakes a lorry.',
  },
] as const;

/** Objects that move vertically upwards, with the range of initial velocity u. */
const THROWS = [
  { name: 'ball', u: [6, 19], launch: 'A ball is thrown vertically upwards' },
  {
    name: 'firework',
    u: [22, 48],
    launch: 'The charge of a firework burns out while it is moving vertically upwards',
  },
  { name: 'stone', u: [7, 24], launch: 'A stone is projected vertically upwards from a catapult' },
  { name: 'water rocket', u: [14, 36], launch: 'A water rocket leaves its launcher vertically upwards' },
] as const;

type VehicleMotion = {
  readonly name: string;
  readonly situation: string;
  readonly u: number;
  readonly a: number;
  readonly t: number;
};
type Throw = { readonly name: string; readonly launch: string; readonly u: number; readonly t: number };

export const equationsOfMotion = higherPhysicsModel({
  id: 'HP-01',
  title: 'Equations of motion',
  outcomeId: 'PHY-H-01',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const [mover, thrown] = [random.pick(MOVERS), random.pick(THROWS)];
    const u = pickMeasure(random, thrown.u);
    return {
      vehicle: {
        name: mover.name,
        situation: mover.situation,
        u: pickMeasure(random, mover.u),
        a: pickMeasure(random, mover.a),
        t: pickMeasure(random, mover.t),
      },
      thrown: {
        name: thrown.name,
        launch: thrown.launch,
        u,
        t: Number(((u / GRAVITY) * (0.4 + 1.3 * random.next())).toPrecision(2)),
      },
      questionKind: random.pick(['distance', 'speed', 'greatest-height', 'displacement', 'braking'] as const),
      form: pickQuestionForm(random),
    };
  },
  // At 1 s and 2 s the values of two mistakes would be equal.
  accepts: ({ thrown: { u, t } }) => Math.abs(u * t - 0.5 * GRAVITY * t * t) > 0.5 && t !== 1 && t !== 2,
  write: ({ vehicle, thrown, questionKind, form }) => {
    if (questionKind === 'greatest-height') return writePhysics(greatestHeightCalculation(thrown), form);
    if (questionKind === 'displacement') return writePhysics(displacementCalculation(thrown), form);
    return writePhysics(
      { distance: distanceCalculation, speed: speedCalculation, braking: brakingCalculation }[questionKind](
        vehicle,
      ),
      form,
    );
  },
});

function distanceCalculation({ name, situation, u, a, t }: VehicleMotion): PhysicsCalculation {
  const s = u * t + 0.5 * a * t * t;
  return {
    situation: `${situation} It is moving at ${inlineQuantity(u, 'm s^-1')} when it begins to accelerate at ${inlineQuantity(a, 'm s^-2')} along a straight line.`,
    quantity: `the distance travelled by the ${name} in the next ${inlineQuantity(t, 's')}`,
    stages: [
      {
        relationship: 's = ut + \\frac{1}{2}at^2',
        symbol: 's',
        calculation: `${numTex(u)} \\times ${numTex(t)} + \\frac{1}{2} \\times ${numTex(a)} \\times ${numTex(t)}^2`,
        value: s,
        unit: 'm',
      },
    ],
    mistakes: [
      { tag: 'half-omitted', value: u * t + a * t * t, why: 'The half was left out.' },
      { tag: 'square-omitted', value: u * t + 0.5 * a * t, why: 'The time was not squared.', earns: [1] },
      { tag: 'suvat-choice', value: u * t, why: 'The acceleration was left out.' },
      {
        tag: 'initial-velocity-omitted',
        value: 0.5 * a * t * t,
        why: 'The initial velocity was left out.',
        earns: [1],
      },
      { tag: 'suvat-choice', value: (u + a * t) * t, why: 'The final velocity was used for the whole time.' },
    ],
  };
}

function speedCalculation({ name, situation, u, a, t }: VehicleMotion): PhysicsCalculation {
  const s = Number((u * t + 0.5 * a * t * t).toPrecision(2));
  return {
    situation: `${situation} It is moving at ${inlineQuantity(u, 'm s^-1')} when it begins to accelerate at ${inlineQuantity(a, 'm s^-2')} along a straight line.`,
    quantity: `the speed of the ${name} after it has travelled a further ${inlineQuantity(s, 'm')}`,
    stages: [
      {
        relationship: 'v^2 = u^2 + 2as',
        symbol: 'v',
        calculation: `\\sqrt{${numTex(u)}^2 + 2 \\times ${numTex(a)} \\times ${numTex(s)}}`,
        substituted: `v^2 = ${numTex(u)}^2 + 2 \\times ${numTex(a)} \\times ${numTex(s)}`,
        value: Math.sqrt(u * u + 2 * a * s),
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      { tag: 'undo-power', value: u * u + 2 * a * s, why: 'The square root was left out.', earns: [1, 2] },
      {
        tag: 'square-omitted',
        value: Math.sqrt(u + 2 * a * s),
        why: 'The initial velocity was not squared.',
        earns: [1],
      },
      { tag: 'two-omitted', value: Math.sqrt(u * u + a * s), why: 'The 2 was left out.' },
      {
        tag: 'initial-velocity-omitted',
        value: Math.sqrt(2 * a * s),
        why: 'The initial velocity was left out.',
        earns: [1],
      },
      {
        tag: 'roots-term-by-term',
        value: u + Math.sqrt(2 * a * s),
        why: 'The root was taken of each term.',
        earns: [1, 2],
      },
    ],
  };
}

function brakingCalculation({ name, situation, u, a, t }: VehicleMotion): PhysicsCalculation {
  const initialSpeed = Number((u + a * t).toPrecision(2));
  // The vehicle slows down at twice the rate at which it accelerated.
  const s = Number(((initialSpeed * initialSpeed) / (2 * a * 2)).toPrecision(2));
  return {
    situation: `${situation} Later it is moving at ${inlineQuantity(initialSpeed, 'm s^-1')} when it begins to slow down uniformly. It comes to rest in a distance of ${inlineQuantity(s, 'm')}.`,
    quantity: `the acceleration of the ${name} as it slows down`,
    stages: [
      {
        relationship: 'v^2 = u^2 + 2as',
        symbol: 'a',
        calculation: `\\frac{0^2 - ${numTex(initialSpeed)}^2}{2 \\times ${numTex(s)}}`,
        substituted: `0^2 = ${numTex(initialSpeed)}^2 + 2 \\times a \\times ${numTex(s)}`,
        value: -(initialSpeed * initialSpeed) / (2 * s),
        unit: 'm s^-2',
      },
    ],
    mistakes: [
      {
        tag: 'sign-convention',
        value: (initialSpeed * initialSpeed) / (2 * s),
        why: 'The acceleration is against the motion, so it is negative.',
        earns: [1],
      },
      { tag: 'two-omitted', value: -(initialSpeed * initialSpeed) / s, why: 'The 2 was left out.' },
      {
        tag: 'square-omitted',
        value: -initialSpeed / (2 * s),
        why: 'The initial velocity was not squared.',
        earns: [1],
      },
      {
        tag: 'suvat-choice',
        value: -initialSpeed / s,
        why: 'The velocity was divided by the distance; acceleration is the change in velocity per second.',
      },
    ],
  };
}

function greatestHeightCalculation({ name, launch, u }: Throw): PhysicsCalculation {
  return {
    situation: `${launch} with a speed of ${inlineQuantity(u, 'm s^-1')}. The effects of air resistance can be ignored.`,
    quantity: `the greatest height that the ${name} rises above this point`,
    stages: [
      {
        relationship: 'v^2 = u^2 + 2as',
        symbol: 's',
        calculation: `\\frac{0^2 - ${numTex(u)}^2}{2 \\times (-${GRAVITY_TEX})}`,
        substituted: `0^2 = ${numTex(u)}^2 + 2 \\times (-${GRAVITY_TEX}) \\times s`,
        value: (u * u) / (2 * GRAVITY),
        unit: 'm',
      },
    ],
    mistakes: [
      {
        tag: 'sign-convention',
        value: -(u * u) / (2 * GRAVITY),
        why: 'The acceleration acts downwards, against the initial velocity: its sign is negative.',
        earns: [1],
      },
      { tag: 'two-omitted', value: (u * u) / GRAVITY, why: 'The 2 was left out.' },
      {
        tag: 'square-omitted',
        value: u / (2 * GRAVITY),
        why: 'The initial velocity was not squared.',
        earns: [1],
      },
      { tag: 'suvat-choice', value: u / GRAVITY, why: 'The time to reach the greatest height was found.' },
    ],
  };
}

function displacementCalculation({ name, launch, u, t }: Throw): PhysicsCalculation {
  const fallDistance = 0.5 * GRAVITY * t * t;
  return {
    situation: `${launch} with a speed of ${inlineQuantity(u, 'm s^-1')}. The effects of air resistance can be ignored. Take upwards as positive.`,
    quantity: `the displacement of the ${name} from this point after ${inlineQuantity(t, 's')}`,
    stages: [
      {
        relationship: 's = ut + \\frac{1}{2}at^2',
        symbol: 's',
        calculation: `${numTex(u)} \\times ${numTex(t)} + \\frac{1}{2} \\times (-${GRAVITY_TEX}) \\times ${numTex(t)}^2`,
        value: u * t - fallDistance,
        unit: 'm',
      },
    ],
    mistakes: [
      {
        tag: 'sign-convention',
        value: u * t + fallDistance,
        why: 'The acceleration acts downwards, against the initial velocity: its sign is negative.',
        earns: [1],
      },
      { tag: 'half-omitted', value: u * t - 2 * fallDistance, why: 'The half was left out.' },
      { tag: 'suvat-choice', value: u * t, why: 'The acceleration was left out.' },
      {
        tag: 'square-omitted',
        value: u * t - 0.5 * GRAVITY * t,
        why: 'The time was not squared.',
        earns: [1],
      },
      { tag: 'suvat-choice', value: u - GRAVITY * t, why: 'The velocity was found, not the displacement.' },
    ],
  };
}
