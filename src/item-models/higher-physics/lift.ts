import { drawForces } from '../../diagrams/families/forces.ts';
import { drawMeasure, drawProblemForm } from '../physics/draws.ts';
import { GRAVITY } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, writeProblem } from '../physics/problem.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const G = numTex(GRAVITY);

const riders = [
  { who: 'A passenger', mass: [48, 95], stands: 'stands on a set of scales in a lift' },
  { who: 'A parcel', mass: [2.2, 28], stands: 'rests on scales on the floor of a lift' },
  { who: 'A suitcase', mass: [11, 24], stands: 'stands on scales in a lift' },
  { who: 'A trolley of books', mass: [35, 120], stands: 'rests on scales in a goods lift' },
] as const;

const motions = [
  { says: 'accelerates upwards', sign: 1 },
  { says: 'accelerates downwards', sign: -1 },
  { says: 'moves upwards and slows down', sign: -1 },
  { says: 'moves downwards and slows down', sign: 1 },
] as const;

type Lift = {
  readonly mass: number;
  readonly a: number;
  readonly sign: 1 | -1;
  readonly situation: string;
  readonly short: string;
};

export const lift = higherPhysicsModel({
  id: 'HP-05',
  title: 'Forces in a lift',
  outcomeId: 'PHY-H-02',
  calculator: 'allowed',
  marks: [1, 4],
  draw: (random) => {
    const [rider, motion] = [random.pick(riders), random.pick(motions)];
    const mass = drawMeasure(random, rider.mass);
    const a = drawMeasure(random, [0.55, 2.8]);
    const situation = `${rider.who} of mass ${inlineQuantity(mass, 'kg')} ${rider.stands}. The lift ${motion.says}; the magnitude of its acceleration is ${inlineQuantity(a, 'm s^-2')}.`;
    return {
      lift: { mass, a, sign: motion.sign, situation, short: rider.who.replace(/^A /, 'the ') },
      form: drawProblemForm(random),
    };
  },
  write: ({ lift: ride, form }) => writeProblem(readingProblem(ride), form),
});

function readingProblem({ mass, a, sign, situation, short }: Lift): PhysicsProblem {
  const W = mass * GRAVITY;
  const operator = sign === 1 ? '+' : '-';
  const direction = sign === 1 ? 'upwards' : 'downwards';
  return {
    situation,
    quantity: `the upward force of the scales on ${short}`,
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
        calculation: `${numTex(mass)} \\times ${G}`,
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
