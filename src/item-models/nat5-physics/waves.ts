// National 5 Physics: frequency, period, speed and wavelength of waves, and distances by echo.
// Notation: `@1` is the result of the first stage; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawWave } from '../../diagrams/families/wave.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { soundSpeeds } from '../physics/nat5-data-sheet.table.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

/** Waves with ranges of the number counted (`N`), the time and the wavelength. */
const waveScenes = [
  { situation: 'Water waves pass the end of a pier', N: [9, 28], t: [12, 75], wavelength: [1.4, 8.5] },
  { situation: 'Ripples pass a point in a ripple tank', N: [24, 95], t: [4, 12], wavelength: [0.012, 0.055] },
  { situation: 'Waves pass a moored boat', N: [8, 24], t: [22, 95], wavelength: [2.2, 14] },
  { situation: 'Waves travel along a stretched spring', N: [11, 38], t: [5, 18], wavelength: [0.22, 0.95] },
  { situation: 'Waves pass a wind turbine at sea', N: [12, 45], t: [55, 190], wavelength: [9, 48] },
] as const;

/** Echoes with ranges of the time until the echo returns. */
const echoes = [
  {
    action: 'A ship sends a pulse of sound to the sea bed',
    medium: 'water',
    distanceName: 'the depth of the water',
    t: [0.16, 1.8],
  },
  {
    action: 'A trawler uses sonar to find a shoal of fish below it',
    medium: 'water',
    distanceName: 'the depth of the shoal',
    t: [0.022, 0.19],
  },
  {
    action: 'A walker shouts towards a cliff',
    medium: 'air',
    distanceName: 'the distance to the cliff',
    t: [0.62, 2.4],
  },
  {
    action: 'A pulse of ultrasound is sent into the tissue of a patient',
    medium: 'tissue',
    distanceName: 'the depth of the organ that reflects it',
    t: [4.2e-5, 1.9e-4],
  },
  {
    action: 'A pulse of sound is sent along a steel rail to find a crack',
    medium: 'steel',
    distanceName: 'the distance to the crack',
    t: [0.0012, 0.0095],
  },
] as const;

