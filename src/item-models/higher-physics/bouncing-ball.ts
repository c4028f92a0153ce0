/** The learner reads the velocity-time graph of a bouncing ball. */

import { drawMotionGraph } from '../../diagrams/families/motion-graph.ts';
import { GRAVITY } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { roundTo } from '../write/number.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const BALLS = [
  'tennis ball',
  'rubber ball',
  'football',
  'basketball',
  'golf ball',
  'squash ball',
  'beach volleyball',
] as const;

/** A bounce: the times of falling, contact and rising, and the speeds before and after the contact. */
type Bounce = {
  readonly ball: string;
  /** Times are in seconds. */
  readonly fallTime: number;
  readonly contactTime: number;
  readonly riseTime: number;
  readonly speedBefore: number;
  readonly speedAfter: number;
};

export const bouncingBall = higherPhysicsModel({
  id: 'HP-02',
  title: 'Velocity-time graph of a bouncing ball',
  outcomeId: 'PHY-H-01',
  calculator: 'allowed',
  marks: [1, 2, 3],
  choose: (random) => {
    const fallTime = pickMeasure(random, [0.42, 1.3]);
    const riseTime = Number((fallTime * (0.6 + 0.3 * random.next())).toPrecision(2));
    return {
      bounce: {
        ball: random.pick(BALLS),
        fallTime,
        contactTime: random.pick([0.02, 0.03, 0.04, 0.05]),
        riseTime,
        speedBefore: Number((GRAVITY * fallTime).toPrecision(2)),
        speedAfter: Number((GRAVITY * riseTime).toPrecision(2)),
      },
      questionKind: random.pick(['rebound', 'drop', 'contact', 'contact'] as const),
      form: pickQuestionForm(random),
    };
  },
  accepts: ({ bounce: { speedBefore, speedAfter } }) => speedBefore - speedAfter > 0.6,
  write: ({ bounce, questionKind, form }) => {
    const calculation =
      questionKind === 'contact' ? contactCalculation(bounce) : heightCalculation(bounce, questionKind);
    return writePhysics({ ...calculation, figure: drawFigure(bounce) }, form);
  },
});

function drawFigure({ fallTime, contactTime, riseTime, speedBefore, speedAfter }: Bounce) {
  return drawMotionGraph({
    quantity: 'velocity',
    points: [
      [0, 0],
      [fallTime, speedBefore],
      [roundTo(fallTime + contactTime, 3), -speedAfter],
      [roundTo(fallTime + contactTime + riseTime, 3), 0],
    ],
  });
}

function describeSituation({
  ball,
  fallTime,
  contactTime,
  riseTime,
  speedBefore,
  speedAfter,
}: Bounce): string {
  return `A ${ball} is dropped from rest and bounces once. The velocity-time graph of its motion is shown, with downwards as positive. The velocity rises steadily to ${inlineQuantity(speedBefore, 'm s^-1')} in ${inlineQuantity(fallTime, 's')}. During contact with the ground, which lasts ${inlineQuantity(contactTime, 's')}, the velocity changes to ${inlineQuantity(-speedAfter, 'm s^-1')}. It then changes steadily to zero in a further ${inlineQuantity(riseTime, 's')}.`;
}

function heightCalculation(bounce: Bounce, questionKind: 'rebound' | 'drop'): PhysicsCalculation {
  const { ball, fallTime, riseTime, speedBefore, speedAfter, contactTime } = bounce;
  const [time, speed] = questionKind === 'drop' ? [fallTime, speedBefore] : [riseTime, speedAfter];
  const [otherTime, otherSpeed] = questionKind === 'drop' ? [riseTime, speedAfter] : [fallTime, speedBefore];
  const value = 0.5 * time * speed;
  return {
    situation: describeSituation(bounce),
    quantity:
      questionKind === 'drop'
        ? `the height from which the ${ball} is dropped`
        : `the height to which the ${ball} rebounds`,
    stages: [
      {
        symbol: 'h',
        why: 'Substitute for the area of the right triangle under the graph',
        calculation: `\\frac{1}{2} \\times ${numTex(time)} \\times ${numTex(speed)}`,
        value,
        unit: 'm',
        gaps: ['area-under-graph'],
      },
    ],
    mistakes: [
      { tag: 'area-under-graph', value: time * speed, why: 'The area of the triangle was not halved.' },
      {
        tag: 'graph-reading',
        value: 0.5 * otherTime * otherSpeed,
        why: 'The other part of the graph was used.',
      },
      {
        tag: 'displacement-vs-distance',
        value: 0.5 * (fallTime * speedBefore + riseTime * speedAfter),
        why: 'Both areas were added; this is the whole distance.',
      },
      {
        tag: 'displacement-vs-distance',
        value: 0.5 * (fallTime * speedBefore - riseTime * speedAfter),
        why: 'One area was taken from the other; this is the displacement at the end.',
      },
      {
        tag: 'graph-reading',
        value: 0.5 * (fallTime + contactTime + riseTime) * speed,
        why: 'The time on the axis was used, not the time this part of the motion took.',
      },
    ],
  };
}

function contactCalculation(bounce: Bounce): PhysicsCalculation {
  const { ball, contactTime, speedBefore, speedAfter } = bounce;
  return {
    situation: describeSituation(bounce),
    quantity: `the average acceleration of the ${ball} while it is in contact with the ground`,
    significantFigures: 2,
    stages: [
      {
        relationship: 'v = u + at',
        otherRelationships: ['a = \\frac{v - u}{t}'],
        symbol: 'a',
        calculation: `\\frac{-${numTex(speedAfter)} - ${numTex(speedBefore)}}{${numTex(contactTime)}}`,
        substituted: `-${numTex(speedAfter)} = ${numTex(speedBefore)} + a \\times ${numTex(contactTime)}`,
        value: (-speedAfter - speedBefore) / contactTime,
        unit: 'm s^-2',
      },
    ],
    mistakes: [
      {
        tag: 'sign-convention',
        value: (speedAfter - speedBefore) / contactTime,
        why: 'The direction of the velocity after the bounce was left out; it is negative.',
        earns: [1],
      },
      {
        tag: 'sign-convention',
        value: (speedBefore + speedAfter) / contactTime,
        why: 'The change in velocity is upwards, so the acceleration is negative.',
        earns: [1],
      },
      {
        tag: 'change-in-velocity',
        value: -speedAfter / contactTime,
        why: 'The final velocity was used for the change in velocity.',
      },
      {
        tag: 'sign-convention',
        value: (speedBefore - speedAfter) / contactTime,
        why: 'The direction of the velocity after the bounce was left out, and the order was changed.',
        earns: [1],
      },
    ],
  };
}
