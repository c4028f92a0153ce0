// National 5 Physics: light years in metres, and the time and distance of radio signals in space.
// Notation: `earns` lists the numbers of the bullets that are earned despite a mistake.

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { LIGHT } from '../physics/nat5-data-sheet.table.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

const LIGHT_TEX = '3.0 \\times 10^{8}';
const SECONDS_PER_YEAR = 365 * 24 * 60 * 60;
const SECONDS_PER_JULIAN_YEAR = 365.25 * 24 * 60 * 60;
/** Writes the seconds in some years as a product: `5 \times 365 \times 24 \times 60 \times 60`. */
const secondsTex = (days: string, years: string): string =>
  `${years} \\times ${days} \\times 24 \\times 60 \\times 60`;

/** Objects with ranges of their distance in light years. */
const objects = [
  { name: 'A star', years: [4.2, 95] },
  { name: 'An exoplanet', years: [11, 980] },
  { name: 'A nebula', years: [1200, 8900] },
  { name: 'A globular cluster of stars', years: [7200, 52_000] },
  { name: 'A black hole', years: [1600, 26_000] },
  { name: 'A pulsar', years: [520, 6400] },
  { name: 'A galaxy', years: [160_000, 9_800_000] },
] as const;

/** Spacecraft with ranges of their distance in metres. */
const spacecraft = [
  { name: 'a space probe near Jupiter', distance: [5.9e11, 9.6e11] },
  { name: 'a rover on Mars', distance: [5.6e10, 3.9e11] },
  { name: 'a lander on the Moon', distance: [3.6e8, 4.0e8] },
  { name: 'a telescope in orbit around the Sun', distance: [1.5e9, 9.5e9] },
  { name: 'a geostationary satellite', distance: [3.6e7, 4.1e7] },
  { name: 'a probe beyond Neptune', distance: [4.6e12, 9.8e12] },
] as const;

