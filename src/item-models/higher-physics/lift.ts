/**
 * The learner finds the force of the scales on an object in an accelerating lift. In a calculation, `@1`
 * is the result of stage 1.
 */

import { drawForces } from '../../diagrams/families/forces.ts';
import { GRAVITY } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const GRAVITY_TEX = numTex(GRAVITY);

/** Objects in a lift, with the range of their mass. */
const RIDERS = [
  { nameWithArticle: 'A passenger', mass: [48, 95], placement: 'stands on a set of scales in a lift' },
  { nameWithArticle: 'A parcel', mass: [2.2, 28], placement: 'rests on scales on the floor of a lift' },
  { nameWithArticle: 'A suitcase', mass: [11, 24], placement: 'stands on scales in a lift' },
  { nameWithArticle: 'A trolley of books', mass: [35, 120], placement: 'rests on scales in a goods lift' },
] as const;

/** Motions of a lift; `sign` is 1 if the acceleration is upwards. */
const MOTIONS = [
  { text: 'accelerates upwards', sign: 1 },
  { text: 'accelerates downwards', sign: -1 },
  { text: 'moves upwards and slows down', sign: -1 },
  { text: 'moves downwards and slows down', sign: 1 },
] as const;

/** A mass in a lift with an acceleration of magnitude a. */
type Lift = {
  readonly mass: number;
  readonly a: number;
  readonly sign: 1 | -1;
  readonly situation: string;
  readonly name: string;
};

export const lift = higherPhysicsModel({
  id: 'HP-05',
  title: 'Forces in a lift',
  outcomeId: 'PHY-H-02',
  calculator: 'allowed',
  marks: [1, 4],
  choose: (random) => {
    const [rider, motion] = [random.pick(RIDERS), random.pick(MOTIONS)];
    const mass = pickMeasure(random, rider.mass);
    const a = pickMeasure(random, [0.55, 2.8]);
    const situation = `${rider.nameWithArticle} of mass ${inlineQuantity(mass, 'kg')} ${rider.placement}. The lift ${motion.text}; the magnitude of its acceleration is ${inlineQuantity(a, 'm s^-2')}.`;
    return {
      lift: { mass, a, sign: motion.sign, situation, name: rider.nameWithArticle.replace(/^A /, 'the ') },
      form: pickQuestionForm(random),
    };
  },
  write: ({ lift: drawnLift, form }) => writePhysics(readingCalculation(drawnLift), form),
});

function readingCalculation({ mass, a, sign, situation, name }: Lift): PhysicsCalculation {
  const W = mass * GRAVITY;
  const operator = sign === 1 ? '+' : '-';
  const direction = sign === 1 ? 'upwards' : 'downwards';
  return {
    situation,
    quantity: `the upward force of the scales on ${name}`,
    figure: drawForces({
      forces: [
        { direction: 'up', tex: 'force of the scales' },
        { direction: 'down', tex: 'weight' },
      ],
    }),
    stages: [
      {
        why: 'Find the weight',
        symbol: 'W',
        calculation: `${numTex(mass)} \\times ${GRAVITY_TEX}`,
        value: W,
        unit: 'N',
        gaps: ['mass-vs-weight'],
      },
      {
        relationship: 'F = ma',
        symbol: 'R',
        why: `Substitute, with the unbalanced force acting ${direction}`,
        calculation: `@1 ${operator} ${numTex(mass)} \\times ${numTex(a)}`,
        substituted: `R - @1 = ${sign === 1 ? '' : '-'}${numTex(mass)} \\times ${numTex(a)}`,
        value: W + sign * mass * a,
        unit: 'N',
        gaps: ['sign-convention'],
      },
    ],
    mistakes: [
      {
        tag: 'sign-convention',
        value: W - sign * mass * a,
        why: `The unbalanced force acts ${direction}; its direction was taken the wrong way round.`,
        earns: [1, 2],
      },
      {
        tag: 'unbalanced-force',
        value: W,
        why: 'The acceleration was left out; the forces are not balanced.',
        earns: [1],
      },
      {
        tag: 'unbalanced-force',
        value: mass * a,
        why: 'The unbalanced force was given for the force of the scales.',
        earns: [2],
      },
      { tag: 'mass-vs-weight', value: mass + mass * a, why: 'The mass was used for the weight.', earns: [2] },
    ],
  };
}
