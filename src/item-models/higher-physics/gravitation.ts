/** The learner uses Newton's law of gravitation for satellites and for pairs of bodies in space. */

import { GRAVITATION, GRAVITATION_TEX } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Bodies with their mass in kilograms and radius in metres. */
const BODIES = [
  { body: 'Earth', M: 6.0e24, radius: 6.4e6 },
  { body: 'Mars', M: 6.4e23, radius: 3.4e6 },
  { body: 'the Moon', M: 7.3e22, radius: 1.7e6 },
  { body: 'Venus', M: 4.9e24, radius: 6.1e6 },
  { body: 'Mercury', M: 3.3e23, radius: 2.4e6 },
] as const;

const SATELLITES = [
  { satellite: 'communications satellite', m: [850, 4800] },
  { satellite: 'weather satellite', m: [620, 2900] },
  { satellite: 'space telescope', m: [2200, 11_000] },
  { satellite: 'mapping probe', m: [240, 1900] },
] as const;

/** Pairs of bodies, with the ranges of their masses and distance. */
const BODY_PAIRS = [
  { first: 'a comet', second: 'a moon', m1: [1.2e13, 9.5e14], m2: [2.4e15, 8.8e17], r: [2.2e5, 9.4e6] },
  { first: 'a planet', second: 'its star', m1: [1.5e24, 9.2e26], m2: [0.9e30, 4.5e30], r: [5.5e10, 8.8e11] },
  { first: 'a moon', second: 'its planet', m1: [1.1e21, 1.4e23], m2: [2.2e24, 9.6e26], r: [1.2e8, 1.9e9] },
  {
    first: 'one asteroid',
    second: 'another asteroid',
    m1: [1.6e15, 8.9e18],
    m2: [2.5e15, 7.4e18],
    r: [1.4e5, 9.6e6],
  },
] as const;