export const lightYears = nat5PhysicsModel({
  id: 'N5P-08',
  title: 'Light years and signals in space',
  outcomeId: 'PHY-5-03',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const [object, craft] = [random.pick(objects), random.pick(spacecraft)];
    return {
      object,
      craft,
      years: pickMeasure(random, object.years),
      distance: pickMeasure(random, craft.distance),
      target: random.pick(['metres', 'light years', 'signal', 'range'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ object, craft, years, distance, target, form }) => {
    if (target === 'metres') return writePhysics(metresCalculation(object.name, years), form);
    if (target === 'light years') return writePhysics(lightYearsCalculation(object.name, years), form);
    return writePhysics(
      target === 'signal'
        ? signalTimeCalculation(craft.name, distance)
        : signalRangeCalculation(craft.name, distance),
      form,
    );
  },
});

/** `the star` for `A star`. */
const toDefiniteName = (name: string): string => name.replace(/^An? /, 'the ');

function metresCalculation(name: string, years: number): PhysicsCalculation {
  const value = LIGHT * years * SECONDS_PER_YEAR;
  return {
    situation: `${name} is ${inlineQuantity(years, '')} light years from Earth.`,
    quantity: `the distance from Earth to ${toDefiniteName(name)}, in metres`,
    stages: [
      {
        relationship: 'd = vt',
        symbol: 'd',
        calculation: `${LIGHT_TEX} \\times ${secondsTex('365', numTex(years))}`,
        value,
        unit: 'm',
        otherData: {
          calculation: `${LIGHT_TEX} \\times ${secondsTex('365.25', numTex(years))}`,
          value: LIGHT * years * SECONDS_PER_JULIAN_YEAR,
        },
        gaps: ['time-conversion'],
      },
    ],
    mistakes: [
      { tag: 'time-conversion', value: value / 24, why: 'The hours in a day were left out.', earns: [1] },
      {
        tag: 'time-conversion',
        value: value / 60,
        why: 'A factor of 60 was left out of the seconds in a year.',
        earns: [1],
      },
      { tag: 'time-conversion', value: value / 365, why: 'The days in a year were left out.', earns: [1] },
      {
        tag: 'light-year-is-a-distance',
        value: LIGHT * years,
        why: 'The years were not changed to seconds.',
        earns: [1],
      },
      {
        tag: 'light-year-is-a-distance',
        value: years * SECONDS_PER_YEAR,
        why: 'The speed of light was left out; a time was found.',
      },
    ],
  };
}

function lightYearsCalculation(name: string, years: number): PhysicsCalculation {
  const distance = Number((LIGHT * years * SECONDS_PER_YEAR).toPrecision(2));
  const value = distance / (LIGHT * SECONDS_PER_YEAR);
  const calculation = (days: string) =>
    `\\frac{${numTex(distance)}}{${LIGHT_TEX} \\times ${secondsTex(days, '1')}}`.replace(
      '1 \\times 365',
      '365',
    );
  return {
    situation: `${name} is at a distance of ${inlineQuantity(distance, 'm')} from Earth.`,
    quantity: `the distance from Earth to ${toDefiniteName(name)}, in light years`,
    stages: [
      {
        relationship: 'd = vt',
        why: 'Divide by the metres in a light year',
        symbol: 'd',
        calculation: calculation('365'),
        value,
        unit: '',
        otherData: {
          calculation: calculation('365.25'),
          value: distance / (LIGHT * SECONDS_PER_JULIAN_YEAR),
        },
        gaps: ['time-conversion'],
      },
    ],
    mistakes: [
      { tag: 'time-conversion', value: value * 24, why: 'The hours in a day were left out.', earns: [1] },
      {
        tag: 'time-conversion',
        value: value * 60,
        why: 'A factor of 60 was left out of the seconds in a year.',
        earns: [1],
      },
      {
        tag: 'light-year-is-a-distance',
        value: distance / LIGHT,
        why: 'The time for the light was left in seconds.',
        earns: [1],
      },
      { tag: 'time-conversion', value: value * 365, why: 'The days in a year were left out.', earns: [1] },
    ],
  };
}

function signalTimeCalculation(name: string, distance: number): PhysicsCalculation {
  return {
    situation: `A radio signal is sent from Earth to ${name}, which is ${inlineQuantity(distance, 'm')} away.`,
    quantity: 'the time taken for the signal to arrive',
    stages: [
      {
        relationship: 'd = vt',
        symbol: 't',
        calculation: `\\frac{${numTex(distance)}}{${LIGHT_TEX}}`,
        substituted: `${numTex(distance)} = ${LIGHT_TEX} \\times t`,
        value: distance / LIGHT,
        unit: 's',
      },
    ],
    mistakes: [
      {
        tag: 'data-sheet',
        value: distance / 340,
        why: 'The speed of sound was used; radio signals travel at the speed of light.',
        earns: [1],
      },
      {
        tag: 'rearrange',
        value: LIGHT / distance,
        why: 'The speed was divided by the distance.',
        earns: [1],
      },
      {
        tag: 'echo-half',
        value: (2 * distance) / LIGHT,
        why: 'The distance was doubled as if for an echo.',
        earns: [1],
      },
      {
        tag: 'rearrange',
        value: distance * LIGHT,
        why: 'The distance was multiplied by the speed.',
        earns: [1],
      },
      { tag: 'time-conversion', value: distance / LIGHT / 60, why: 'The time was changed to minutes.' },
    ],
  };
}

function signalRangeCalculation(name: string, distance: number): PhysicsCalculation {
  const time = Number(((2 * distance) / LIGHT).toPrecision(2));
  return {
    situation: `A radio signal is sent from Earth to ${name}. A reply is sent back at once and is received ${inlineQuantity(time, 's')} after the first signal was sent.`,
    quantity: `the distance from Earth to ${name.replace(/^an? /, 'the ')}`,
    stages: [
      {
        relationship: 'd = vt',
        why: 'Substitute half of the time, for one way',
        symbol: 'd',
        calculation: `${LIGHT_TEX} \\times \\frac{${numTex(time)}}{2}`,
        value: (LIGHT * time) / 2,
        unit: 'm',
        gaps: ['echo-half'],
      },
    ],
    mistakes: [
      {
        tag: 'echo-half',
        value: LIGHT * time,
        why: 'The time for there and back was used for one way.',
        earns: [1],
      },
      {
        tag: 'data-sheet',
        value: (340 * time) / 2,
        why: 'The speed of sound was used; radio signals travel at the speed of light.',
        earns: [1],
      },
      { tag: 'rearrange', value: LIGHT / time, why: 'The speed was divided by the time.' },
      {
        tag: 'echo-half',
        value: 2 * LIGHT * time,
        why: 'The distance was doubled instead of halved.',
        earns: [1],
      },
    ],
  };
}
