/** The learner relates the speed of electromagnetic waves to permittivity and permeability. */

import {
  PERMEABILITY,
  PERMEABILITY_TEX,
  PERMITTIVITY,
  PERMITTIVITY_TEX,
} from '../physics/advanced-higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

const MEDIA = [
  'a plastic',
  'a kind of glass',
  'a ceramic',
  'a resin',
  'an oil',
  'the insulation of a cable',
] as const;

export const electromagneticRadiation = advancedHigherPhysicsModel({
  id: 'AHP-18',
  title: 'Speed of electromagnetic waves',
  outcomeId: 'PHY-AH-10',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    epsilon: pickMeasure(random, [8.2, 9.5], 3) * 1e-12,
    mu: pickMeasure(random, [1.18, 1.34], 3) * 1e-6,
    medium: random.pick(MEDIA),
    permittivityRatio: pickMeasure(random, [1.6, 6.8]),
    questionKind: random.pick(['measured', 'measured', 'medium', 'permittivity'] as const),
  }),
  // A measured value above the speed of light would be implausible.
  accepts: ({ epsilon, mu }) => 1 / Math.sqrt(epsilon * mu) < 2.994e8,
  write: ({ epsilon, mu, medium, permittivityRatio, questionKind }) => {
    if (questionKind === 'medium')
      return writeWrittenPhysics(speedInMediumCalculation(medium, permittivityRatio));
    return writeWrittenPhysics(
      questionKind === 'measured' ? speedCalculation(epsilon, mu) : permittivityCalculation(mu, epsilon),
    );
  },
});

const RELATIONSHIP = 'c = \\frac{1}{\\sqrt{\\epsilon_0\\mu_0}}';

function speedCalculation(epsilon: number, mu: number): PhysicsCalculation {
  const c = 1 / Math.sqrt(epsilon * mu);
  return {
    situation: `In an experiment, the permittivity of free space is found to be ${inlineQuantity(epsilon, 'F m^-1', 3)} and the permeability of free space is found to be ${inlineQuantity(mu, 'H m^-1', 3)}.`,
    quantity: 'the value that these results give for the speed of light',
    significantFigures: 3,
    stages: [
      {
        relationship: RELATIONSHIP,
        symbol: 'c',
        calculation: `\\frac{1}{\\sqrt{${numTex(epsilon, 3)} \\times ${numTex(mu, 3)}}}`,
        value: c,
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      { tag: 'undo-power', value: c * c, why: 'The square root was not taken.', earns: [1] },
      { tag: 'reciprocal', value: 1 / c, why: 'The reciprocal was not taken.', earns: [1] },
    ],
  };
}

function permittivityCalculation(mu: number, epsilon: number): PhysicsCalculation {
  const c = Number((1 / Math.sqrt(epsilon * mu)).toPrecision(3));
  const epsilon0 = 1 / (mu * c * c);
  return {
    situation: `A student measures the speed of light as ${inlineQuantity(c, 'm s^-1', 3)} and the permeability of free space as ${inlineQuantity(mu, 'H m^-1', 3)}.`,
    quantity: 'the value that these results give for the permittivity of free space',
    significantFigures: 3,
    stages: [
      {
        relationship: RELATIONSHIP,
        symbol: '\\epsilon_0',
        calculation: `\\frac{1}{${numTex(mu, 3)} \\times (${numTex(c, 3)})^2}`,
        substituted: `${numTex(c, 3)} = \\frac{1}{\\sqrt{\\epsilon_0 \\times ${numTex(mu, 3)}}}`,
        value: epsilon0,
        unit: 'F m^-1',
      },
    ],
    mistakes: [
      { tag: 'undo-power', value: epsilon0 * c, why: 'The speed was not squared.', earns: [1] },
      { tag: 'reciprocal', value: 1 / epsilon0, why: 'The reciprocal was not taken.', earns: [1] },
    ],
  };
}

function speedInMediumCalculation(medium: string, permittivityRatio: number): PhysicsCalculation {
  const v = 1 / Math.sqrt(permittivityRatio * PERMITTIVITY * PERMEABILITY);
  return {
    situation: `The permittivity of ${medium} is $${numTex(permittivityRatio)}$ times that of free space. Its permeability is that of free space.`,
    quantity: 'the speed of electromagnetic waves in it',
    stages: [
      {
        relationship: 'v = \\frac{1}{\\sqrt{\\epsilon\\mu}}',
        otherRelationships: [RELATIONSHIP],
        symbol: 'v',
        calculation: `\\frac{1}{\\sqrt{${numTex(permittivityRatio)} \\times ${PERMITTIVITY_TEX} \\times ${PERMEABILITY_TEX}}}`,
        value: v,
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      {
        tag: 'undo-power',
        value: v / Math.sqrt(permittivityRatio),
        why: 'The speed of light was divided by the whole ratio; its root is needed.',
      },
      { tag: 'undo-power', value: v * v, why: 'The square root was not taken.', earns: [1] },
      {
        tag: 'rearrange',
        value: v * permittivityRatio,
        why: 'The speed was multiplied by the root of the ratio.',
        earns: [1],
      },
    ],
  };
}
