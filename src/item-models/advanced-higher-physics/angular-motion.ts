/**
 * The learner uses the equations of angular motion, or finds the central force on a body that moves in a
 * circle. In a calculation, `@1` is the result of stage 1.
 */

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { capitalise } from '../write/words.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';
import { CIRCULAR_MOTIONS, ROTATING_OBJECTS } from './angular-motion.table.ts';

/** An object that starts from rest; `rpm` is its speed in revolutions per minute and `t` the time in seconds. */
type Spin = { readonly object: string; readonly rpm: number; readonly t: number };

export const angularMotion = advancedHigherPhysicsModel({
  id: 'AHP-01',
  title: 'Angular motion',
  outcomeId: 'PHY-AH-01',
  calculator: 'allowed',
  marks: [3, 4],
  choose: (random) => ({
    spin: {
      object: random.pick(ROTATING_OBJECTS),
      rpm: 10 * random.int(9, 60),
      t: pickMeasure(random, [2, 40]),
    },
    lowVelocity: pickMeasure(random, [2, 9]),
    highVelocity: pickMeasure(random, [12, 60]),
    angle: 10 * random.int(5, 90),
    questionKind: random.pick(['acceleration', 'revolutions', 'stopping'] as const),
  }),
  write: ({ spin, lowVelocity, highVelocity, angle, questionKind }) => {
    if (questionKind === 'acceleration') return writeWrittenPhysics(accelerationCalculation(spin));
    if (questionKind === 'revolutions')
      return writeWrittenPhysics(revolutionsCalculation(spin, lowVelocity, highVelocity));
    return writeWrittenPhysics(
      slowingCalculation({
        object: spin.object,
        initialVelocity: highVelocity,
        finalVelocity: lowVelocity,
        theta: angle,
      }),
    );
  },
});

function accelerationCalculation({ object, rpm, t }: Spin): PhysicsCalculation {
  const omega = (rpm * 2 * Math.PI) / 60;
  return {
    situation: `Starting from rest, ${object} reaches $${rpm}$ revolutions per minute in ${inlineQuantity(t, 's')}. Its angular acceleration is constant.`,
    quantity: 'its angular acceleration',
    stages: [
      {
        why: 'Change revolutions per minute to radians per second',
        symbol: '\\omega',
        calculation: `\\frac{${rpm} \\times 2\\pi}{60}`,
        value: omega,
        unit: 'rad s^-1',
        gaps: ['angular-units'],
      },
      {
        relationship: '\\omega = \\omega_0 + \\alpha t',
        otherRelationships: ['\\alpha = \\frac{\\omega - \\omega_0}{t}', '\\alpha = \\frac{\\omega}{t}'],
        symbol: '\\alpha',
        calculation: `\\frac{@1 - 0}{${numTex(t)}}`,
        substituted: `@1 = 0 + \\alpha \\times ${numTex(t)}`,
        value: omega / t,
        unit: 'rad s^-2',
      },
    ],
    mistakes: [
      {
        tag: 'angular-units',
        value: rpm / t,
        why: 'The revolutions per minute were not changed to radians per second.',
        earns: [2, 3, 4],
      },
      {
        tag: 'angular-units',
        value: rpm / 60 / t,
        why: 'Each revolution is $2\\pi$ radians.',
        earns: [2, 3, 4],
      },
      {
        tag: 'time-conversion',
        value: (rpm * 2 * Math.PI) / t,
        why: 'The minute was not changed to seconds.',
        earns: [2, 3, 4],
      },
      {
        tag: 'rearrange',
        value: omega * t,
        why: 'The angular velocity was multiplied by the time.',
        earns: [1, 2],
      },
    ],
  };
}

