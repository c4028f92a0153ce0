/** The learner relates the luminosity, temperature, radius, distance and brightness of stars. */

import { STEFAN, STEFAN_TEX } from '../physics/advanced-higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { advancedHigherPhysicsModel } from './advanced-higher-physics-model.ts';

/** Stars with their radius and distance in metres and their temperature in kelvin. */
const STARS = [
  { star: 'Sirius A', r: 1.2e9, T: 9900, d: 8.1e16 },
  { star: 'Vega', r: 1.8e9, T: 9600, d: 2.4e17 },
  { star: 'Capella', r: 8.3e9, T: 4900, d: 4.1e17 },
  { star: 'Arcturus', r: 1.8e10, T: 4300, d: 3.5e17 },
  { star: 'Aldebaran', r: 3.1e10, T: 3900, d: 6.2e17 },
  { star: 'Procyon', r: 1.4e9, T: 6500, d: 1.1e17 },
  { star: 'Rigel', r: 5.2e10, T: 12000, d: 8.1e18 },
  { star: 'Altair', r: 1.2e9, T: 7700, d: 1.6e17 },
  { star: 'Tau Ceti', r: 5.5e8, T: 5300, d: 1.1e17 },
] as const;

const CONSTELLATIONS = [
  'Orion',
  'Lyra',
  'Cygnus',
  'Leo',
  'Taurus',
  'Cassiopeia',
  'Andromeda',
  'Scorpius',
] as const;

type Star = {
  readonly star: string;
  readonly constellation: string;
  readonly r: number;
  readonly T: number;
  readonly d: number;
};

export const stellarPhysics = advancedHigherPhysicsModel({
  id: 'AHP-13',
  title: 'Luminosity, temperature and brightness of stars',
  outcomeId: 'PHY-AH-04',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const { star, r, T, d } = random.pick(STARS);
    const varySlightly = (value: number): number =>
      Number((value * (0.92 + 0.16 * random.next())).toPrecision(2));
    return {
      star: {
        star,
        constellation: random.pick(CONSTELLATIONS),
        r: varySlightly(r),
        T: varySlightly(T),
        d: varySlightly(d),
      },
      L: pickMeasure(random, [0.9, 9.5]) * 10 ** random.int(26, 27),
      questionKind: random.pick(['luminosity', 'brightness', 'distance', 'power', 'temperature'] as const),
    };
  },
  write: ({ star, L, questionKind }) => {
    const problems = {
      luminosity: () => luminosityCalculation(star),
      brightness: () => brightnessCalculation(star, L),
      distance: () => distanceCalculation(star, L),
      power: () => powerCalculation(star),
      temperature: () => temperatureCalculation(star, L),
    };
    return writeWrittenPhysics(problems[questionKind]());
  },
  accepts: ({ star: { r, T }, L, questionKind }) => {
    const surfaceTemperature = (L / (4 * Math.PI * r * r * STEFAN)) ** 0.25;
    return (
      questionKind !== 'temperature' || (surfaceTemperature > 2500 && surfaceTemperature < 30_000 && T > 0)
    );
  },
});

function luminosityCalculation({ star, r, T }: Star): PhysicsCalculation {
  const L = 4 * Math.PI * r * r * STEFAN * T ** 4;
  return {
    situation: `The radius of the star ${star} is ${inlineQuantity(r, 'm')} and its surface temperature is ${inlineQuantity(T, 'K')}.`,
    quantity: `the luminosity of ${star}`,
    stages: [
      {
        relationship: 'L = 4\\pi r^2\\sigma T^4',
        symbol: 'L',
        calculation: `4\\pi \\times (${numTex(r)})^2 \\times ${STEFAN_TEX} \\times ${numTex(T)}^4`,
        value: L,
        unit: 'W',
      },
    ],
    mistakes: [
      {
        tag: 'undo-power',
        value: L / T ** 3,
        why: 'The temperature was not raised to the power of 4.',
        earns: [1],
      },
      { tag: 'undo-power', value: L / r, why: 'The radius was not squared.', earns: [1] },
      { tag: 'surface-area', value: L / 4, why: 'The area of a disc was used for that of a sphere.' },
    ],
  };
}

