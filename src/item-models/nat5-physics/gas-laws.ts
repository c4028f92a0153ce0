// National 5 Physics: pressure, volume and temperature of a gas, and the pressure of a solid on the ground.
// Notation: `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawGasCylinder } from '../../diagrams/families/gas-cylinder.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';
import { loads, pressureCalculation } from './pressure.ts';

type Gas = {
  /** Pressure in kilopascals. */
  readonly p: number;
  /** Volume in litres. */
  readonly V: number;
  /** Temperatures in degrees Celsius. */
  readonly cold: number;
  readonly hot: number;
  /** The factor by which the volume becomes smaller. */
  readonly compression: number;
};

/** Gases in closed containers, each with a range of its pressure in kilopascals. */
const sealedGases = [
  { name: 'the air in a car tyre', p: [280, 340] },
  { name: 'the gas in a sealed flask', p: [96, 135] },
  { name: 'the air in a steel cylinder', p: [350, 950] },
  { name: 'the gas in an aerosol can', p: [310, 490] },
  { name: 'the air in a sealed glass bottle', p: [97, 125] },
] as const;
const expandingGases = [
  'a sample of air in a syringe',
  'the gas in a small balloon',
  'the gas in a cylinder with a free piston',
] as const;
const pumps = ['a bicycle pump', 'a gas syringe', 'a cylinder with a movable piston', 'a hand pump'] as const;

