import { drawMeasure } from '../physics/draws.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, writeProblem } from '../physics/problem.ts';
import { capitalise } from '../write/words.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

const drops = [
  {
    table: 'a turntable',
    what: 'a steel block',
    m: [0.1, 0.5],
    r: [0.1, 0.3],
    I: [0.008, 0.05],
    omega: [3, 12],
  },
  {
    table: 'a playground roundabout',
    what: 'a child',
    m: [24, 48],
    r: [0.9, 1.8],
    I: [180, 620],
    omega: [0.7, 2.4],
  },
  {
    table: 'a spinning disc',
    what: 'a lump of clay',
    m: [0.05, 0.3],
    r: [0.05, 0.25],
    I: [0.002, 0.02],
    omega: [4, 18],
  },
] as const;

const skaters = [
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
  draw: (random) => {
    const { table, what, m, r, I, omega } = random.pick(drops);
    return {
      drop: {
        table,
        what,
        m: drawMeasure(random, m),
        r: drawMeasure(random, r),
        I: drawMeasure(random, I),
        omega: drawMeasure(random, omega),
      },
      skater: {
        who: random.pick(skaters),
        wide: drawMeasure(random, [2.8, 5.5]),
        tight: drawMeasure(random, [0.9, 2.2]),
        omega: drawMeasure(random, [1.5, 5]),
      },
      isDrop: random.chance(0.6),
    };
  },
  write: ({ drop, skater, isDrop }) => writeProblem(isDrop ? droppedOn(drop) : pulledIn(skater), 'written'),
});

type Drop = {
  readonly table: string;
  readonly what: string;
  readonly m: number;
  readonly r: number;
  readonly I: number;
  readonly omega: number;
};

const CONSERVED = 'I_1\\omega_1 = I_2\\omega_2';

function droppedOn({ table, what, m, r, I, omega }: Drop): PhysicsProblem {
  const after = I + m * r * r;
  return {
    situation: `The moment of inertia of ${table} is ${inlineQuantity(I, 'kg m^2')}, and it turns freely at ${inlineQuantity(omega, 'rad s^-1')}. ${capitalise(what)} of mass ${inlineQuantity(m, 'kg')} is lowered onto it at a distance of ${inlineQuantity(r, 'm')} from the axis and turns with it.`,
    quantity: 'the new angular velocity',
    stages: [
      {
        why: 'Find the new moment of inertia',
        symbol: 'I_2',
        calculation: `${numTex(I)} + ${numTex(m)} \\times ${numTex(r)}^2`,
        value: after,
        unit: 'kg m^2',
        gaps: ['moment-of-inertia'],
      },
      {
        relationship: CONSERVED,
        or: ['L = I\\omega'],
        symbol: '\\omega_2',
        calculation: `\\frac{${numTex(I)} \\times ${numTex(omega)}}{@1}`,
        into: `${numTex(I)} \\times ${numTex(omega)} = @1 \\times \\omega_2`,
        value: (I * omega) / after,
        unit: 'rad s^-1',
      },
    ],
    mistakes: [
      {
        tag: 'conservation-choice',
        value: omega * Math.sqrt(I / after),
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

type Skater = { readonly who: string; readonly wide: number; readonly tight: number; readonly omega: number };

function pulledIn({ who, wide, tight, omega }: Skater): PhysicsProblem {
  return {
    situation: `The moment of inertia of ${who} falls from ${inlineQuantity(wide, 'kg m^2')} to ${inlineQuantity(tight, 'kg m^2')} when the arms are pulled in. Before this the angular velocity was ${inlineQuantity(omega, 'rad s^-1')}.`,
    quantity: 'the angular velocity after the arms are pulled in',
    stages: [
      {
        relationship: CONSERVED,
        or: ['L = I\\omega'],
        symbol: '\\omega_2',
        calculation: `\\frac{${numTex(wide)} \\times ${numTex(omega)}}{${numTex(tight)}}`,
        into: `${numTex(wide)} \\times ${numTex(omega)} = ${numTex(tight)} \\times \\omega_2`,
        value: (wide * omega) / tight,
        unit: 'rad s^-1',
      },
    ],
    mistakes: [
      {
        tag: 'rearrange',
        value: (tight * omega) / wide,
        why: 'The moments of inertia were used the wrong way round.',
        earns: [1],
      },
      {
        tag: 'conservation-choice',
        value: omega * Math.sqrt(wide / tight),
        why: 'The kinetic energy was kept constant; angular momentum is conserved.',
      },
    ],
  };
}