function revolutionsCalculation(
  { object, t }: Spin,
  initialVelocity: number,
  finalVelocity: number,
): PhysicsCalculation {
  const theta = ((initialVelocity + finalVelocity) / 2) * t;
  return {
    situation: `The angular velocity of ${object} increases steadily from ${inlineQuantity(initialVelocity, 'rad s^-1')} to ${inlineQuantity(finalVelocity, 'rad s^-1')} in ${inlineQuantity(t, 's')}.`,
    quantity: 'the number of revolutions made in this time',
    stages: [
      {
        relationship: '\\theta = \\frac{1}{2}(\\omega + \\omega_0)t',
        otherRelationships: [
          '\\theta = \\omega_0 t + \\frac{1}{2}\\alpha t^2',
          '\\omega^2 = \\omega_0^2 + 2\\alpha\\theta',
        ],
        symbol: '\\theta',
        calculation: `\\frac{1}{2} \\times (${numTex(initialVelocity)} + ${numTex(finalVelocity)}) \\times ${numTex(t)}`,
        value: theta,
        unit: 'rad',
      },
      {
        symbol: 'N',
        calculation: '\\frac{@1}{2\\pi}',
        value: theta / (2 * Math.PI),
        unit: '',
        hasOnlyAnswerMark: true,
        gaps: ['angular-units'],
      },
    ],
    mistakes: [
      {
        tag: 'angular-units',
        value: theta,
        why: 'This is the angle in radians; a revolution is $2\\pi$ radians.',
        earns: [1, 2],
      },
      {
        tag: 'average-velocity',
        value: (finalVelocity * t) / (2 * Math.PI),
        why: 'The final angular velocity was used for the average.',
      },
      { tag: 'half-missing', value: theta / Math.PI, why: 'The half was left out.', earns: [1, 3] },
    ],
  };
}

type Slowing = {
  readonly object: string;
  readonly initialVelocity: number;
  readonly finalVelocity: number;
  readonly theta: number;
};

function slowingCalculation({ object, initialVelocity, finalVelocity, theta }: Slowing): PhysicsCalculation {
  const alpha = (finalVelocity * finalVelocity - initialVelocity * initialVelocity) / (2 * theta);
  return {
    situation: `The angular velocity of ${object} falls steadily from ${inlineQuantity(initialVelocity, 'rad s^-1')} to ${inlineQuantity(finalVelocity, 'rad s^-1')} while it turns through ${inlineQuantity(theta, 'rad', theta < 100 ? 2 : 3)}.`,
    quantity: 'its angular acceleration',
    stages: [
      {
        relationship: '\\omega^2 = \\omega_0^2 + 2\\alpha\\theta',
        symbol: '\\alpha',
        calculation: `\\frac{${numTex(finalVelocity)}^2 - ${numTex(initialVelocity)}^2}{2 \\times ${theta}}`,
        substituted: `${numTex(finalVelocity)}^2 = ${numTex(initialVelocity)}^2 + 2 \\times \\alpha \\times ${theta}`,
        value: alpha,
        unit: 'rad s^-2',
      },
    ],
    mistakes: [
      {
        tag: 'sign',
        value: -alpha,
        why: 'It slows down, so its angular acceleration is negative.',
        earns: [1],
      },
      {
        tag: 'undo-power',
        value: (finalVelocity - initialVelocity) / (2 * theta),
        why: 'The angular velocities were not squared.',
        earns: [1],
      },
      { tag: 'half-missing', value: 2 * alpha, why: 'The 2 was left out.' },
    ],
  };
}

export const centralForce = advancedHigherPhysicsModel({
  id: 'AHP-12',
  title: 'Radial acceleration and central force',
  outcomeId: 'PHY-AH-01',
  calculator: 'allowed',
  marks: [3, 5],
  choose: (random) => {
    const { object, m, r, v } = random.pick(CIRCULAR_MOTIONS);
    return {
      body: { object, m: pickMeasure(random, m), r: pickMeasure(random, r), v: pickMeasure(random, v) },
      turns: random.int(6, 24),
      questionKind: random.pick(['force', 'acceleration', 'period'] as const),
    };
  },
  write: ({ body, turns, questionKind }) => {
    if (questionKind === 'period') return writeWrittenPhysics(turnsCalculation(body, turns));
    return writeWrittenPhysics(speedCalculation(body, questionKind === 'force'));
  },
});