export const gasLaws = nat5PhysicsModel({
  id: 'N5P-16',
  title: 'Pressure and the gas laws',
  outcomeId: 'PHY-5-07',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const load = random.pick(loads);
    const sealed = random.pick(sealedGases);
    return {
      gas: {
        p: pickMeasure(random, [95, 240], 3),
        V: pickMeasure(random, [0.15, 0.95]),
        cold: random.int(4, 24),
        hot: random.int(38, 95),
        compression: pickMeasure(random, [1.5, 4.5]),
      },
      load,
      F: pickMeasure(random, load.F),
      A: pickMeasure(random, load.A),
      sealed: { name: sealed.name, p: pickMeasure(random, sealed.p, 3) },
      sample: random.pick(expandingGases),
      pump: random.pick(pumps),
      target: random.pick(['pressure', 'volume', 'squeeze', 'temperature', 'combined', 'solid'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ target, form, gas, load, F, A, sealed, ...containers }) => {
    const problems = {
      pressure: () => constantVolumeCalculation({ ...gas, p: sealed.p }, sealed.name),
      volume: () => constantPressureCalculation(gas, containers.sample),
      squeeze: () => compressionCalculation(gas, containers.pump),
      temperature: () => temperatureCalculation({ ...gas, p: sealed.p }, sealed.name),
      combined: () => combinedCalculation(gas, containers.pump),
      solid: () => pressureCalculation(load.name, F, A),
    };
    return writePhysics(problems[target](), form);
  },
});

const toKelvin = (celsius: number): number => celsius + 273;

function constantVolumeCalculation({ p, cold, hot }: Gas, container: string): PhysicsCalculation {
  const ratio = toKelvin(hot) / toKelvin(cold);
  return {
    situation: `The pressure of ${container} is ${inlineQuantity(p, 'kPa', 3)} at ${inlineQuantity(cold, '°C')}. The temperature rises to ${inlineQuantity(hot, '°C')}. The volume does not change.`,
    quantity: 'the new pressure of the gas',
    significantFigures: 2,
    stages: [
      {
        relationship: '\\frac{p_1}{T_1} = \\frac{p_2}{T_2}',
        why: 'Substitute, with temperatures in kelvin',
        symbol: 'p_2',
        calculation: `\\frac{${numTex(p, 3)} \\times ${toKelvin(hot)}}{${toKelvin(cold)}}`,
        substituted: `\\frac{${numTex(p, 3)}}{${toKelvin(cold)}} = \\frac{p_2}{${toKelvin(hot)}}`,
        value: p * ratio,
        unit: 'kPa',
        gaps: ['kelvin'],
      },
    ],
    mistakes: [
      {
        tag: 'kelvin',
        value: (p * hot) / cold,
        why: 'The temperatures were not changed to kelvin.',
        earns: [1],
      },
      {
        tag: 'inverse-ratio',
        value: p / ratio,
        why: 'The ratio of the temperatures was turned upside down.',
        earns: [1],
      },
      {
        tag: 'kelvin',
        value: (p * cold) / hot,
        why: 'The temperatures were left in degrees Celsius, and the ratio was turned upside down.',
        earns: [1],
      },
      {
        tag: 'gas-adds',
        value: p + (hot - cold),
        why: 'The change in temperature was added to the pressure.',
      },
    ],
  };
}

function constantPressureCalculation({ V, cold, hot }: Gas, container: string): PhysicsCalculation {
  const ratio = toKelvin(hot) / toKelvin(cold);
  return {
    situation: `At ${inlineQuantity(cold, '°C')} the volume of ${container} is ${inlineQuantity(V, '')} litres. It is heated to ${inlineQuantity(hot, '°C')} at constant pressure.`,
    quantity: 'the new volume of the gas, in litres',
    stages: [
      {
        relationship: '\\frac{V_1}{T_1} = \\frac{V_2}{T_2}',
        why: 'Substitute, with temperatures in kelvin',
        symbol: 'V_2',
        calculation: `\\frac{${numTex(V)} \\times ${toKelvin(hot)}}{${toKelvin(cold)}}`,
        substituted: `\\frac{${numTex(V)}}{${toKelvin(cold)}} = \\frac{V_2}{${toKelvin(hot)}}`,
        value: V * ratio,
        unit: 'L',
        gaps: ['kelvin'],
      },
    ],
    mistakes: [
      {
        tag: 'kelvin',
        value: (V * hot) / cold,
        why: 'The temperatures were not changed to kelvin.',
        earns: [1],
      },
      {
        tag: 'inverse-ratio',
        value: V / ratio,
        why: 'The ratio of the temperatures was turned upside down.',
        earns: [1],
      },
      {
        tag: 'kelvin',
        value: (V * cold) / hot,
        why: 'The temperatures were left in degrees Celsius, and the ratio was turned upside down.',
        earns: [1],
      },
      { tag: 'gas-adds', value: V + (hot - cold), why: 'The change in temperature was added to the volume.' },
    ],
  };
}

function compressionCalculation({ p, V, compression }: Gas, container: string): PhysicsCalculation {
  const newVolume = Number((V / compression).toPrecision(2));
  return {
    situation: `A fixed mass of air is trapped in ${container}. Its volume is ${inlineQuantity(V, '')} litres and its pressure is ${inlineQuantity(p, 'kPa', 3)}. The air is compressed to a volume of ${inlineQuantity(newVolume, '')} litres. Its temperature does not change.`,
    quantity: 'the new pressure of the air',
    figure: drawGasCylinder({
      pressureTex: inlineQuantity(p, 'kPa', 3),
      volumeTex: `${inlineQuantity(V, '')} litres`,
      forceTex: 'push',
    }),
    stages: [
      {
        relationship: 'p_1V_1 = p_2V_2',
        symbol: 'p_2',
        calculation: `\\frac{${numTex(p, 3)} \\times ${numTex(V)}}{${numTex(newVolume)}}`,
        substituted: `${numTex(p, 3)} \\times ${numTex(V)} = p_2 \\times ${numTex(newVolume)}`,
        value: (p * V) / newVolume,
        unit: 'kPa',
      },
    ],
    mistakes: [
      {
        tag: 'inverse-ratio',
        value: (p * newVolume) / V,
        why: 'Pressure was taken to fall in proportion to the volume; a smaller volume gives a greater pressure.',
      },
      { tag: 'gas-adds', value: p + (V - newVolume), why: 'The change in volume was added to the pressure.' },
      { tag: 'rearrange', value: p * V * newVolume, why: 'All three values were multiplied.', earns: [1] },
      { tag: 'inverse-ratio', value: p / (V * newVolume), why: 'The pressure was divided by both volumes.' },
      { tag: 'rearrange', value: p * V, why: 'The product was not divided by the new volume.', earns: [1] },
    ],
  };
}

function temperatureCalculation({ p, cold, hot }: Gas, container: string): PhysicsCalculation {
  const newPressure = Number(((p * toKelvin(hot)) / toKelvin(cold)).toPrecision(3));
  const T = (toKelvin(cold) * newPressure) / p;
  return {
    situation: `The pressure of ${container} is ${inlineQuantity(p, 'kPa', 3)} at ${inlineQuantity(cold, '°C')}. It is heated until its pressure is ${inlineQuantity(newPressure, 'kPa', 3)}. The volume does not change.`,
    quantity: 'the new temperature of the gas, in kelvin',
    significantFigures: 3,
    stages: [
      {
        relationship: '\\frac{p_1}{T_1} = \\frac{p_2}{T_2}',
        why: 'Substitute, with the temperature in kelvin',
        symbol: 'T_2',
        calculation: `\\frac{${numTex(newPressure, 3)} \\times ${toKelvin(cold)}}{${numTex(p, 3)}}`,
        substituted: `\\frac{${numTex(p, 3)}}{${toKelvin(cold)}} = \\frac{${numTex(newPressure, 3)}}{T_2}`,
        value: T,
        unit: 'K',
        gaps: ['kelvin'],
      },
    ],
    mistakes: [
      {
        tag: 'kelvin',
        value: (cold * newPressure) / p,
        why: 'The temperature was not changed to kelvin.',
        earns: [1],
      },
      {
        tag: 'inverse-ratio',
        value: (toKelvin(cold) * p) / newPressure,
        why: 'The ratio of the pressures was turned upside down.',
        earns: [1],
      },
      {
        tag: 'kelvin',
        value: (cold * newPressure) / p + 273,
        why: 'The ratio was taken in degrees Celsius, and 273 was added afterwards.',
        earns: [1],
      },
      {
        tag: 'gas-adds',
        value: toKelvin(cold) + (newPressure - p),
        why: 'The change in pressure was added to the temperature.',
      },
    ],
  };
}

function combinedCalculation({ p, V, cold, hot, compression }: Gas, container: string): PhysicsCalculation {
  const newVolume = Number((V / compression).toPrecision(2));
  const value = (p * V * toKelvin(hot)) / (toKelvin(cold) * newVolume);
  return {
    situation: `The gas in ${container} has a volume of ${inlineQuantity(V, '')} litres, a pressure of ${inlineQuantity(p, 'kPa', 3)} and a temperature of ${inlineQuantity(cold, '°C')}. It is compressed quickly to a volume of ${inlineQuantity(newVolume, '')} litres, and its temperature rises to ${inlineQuantity(hot, '°C')}.`,
    quantity: 'the new pressure of the gas',
    stages: [
      {
        relationship: '\\frac{p_1V_1}{T_1} = \\frac{p_2V_2}{T_2}',
        why: 'Substitute, with temperatures in kelvin',
        symbol: 'p_2',
        calculation: `\\frac{${numTex(p, 3)} \\times ${numTex(V)} \\times ${toKelvin(hot)}}{${toKelvin(cold)} \\times ${numTex(newVolume)}}`,
        substituted: `\\frac{${numTex(p, 3)} \\times ${numTex(V)}}{${toKelvin(cold)}} = \\frac{p_2 \\times ${numTex(newVolume)}}{${toKelvin(hot)}}`,
        value,
        unit: 'kPa',
        gaps: ['kelvin'],
      },
    ],
    mistakes: [
      {
        tag: 'kelvin',
        value: (p * V * hot) / (cold * newVolume),
        why: 'The temperatures were not changed to kelvin.',
        earns: [1],
      },
      {
        tag: 'temperature-omitted',
        value: (p * V) / newVolume,
        why: 'The change in temperature was left out.',
      },
      {
        tag: 'inverse-ratio',
        value: (p * newVolume * toKelvin(hot)) / (toKelvin(cold) * V),
        why: 'The ratio of the volumes was turned upside down.',
        earns: [1],
      },
      {
        tag: 'inverse-ratio',
        value: (p * V * toKelvin(cold)) / (toKelvin(hot) * newVolume),
        why: 'The ratio of the temperatures was turned upside down.',
        earns: [1],
      },
      {
        tag: 'volume-omitted',
        value: (p * toKelvin(hot)) / toKelvin(cold),
        why: 'The change in volume was left out.',
      },
    ],
  };
}
