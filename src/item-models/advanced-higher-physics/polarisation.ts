/**
 * The learner uses Brewster's law, n = tan i, for the angle at which reflected light is plane polarised.
 * In a calculation, `@1` is the result of stage 1.
 */

import { numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

/** Reflecting surfaces, with the range of their refractive index. */
const SURFACES = [
  { surface: 'a block of glass', n: [1.46, 1.88] },
  { surface: 'a sheet of clear plastic', n: [1.36, 1.62] },
  { surface: 'a layer of oil', n: [1.41, 1.53] },
  { surface: 'a polished gemstone', n: [1.55, 1.97] },
  { surface: 'a flat crystal', n: [1.52, 1.86] },
  { surface: 'a car windscreen', n: [1.48, 1.56] },
] as const;

export const polarisation = advancedHigherPhysicsModel({
  id: 'AHP-16',
  title: 'Polarisation and Brewster’s angle',
  outcomeId: 'PHY-AH-07',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const { surface, n } = random.pick(SURFACES);
    return {
      surface,
      n: pickMeasure(random, n, 3),
      questionKind: random.pick(['angle', 'index', 'refraction'] as const),
    };
  },
  write: ({ surface, n, questionKind }) => {
    if (questionKind === 'index') return writeWrittenPhysics(indexCalculation(surface, n));
    return writeWrittenPhysics(
      questionKind === 'angle' ? angleCalculation(surface, n) : refractionCalculation(surface, n),
    );
  },
});

const BREWSTER = 'n = \\tan i_p';
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

function angleCalculation(surface: string, n: number): PhysicsCalculation {
  const polarisingAngle = toDegrees(Math.atan(n));
  return {
    situation: `Light from a lamp is reflected by ${surface}, whose refractive index is $${numTex(n, 3)}$.`,
    quantity: 'the angle of incidence at which the reflected light is plane polarised',
    significantFigures: 3,
    stages: [
      {
        relationship: BREWSTER,
        otherRelationships: ['\\tan i_p = n', 'i_p = \\tan^{-1} n'],
        symbol: 'i_p',
        calculation: `\\frac{180}{\\pi}\\tan^{-1}(${numTex(n, 3)})`,
        display: `${numTex(n, 3)} = \\tan i_p`,
        substituted: `${numTex(n, 3)} = \\tan i_p`,
        value: polarisingAngle,
        unit: '°',
        gaps: ['brewster'],
      },
    ],
    mistakes: [
      {
        tag: 'critical-for-brewster',
        value: toDegrees(Math.asin(1 / n)),
        why: 'This is the critical angle.',
      },
      { tag: 'brewster', value: 90 - polarisingAngle, why: 'This is the angle of refraction.' },
    ],
  };
}

function indexCalculation(surface: string, n: number): PhysicsCalculation {
  const angle = Number(toDegrees(Math.atan(n)).toPrecision(3));
  const radians = (angle * Math.PI) / 180;
  return {
    situation: `Light is reflected by ${surface}. The reflected light is plane polarised when the angle of incidence is $${numTex(angle, 3)}^\\circ$.`,
    quantity: 'the refractive index of the material',
    significantFigures: 3,
    stages: [
      {
        relationship: BREWSTER,
        otherRelationships: ['\\tan i_p = n'],
        symbol: 'n',
        calculation: `\\tan ${numTex(angle, 3)}^\\circ`,
        value: Math.tan(radians),
        unit: '',
        gaps: ['brewster'],
      },
    ],
    mistakes: [
      {
        tag: 'critical-for-brewster',
        value: 1 / Math.sin(radians),
        why: 'The relationship for the critical angle was used.',
      },
      { tag: 'brewster', value: 1 / Math.tan(radians), why: 'The tangent was turned upside down.' },
      { tag: 'brewster', value: Math.sin(radians), why: 'The sine was used for the tangent.' },
    ],
  };
}

function refractionCalculation(surface: string, n: number): PhysicsCalculation {
  const polarisingAngle = toDegrees(Math.atan(n));
  return {
    situation: `Unpolarised light is reflected by ${surface}, whose refractive index is $${numTex(n, 3)}$. The reflected light is plane polarised.`,
    quantity: 'the angle of refraction of the light that goes into the material',
    significantFigures: 3,
    stages: [
      {
        relationship: BREWSTER,
        otherRelationships: ['\\tan i_p = n'],
        symbol: 'i_p',
        calculation: `\\frac{180}{\\pi}\\tan^{-1}(${numTex(n, 3)})`,
        display: `${numTex(n, 3)} = \\tan i_p`,
        substituted: `${numTex(n, 3)} = \\tan i_p`,
        value: polarisingAngle,
        unit: '°',
        gaps: ['brewster'],
      },
      {
        why: 'The reflected and refracted rays are at right angles',
        symbol: 'r',
        calculation: '90 - @1',
        value: 90 - polarisingAngle,
        unit: '°',
        hasOnlyAnswerMark: true,
      },
    ],
    mistakes: [
      { tag: 'brewster', value: polarisingAngle, why: 'This is the angle of incidence.', earns: [1, 2] },
      {
        tag: 'critical-for-brewster',
        value: toDegrees(Math.asin(1 / n)),
        why: 'This is the critical angle.',
      },
    ],
  };
}
