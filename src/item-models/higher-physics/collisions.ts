import { drawCollision } from '../../diagrams/families/collision.ts';
import type { ItemDraft } from '../item-draft.ts';
import { statement, step, strategy, wording } from '../item-draft.ts';
import { drawMeasure, drawProblemForm } from '../physics/draws.ts';
import { inlineQuantity, measureTex, numTex, preciseTex } from '../physics/measure.ts';
import { type PhysicsProblem, writeProblem } from '../physics/problem.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const pairs = [
  {
    first: 'trolley X',
    second: 'trolley Y',
    where: 'along a straight, level track',
    m: [0.45, 1.9],
    u: [0.4, 2.4],
  },
  { first: 'wagon X', second: 'wagon Y', where: 'along a level railway', m: [9500, 28_000], u: [1.2, 4.8] },
  {
    first: 'vehicle X',
    second: 'vehicle Y',
    where: 'on a linear air track',
    m: [0.15, 0.65],
    u: [0.25, 1.4],
  },
  { first: 'car X', second: 'car Y', where: 'on a test track', m: [850, 1900], u: [5.5, 18] },
  { first: 'skater X', second: 'skater Y', where: 'on an ice rink', m: [45, 92], u: [1.5, 6.5] },
] as const;

type Crash = {
  readonly pair: (typeof pairs)[number];
  readonly m1: number;
  readonly m2: number;
  readonly u1: number;
  /** Negative towards the first body. */
  readonly u2: number;
  /** Velocity of the first body after the collision, where they separate. */
  readonly v1: number;
};

export const collisions = higherPhysicsModel({
  id: 'HP-06',
  title: 'Conservation of momentum',
  outcomeId: 'PHY-H-03',
  calculator: 'allowed',
  marks: [1, 3, 4],
  draw: (random) => {
    const pair = random.pick(pairs);
    const [m1, m2, u1] = [
      drawMeasure(random, pair.m),
      drawMeasure(random, pair.m),
      drawMeasure(random, pair.u),
    ];
    const u2 = random.pick([0, 0, -1]) * drawMeasure(random, [u1 * 0.2, u1 * 0.7]);
    const common = (m1 * u1 + m2 * u2) / (m1 + m2);
    const v1 = Number((common - 0.35 * (u1 - u2) * (m2 / (m1 + m2)) * random.next()).toPrecision(2));
    return {
      crash: { pair, m1, m2, u1, u2, v1 },
      asked: random.pick(['stick', 'stick', 'apart', 'elastic'] as const),
      form: drawProblemForm(random),
    };
  },
  accepts: ({ crash: { m1, m2, u1, u2, v1 } }) => {
    const total = m1 * u1 + m2 * u2;
    const v2 = (total - m1 * v1) / m2;
    return (
      Math.abs(m1 / m2 - 1) > 0.08 && total > 0.15 * m1 * u1 && Math.abs(v1) > 0.05 * u1 && v2 > v1 + 0.1 * u1
    );
  },
  write: ({ crash, asked, form }) => {
    if (asked === 'stick') return writeProblem(stickProblem(crash), form);
    if (asked === 'apart' || form === 'objective') return writeProblem(apartProblem(crash), form);
    return writeElastic(crash);
  },
});

const signed = (value: number): string =>
  value < 0 ? `(-${numTex(-value)})` : value === 0 ? '0' : numTex(value);

function tellBefore({ pair, m1, m2, u1, u2 }: Crash): string {
  const named = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());
  const second = u2 === 0 ? 'is at rest' : `moves towards ${pair.first} at ${inlineQuantity(-u2, 'm s^-1')}`;
  return `${named(pair.first)}, of mass ${inlineQuantity(m1, 'kg')}, moves ${pair.where} at ${inlineQuantity(u1, 'm s^-1')}. ${named(pair.second)}, of mass ${inlineQuantity(m2, 'kg')}, ${second}. They collide.`;
}

