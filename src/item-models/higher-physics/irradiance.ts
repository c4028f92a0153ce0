import { drawMeasure, drawProblemForm } from '../physics/draws.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsProblem, writeProblem } from '../physics/problem.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const lamps = [
  { who: 'a small lamp', I: [1.2, 48], d: [0.25, 1.4] },
  { who: 'a halogen bulb', I: [4.5, 95], d: [0.35, 1.8] },
  { who: 'a point source of gamma rays', I: [0.12, 0.95], d: [0.4, 2.2] },
  { who: 'a street light', I: [0.85, 6.5], d: [2.2, 7.5] },
  { who: 'a distress flare', I: [0.42, 5.5], d: [4.5, 18] },
] as const;

type Light = { readonly who: string; readonly I: number; readonly d: number; readonly far: number };

export const irradiance = higherPhysicsModel({
  id: 'HP-14',
  title: 'Irradiance and the inverse square law',
  outcomeId: 'PHY-H-10',
  calculator: 'allowed',
  marks: [1, 3],
  draw: (random) => {
    const lamp = random.pick(lamps);
    const d = drawMeasure(random, lamp.d);
    return {
      light: {
        who: lamp.who,
        I: drawMeasure(random, lamp.I),
        d,
        far: Number((d * random.pick([0.4, 0.5, 0.6, 1.5, 1.8, 2.2, 2.5, 3, 3.5, 4])).toPrecision(2)),
      },
      power: drawMeasure(random, [0.5, 5]),
      radius: drawMeasure(random, [0.55, 1.9]),
      asked: random.pick(['irradiance', 'irradiance', 'distance', 'laser'] as const),
      form: drawProblemForm(random),
    };
  },
  accepts: ({ light: { d, far } }) => Math.abs(far / d - 1) > 0.2,
  write: ({ light, power, radius, asked, form }) => {
    if (asked === 'laser') return writeProblem(laserProblem(power, radius), form);
    return writeProblem(asked === 'distance' ? distanceProblem(light) : irradianceProblem(light), form);
  },
});

function irradianceProblem({ who, I, d, far }: Light): PhysicsProblem {
  const value = (I * d * d) / (far * far);
  return {
    situation: `The irradiance at a distance of ${inlineQuantity(d, 'm')} from ${who} is ${inlineQuantity(I, 'W m^-2')}.`,
    quantity: `the irradiance at a distance of ${inlineQuantity(far, 'm')} from ${who.replace(/^an? /, 'the ')}`,
    stages: [
      {
        relationship: 'I = \\frac{k}{d^2}',
        or: ['I_1d_1^2 = I_2d_2^2', 'Id^2 = k'],
        symbol: 'I_2',
        calculation: `\\frac{${numTex(I)} \\times ${numTex(d)}^2}{${numTex(far)}^2}`,
        substituted: `${numTex(I)} \\times ${numTex(d)}^2 = I_2 \\times ${numTex(far)}^2`,
        value,
        unit: 'W m^-2',
      },
    ],
    mistakes: [
      { tag: 'inverse-square', value: (I * d) / far, why: 'The distances were not squared.' },
      {
        tag: 'inverse-ratio',
        value: (I * far * far) / (d * d),
        why: 'The ratio of the distances was turned upside down.',
        earns: [1],
      },
      {
        tag: 'inverse-ratio',
        value: (I * far) / d,
        why: 'The irradiance was taken to be proportional to the distance.',
      },
      { tag: 'inverse-square', value: I / (far * far), why: 'The first distance was left out.' },
      { tag: 'inverse-square', value: I * Math.sqrt(d / far), why: 'Square roots were taken.' },
    ],
  };
}

function distanceProblem({ who, I, d, far }: Light): PhysicsProblem {
  const other = Number(((I * d * d) / (far * far)).toPrecision(2));
  const value = d * Math.sqrt(I / other);
  return {
    situation: `The irradiance at a distance of ${inlineQuantity(d, 'm')} from ${who} is ${inlineQuantity(I, 'W m^-2')}.`,
    quantity: `the distance from ${who.replace(/^an? /, 'the ')} at which the irradiance is ${inlineQuantity(other, 'W m^-2')}`,
    stages: [
      {
        relationship: 'I = \\frac{k}{d^2}',
        or: ['I_1d_1^2 = I_2d_2^2', 'Id^2 = k'],
        symbol: 'd_2',
        calculation: `\\sqrt{\\frac{${numTex(I)} \\times ${numTex(d)}^2}{${numTex(other)}}}`,
        substituted: `${numTex(I)} \\times ${numTex(d)}^2 = ${numTex(other)} \\times d_2^2`,
        value,
        unit: 'm',
      },
    ],
    mistakes: [
      { tag: 'undo-power', value: value * value, why: 'The square root was left out.', earns: [1, 2] },
      { tag: 'inverse-square', value: (d * I) / other, why: 'The distances were not squared.' },
      {
        tag: 'inverse-ratio',
        value: d * Math.sqrt(other / I),
        why: 'The ratio of the irradiances was turned upside down.',
        earns: [1],
      },
      {
        tag: 'inverse-ratio',
        value: (d * other) / I,
        why: 'The irradiance was taken to be proportional to the distance.',
      },
    ],
  };
}

function laserProblem(power: number, radius: number): PhysicsProblem {
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
