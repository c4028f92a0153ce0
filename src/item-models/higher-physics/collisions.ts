/** The learner uses conservation of momentum in a collision, or checks whether kinetic energy is conserved. */

import { drawCollision } from '../../diagrams/families/collision.ts';
import type { ItemDraft } from '../item-draft.ts';
import { statement, step, strategy, wording } from '../item-draft.ts';
import { inlineQuantity, measurementTex, nineFigureTex, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { BODY_PAIRS } from './collisions.table.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Two bodies with masses m1 and m2 and velocities u1 and u2 before the collision. */
type Collision = {
  readonly pair: (typeof BODY_PAIRS)[number];
  readonly m1: number;
  readonly m2: number;
  readonly u1: number;
  /** Negative if the second body moves towards the first. */
  readonly u2: number;
  /** The velocity of the first body after a collision in which the bodies separate. */
  readonly v1: number;
};

export const collisions = higherPhysicsModel({
  id: 'HP-06',
  title: 'Conservation of momentum',
  outcomeId: 'PHY-H-03',
  calculator: 'allowed',
  marks: [1, 3, 4],
  choose: (random) => {
    const pair = random.pick(BODY_PAIRS);
    const [m1, m2, u1] = [
      pickMeasure(random, pair.m),
      pickMeasure(random, pair.m),
      pickMeasure(random, pair.u),
    ];
    const u2 = random.pick([0, 0, -1]) * pickMeasure(random, [u1 * 0.2, u1 * 0.7]);
    const commonVelocity = (m1 * u1 + m2 * u2) / (m1 + m2);
    const v1 = Number((commonVelocity - 0.35 * (u1 - u2) * (m2 / (m1 + m2)) * random.next()).toPrecision(2));
    return {
      collision: { pair, m1, m2, u1, u2, v1 },
      questionKind: random.pick(['stick', 'stick', 'apart', 'elastic'] as const),
      form: pickQuestionForm(random),
    };
  },
  accepts: ({ collision: { m1, m2, u1, u2, v1 }, questionKind }) => {
    const total = m1 * u1 + m2 * u2;
    const v2 = (total - m1 * v1) / m2;
    // The question about kinetic energy prints v2, so momentum must be conserved to three significant figures.
    const printedV2 = Number(v2.toPrecision(2));
    const isConserved =
      questionKind !== 'elastic' || Math.abs(m1 * v1 + m2 * printedV2 - total) < 0.002 * m1 * u1;
    return (
      isConserved &&
      Math.abs(m1 / m2 - 1) > 0.08 &&
      total > 0.15 * m1 * u1 &&
      Math.abs(v1) > 0.05 * u1 &&
      v2 > v1 + 0.1 * u1
    );
  },
  write: ({ collision, questionKind, form }) => {
    if (questionKind === 'stick') return writePhysics(stickCalculation(collision), form);
    if (questionKind === 'apart' || form === 'objective')
      return writePhysics(apartCalculation(collision), form);
    return writeElastic(collision);
  },
});

const signedTex = (value: number): string =>
  value < 0 ? `(-${numTex(-value)})` : value === 0 ? '0' : numTex(value);

function describeBefore({ pair, m1, m2, u1, u2 }: Collision): string {
  const capitalised = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());
  const secondText =
    u2 === 0 ? 'is at rest' : `moves towards ${pair.first} at ${inlineQuantity(-u2, 'm s^-1')}`;
  return `${capitalised(pair.first)}, of mass ${inlineQuantity(m1, 'kg')}, moves ${pair.location} at ${inlineQuantity(u1, 'm s^-1')}. ${capitalised(pair.second)}, of mass ${inlineQuantity(m2, 'kg')}, ${secondText}. They collide.`;
}

function drawFigure(collision: Collision, after: 'stick' | 'apart') {
  const { m1, m2, u1, u2, v1 } = collision;
  const v = computeCommonVelocity(collision);
  const drawBodies = (firstVelocity: number, secondVelocity: number) => [
    { tex: `X ${inlineQuantity(m1, 'kg')}`, velocity: firstVelocity },
    { tex: `Y ${inlineQuantity(m2, 'kg')}`, velocity: secondVelocity },
  ];
  const [first, second] = drawBodies(u1, u2);
  if (first === undefined || second === undefined) throw new RangeError('a collision has two bodies');
  return drawCollision({
    before: [
      { ...first, velocityTex: inlineQuantity(u1, 'm s^-1') },
      { ...second, velocityTex: u2 === 0 ? 'at rest' : inlineQuantity(-u2, 'm s^-1') },
    ],
    after:
      after === 'stick'
        ? drawBodies(v, v).map((body, index) => (index === 0 ? { ...body, velocityTex: '$v$' } : body))
        : [
            { ...first, velocity: v1, velocityTex: inlineQuantity(Math.abs(v1), 'm s^-1') },
            { ...second, velocity: computeFinalVelocity(collision), velocityTex: '$v$' },
          ],
    joined: after === 'stick',
  });
}

const computeMomentum = ({ m1, u1, m2, u2 }: Collision): number => m1 * u1 + m2 * u2;
const computeCommonVelocity = (collision: Collision): number =>
  computeMomentum(collision) / (collision.m1 + collision.m2);
const computeFinalVelocity = (collision: Collision): number =>
  (computeMomentum(collision) - collision.m1 * collision.v1) / collision.m2;

const MOMENTUM_CONSERVED = {
  relationship: wording([
    'total momentum before = total momentum after',
    'total momentum before',
    'momentum before',
    'momentum is conserved',
    'conservation of momentum',
    'total momentum',
  ]),
  otherRelationships: [
    'm_1u_1 + m_2u_2 = m_1v_1 + m_2v_2',
    'm_1u_1 + m_2u_2 = (m_1 + m_2)v',
    'm_1u_1 = (m_1 + m_2)v',
    'p = mv',
    'mv + mv = mv + mv',
  ],
} as const;