function drawFigure(crash: Crash, after: 'stick' | 'apart') {
  const { m1, m2, u1, u2, v1 } = crash;
  const v = commonVelocity(crash);
  const bodies = (one: number, other: number) => [
    { tex: `X ${inlineQuantity(m1, 'kg')}`, velocity: one },
    { tex: `Y ${inlineQuantity(m2, 'kg')}`, velocity: other },
  ];
  const [first, second] = bodies(u1, u2);
  if (first === undefined || second === undefined) throw new RangeError('a collision has two bodies');
  return drawCollision({
    before: [
      { ...first, velocityTex: inlineQuantity(u1, 'm s^-1') },
      { ...second, velocityTex: u2 === 0 ? 'at rest' : inlineQuantity(-u2, 'm s^-1') },
    ],
    after:
      after === 'stick'
        ? bodies(v, v).map((body, index) => (index === 0 ? { ...body, velocityTex: '$v$' } : body))
        : [
            { ...first, velocity: v1, velocityTex: inlineQuantity(Math.abs(v1), 'm s^-1') },
            { ...second, velocity: finalVelocity(crash), velocityTex: '$v$' },
          ],
    joined: after === 'stick',
  });
}

const momentumOf = ({ m1, u1, m2, u2 }: Crash): number => m1 * u1 + m2 * u2;
const commonVelocity = (crash: Crash): number => momentumOf(crash) / (crash.m1 + crash.m2);
const finalVelocity = (crash: Crash): number => (momentumOf(crash) - crash.m1 * crash.v1) / crash.m2;

const conserved = {
  relationship: wording([
    'total momentum before = total momentum after',
    'total momentum before',
    'momentum before',
    'momentum is conserved',
    'conservation of momentum',
    'total momentum',
  ]),
  or: [
    'm_1u_1 + m_2u_2 = m_1v_1 + m_2v_2',
    'm_1u_1 + m_2u_2 = (m_1 + m_2)v',
    'm_1u_1 = (m_1 + m_2)v',
    'p = mv',
    'mv + mv = mv + mv',
  ],
} as const;

function stickProblem(crash: Crash): PhysicsProblem {
  const { m1, m2, u1, u2, pair } = crash;
  const before = `${numTex(m1)} \\times ${numTex(u1)} + ${numTex(m2)} \\times ${signed(u2)}`;
  const v = commonVelocity(crash);
  const energy = Math.sqrt((m1 * u1 * u1 + m2 * u2 * u2) / (m1 + m2));
  return {
    situation: `${tellBefore(crash)} They stick together and move off with the same velocity.`,
    quantity: `the speed of ${pair.first} and ${pair.second} immediately after the collision`,
    figure: drawFigure(crash, 'stick'),
    stages: [
      {
        ...conserved,
        symbol: 'v',
        calculation: `\\frac{${before}}{${numTex(m1)} + ${numTex(m2)}}`,
        substituted: `${before} = (${numTex(m1)} + ${numTex(m2)}) \\times v`,
        value: v,
        unit: 'm s^-1',
        gaps: ['momentum'],
      },
    ],
    mistakes: [
      ...(u2 === 0
        ? []
        : [
            {
              tag: 'momentum-direction',
              value: (m1 * u1 - m2 * u2) / (m1 + m2),
              why: 'The direction of the second momentum was left out; it is negative.',
              earns: [1],
            },
          ]),
      {
        tag: 'conservation-choice',
        value: energy,
        why: 'Kinetic energy was conserved instead of momentum; it is not conserved when bodies stick together.',
      },
      {
        tag: 'combined-mass',
        value: (m1 * u1 + m2 * u2) / m2,
        why: 'The momentum was divided by one mass, not by the combined mass.',
        earns: [1],
      },
      {
        tag: 'momentum-average',
        value: (u1 + u2) / 2,
        why: 'The velocities were averaged without the masses.',
      },
      {
        tag: 'combined-mass',
        value: Math.abs((m1 * u1) / m2),
        why: 'All the momentum was given to the second body.',
        earns: [1],
      },
      { tag: 'momentum-average', value: u1, why: 'The velocity was taken not to change.' },
    ],
  };
}

