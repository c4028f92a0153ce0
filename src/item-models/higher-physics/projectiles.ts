/**
 * The learner resolves the velocity of a projectile, and finds its time of flight, range or greatest
 * height. In a calculation, `@1` is the result of stage 1.
 */

import { drawProjectile } from '../../diagrams/families/projectile.ts';
import type { ItemDraft } from '../item-draft.ts';
import { step } from '../item-draft.ts';
import { GRAVITY } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, measurementTex, nineFigureTex, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { cos, sin, tan } from '../write/angle.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const GRAVITY_TEX = numTex(GRAVITY);

/** Projectiles, with the ranges of initial speed u and of the angle in degrees. */
const SHOTS = [
  { projectile: 'golf ball', u: [22, 58], situation: 'A golf ball leaves the club', angles: [22, 68] },
  {
    projectile: 'football',
    u: [14, 28],
    situation: 'A football is kicked from level ground',
    angles: [22, 68],
  },
  { projectile: 'arrow', u: [32, 62], situation: 'An arrow is fired from ground level', angles: [22, 68] },
  {
    projectile: 'jet of water',
    u: [9, 24],
    situation: 'Water leaves a hose at ground level',
    angles: [22, 68],
  },
  {
    projectile: 'long jumper',
    u: [7.2, 9.6],
    situation: 'A long jumper leaves the ground',
    angles: [17, 26],
  },
  {
    projectile: 'rugby ball',
    u: [15, 27],
    situation: 'A rugby ball is kicked from level ground',
    angles: [22, 68],
  },
] as const;

type Shot = {
  readonly projectile: string;
  readonly situation: string;
  readonly u: number;
  readonly angle: number;
};

export const projectiles = higherPhysicsModel({
  id: 'HP-08',
  title: 'Projectile at an angle',
  outcomeId: 'PHY-H-04',
  calculator: 'allowed',
  marks: [1, 2, 4],
  choose: (random) => {
    const { projectile, situation, u, angles } = random.pick(SHOTS);
    return {
      shot: { projectile, situation, u: pickMeasure(random, u), angle: random.int(angles[0], angles[1]) },
      questionKind: random.pick(['components', 'time', 'range', 'height'] as const),
      form: pickQuestionForm(random),
    };
  },
  accepts: ({ shot: { angle } }) => ![30, 44, 45, 46, 60].includes(angle),
  write: ({ shot, questionKind, form }) => {
    if (questionKind === 'components' && form === 'written') return writeComponents(shot);
    const problems = {
      components: verticalCalculation,
      time: timeCalculation,
      range: rangeCalculation,
      height: heightCalculation,
    };
    return writePhysics({ ...problems[questionKind](shot), figure: drawFigure(shot) }, form);
  },
});

const drawFigure = ({ u, angle }: Shot) =>
  drawProjectile({
    angle,
    speed: u,
    speedTex: inlineQuantity(u, 'm s^-1'),
    angleTex: `$${angle}^\\circ$`,
    rangeTex: 'range',
  });

const describeSituation = ({ situation, u, angle }: Shot): string =>
  `${situation} at ${inlineQuantity(u, 'm s^-1')} at an angle of $${angle}^\\circ$ to the horizontal. The effects of air resistance can be ignored.`;

function verticalStage({ u, angle }: Shot): Stage {
  return {
    why: 'Find the vertical component of the velocity',
    symbol: 'u_v',
    calculation: `${numTex(u)} \\times \\sin ${angle}^\\circ`,
    value: u * sin(angle),
    unit: 'm s^-1',
    gaps: ['component'],
  };
}

function verticalCalculation(shot: Shot): PhysicsCalculation {
  const { u, angle, projectile } = shot;
  return {
    situation: describeSituation(shot),
    quantity: `the vertical component of the initial velocity of the ${projectile}`,
    stages: [verticalStage(shot)],
    mistakes: [
      { tag: 'component', value: u * cos(angle), why: 'The horizontal component was found.' },
      { tag: 'component', value: u * tan(angle), why: 'The tangent was used.' },
      { tag: 'component', value: u / sin(angle), why: 'The velocity was divided by the sine.' },
      { tag: 'component', value: u, why: 'The velocity was not resolved.' },
      { tag: 'component', value: u / 2, why: 'The velocity was halved.' },
    ],
  };
}

function writeComponents(shot: Shot): ItemDraft {
  const { u, angle, projectile } = shot;
  const [horizontal, vertical] = [u * cos(angle), u * sin(angle)];
  const [horizontalTex, verticalTex] = [
    measurementTex(horizontal, 'm s^-1'),
    measurementTex(vertical, 'm s^-1'),
  ];
  const writeComponentBullet = (name: 'horizontal' | 'vertical', value: number) => {
    const [axisSubscript, axisLetter, functionName] =
      name === 'horizontal' ? ['h', 'x', 'cos'] : ['v', 'y', 'sin'];
    const valueTex = measurementTex(value, 'm s^-1');
    const accepted = ['u', 'v'].flatMap((symbol) => [
      `${symbol}_${axisSubscript}`,
      `${symbol}_${axisLetter}`,
    ]);
    return step(`Find the ${name} component, with its unit`, `u_${axisSubscript} = ${valueTex}`, {
      alsoAccepted: accepted.map((symbol) => `${symbol} = ${nineFigureTex(value, 'm s^-1')}`),
      working: `$u_${axisSubscript} = ${numTex(u)} \\times \\${functionName} ${angle}^\\circ = ${valueTex}$`,
      gaps: ['component'],
    });
  };
  return {
    stem: `${describeSituation(shot)} Calculate the horizontal component and the vertical component of the initial velocity of the ${projectile}.`,
    figure: drawFigure(shot),
    answer: `u_h = ${horizontalTex}, u_v = ${verticalTex}`,
    recomputedFrom: `u_h = ${numTex(u)} \\times \\cos ${angle}^\\circ, u_v = ${numTex(u)} \\times \\sin ${angle}^\\circ`,
    bullets: [writeComponentBullet('horizontal', horizontal), writeComponentBullet('vertical', vertical)],
    mistakes: [
      {
        tag: 'component',
        answer: `u_h = ${nineFigureTex(vertical, 'm s^-1')}, u_v = ${nineFigureTex(horizontal, 'm s^-1')}`,
        why: 'Sine and cosine were interchanged.',
      },
    ],
    policies: { significantFigures: { min: 1, max: 4 } },
  };
}