type Body = { readonly object: string; readonly m: number; readonly r: number; readonly v: number };

function speedCalculation({ object, m, r, v }: Body, asksForForce: boolean): PhysicsCalculation {
  const factor = asksForForce ? m : 1;
  const massTex = asksForForce ? `${numTex(m)} \\times ` : '';
  return {
    situation: `${capitalise(object)} moves at a constant speed of ${inlineQuantity(v, 'm s^-1')} in a horizontal circle of radius ${inlineQuantity(r, 'm')}.${asksForForce ? ` The mass is ${inlineQuantity(m, 'kg')}.` : ''}`,
    quantity: asksForForce ? 'the central force' : 'the radial acceleration',
    stages: [
      {
        relationship: asksForForce ? 'F = \\frac{mv^2}{r}' : 'a_r = \\frac{v^2}{r}',
        otherRelationships: asksForForce
          ? ['F = mr\\omega^2', 'F = ma']
          : ['a = \\frac{v^2}{r}', 'a_r = r\\omega^2'],
        symbol: asksForForce ? 'F' : 'a_r',
        calculation: asksForForce
          ? `\\frac{${numTex(m)} \\times ${numTex(v)}^2}{${numTex(r)}}`
          : `\\frac{${numTex(v)}^2}{${numTex(r)}}`,
        value: (factor * v * v) / r,
        unit: asksForForce ? 'N' : 'm s^-2',
      },
    ],
    mistakes: [
      { tag: 'undo-power', value: (factor * v) / r, why: 'The speed was not squared.', earns: [1] },
      {
        tag: 'central-radius',
        value: factor * v * v * r,
        why: 'The square of the speed was multiplied by the radius.',
        earns: [1],
      },
      {
        tag: 'angular-for-linear',
        value: factor * v * v * r * r,
        why: `The speed was taken for the angular velocity, in $${massTex}r\\omega^2$.`,
      },
    ],
  };
}

function turnsCalculation({ object, m, r, v }: Body, turns: number): PhysicsCalculation {
  const seconds = Number(((2 * Math.PI * r * turns) / v).toPrecision(2));
  const omega = (2 * Math.PI * turns) / seconds;
  return {
    situation: `${capitalise(object)}, of mass ${inlineQuantity(m, 'kg')}, moves at a constant speed in a horizontal circle of radius ${inlineQuantity(r, 'm')}, and makes $${turns}$ revolutions in ${inlineQuantity(seconds, 's')}.`,
    quantity: 'the central force',
    stages: [
      {
        relationship: '\\omega = \\frac{d\\theta}{dt}',
        otherRelationships: [
          '\\omega = \\frac{\\theta}{t}',
          '\\omega = \\frac{2\\pi}{T}',
          '\\omega = 2\\pi f',
        ],
        symbol: '\\omega',
        calculation: `\\frac{2\\pi \\times ${turns}}{${seconds}}`,
        value: omega,
        unit: 'rad s^-1',
        gaps: ['angular-units'],
      },
      {
        relationship: 'F = mr\\omega^2',
        otherRelationships: ['F = \\frac{mv^2}{r}', 'F = ma'],
        symbol: 'F',
        calculation: `${numTex(m)} \\times ${numTex(r)} \\times @1^2`,
        value: m * r * omega * omega,
        unit: 'N',
      },
    ],
    mistakes: [
      {
        tag: 'angular-units',
        value: m * r * (turns / seconds) ** 2,
        why: 'Each revolution is $2\\pi$ radians.',
        earns: [1, 3, 4, 5],
      },
      {
        tag: 'undo-power',
        value: m * r * omega,
        why: 'The angular velocity was not squared.',
        earns: [1, 2, 3],
      },
      {
        tag: 'angular-for-linear',
        value: (m * omega * omega) / r,
        why: 'The angular velocity was used for the speed.',
        earns: [1, 2],
      },
    ],
  };
}