function apartProblem(crash: Crash): PhysicsProblem {
  const { m1, m2, u1, u2, v1, pair } = crash;
  const before = `${numTex(m1)} \\times ${numTex(u1)} + ${numTex(m2)} \\times ${signed(u2)}`;
  const v2 = finalVelocity(crash);
  const way = v1 < 0 ? 'rebounds, moving in the opposite direction' : 'continues in the same direction';
  return {
    situation: `${tellBefore(crash)} After the collision ${pair.first} ${way} at ${inlineQuantity(Math.abs(v1), 'm s^-1')}.`,
    quantity: `the speed of ${pair.second} immediately after the collision`,
    figure: drawFigure(crash, 'apart'),
    stages: [
      {
        ...conserved,
        symbol: 'v',
        calculation: `\\frac{${before} - ${numTex(m1)} \\times ${signed(v1)}}{${numTex(m2)}}`,
        substituted: `${before} = ${numTex(m1)} \\times ${signed(v1)} + ${numTex(m2)} \\times v`,
        value: v2,
        unit: 'm s^-1',
        gaps: ['momentum'],
      },
    ],
    mistakes: [
      {
        tag: 'momentum-direction',
        value: (momentumOf(crash) + m1 * v1) / m2,
        why: `The sign of the momentum of ${pair.first} after the collision was taken the wrong way round.`,
        earns: [1],
      },
      {
        tag: 'momentum-part',
        value: momentumOf(crash) / m2,
        why: `The momentum of ${pair.first} after the collision was left out.`,
        earns: [1],
      },
      {
        tag: 'momentum-part',
        value: commonVelocity(crash),
        why: 'The bodies were taken to stick together.',
        earns: [1],
      },
      { tag: 'momentum-average', value: u1 - v1, why: 'The velocities were subtracted without the masses.' },
      {
        tag: 'combined-mass',
        value: (momentumOf(crash) - m1 * v1) / (m1 + m2),
        why: 'The momentum was divided by the combined mass.',
        earns: [1],
      },
    ],
  };
}

function writeElastic(crash: Crash): ItemDraft {
  const { m1, m2, u1, u2, v1, pair } = crash;
  const v2 = Number(finalVelocity(crash).toPrecision(2));
  const before = 0.5 * m1 * u1 * u1 + 0.5 * m2 * u2 * u2;
  const after = 0.5 * m1 * v1 * v1 + 0.5 * m2 * v2 * v2;
  const half = (m: number, v: number) => `\\frac{1}{2} \\times ${numTex(m)} \\times ${numTex(Math.abs(v))}^2`;
  const sum = (...terms: readonly (readonly [number, number])[]) =>
    terms
      .filter(([, v]) => v !== 0)
      .map(([m, v]) => half(m, v))
      .join(' + ');
  const [first, second] = [sum([m1, u1], [m2, u2]), sum([m1, v1], [m2, v2])];
  const way = v1 < 0 ? 'in the opposite direction' : 'in the same direction';
  const answer = '\\text{inelastic}';
  return {
    stem: `${tellBefore(crash)} After the collision ${pair.first} moves ${way} at ${inlineQuantity(Math.abs(v1), 'm s^-1')}, and ${pair.second} moves off at ${inlineQuantity(v2, 'm s^-1')}. Determine, by calculation, whether the collision is elastic or inelastic.`,
    figure: drawFigure(crash, 'apart'),
    answer,
    bullets: [
      strategy('State the relationship', 'E_k = \\frac{1}{2}mv^2', {
        or: ['E = \\frac{1}{2}mv^2'],
        impliedBy: [2],
        gaps: ['relationship'],
      }),
      step('Find the kinetic energy before the collision', first, {
        working: `$E_k = ${first} = ${measureTex(before, 'J', 3)}$`,
        requires: [1],
        gaps: ['kinetic-energy'],
      }),
      step('Find the kinetic energy after the collision', second, {
        working: `$E_k = ${second} = ${measureTex(after, 'J', 3)}$`,
        or: [preciseTex(after, 'J')],
        requires: [1],
        gaps: ['kinetic-energy'],
      }),
      statement(
        'Compare, and conclude',
        wording(
          ['inelastic', 'not elastic', 'kinetic energy is lost', 'kinetic energy is not conserved'],
          ['so it is elastic', 'collision is elastic'],
        ),
        {
          working: 'kinetic energy is lost in the collision, so it is inelastic',
          requires: [2, 3],
          gaps: ['elastic-conclusion'],
        },
      ),
    ],
    mistakes: [
      {
        tag: 'elastic-conclusion',
        answer: '\\text{elastic}',
        why: 'Momentum is conserved in every collision; a collision is elastic only if kinetic energy is conserved.',
      },
    ],
    policies: { answerOnly: 'none' },
  };
}
