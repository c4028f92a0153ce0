import { drawForces } from '../../diagrams/families/forces.ts';
import type { Scene } from '../../diagrams/scene.ts';
import { drawMeasure, drawProblemForm } from '../physics/draws.ts';
import { GRAVITY } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, writeProblem } from '../physics/problem.ts';
import { cos, sin } from '../write/angle.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const G = numTex(GRAVITY);

const sliders = [
  { who: 'crate', mass: [12, 85], place: 'down a ramp' },
  { who: 'skier', mass: [55, 92], place: 'straight down a slope' },
  { who: 'sledge and its rider', mass: [48, 110], place: 'down a snowy hill' },
  { who: 'parcel', mass: [1.2, 9.5], place: 'down a chute' },
  { who: 'cyclist freewheeling', mass: [65, 98], place: 'down a hill' },
  { who: 'trolley', mass: [0.6, 2.4], place: 'down a laboratory runway' },
] as const;

type Slide = {
  readonly who: string;
  readonly place: string;
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
  draw: (random) => {
    const { who, place, ...slider } = random.pick(sliders);
    const mass = drawMeasure(random, slider.mass);
    const angle = random.int(11, 39);
    const friction = Number((mass * GRAVITY * sin(angle) * (0.15 + 0.55 * random.next())).toPrecision(2));
    return { slide: { who, place, mass, angle, friction }, form: drawProblemForm(random) };
  },
  accepts: ({ slide }) => slide.angle !== 30,
  write: ({ slide, form }) => writeProblem(slideProblem(slide), form),
});

function slideProblem({ who, place, mass, angle, friction }: Slide): PhysicsProblem {
  const along = mass * GRAVITY * sin(angle);
  return {
    situation: `A ${who} of mass ${inlineQuantity(mass, 'kg')} moves ${place}. The slope is at $${angle}^\\circ$ to the horizontal. A constant frictional force of ${inlineQuantity(friction, 'N')} acts up the slope.`,
    quantity: `the acceleration of the ${who.replace(/ freewheeling| and its rider/, '')}`,
    figure: drawSlopeForces(angle, friction),
    stages: [
      {
        why: 'Find the component of the weight along the slope',
        symbol: 'W_{\\parallel}',
        calculation: `${numTex(mass)} \\times ${G} \\times \\sin ${angle}^\\circ`,
        value: along,
        unit: 'N',
        gaps: ['component'],
      },
      {
        relationship: 'F = ma',
        symbol: 'a',
        calculation: `\\frac{@1 - ${numTex(friction)}}{${numTex(mass)}}`,
        substituted: `@1 - ${numTex(friction)} = ${numTex(mass)} \\times a`,
        value: (along - friction) / mass,
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
      { tag: 'unbalanced-force', value: along / mass, why: 'Friction was left out.', earns: [1, 2] },
      {
        tag: 'force-direction',
        value: (along + friction) / mass,
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
