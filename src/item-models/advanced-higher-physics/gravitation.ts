/**
 * The learner calculates orbits, gravitational potential, escape velocity and the radius of a black hole.
 * In a calculation, `@1` is the result of stage 1.
 */

import { bodies } from '../physics/advanced-higher-data-sheet.table.ts';
import {
  GRAVITATION as G,
  GRAVITATION_TEX as G_TEX,
  LIGHT,
  LIGHT_TEX,
} from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

const EARTH_SATELLITES = [
  'satellite',
  'space station',
  'space telescope',
  'weather satellite',
  'navigation satellite',
] as const;
/** Satellites of bodies other than Earth. */
const PROBES = ['space probe', 'survey probe', 'mapping probe'] as const;

/** A body of mass M and radius R, and a satellite of mass m at the altitude h. */
type Orbit = {
  readonly body: string;
  readonly M: number;
  readonly R: number;
  readonly h: number;
  readonly satellite: string;
  readonly m: number;
};

export const gravitation = advancedHigherPhysicsModel({
  id: 'AHP-04',
  title: 'Orbits, potential and escape velocity',
  outcomeId: 'PHY-AH-03',
  calculator: 'allowed',
  marks: [3, 4],
  choose: (random) => {
    const body = random.pick(bodies);
    return {
      orbit: {
        ...body,
        h: pickMeasure(random, [0.05 * body.R, 1.6 * body.R]),
        satellite: random.pick(body.body === 'Earth' ? EARTH_SATELLITES : PROBES),
        m: pickMeasure(random, [150, 4800]),
      },
      solarMasses: pickMeasure(random, [3, 60]),
      questionKind: random.pick(['speed', 'escape', 'potential', 'hole', 'period'] as const),
    };
  },
  write: ({ orbit, solarMasses, questionKind }) => {
    const problems = {
      speed: () => speedCalculation(orbit),
      escape: () => escapeCalculation(orbit),
      potential: () => potentialCalculation(orbit),
      hole: () => blackHoleCalculation(solarMasses),
      period: () => periodCalculation(orbit),
    };
    return writeWrittenPhysics(problems[questionKind]());
  },
});

const describeBody = ({ body, M, R }: Orbit): string =>
  `The mass of ${body} is ${inlineQuantity(M, 'kg')} and its radius is ${inlineQuantity(R, 'm')}.`;
const distanceTex = ({ R, h }: Orbit): string => `(${numTex(R)} + ${numTex(h)})`;
/** The mistake of using the altitude instead of the distance from the centre. */
const altitudeMistake = (value: number) => ({
  tag: 'altitude-vs-radius',
  value,
  why: 'The altitude was used; the distance is from the centre.',
  earns: [1],
});

function speedCalculation(orbit: Orbit): PhysicsCalculation {
  const { body, M, R, h, satellite } = orbit;
  const speedAt = (r: number): number => Math.sqrt((G * M) / r);
  return {
    situation: `A ${satellite} is in a circular orbit at an altitude of ${inlineQuantity(h, 'm')} above ${body}. ${describeBody(orbit)}`,
    quantity: `the orbital speed of the ${satellite}`,
    stages: [
      {
        relationship: '\\frac{GMm}{r^2} = \\frac{mv^2}{r}',
        otherRelationships: ['v = \\sqrt{\\frac{GM}{r}}', 'v^2 = \\frac{GM}{r}', 'F = \\frac{GMm}{r^2}'],
        why: 'Substitute, with the distance from the centre',
        symbol: 'v',
        calculation: `\\sqrt{\\frac{${G_TEX} \\times ${numTex(M)}}{${distanceTex(orbit).slice(1, -1)}}}`,
        value: speedAt(R + h),
        unit: 'm s^-1',
        gaps: ['altitude-vs-radius'],
      },
    ],
    mistakes: [
      altitudeMistake(speedAt(h)),
      { tag: 'altitude-vs-radius', value: speedAt(R), why: 'The altitude was left out.', earns: [1] },
      { tag: 'undo-power', value: speedAt(R + h) ** 2, why: 'The square root was not taken.', earns: [1, 2] },
      { tag: 'escape-vs-orbit', value: Math.SQRT2 * speedAt(R + h), why: 'This is the escape velocity.' },
    ],
  };
}