export const gravitation = higherPhysicsModel({
  id: 'HP-09',
  title: 'Newton’s law of gravitation',
  outcomeId: 'PHY-H-04',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const [{ body, M, radius }, drawnSatellite, drawnPair] = [
      random.pick(BODIES),
      random.pick(SATELLITES),
      random.pick(BODY_PAIRS),
    ];
    return {
      orbit: {
        body,
        M,
        radius,
        satellite: drawnSatellite.satellite,
        m: pickMeasure(random, drawnSatellite.m),
        height: pickMeasure(random, [radius * 0.12, radius * 2.6]),
      },
      bodyPair: {
        names: [drawnPair.first, drawnPair.second] as const,
        m1: pickMeasure(random, drawnPair.m1),
        m2: pickMeasure(random, drawnPair.m2),
        r: pickMeasure(random, drawnPair.r),
      },
      questionKind: random.pick(['orbit', 'pair', 'separation'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ orbit, bodyPair, questionKind, form }) => {
    if (questionKind === 'orbit') return writePhysics(orbitCalculation(orbit), form);
    return writePhysics(
      questionKind === 'pair' ? forceCalculation(bodyPair) : separationCalculation(bodyPair),
      form,
    );
  },
});

const RELATIONSHIP = 'F = G\\frac{m_1m_2}{r^2}';
const ALTERNATIVE_FORMS = ['F = \\frac{Gm_1m_2}{r^2}', 'F = \\frac{GMm}{r^2}'] as const;

/** A body of mass M and a satellite of mass m at a height above its surface. */
type Orbit = {
  readonly body: string;
  readonly M: number;
  readonly radius: number;
  readonly satellite: string;
  readonly m: number;
  readonly height: number;
};

function orbitCalculation({ body, M, radius, satellite, m, height }: Orbit): PhysicsCalculation {
  const r = radius + height;
  const force = (distance: number) => (GRAVITATION * M * m) / distance ** 2;
  return {
    situation: `A ${satellite} of mass ${inlineQuantity(m, 'kg')} is at a height of ${inlineQuantity(height, 'm')} above the surface of ${body}. The mass of ${body} is ${inlineQuantity(M, 'kg')} and its radius is ${inlineQuantity(radius, 'm')}.`,
    quantity: `the gravitational force between ${body} and the ${satellite}`,
    stages: [
      {
        relationship: RELATIONSHIP,
        otherRelationships: ALTERNATIVE_FORMS,
        why: 'Substitute, with the distance between the centres',
        symbol: 'F',
        calculation: `\\frac{${GRAVITATION_TEX} \\times ${numTex(M)} \\times ${numTex(m)}}{(${numTex(radius)} + ${numTex(height)})^2}`,
        value: force(r),
        unit: 'N',
        gaps: ['centre-distance'],
      },
    ],
    mistakes: [
      {
        tag: 'centre-distance',
        value: force(height),
        why: 'The height was used; the distance is between the centres.',
        earns: [1],
      },
      {
        tag: 'inverse-square',
        value: (GRAVITATION * M * m) / r,
        why: 'The distance was not squared.',
        earns: [1],
      },
      { tag: 'centre-distance', value: force(radius), why: 'The height was left out.', earns: [1] },
      {
        tag: 'centre-distance',
        value: force(2 * radius + height),
        why: 'The diameter was used for the radius.',
        earns: [1],
      },
    ],
  };
}

/** Two bodies with the distance r between their centres. */
type Pair = {
  readonly names: readonly [string, string];
  readonly m1: number;
  readonly m2: number;
  readonly r: number;
};

function forceCalculation({ names, m1, m2, r }: Pair): PhysicsCalculation {
  const value = (GRAVITATION * m1 * m2) / r ** 2;
  return {
    situation: `The centre of ${names[0]} of mass ${inlineQuantity(m1, 'kg')} is ${inlineQuantity(r, 'm')} from the centre of ${names[1]}, which has a mass of ${inlineQuantity(m2, 'kg')}.`,
    quantity: 'the gravitational force between them',
    stages: [
      {
        relationship: RELATIONSHIP,
        otherRelationships: ALTERNATIVE_FORMS,
        symbol: 'F',
        calculation: `\\frac{${GRAVITATION_TEX} \\times ${numTex(m1)} \\times ${numTex(m2)}}{(${numTex(r)})^2}`,
        value,
        unit: 'N',
      },
    ],
    mistakes: [
      { tag: 'inverse-square', value: value * r, why: 'The distance was not squared.', earns: [1] },
      {
        tag: 'data-sheet',
        value: (9.8 / GRAVITATION) * value,
        why: 'The acceleration due to gravity was used for the universal constant of gravitation.',
      },
      {
        tag: 'constant-omitted',
        value: value / GRAVITATION,
        why: 'The universal constant of gravitation was left out.',
      },
      { tag: 'radius-diameter', value: value * 4, why: 'The distance was halved.', earns: [1] },
    ],
  };
}

function separationCalculation({ names, m1, m2, r }: Pair): PhysicsCalculation {
  const F = Number(((GRAVITATION * m1 * m2) / r ** 2).toPrecision(2));
  const distanceSquared = (GRAVITATION * m1 * m2) / F;
  return {
    situation: `The gravitational force between ${names[0]} of mass ${inlineQuantity(m1, 'kg')} and ${names[1]} of mass ${inlineQuantity(m2, 'kg')} is ${inlineQuantity(F, 'N')}.`,
    quantity: 'the distance between their centres',
    stages: [
      {
        relationship: RELATIONSHIP,
        otherRelationships: ALTERNATIVE_FORMS,
        symbol: 'r',
        calculation: `\\sqrt{\\frac{${GRAVITATION_TEX} \\times ${numTex(m1)} \\times ${numTex(m2)}}{${numTex(F)}}}`,
        substituted: `${numTex(F)} = \\frac{${GRAVITATION_TEX} \\times ${numTex(m1)} \\times ${numTex(m2)}}{r^2}`,
        value: Math.sqrt(distanceSquared),
        unit: 'm',
      },
    ],
    mistakes: [
      { tag: 'undo-power', value: distanceSquared, why: 'The square root was left out.', earns: [1, 2] },
      {
        tag: 'rearrange',
        value: 1 / Math.sqrt(distanceSquared),
        why: 'The fraction was turned upside down.',
        earns: [1],
      },
      {
        tag: 'constant-omitted',
        value: Math.sqrt(distanceSquared / GRAVITATION),
        why: 'The universal constant of gravitation was left out.',
      },
      { tag: 'radius-diameter', value: Math.sqrt(distanceSquared) / 2, why: 'The distance was halved.' },
    ],
  };
}
