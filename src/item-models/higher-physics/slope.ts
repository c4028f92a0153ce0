/**
 * The learner finds the acceleration of an object on a slope with friction. In a calculation, `@1` is the
 * result of stage 1.
 */

import { drawForces } from '../../diagrams/families/forces.ts';
import type { Scene } from '../../diagrams/scene.ts';
import { GRAVITY } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { cos, sin } from '../write/angle.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const GRAVITY_TEX = numTex(GRAVITY);

/** Objects on a slope, with the range of their mass. */
const SLIDING_OBJECTS = [
  { name: 'crate', mass: [12, 85], location: 'down a ramp' },
  { name: 'skier', mass: [55, 92], location: 'straight down a slope' },
  { name: 'sledge and its rider', mass: [48, 110], location: 'down a snowy hill' },
  { name: 'parcel', mass: [1.2, 9.5], location: 'down a chute' },
  { name: 'cyclist freewheeling', mass: [65, 98], location: 'down a hill' },
  { name: 'trolley', mass: [0.6, 2.4], location: 'down a laboratory runway' },
] as const;

type SlidingObject = {
  readonly name: string;
  readonly location: string;
  readonly mass: number;
  readonly angle: number;
  readonly friction: number;
};

export const slope = higherPhysicsModel({
  id: 'HP-04',
  title: 'Motion on a slope',
  outcomeId: 'PHY-H-02',
  calculator: 'allowed',
  marks: [1, 4],
  choose: (random) => {
    const { name, location, ...ranges } = random.pick(SLIDING_OBJECTS);
    const mass = pickMeasure(random, ranges.mass);
    const angle = random.int(11, 39);
    const friction = Number((mass * GRAVITY * sin(angle) * (0.15 + 0.55 * random.next())).toPrecision(2));
    return { slidingObject: { name, location, mass, angle, friction }, form: pickQuestionForm(random) };
  },
  accepts: ({ slidingObject }) => slidingObject.angle !== 30,
  write: ({ slidingObject, form }) => writePhysics(slideCalculation(slidingObject), form),
});

function slideCalculation({ name, location, mass, angle, friction }: SlidingObject): PhysicsCalculation {
  const weightAlongSlope = mass * GRAVITY * sin(angle);
  return {
    situation: `A ${name} of mass ${inlineQuantity(mass, 'kg')} moves ${location}. The slope is at $${angle}^\\circ$ to the horizontal. A constant frictional force of ${inlineQuantity(friction, 'N')} acts up the slope.`,
    quantity: `the acceleration of the ${name.replace(/ freewheeling| and its rider/, '')}`,
    figure: drawSlopeForces(angle, friction),
    stages: [
      {
        why: 'Find the component of the weight along the slope',
        symbol: 'W_{\\parallel}',
        calculation: `${numTex(mass)} \\times ${GRAVITY_TEX} \\times \\sin ${angle}^\\circ`,
        value: weightAlongSlope,
        unit: 'N',
        gaps: ['component'],
      },
      {
        relationship: 'F = ma',
        symbol: 'a',
        calculation: `\\frac{@1 - ${numTex(friction)}}{${numTex(mass)}}`,
        substituted: `@1 - ${numTex(friction)} = ${numTex(mass)} \\times a`,
        value: (weightAlongSlope - friction) / mass,
        unit: 'm s^-2',
        gaps: ['unbalanced-force'],
      },
    ],
    mistakes: [
      {
        tag: 'component',
        value: (mass * GRAVITY * cos(angle) - friction) / mass,
        why: 'The cosine was used; the component along the slope is found with the sine.',
        earns: [2, 3, 4],
      },
      {
        tag: 'component',
        value: (mass * GRAVITY - friction) / mass,
        why: 'The whole weight was used, not its component along the slope.',
        earns: [2],
      },
      {
        tag: 'unbalanced-force',
        value: weightAlongSlope / mass,
        why: 'Friction was left out.',
        earns: [1, 2],
      },
      {
        tag: 'force-direction',
        value: (weightAlongSlope + friction) / mass,
        why: 'Friction was added; it acts against the motion.',
        earns: [1, 2],
      },
      {
        tag: 'mass-vs-weight',
        value: (mass * sin(angle) - friction) / mass,
        why: 'The mass was used for the weight.',
        earns: [2],
      },
    ],
  };
}

function drawSlopeForces(angle: number, friction: number): Scene {
  return drawForces({
    bodyTex: '',
    incline: angle,
    angleTex: `$${angle}^\\circ$`,
    forces: [
      { direction: 'down', tex: 'weight' },
      { direction: 'up-slope', tex: inlineQuantity(friction, 'N') },
    ],
  });
}