function powerCalculation({ star, T }: Star): PhysicsCalculation {
  return {
    situation: `The surface temperature of the star ${star} is ${inlineQuantity(T, 'K')}.`,
    quantity: 'the power radiated by each square metre of its surface',
    stages: [
      {
        relationship: '\\frac{P}{A} = \\sigma T^4',
        otherRelationships: ['P = \\sigma A T^4'],
        symbol: '\\frac{P}{A}',
        calculation: `${STEFAN_TEX} \\times ${numTex(T)}^4`,
        value: STEFAN * T ** 4,
        unit: 'W m^-2',
      },
    ],
    mistakes: [
      {
        tag: 'undo-power',
        value: STEFAN * T,
        why: 'The temperature was not raised to the power of 4.',
        earns: [1],
      },
      {
        tag: 'kelvin',
        value: STEFAN * (T + 273) ** 4,
        why: 'The temperature is in kelvin already.',
        earns: [1],
      },
    ],
  };
}

function brightnessCalculation({ constellation, d }: Star, L: number): PhysicsCalculation {
  const b = L / (4 * Math.PI * d * d);
  return {
    situation: `The luminosity of a star in the constellation ${constellation} is ${inlineQuantity(L, 'W')}, and its distance from Earth is ${inlineQuantity(d, 'm')}.`,
    quantity: 'the apparent brightness of the star as seen from Earth',
    stages: [
      {
        relationship: 'b = \\frac{L}{4\\pi d^2}',
        otherRelationships: ['b = \\frac{L}{4\\pi r^2}'],
        symbol: 'b',
        calculation: `\\frac{${numTex(L)}}{4\\pi \\times (${numTex(d)})^2}`,
        value: b,
        unit: 'W m^-2',
      },
    ],
    mistakes: [
      { tag: 'inverse-square', value: b * d, why: 'The distance was not squared.', earns: [1] },
      { tag: 'surface-area', value: b * 4 * Math.PI, why: 'The $4\\pi$ was left out.' },
    ],
  };
}

function distanceCalculation({ constellation, d }: Star, L: number): PhysicsCalculation {
  const b = Number((L / (4 * Math.PI * d * d)).toPrecision(2));
  const distance = Math.sqrt(L / (4 * Math.PI * b));
  return {
    situation: `A star in the constellation ${constellation} has a luminosity of ${inlineQuantity(L, 'W')}. Its apparent brightness as seen from Earth is ${inlineQuantity(b, 'W m^-2')}.`,
    quantity: 'the distance of the star from Earth',
    stages: [
      {
        relationship: 'b = \\frac{L}{4\\pi d^2}',
        otherRelationships: ['b = \\frac{L}{4\\pi r^2}'],
        symbol: 'd',
        calculation: `\\sqrt{\\frac{${numTex(L)}}{4\\pi \\times ${numTex(b)}}}`,
        substituted: `${numTex(b)} = \\frac{${numTex(L)}}{4\\pi d^2}`,
        value: distance,
        unit: 'm',
      },
    ],
    mistakes: [
      { tag: 'undo-power', value: distance * distance, why: 'The square root was not taken.', earns: [1] },
      { tag: 'surface-area', value: distance * Math.sqrt(4 * Math.PI), why: 'The $4\\pi$ was left out.' },
    ],
  };
}

function temperatureCalculation({ constellation, r }: Star, L: number): PhysicsCalculation {
  const T = (L / (4 * Math.PI * r * r * STEFAN)) ** 0.25;
  return {
    situation: `A star in the constellation ${constellation} has a luminosity of ${inlineQuantity(L, 'W')} and a radius of ${inlineQuantity(r, 'm')}.`,
    quantity: 'the surface temperature of the star',
    stages: [
      {
        relationship: 'L = 4\\pi r^2\\sigma T^4',
        symbol: 'T',
        calculation: `\\left(\\frac{${numTex(L)}}{4\\pi \\times (${numTex(r)})^2 \\times ${STEFAN_TEX}}\\right)^{\\frac{1}{4}}`,
        substituted: `${numTex(L)} = 4\\pi \\times (${numTex(r)})^2 \\times ${STEFAN_TEX} \\times T^4`,
        value: T,
        unit: 'K',
      },
    ],
    mistakes: [
      {
        tag: 'undo-power',
        value: T * T,
        why: 'Only the square root was taken; the temperature is raised to the power of 4.',
        earns: [1],
      },
      { tag: 'surface-area', value: T * 4 ** 0.25, why: 'The area of a disc was used for that of a sphere.' },
    ],
  };
}
