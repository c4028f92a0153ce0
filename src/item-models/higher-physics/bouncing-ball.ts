import { drawMotionGraph } from '../../diagrams/families/motion-graph.ts';
import { drawMeasure, drawProblemForm } from '../physics/draws.ts';
import { GRAVITY } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, writeProblem } from '../physics/problem.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const balls = [
  'tennis ball',
  'rubber ball',
  'football',
  'basketball',
  'golf ball',
  'squash ball',
  'beach volleyball',
] as const;

type Bounce = {
  readonly ball: string;
  /** Seconds of falling, of contact with the ground and of rising. */
  readonly down: number;
  readonly contact: number;
  readonly up: number;
  readonly v: number;
  readonly w: number;
};

export const bouncingBall = higherPhysicsModel({
  id: 'HP-02',
  title: 'Velocity-time graph of a bouncing ball',
  outcomeId: 'PHY-H-01',
  calculator: 'allowed',
  marks: [1, 2, 3],
  draw: (random) => {
    const down = drawMeasure(random, [0.42, 1.3]);
    const up = Number((down * (0.6 + 0.3 * random.next())).toPrecision(2));
    return {
      bounce: {
        ball: random.pick(balls),
        down,
        contact: random.pick([0.02, 0.03, 0.04, 0.05]),
        up,
        v: Number((GRAVITY * down).toPrecision(2)),
        w: Number((GRAVITY * up).toPrecision(2)),
      },
      asked: random.pick(['rebound', 'drop', 'contact', 'contact'] as const),
      form: drawProblemForm(random),
    };
  },
  accepts: ({ bounce: { v, w } }) => v - w > 0.6,
  write: ({ bounce, asked, form }) => {
    const problem = asked === 'contact' ? contactProblem(bounce) : heightProblem(bounce, asked);
    return writeProblem({ ...problem, figure: drawFigure(bounce) }, form);
  },
});

function drawFigure({ down, contact, up, v, w }: Bounce) {
  return drawMotionGraph({
    quantity: 'velocity',
    points: [
      [0, 0],
      [down, v],
      [down + contact, -w],
      [down + contact + up, 0],
    ],
  });
}

function describeSituation({ ball, down, contact, up, v, w }: Bounce): string {
  return `A ${ball} is dropped from rest and bounces once. The velocity-time graph of its motion is shown, with downwards as positive. The velocity rises steadily to ${inlineQuantity(v, 'm s^-1')} in ${inlineQuantity(down, 's')}. During contact with the ground, which lasts ${inlineQuantity(contact, 's')}, the velocity changes to ${inlineQuantity(-w, 'm s^-1')}. It then changes steadily to zero in a further ${inlineQuantity(up, 's')}.`;
}

function heightProblem(bounce: Bounce, asked: 'rebound' | 'drop'): PhysicsProblem {
  const { ball, down, up, v, w, contact } = bounce;
  const [time, speed] = asked === 'drop' ? [down, v] : [up, w];
  const [otherTime, otherSpeed] = asked === 'drop' ? [up, w] : [down, v];
  const value = 0.5 * time * speed;
  return {
    situation: describeSituation(bounce),
    quantity:
      asked === 'drop'
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
        value: 0.5 * (down * v + up * w),
        why: 'Both areas were added; this is the whole distance.',
      },
      {
        tag: 'displacement-vs-distance',
        value: 0.5 * (down * v - up * w),
        why: 'One area was taken from the other; this is the displacement at the end.',
      },
      {
        tag: 'graph-reading',
        value: 0.5 * (down + contact + up) * speed,
        why: 'The time on the axis was used, not the time this part of the motion took.',
      },
    ],
  };
}

function contactProblem(bounce: Bounce): PhysicsProblem {
  const { ball, contact, v, w } = bounce;
  return {
    situation: describeSituation(bounce),
    quantity: `the average acceleration of the ${ball} while it is in contact with the ground`,
    figures: 2,
    stages: [
      {
        relationship: 'v = u + at',
        or: ['a = \\frac{v - u}{t}'],
        symbol: 'a',
        calculation: `\\frac{-${numTex(w)} - ${numTex(v)}}{${numTex(contact)}}`,
        substituted: `-${numTex(w)} = ${numTex(v)} + a \\times ${numTex(contact)}`,
        value: (-w - v) / contact,
        unit: 'm s^-2',
      },
    ],
    mistakes: [
      {
        tag: 'sign-convention',
        value: (w - v) / contact,
        why: 'The direction of the velocity after the bounce was left out; it is negative.',
        earns: [1],
      },
      {
        tag: 'sign-convention',
        value: (v + w) / contact,
        why: 'The change in velocity is upwards, so the acceleration is negative.',
        earns: [1],
      },
      {
        tag: 'change-in-velocity',
        value: -w / contact,
        why: 'The final velocity was used for the change in velocity.',
      },
      {
        tag: 'sign-convention',
        value: (v - w) / contact,
        why: 'The direction of the velocity after the bounce was left out, and the order was changed.',
        earns: [1],
      },
    ],
  };
}
