/** The learner uses the inverse square law for irradiance, or the irradiance of a laser spot. */

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Sources, with the ranges of irradiance I and distance d. */
const LIGHT_SOURCES = [
  { source: 'a small lamp', I: [1.2, 48], d: [0.25, 1.4] },
  { source: 'a halogen bulb', I: [4.5, 95], d: [0.35, 1.8] },
  { source: 'a point source of gamma rays', I: [0.12, 0.95], d: [0.4, 2.2] },
  { source: 'a street light', I: [0.85, 6.5], d: [2.2, 7.5] },
  { source: 'a distress flare', I: [0.42, 5.5], d: [4.5, 18] },
] as const;

/** A source with the irradiance I at the distance d. */
type Light = {
  readonly source: string;
  readonly I: number;
  readonly d: number;
  readonly otherDistance: number;
};

export const irradiance = higherPhysicsModel({
  id: 'HP-14',
  title: 'Irradiance and the inverse square law',
  outcomeId: 'PHY-H-10',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const lamp = random.pick(LIGHT_SOURCES);
    const d = pickMeasure(random, lamp.d);
    return {
      light: {
        source: lamp.source,
        I: pickMeasure(random, lamp.I),
        d,
        otherDistance: Number(
          (d * random.pick([0.4, 0.5, 0.6, 1.5, 1.8, 2.2, 2.5, 3, 3.5, 4])).toPrecision(2),
        ),
      },
      power: pickMeasure(random, [0.5, 5]),
      radius: pickMeasure(random, [0.55, 1.9]),
      questionKind: random.pick(['irradiance', 'irradiance', 'distance', 'laser'] as const),
      form: pickQuestionForm(random),
    };
  },
  accepts: ({ light: { d, otherDistance } }) => Math.abs(otherDistance / d - 1) > 0.2,
  write: ({ light, power, radius, questionKind, form }) => {
    if (questionKind === 'laser') return writePhysics(laserCalculation(power, radius), form);
    return writePhysics(
      questionKind === 'distance' ? distanceCalculation(light) : irradianceCalculation(light),
      form,
    );
  },
});

function irradianceCalculation({ source, I, d, otherDistance }: Light): PhysicsCalculation {
  const value = (I * d * d) / (otherDistance * otherDistance);
  return {
    situation: `The irradiance at a distance of ${inlineQuantity(d, 'm')} from ${source} is ${inlineQuantity(I, 'W m^-2')}.`,
    quantity: `the irradiance at a distance of ${inlineQuantity(otherDistance, 'm')} from ${source.replace(/^an? /, 'the ')}`,
    stages: [
      {
        relationship: 'I = \\frac{k}{d^2}',
        otherRelationships: ['I_1d_1^2 = I_2d_2^2', 'Id^2 = k'],
        symbol: 'I_2',
        calculation: `\\frac{${numTex(I)} \\times ${numTex(d)}^2}{${numTex(otherDistance)}^2}`,
        substituted: `${numTex(I)} \\times ${numTex(d)}^2 = I_2 \\times ${numTex(otherDistance)}^2`,
        value,
        unit: 'W m^-2',
      },
    ],
    mistakes: [
      { tag: 'inverse-square', value: (I * d) / otherDistance, why: 'The distances were not squared.' },
      {
        tag: 'inverse-ratio',
        value: (I * otherDistance * otherDistance) / (d * d),
        why: 'The ratio of the distances was turned upside down.',
        earns: [1],
      },
      {
        tag: 'inverse-ratio',
        value: (I * otherDistance) / d,
        why: 'The irradiance was taken to be proportional to the distance.',
      },
      {
        tag: 'inverse-square',
        value: I / (otherDistance * otherDistance),
        why: 'The first distance was left out.',
      },
      { tag: 'inverse-square', value: I * Math.sqrt(d / otherDistance), why: 'Square roots were taken.' },
    ],
  };
}

function distanceCalculation({ source, I, d, otherDistance }: Light): PhysicsCalculation {
  const otherIrradiance = Number(((I * d * d) / (otherDistance * otherDistance)).toPrecision(2));
  const value = d * Math.sqrt(I / otherIrradiance);
  return {
    situation: `The irradiance at a distance of ${inlineQuantity(d, 'm')} from ${source} is ${inlineQuantity(I, 'W m^-2')}.`,
    quantity: `the distance from ${source.replace(/^an? /, 'the ')} at which the irradiance is ${inlineQuantity(otherIrradiance, 'W m^-2')}`,
    stages: [
      {
        relationship: 'I = \\frac{k}{d^2}',
        otherRelationships: ['I_1d_1^2 = I_2d_2^2', 'Id^2 = k'],
        symbol: 'd_2',
        calculation: `\\sqrt{\\frac{${numTex(I)} \\times ${numTex(d)}^2}{${numTex(otherIrradiance)}}}`,
        substituted: `${numTex(I)} \\times ${numTex(d)}^2 = ${numTex(otherIrradiance)} \\times d_2^2`,
        value,
        unit: 'm',
      },
    ],
    mistakes: [
      { tag: 'undo-power', value: value * value, why: 'The square root was left out.', earns: [1, 2] },
      { tag: 'inverse-square', value: (d * I) / otherIrradiance, why: 'The distances were not squared.' },
      {
        tag: 'inverse-ratio',
        value: d * Math.sqrt(otherIrradiance / I),
        why: 'The ratio of the irradiances was turned upside down.',
        earns: [1],
      },
      {
        tag: 'inverse-ratio',
        value: (d * otherIrradiance) / I,
        why: 'The irradiance was taken to be proportional to the distance.',
      },
    ],
  };
}

function laserCalculation(power: number, radius: number): PhysicsCalculation {
  const r = radius * 1e-3;
  const area = Math.PI * r * r;
  const value = (power * 1e-3) / area;
  return {
    situation: `The beam of a ${inlineQuantity(power, 'mW')} laser makes a circular spot of radius ${inlineQuantity(radius, 'mm')} on a screen.`,
    quantity: 'the irradiance of the spot',
    stages: [
      {
        relationship: 'I = \\frac{P}{A}',
        symbol: 'I',
        calculation: `\\frac{${numTex(power)} \\times 10^{-3}}{\\pi \\times (${numTex(radius)} \\times 10^{-3})^2}`,
        value,
        unit: 'W m^-2',
      },
    ],
    mistakes: [
      { tag: 'radius-diameter', value: value / 4, why: 'The diameter was used for the radius.', earns: [1] },
      {
        tag: 'square-omitted',
        value: (power * 1e-3) / (Math.PI * r),
        why: 'The radius was not squared.',
        earns: [1],
      },
      { tag: 'prefix', value: value * 1e3, why: 'The milliwatts were not changed to watts.', earns: [1, 3] },
      {
        tag: 'circle-area',
        value: (power * 1e-3) / (2 * Math.PI * r),
        why: 'The circumference was used for the area.',
        earns: [1],
      },
      {
        tag: 'prefix',
        value: value * 1e-6,
        why: 'The millimetres were not changed to metres.',
        earns: [1, 3],
      },
    ],
  };
}