function periodCalculation(orbit: Orbit): PhysicsCalculation {
  const { body, M, R, h, satellite } = orbit;
  const periodAt = (r: number): number => 2 * Math.PI * Math.sqrt(r ** 3 / (G * M));
  return {
    situation: `A ${satellite} is in a circular orbit at an altitude of ${inlineQuantity(h, 'm')} above ${body}. ${describeBody(orbit)}`,
    quantity: 'the period of the orbit',
    stages: [
      {
        why: 'Find the distance from the centre',
        symbol: 'r',
        calculation: `${numTex(R)} + ${numTex(h)}`,
        value: R + h,
        unit: 'm',
        gaps: ['altitude-vs-radius'],
      },
      {
        relationship: '\\frac{GMm}{r^2} = mr\\left(\\frac{2\\pi}{T}\\right)^2',
        otherRelationships: [
          'T = 2\\pi\\sqrt{\\frac{r^3}{GM}}',
          'T^2 = \\frac{4\\pi^2r^3}{GM}',
          '\\frac{GMm}{r^2} = mr\\omega^2',
        ],
        symbol: 'T',
        calculation: `2\\pi\\sqrt{\\frac{@1^3}{${G_TEX} \\times ${numTex(M)}}}`,
        value: periodAt(R + h),
        unit: 's',
      },
    ],
    mistakes: [
      { ...altitudeMistake(periodAt(h)), earns: [2, 3, 4] },
      { tag: 'altitude-vs-radius', value: periodAt(R), why: 'The altitude was left out.', earns: [2, 3, 4] },
      {
        tag: 'angular-units',
        value: periodAt(R + h) / (2 * Math.PI),
        why: 'The $2\\pi$ was left out.',
        earns: [1],
      },
    ],
  };
}

function escapeCalculation(orbit: Orbit): PhysicsCalculation {
  const { body, M, R } = orbit;
  const v = Math.sqrt((2 * G * M) / R);
  return {
    situation: `A ${orbit.satellite} of mass ${inlineQuantity(orbit.m, 'kg')} is on the surface of ${body}. ${describeBody(orbit)}`,
    quantity: `the escape velocity from the surface of ${body}`,
    stages: [
      {
        relationship: 'v = \\sqrt{\\frac{2GM}{r}}',
        otherRelationships: ['\\frac{1}{2}mv^2 = \\frac{GMm}{r}', 'v^2 = \\frac{2GM}{r}'],
        symbol: 'v',
        calculation: `\\sqrt{\\frac{2 \\times ${G_TEX} \\times ${numTex(M)}}{${numTex(R)}}}`,
        value: v,
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      {
        tag: 'escape-vs-orbit',
        value: v / Math.SQRT2,
        why: 'The 2 was left out; this is the speed of a low orbit.',
      },
      { tag: 'undo-power', value: v * v, why: 'The square root was not taken.', earns: [1, 2] },
      { tag: 'inverse-square', value: Math.sqrt(2 * G * M) / R, why: 'The radius was squared.' },
    ],
  };
}

function potentialCalculation(orbit: Orbit): PhysicsCalculation {
  const { body, M, R, h, satellite } = orbit;
  const potentialAt = (r: number): number => (-G * M) / r;
  return {
    situation: `A ${satellite} is at an altitude of ${inlineQuantity(h, 'm')} above the surface of ${body}. ${describeBody(orbit)}`,
    quantity: `the gravitational potential at the position of the ${satellite}`,
    stages: [
      {
        relationship: 'V = -\\frac{GM}{r}',
        why: 'Substitute, with the distance from the centre',
        symbol: 'V',
        calculation: `-\\frac{${G_TEX} \\times ${numTex(M)}}{${distanceTex(orbit).slice(1, -1)}}`,
        value: potentialAt(R + h),
        unit: 'J kg^-1',
        gaps: ['altitude-vs-radius'],
      },
    ],
    mistakes: [
      {
        tag: 'potential-sign',
        value: -potentialAt(R + h),
        why: 'The potential is zero at infinity and negative everywhere else.',
      },
      altitudeMistake(potentialAt(h)),
      {
        tag: 'inverse-square',
        value: potentialAt(R + h) / (R + h),
        why: 'The distance was squared; this is a field strength.',
      },
    ],
  };
}

function blackHoleCalculation(solarMasses: number): PhysicsCalculation {
  // Rounded to the two significant figures of the stem, so that the working is consistent.
  const M = Number((solarMasses * 2.0e30).toPrecision(2));
  const r = (2 * G * M) / LIGHT ** 2;
  return {
    situation: `The core of a star collapses to form a black hole. The mass of the black hole is ${inlineQuantity(M, 'kg')}.`,
    quantity: 'the Schwarzschild radius of the black hole',
    stages: [
      {
        relationship: 'r_s = \\frac{2GM}{c^2}',
        otherRelationships: ['r = \\frac{2GM}{c^2}'],
        symbol: 'r_s',
        calculation: `\\frac{2 \\times ${G_TEX} \\times ${numTex(M)}}{(${LIGHT_TEX})^2}`,
        value: r,
        unit: 'm',
      },
    ],
    mistakes: [
      { tag: 'schwarzschild', value: r / 2, why: 'The 2 was left out.' },
      { tag: 'undo-power', value: r * LIGHT, why: 'The speed of light was not squared.', earns: [1] },
    ],
  };
}