function timeCalculation(shot: Shot): PhysicsCalculation {
  const { u, angle, projectile } = shot;
  const vertical = u * sin(angle);
  return {
    situation: `${describeSituation(shot)} The ${projectile} lands on level ground.`,
    quantity: `the time of flight of the ${projectile}`,
    stages: [
      verticalStage(shot),
      {
        relationship: 'v = u + at',
        otherRelationships: ['s = ut + \\frac{1}{2}at^2'],
        symbol: 't',
        calculation: `\\frac{2 \\times @1}{${GRAVITY_TEX}}`,
        substituted: `-@1 = @1 + (-${GRAVITY_TEX}) \\times t`,
        value: (2 * vertical) / GRAVITY,
        unit: 's',
      },
    ],
    mistakes: [
      {
        tag: 'half-time',
        value: vertical / GRAVITY,
        why: 'The time to the greatest height was found; the whole flight takes twice as long.',
        earns: [1, 2, 3],
      },
      { tag: 'component', value: (2 * u) / GRAVITY, why: 'The velocity was not resolved.', earns: [2] },
      {
        tag: 'component',
        value: (2 * u * cos(angle)) / GRAVITY,
        why: 'The horizontal component was used for the vertical motion.',
        earns: [2, 3, 4],
      },
      {
        tag: 'half-time',
        value: vertical / (2 * GRAVITY),
        why: 'The time to the greatest height was halved instead of doubled.',
        earns: [1, 2],
      },
    ],
  };
}

function rangeCalculation(shot: Shot): PhysicsCalculation {
  const { u, angle, projectile } = shot;
  const horizontal = u * cos(angle);
  const t = Number(((2 * u * sin(angle)) / GRAVITY).toPrecision(2));
  return {
    situation: `${describeSituation(shot)} The ${projectile} is in the air for ${inlineQuantity(t, 's')}.`,
    quantity: `the horizontal distance travelled by the ${projectile}`,
    stages: [
      {
        why: 'Find the horizontal component of the velocity',
        symbol: 'u_h',
        calculation: `${numTex(u)} \\times \\cos ${angle}^\\circ`,
        value: horizontal,
        unit: 'm s^-1',
        gaps: ['component'],
      },
      {
        relationship: 's = vt',
        otherRelationships: ['d = vt', 's = \\bar{v}t', 'd = \\bar{v}t', 's = ut + \\frac{1}{2}at^2'],
        symbol: 's',
        calculation: `@1 \\times ${numTex(t)}`,
        value: horizontal * t,
        unit: 'm',
      },
    ],
    mistakes: [
      {
        tag: 'component',
        value: u * sin(angle) * t,
        why: 'The vertical component was used for the horizontal motion.',
        earns: [2, 3, 4],
      },
      { tag: 'component', value: u * t, why: 'The velocity was not resolved.', earns: [2] },
      { tag: 'half-time', value: (horizontal * t) / 2, why: 'Half of the time was used.', earns: [1, 2] },
      {
        tag: 'suvat-choice',
        value: 0.5 * GRAVITY * t * t,
        why: 'The acceleration due to gravity was used for the horizontal motion.',
      },
    ],
  };
}

function heightCalculation(shot: Shot): PhysicsCalculation {
  const { u, angle, projectile } = shot;
  const vertical = u * sin(angle);
  return {
    situation: describeSituation(shot),
    quantity: `the greatest height reached by the ${projectile}`,
    stages: [
      verticalStage(shot),
      {
        relationship: 'v^2 = u^2 + 2as',
        symbol: 's',
        calculation: `\\frac{0^2 - @1^2}{2 \\times (-${GRAVITY_TEX})}`,
        substituted: `0^2 = @1^2 + 2 \\times (-${GRAVITY_TEX}) \\times s`,
        value: (vertical * vertical) / (2 * GRAVITY),
        unit: 'm',
      },
    ],
    mistakes: [
      { tag: 'component', value: (u * u) / (2 * GRAVITY), why: 'The velocity was not resolved.', earns: [2] },
      {
        tag: 'component',
        value: (u * cos(angle)) ** 2 / (2 * GRAVITY),
        why: 'The horizontal component was used for the vertical motion.',
        earns: [2, 3, 4],
      },
      { tag: 'two-omitted', value: (vertical * vertical) / GRAVITY, why: 'The 2 was left out.', earns: [1] },
      {
        tag: 'square-omitted',
        value: vertical / (2 * GRAVITY),
        why: 'The velocity was not squared.',
        earns: [1, 2],
      },
    ],
  };
}