export const waves = nat5PhysicsModel({
  id: 'N5P-17',
  title: 'Wave parameters',
  outcomeId: 'PHY-5-08',
  calculator: 'allowed',
  marks: [1, 3, 5],
  choose: (random) => {
    const [waveScene, echo] = [random.pick(waveScenes), random.pick(echoes)];
    return {
      waveScene,
      echo,
      N: pickMeasure(random, waveScene.N),
      t: pickMeasure(random, waveScene.t),
      wavelength: pickMeasure(random, waveScene.wavelength),
      delay: pickMeasure(random, echo.t),
      kilohertz: pickMeasure(random, [1.2, 9.5]),
      medium: random.pick(['air', 'water', 'bone', 'steel'] as const),
      target: random.pick(['speed', 'frequency', 'echo', 'wavelength', 'period'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ waveScene, echo, target, form, N, t, ...drawn }) => {
    if (target === 'echo') return writePhysics(echoCalculation(echo, drawn.delay), form);
    if (target === 'wavelength')
      return writePhysics(wavelengthCalculation(drawn.medium, drawn.kilohertz), form);
    if (target === 'speed')
      return writePhysics(
        speedCalculation(waveScene.situation, { N, t, wavelength: drawn.wavelength }),
        form,
      );
    return writePhysics(
      target === 'frequency'
        ? frequencyCalculation(waveScene.situation, N, t)
        : periodCalculation(waveScene.situation, N, t),
      form,
    );
  },
});

type WaveCount = { readonly N: number; readonly t: number; readonly wavelength: number };

function frequencyCalculation(situation: string, N: number, t: number): PhysicsCalculation {
  return {
    situation: `${situation}. In ${inlineQuantity(t, 's')} a total of $${N}$ waves is counted.`,
    quantity: 'the frequency of the waves',
    stages: [
      {
        relationship: 'f = \\frac{N}{t}',
        symbol: 'f',
        calculation: `\\frac{${N}}{${numTex(t)}}`,
        value: N / t,
        unit: 'Hz',
      },
    ],
    mistakes: [
      { tag: 'period-for-frequency', value: t / N, why: 'The time for one wave, the period, was found.' },
      { tag: 'rearrange', value: N * t, why: 'The number of waves was multiplied by the time.' },
      { tag: 'waves-counted', value: (N - 1) / t, why: 'One wave too few was counted.', earns: [1] },
      { tag: 'period-for-frequency', value: 1 / t, why: 'The whole time was taken as the period.' },
    ],
  };
}

function periodCalculation(situation: string, N: number, t: number): PhysicsCalculation {
  return {
    situation: `${situation}. It takes ${inlineQuantity(t, 's')} for $${N}$ waves to pass.`,
    quantity: 'the period of the waves',
    stages: [
      {
        relationship: 'T = \\frac{1}{f}',
        otherRelationships: ['f = \\frac{N}{t}', 'T = \\frac{t}{N}'],
        symbol: 'T',
        calculation: `\\frac{${numTex(t)}}{${N}}`,
        substituted: `\\frac{${N}}{${numTex(t)}} = \\frac{1}{T}`,
        value: t / N,
        unit: 's',
      },
    ],
    mistakes: [
      {
        tag: 'period-for-frequency',
        value: N / t,
        why: 'The frequency was given for the period.',
        earns: [1],
      },
      { tag: 'rearrange', value: N * t, why: 'The number of waves was multiplied by the time.' },
      { tag: 'waves-counted', value: t / (N - 1), why: 'One wave too few was counted.', earns: [1] },
      { tag: 'period-for-frequency', value: 1 / t, why: 'The whole time was taken for the frequency.' },
      { tag: 'period-for-frequency', value: t, why: 'The time for all of the waves was given.' },
    ],
  };
}

function speedCalculation(situation: string, { N, t, wavelength }: WaveCount): PhysicsCalculation {
  const f = N / t;
  return {
    situation: `${situation}. The waves have a wavelength of ${inlineQuantity(wavelength, 'm')}, and $${N}$ of them pass in ${inlineQuantity(t, 's')}.`,
    quantity: 'the speed of the waves',
    figure: drawWave({ waveCount: 3, wavelengthTex: inlineQuantity(wavelength, 'm'), showsDirection: true }),
    stages: [
      {
        relationship: 'f = \\frac{N}{t}',
        symbol: 'f',
        calculation: `\\frac{${N}}{${numTex(t)}}`,
        value: f,
        unit: 'Hz',
      },
      {
        relationship: 'v = f\\lambda',
        symbol: 'v',
        calculation: `@1 \\times ${numTex(wavelength)}`,
        value: f * wavelength,
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      {
        tag: 'period-for-frequency',
        value: (t / N) * wavelength,
        why: 'The period was used for the frequency.',
        earns: [3, 4, 5],
      },
      {
        tag: 'wave-speed-divides',
        value: f / wavelength,
        why: 'The frequency was divided by the wavelength.',
        earns: [1, 2],
      },
      {
        tag: 'wave-speed-divides',
        value: wavelength / f,
        why: 'The wavelength was divided by the frequency.',
        earns: [1, 2],
      },
      {
        tag: 'waves-not-counted',
        value: wavelength / t,
        why: 'The distance of one wave was divided by the whole time.',
      },
      { tag: 'waves-not-counted', value: N * wavelength, why: 'The length of all the waves was found.' },
    ],
  };
}

function wavelengthCalculation(
  medium: 'air' | 'water' | 'bone' | 'steel',
  kilohertz: number,
): PhysicsCalculation {
  const v = soundSpeeds[medium];
  const f = kilohertz * 1000;
  return {
    situation: `A sound wave with a frequency of ${inlineQuantity(kilohertz, 'kHz')} travels through ${medium}. The speed of sound in ${medium} is ${inlineQuantity(v, 'm s^-1', 3)}.`,
    quantity: `the wavelength of the sound in ${medium}`,
    stages: [
      {
        relationship: 'v = f\\lambda',
        symbol: '\\lambda',
        calculation: `\\frac{${v}}{${numTex(f)}}`,
        substituted: `${v} = ${numTex(f)} \\times \\lambda`,
        value: v / f,
        unit: 'm',
      },
    ],
    mistakes: [
      { tag: 'prefix', value: v / kilohertz, why: 'The kilohertz were not changed to hertz.', earns: [1, 3] },
      { tag: 'rearrange', value: f / v, why: 'The frequency was divided by the speed.', earns: [1] },
      { tag: 'rearrange', value: v * f, why: 'The speed was multiplied by the frequency.', earns: [1] },
      {
        tag: 'data-sheet',
        value: 3e8 / f,
        why: 'The speed of light was used; sound is much slower.',
        earns: [1],
      },
    ],
  };
}

function echoCalculation(
  { action, medium, distanceName }: (typeof echoes)[number],
  t: number,
): PhysicsCalculation {
  const v = soundSpeeds[medium];
  return {
    situation: `${action}. The echo is received ${inlineQuantity(t, 's')} after the sound is sent out. The speed of sound in ${medium} is ${inlineQuantity(v, 'm s^-1', 3)}.`,
    quantity: distanceName,
    stages: [
      {
        relationship: 'd = vt',
        why: 'Substitute half of the time, for one way',
        symbol: 'd',
        calculation: `${v} \\times \\frac{${numTex(t)}}{2}`,
        value: (v * t) / 2,
        unit: 'm',
        gaps: ['echo-half'],
      },
    ],
    mistakes: [
      {
        tag: 'echo-half',
        value: v * t,
        why: 'The time for there and back was used for one way.',
        earns: [1],
      },
      { tag: 'echo-half', value: 2 * v * t, why: 'The distance was doubled instead of halved.', earns: [1] },
      { tag: 'rearrange', value: v / t, why: 'The speed was divided by the time.' },
      {
        tag: 'data-sheet',
        value: (3e8 * t) / 2,
        why: 'The speed of light was used; sound is much slower.',
        earns: [1],
      },
    ],
  };
}
