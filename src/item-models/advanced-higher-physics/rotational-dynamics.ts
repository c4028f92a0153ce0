/**
 * The learner calculates moments of inertia, angular accelerations and rotational energies. In a
 * calculation, `@1` is the result of stage 1.
 */

import { shapes } from '../physics/advanced-higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

/** The shape, mass m, radius r, applied force F and angular velocity of a body. */
type RotatingBody = {
  readonly shape: (typeof shapes)[number];
  readonly m: number;
  readonly r: number;
  readonly F: number;
  readonly omega: number;
};

export const rotationalDynamics = advancedHigherPhysicsModel({
  id: 'AHP-02',
  title: 'Torque and moment of inertia',
  outcomeId: 'PHY-AH-02',
  calculator: 'allowed',
  marks: [3, 5, 7],
  choose: (random) => ({
    body: {
      shape: random.pick(shapes),
      m: pickMeasure(random, [0.6, 9.5]),
      r: pickMeasure(random, [0.08, 0.45]),
      F: pickMeasure(random, [1.5, 14]),
      omega: pickMeasure(random, [3, 28]),
    },
    inertia: pickMeasure(random, [0.12, 4.5]),
    torque: pickMeasure(random, [0.8, 9]),
    questionKind: random.pick(['torque', 'energy', 'inertia', 'acceleration'] as const),
  }),
  write: ({ body, inertia, torque, questionKind }) => {
    const problems = {
      torque: () => forceCalculation(body),
      energy: () => energyCalculation(body),
      inertia: () => inertiaCalculation(body),
      acceleration: () => accelerationCalculation(inertia, torque),
    };
    return writeWrittenPhysics(problems[questionKind]());
  },
});

function inertiaStage({ shape, m, r }: RotatingBody): Stage {
  const factorTex = shape.factor === 1 ? '' : `${shape.tex} \\times `;
  return {
    relationship: shape.relationship,
    symbol: 'I',
    calculation: `${factorTex}${numTex(m)} \\times ${numTex(r)}^2`,
    value: shape.factor * m * r * r,
    unit: 'kg m^2',
    gaps: ['moment-of-inertia'],
  };
}

const describeBody = ({ shape, m, r }: RotatingBody): string =>
  `A ${shape.shape} of mass ${inlineQuantity(m, 'kg')} and radius ${inlineQuantity(r, 'm')} can turn about ${shape.about}.`;

/** Returns a wrong factor of the moment of inertia, which belongs to another shape. */
const findWrongFactor = ({ shape }: RotatingBody): number => (shape.factor === 1 ? 1 / 2 : 1);

function inertiaCalculation(body: RotatingBody): PhysicsCalculation {
  const { shape, m, r } = body;
  return {
    situation: describeBody(body),
    quantity: `the moment of inertia of the ${shape.shape}`,
    stages: [inertiaStage(body)],
    mistakes: [
      {
        tag: 'moment-of-inertia',
        value: findWrongFactor(body) * m * r * r,
        why: 'This is the relationship for another shape.',
      },
      { tag: 'undo-power', value: shape.factor * m * r, why: 'The radius was not squared.', earns: [1] },
      {
        tag: 'radius-diameter',
        value: 4 * shape.factor * m * r * r,
        why: 'The diameter was used for the radius.',
        earns: [1],
      },
    ],
  };
}

function accelerationCalculation(I: number, torque: number): PhysicsCalculation {
  return {
    situation: `An unbalanced torque of ${inlineQuantity(torque, 'N m')} acts on a wheel. The moment of inertia of the wheel is ${inlineQuantity(I, 'kg m^2')}.`,
    quantity: 'the angular acceleration of the wheel',
    stages: [
      {
        relationship: '\\tau = I\\alpha',
        otherRelationships: ['T = I\\alpha', '\\alpha = \\frac{\\tau}{I}'],
        symbol: '\\alpha',
        calculation: `\\frac{${numTex(torque)}}{${numTex(I)}}`,
        substituted: `${numTex(torque)} = ${numTex(I)} \\times \\alpha`,
        value: torque / I,
        unit: 'rad s^-2',
      },
    ],
    mistakes: [
      {
        tag: 'rearrange',
        value: torque * I,
        why: 'The torque was multiplied by the moment of inertia.',
        earns: [1],
      },
      { tag: 'rearrange', value: I / torque, why: 'The fraction was turned upside down.', earns: [1] },
    ],
  };
}

/** The angular acceleration that a force at the rim gives to a body. */
function forceCalculation(body: RotatingBody): PhysicsCalculation {
  const { shape, m, r, F } = body;
  const I = shape.factor * m * r * r;
  return {
    situation: `${describeBody(body)} It is at rest until a force of ${inlineQuantity(F, 'N')} is applied along a tangent to its rim. Friction can be ignored.`,
    quantity: `the angular acceleration of the ${shape.shape}`,
    stages: [
      {
        relationship: '\\tau = Fr',
        otherRelationships: ['T = Fr'],
        symbol: '\\tau',
        calculation: `${numTex(F)} \\times ${numTex(r)}`,
        value: F * r,
        unit: 'N m',
        gaps: ['torque'],
      },
      inertiaStage(body),
      {
        relationship: '\\tau = I\\alpha',
        otherRelationships: ['T = I\\alpha'],
        symbol: '\\alpha',
        calculation: '\\frac{@1}{@2}',
        substituted: '@1 = @2 \\times \\alpha',
        value: (F * r) / I,
        unit: 'rad s^-2',
      },
    ],
    mistakes: [
      {
        tag: 'moment-of-inertia',
        value: F / (findWrongFactor(body) * m * r),
        why: 'The moment of inertia is that of another shape.',
        earns: [1, 2, 5, 6, 7],
      },
      { tag: 'torque', value: F / I, why: 'The force was used for the torque.', earns: [3, 4, 5] },
      {
        tag: 'linear-for-angular',
        value: F / m,
        why: 'This is $F = ma$, which gives no angular acceleration.',
      },
    ],
  };
}

function energyCalculation(body: RotatingBody): PhysicsCalculation {
  const { shape, m, r, omega } = body;
  const I = shape.factor * m * r * r;
  return {
    situation: `${describeBody(body)} Its angular velocity is ${inlineQuantity(omega, 'rad s^-1')}.`,
    quantity: 'its rotational kinetic energy',
    stages: [
      inertiaStage(body),
      {
        relationship: 'E_k = \\frac{1}{2}I\\omega^2',
        symbol: 'E_k',
        calculation: `\\frac{1}{2} \\times @1 \\times ${numTex(omega)}^2`,
        value: 0.5 * I * omega * omega,
        unit: 'J',
      },
    ],
    mistakes: [
      {
        tag: 'moment-of-inertia',
        value: 0.5 * findWrongFactor(body) * m * (r * omega) ** 2,
        why: 'The moment of inertia is that of another shape.',
        earns: [3, 4, 5],
      },
      { tag: 'half-missing', value: I * omega * omega, why: 'The half was left out.', earns: [1, 2] },
      {
        tag: 'undo-power',
        value: 0.5 * I * omega,
        why: 'The angular velocity was not squared.',
        earns: [1, 2, 3],
      },
    ],
  };
}