function stickCalculation(collision: Collision): PhysicsCalculation {
  const { m1, m2, u1, u2, pair } = collision;
  const beforeTex = `${numTex(m1)} \\times ${numTex(u1)} + ${numTex(m2)} \\times ${signedTex(u2)}`;
  const v = computeCommonVelocity(collision);
  const energyConservedSpeed = Math.sqrt((m1 * u1 * u1 + m2 * u2 * u2) / (m1 + m2));
  return {
    situation: `${describeBefore(collision)} They stick together and move off with the same velocity.`,
    quantity: `the speed of ${pair.first} and ${pair.second} immediately after the collision`,
    figure: drawFigure(collision, 'stick'),
    stages: [
      {
        ...MOMENTUM_CONSERVED,
        symbol: 'v',
        calculation: `\\frac{${beforeTex}}{${numTex(m1)} + ${numTex(m2)}}`,
        substituted: `${beforeTex} = (${numTex(m1)} + ${numTex(m2)}) \\times v`,
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
        value: energyConservedSpeed,
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

function apartCalculation(collision: Collision): PhysicsCalculation {
  const { m1, m2, u1, u2, v1, pair } = collision;
  const beforeTex = `${numTex(m1)} \\times ${numTex(u1)} + ${numTex(m2)} \\times ${signedTex(u2)}`;
  const v2 = computeFinalVelocity(collision);
  const directionText =
    v1 < 0 ? 'rebounds, moving in the opposite direction' : 'continues in the same direction';
  return {
    situation: `${describeBefore(collision)} After the collision ${pair.first} ${directionText} at ${inlineQuantity(Math.abs(v1), 'm s^-1')}.`,
    quantity: `the speed of ${pair.second} immediately after the collision`,
    figure: drawFigure(collision, 'apart'),
    stages: [
      {
        ...MOMENTUM_CONSERVED,
        symbol: 'v',
        calculation: `\\frac{${beforeTex} - ${numTex(m1)} \\times ${signedTex(v1)}}{${numTex(m2)}}`,
        substituted: `${beforeTex} = ${numTex(m1)} \\times ${signedTex(v1)} + ${numTex(m2)} \\times v`,
        value: v2,
        unit: 'm s^-1',
        gaps: ['momentum'],
      },
    ],
    mistakes: [
      {
        tag: 'momentum-direction',
        value: (computeMomentum(collision) + m1 * v1) / m2,
        why: `The sign of the momentum of ${pair.first} after the collision was taken the wrong way round.`,
        earns: [1],
      },
      {
        tag: 'momentum-part',
        value: computeMomentum(collision) / m2,
        why: `The momentum of ${pair.first} after the collision was left out.`,
        earns: [1],
      },
      {
        tag: 'momentum-part',
        value: computeCommonVelocity(collision),
        why: 'The bodies were taken to stick together.',
        earns: [1],
      },
      { tag: 'momentum-average', value: u1 - v1, why: 'The velocities were subtracted without the masses.' },
      {
        tag: 'combined-mass',
        value: (computeMomentum(collision) - m1 * v1) / (m1 + m2),
        why: 'The momentum was divided by the combined mass.',
        earns: [1],
      },
    ],
  };
}

/** The learner compares the kinetic energies before and after the collision. */
function writeElastic(collision: Collision): ItemDraft {
  const { m1, m2, u1, u2, v1, pair } = collision;
  const v2 = Number(computeFinalVelocity(collision).toPrecision(2));
  const energyBefore = 0.5 * m1 * u1 * u1 + 0.5 * m2 * u2 * u2;
  const energyAfter = 0.5 * m1 * v1 * v1 + 0.5 * m2 * v2 * v2;
  const energyTex = (m: number, v: number) =>
    `\\frac{1}{2} \\times ${numTex(m)} \\times ${numTex(Math.abs(v))}^2`;
  const sumTex = (...terms: readonly (readonly [number, number])[]) =>
    terms
      .filter(([, v]) => v !== 0)
      .map(([m, v]) => energyTex(m, v))
      .join(' + ');
  const [beforeTex, afterTex] = [sumTex([m1, u1], [m2, u2]), sumTex([m1, v1], [m2, v2])];
  const directionText = v1 < 0 ? 'in the opposite direction' : 'in the same direction';
  const answer = '\\text{inelastic}';
  return {
    stem: `${describeBefore(collision)} After the collision ${pair.first} moves ${directionText} at ${inlineQuantity(Math.abs(v1), 'm s^-1')}, and ${pair.second} moves off at ${inlineQuantity(v2, 'm s^-1')}. Determine, by calculation, whether the collision is elastic or inelastic.`,
    figure: drawFigure(collision, 'apart'),
    answer,
    bullets: [
      strategy('State the relationship', 'E_k = \\frac{1}{2}mv^2', {
        alsoAccepted: ['E = \\frac{1}{2}mv^2'],
        impliedBy: [2],
        gaps: ['relationship'],
      }),
      step('Find the kinetic energy before the collision', beforeTex, {
        working: `$E_k = ${beforeTex} = ${measurementTex(energyBefore, 'J', 3)}$`,
        requires: [1],
        gaps: ['kinetic-energy'],
      }),
      step('Find the kinetic energy after the collision', afterTex, {
        working: `$E_k = ${afterTex} = ${measurementTex(energyAfter, 'J', 3)}$`,
        alsoAccepted: [nineFigureTex(energyAfter, 'J')],
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
