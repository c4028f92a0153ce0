/**
 * The learner uses conservation of angular momentum when a mass is added to a turning object, or when a
 * person pulls in the arms. In a calculation, `@1` is the result of stage 1.
 */

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { capitalise } from '../write/words.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

/**
 * Turning objects, with the ranges of the numbers: mass and distance of the dropped object, moment of
 * inertia and angular velocity.
 */
const DROP_CONTEXTS = [
  {
    turntable: 'a turntable',
    droppedObject: 'a steel block',
    m: [0.1, 0.5],
    r: [0.1, 0.3],
    I: [0.008, 0.05],
    omega: [3, 12],
  },
  {
    turntable: 'a playground roundabout',
    droppedObject: 'a child',
    m: [24, 48],
    r: [0.9, 1.8],
    I: [180, 620],
    omega: [0.7, 2.4],
  },
  {
    turntable: 'a spinning disc',
    droppedObject: 'a lump of clay',
    m: [0.05, 0.3],
    r: [0.05, 0.25],
    I: [0.002, 0.02],
    omega: [4, 18],
  },
] as const;

const SPINNING_PEOPLE = [
  'an ice skater',
  'a ballet dancer',
  'a gymnast in the air',
  'a student on a swivel chair',
  'a diver',
] as const;

export const angularMomentum = advancedHigherPhysicsModel({
  id: 'AHP-03',
  title: 'Conservation of angular momentum',
  outcomeId: 'PHY-AH-02',
  calculator: 'allowed',
  marks: [3, 4],
  choose: (random) => {
    const { turntable, droppedObject, m, r, I, omega } = random.pick(DROP_CONTEXTS);
    return {
      drop: {
        turntable,
        droppedObject,
        m: pickMeasure(random, m),
        r: pickMeasure(random, r),
        I: pickMeasure(random, I),
        omega: pickMeasure(random, omega),
      },
      skater: {
        person: random.pick(SPINNING_PEOPLE),
        inertiaBefore: pickMeasure(random, [2.8, 5.5]),
        inertiaAfter: pickMeasure(random, [0.9, 2.2]),
        omega: pickMeasure(random, [1.5, 5]),
      },
      isDrop: random.chance(0.6),
    };
  },
  write: ({ drop, skater, isDrop }) =>
    writeWrittenPhysics(isDrop ? dropCalculation(drop) : armsCalculation(skater)),
});

type Drop = {
  readonly turntable: string;
  readonly droppedObject: string;
  readonly m: number;
  readonly r: number;
  readonly I: number;
  readonly omega: number;
};

const CONSERVATION = 'I_1\\omega_1 = I_2\\omega_2';

function dropCalculation({ turntable, droppedObject, m, r, I, omega }: Drop): PhysicsCalculation {
  const inertiaAfter = I + m * r * r;
  return {
    situation: `The moment of inertia of ${turntable} is ${inlineQuantity(I, 'kg m^2')}, and it turns freely at ${inlineQuantity(omega, 'rad s^-1')}. ${capitalise(droppedObject)} of mass ${inlineQuantity(m, 'kg')} is lowered onto it at a distance of ${inlineQuantity(r, 'm')} from the axis and turns with it.`,
    quantity: 'the new angular velocity',
    stages: [
      {
        why: 'Find the new moment of inertia',
        symbol: 'I_2',
        calculation: `${numTex(I)} + ${numTex(m)} \\times ${numTex(r)}^2`,
        value: inertiaAfter,
        unit: 'kg m^2',
        gaps: ['moment-of-inertia'],
      },
      {
        relationship: CONSERVATION,
        otherRelationships: ['L = I\\omega'],
        symbol: '\\omega_2',
        calculation: `\\frac{${numTex(I)} \\times ${numTex(omega)}}{@1}`,
        substituted: `${numTex(I)} \\times ${numTex(omega)} = @1 \\times \\omega_2`,
        value: (I * omega) / inertiaAfter,
        unit: 'rad s^-1',
      },
    ],
    mistakes: [
      {
        tag: 'conservation-choice',
        value: omega * Math.sqrt(I / inertiaAfter),
        why: 'The kinetic energy was kept constant; angular momentum is conserved.',
      },
      {
        tag: 'moment-of-inertia',
        value: (I * omega) / (m * r * r),
        why: 'The moment of inertia of what turned already was left out.',
        earns: [2, 3, 4],
      },
      {
        tag: 'undo-power',
        value: (I * omega) / (I + m * r),
        why: 'The distance was not squared.',
        earns: [2, 3, 4],
      },
    ],
  };
}

/** A turning person, with the moments of inertia before and after pulling in the arms. */
type Skater = {
  readonly person: string;
  readonly inertiaBefore: number;
  readonly inertiaAfter: number;
  readonly omega: number;
};

function armsCalculation({ person, inertiaBefore, inertiaAfter, omega }: Skater): PhysicsCalculation {
  return {
    situation: `The moment of inertia of ${person} falls from ${inlineQuantity(inertiaBefore, 'kg m^2')} to ${inlineQuantity(inertiaAfter, 'kg m^2')} when the arms are pulled in. Before this the angular velocity was ${inlineQuantity(omega, 'rad s^-1')}.`,
    quantity: 'the angular velocity after the arms are pulled in',
    stages: [
      {
        relationship: CONSERVATION,
        otherRelationships: ['L = I\\omega'],
        symbol: '\\omega_2',
        calculation: `\\frac{${numTex(inertiaBefore)} \\times ${numTex(omega)}}{${numTex(inertiaAfter)}}`,
        substituted: `${numTex(inertiaBefore)} \\times ${numTex(omega)} = ${numTex(inertiaAfter)} \\times \\omega_2`,
        value: (inertiaBefore * omega) / inertiaAfter,
        unit: 'rad s^-1',
      },
    ],
    mistakes: [
      {
        tag: 'rearrange',
        value: (inertiaAfter * omega) / inertiaBefore,
        why: 'The moments of inertia were used the wrong way round.',
        earns: [1],
      },
      {
        tag: 'conservation-choice',
        value: omega * Math.sqrt(inertiaBefore / inertiaAfter),
        why: 'The kinetic energy was kept constant; angular momentum is conserved.',
      },
    ],
  };
}
