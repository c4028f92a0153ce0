// National 5 Physics: the horizontal distance, the vertical velocity and the height of fall of a horizontal projectile.
// Notation: `@1` is the result of the first stage; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawProjectile } from '../../diagrams/families/projectile.ts';
import type { Scene } from '../../diagrams/scene.ts';
import { wording } from '../item-draft.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { GRAVITY } from '../physics/nat5-data-sheet.table.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

const G = numTex(GRAVITY);

/** Projectiles with ranges of velocity (m/s) and time of flight (s). */
const shots = [
  {
    name: 'ball',
    from: 'a cliff',
    v: [8, 22],
    t: [1.2, 3.8],
    verb: 'is kicked horizontally from the top of',
  },
  {
    name: 'marble',
    from: 'a laboratory bench',
    v: [0.8, 3.5],
    t: [0.36, 0.46],
    verb: 'rolls horizontally off',
  },
  {
    name: 'arrow',
    from: 'a castle wall',
    v: [32, 58],
    t: [1.2, 2.6],
    verb: 'is fired horizontally from the top of',
  },
  {
    name: 'stone',
    from: 'a sea cliff',
    v: [6, 18],
    t: [1.4, 3.9],
    verb: 'is thrown horizontally from the top of',
  },
  {
    name: 'parcel of supplies',
    from: 'a hill',
    v: [12, 28],
    t: [2.1, 3.9],
    verb: 'leaves a drone that is flying horizontally above',
  },
  {
    name: 'model car',
    from: 'a shelf',
    v: [1.2, 4.5],
    t: [0.42, 0.72],
    verb: 'runs horizontally off the edge of',
  },
] as const;

type Shot = { readonly name: string; readonly start: string; readonly v: number; readonly t: number };

export const horizontalProjectile = nat5PhysicsModel({
  id: 'N5P-07',
  title: 'Horizontal projectile',
  outcomeId: 'PHY-5-02',
  calculator: 'allowed',
  marks: [1, 3, 4],
  choose: (random) => {
    const shot = random.pick(shots);
    return {
      shot,
      v: pickMeasure(random, shot.v),
      t: pickMeasure(random, shot.t),
      target: random.pick(['range', 'fall', 'height'] as const),
      form: pickQuestionForm(random),
    };
  },
  accepts: ({ v, t }) => Math.abs(v / (GRAVITY * t) - 1) > 0.1,
  write: ({ shot, v, t, target, form }) => {
    const projectile = { name: shot.name, start: `A ${shot.name} ${shot.verb} ${shot.from}`, v, t };
    const calculation = { range: rangeCalculation, fall: fallCalculation, height: heightCalculation }[target](
      projectile,
    );
    return writePhysics({ ...calculation, figure: drawFigure(projectile) }, form);
  },
});

function describeSituation({ start, v, t, name }: Shot): string {
  return `${start} at ${inlineQuantity(v, 'm s^-1')}. The ${name} reaches the level ground below ${inlineQuantity(t, 's')} later. Air resistance can be ignored.`;
}

function rangeCalculation(shot: Shot): PhysicsCalculation {
  const { name, v, t } = shot;
  return {
    situation: describeSituation(shot),
    quantity: `the horizontal distance travelled by the ${name}`,
    stages: [
      {
        relationship: 's = vt',
        otherRelationships: ['d = vt', 's = \\bar{v}t', 'd = \\bar{v}t'],
        symbol: 's',
        calculation: `${numTex(v)} \\times ${numTex(t)}`,
        value: v * t,
        unit: 'm',
      },
    ],
    mistakes: [
      { tag: 'component-mix', value: 0.5 * GRAVITY * t * t, why: 'The vertical distance was found.' },
      {
        tag: 'component-mix',
        value: GRAVITY * t * t,
        why: 'The vertical velocity was used for the horizontal motion.',
      },
      { tag: 'rearrange', value: v / t, why: 'The velocity was divided by the time.' },
      {
        tag: 'half-extra',
        value: (v * t) / 2,
        why: 'The horizontal velocity is constant; no half is needed.',
      },
      {
        tag: 'component-mix',
        value: (v + GRAVITY * t) * t,
        why: 'The vertical velocity was added to the horizontal one.',
      },
    ],
  };
}

function verticalStage({ t }: Shot): Stage {
  return {
    relationship: 'a = \\frac{v - u}{t}',
    symbol: 'v',
    calculation: `0 + ${G} \\times ${numTex(t)}`,
    substituted: `${G} = \\frac{v - 0}{${numTex(t)}}`,
    value: GRAVITY * t,
    unit: 'm s^-1',
  };
}

function fallCalculation(shot: Shot): PhysicsCalculation {
  const { name, v, t } = shot;
  return {
    situation: describeSituation(shot),
    quantity: `the vertical velocity of the ${name} as it reaches the ground`,
    stages: [verticalStage(shot)],
    mistakes: [
      {
        tag: 'component-mix',
        value: v + GRAVITY * t,
        why: 'The horizontal velocity was used as the initial vertical velocity.',
        earns: [1],
      },
      { tag: 'component-mix', value: v, why: 'The horizontal velocity was given.' },
      { tag: 'rearrange', value: GRAVITY / t, why: 'The acceleration was divided by the time.', earns: [1] },
      { tag: 'half-extra', value: 0.5 * GRAVITY * t, why: 'The average velocity was found.' },
      { tag: 'component-mix', value: Math.hypot(v, GRAVITY * t), why: 'The resultant velocity was found.' },
    ],
  };
}

function heightCalculation(shot: Shot): PhysicsCalculation {
  const { v, t, name } = shot;
  const { relationship: _relationship, ...vertical } = verticalStage(shot);
  return {
    situation: describeSituation(shot),
    quantity: `the height from which the ${name} falls`,
    stages: [
      { ...vertical, why: 'Find the final vertical velocity' },
      {
        relationship: wording([
          'the height is the area under the velocity-time graph',
          'area',
          'average velocity',
        ]),
        otherRelationships: [
          's = \\bar{v}t',
          'd = \\bar{v}t',
          's = \\frac{1}{2}vt',
          'h = \\bar{v}t',
          's = ut + \\frac{1}{2}at^2',
        ],
        symbol: 'h',
        calculation: `\\frac{1}{2} \\times @1 \\times ${numTex(t)}`,
        value: 0.5 * GRAVITY * t * t,
        unit: 'm',
        gaps: ['area-under-graph'],
      },
    ],
    mistakes: [
      {
        tag: 'area-under-graph',
        value: GRAVITY * t * t,
        why: 'The final velocity was used for the whole fall; the area is a triangle.',
        earns: [1],
      },
      {
        tag: 'component-mix',
        value: v * t,
        why: 'The horizontal velocity was used for the vertical motion.',
      },
      {
        tag: 'area-under-graph',
        value: GRAVITY * t,
        why: 'The final vertical velocity was given for the height.',
        earns: [1],
      },
      { tag: 'component-mix', value: 0.5 * v * t, why: 'The horizontal velocity was averaged.' },
      { tag: 'square-omitted', value: 0.5 * GRAVITY * t, why: 'The time was used once only.', earns: [1] },
    ],
  };
}

function drawFigure({ v, t }: Shot): Scene {
  return drawProjectile({
    angle: 0,
    speed: v,
    height: 0.5 * GRAVITY * t * t,
    speedTex: inlineQuantity(v, 'm s^-1'),
    heightTex: 'height',
    rangeTex: 'horizontal distance',
  });
}
