// National 4 Physics, waves: speed, frequency and wavelength; distances by sound and echo; and facts.
// Notation: `@1` is the result of the first stage; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { factModel } from '../facts/fact-model.ts';
import { inlineQuantity } from '../physics/measure.ts';
import { soundSpeeds } from '../physics/nat5-data-sheet.table.ts';
import { type PhysicsCalculation, writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { productCalculation } from '../physics/product-calculation.ts';
import { nat4PhysicsModel } from './nat4-physics-model.ts';
import wavesFactSheets from './waves.facts.json' with { type: 'json' };

/** Waves with ranges of frequency (Hz) and wavelength (m). */
const waveSources = [
  { waves: 'waves in a ripple tank', f: [4, 12], lambda: [0.02, 0.08] },
  { waves: 'waves on a rope', f: [1.5, 5], lambda: [0.4, 1.8] },
  { waves: 'waves on the sea', f: [0.2, 0.6], lambda: [4, 18] },
  { waves: 'sound waves in air from a tuning fork', f: [250, 520], lambda: [0.65, 1.36] },
  { waves: 'waves on a loch', f: [0.3, 0.9], lambda: [1.5, 7] },
] as const;

export const waveSpeed = nat4PhysicsModel({
  id: 'N4P-08',
  title: 'Wave speed, frequency and wavelength',
  outcomeId: 'PHY-4-04',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const { waves, f, lambda } = random.pick(waveSources);
    return {
      waves,
      f: pickMeasure(random, f),
      lambda: pickMeasure(random, lambda),
      target: random.pick(['product', 'first', 'second'] as const),
    };
  },
  accepts: ({ waves, target }) => !waves.startsWith('sound') || target !== 'product',
  write: ({ waves, f, lambda, target }) => {
    const isSound = waves.startsWith('sound');
    const v = isSound ? 340 : target === 'product' ? f * lambda : Number((f * lambda).toPrecision(2));
    const situations = {
      product: `The frequency of ${waves} is ${inlineQuantity(f, 'Hz')} and their wavelength is ${inlineQuantity(lambda, 'm')}.`,
      first: `The speed of ${waves} is ${inlineQuantity(v, 'm s^-1')} and their wavelength is ${inlineQuantity(lambda, 'm')}.`,
      second: `The speed of ${waves} is ${inlineQuantity(v, 'm s^-1')} and their frequency is ${inlineQuantity(f, 'Hz')}.`,
    };
    const quantities = {
      product: 'the speed of the waves',
      first: 'the frequency of the waves',
      second: 'the wavelength of the waves',
    };
    return writeWrittenPhysics(
      productCalculation({
        situation: situations[target],
        quantity: quantities[target],
        relationship: 'v = f\\lambda',
        product: { symbol: 'v', value: v, unit: 'm s^-1' },
        factors: [
          { symbol: 'f', value: target === 'first' ? v / lambda : f, unit: 'Hz' },
          { symbol: '\\lambda', value: target === 'second' ? v / f : lambda, unit: 'm' },
        ],
        target,
      }),
    );
  },
});

const echoes = [
  {
    situation: 'A fishing boat sends a pulse of sound down to the sea bed',
    medium: 'water',
    v: soundSpeeds.water,
    t: [0.06, 0.9],
    quantity: 'the depth of the sea',
  },
  {
    situation: 'A dolphin sends a click towards a fish',
    medium: 'water',
    v: soundSpeeds.water,
    t: [0.02, 0.2],
    quantity: 'the distance to the fish',
  },
  {
    situation: 'A girl claps her hands in front of a tall building',
    medium: 'air',
    v: soundSpeeds.air,
    t: [0.3, 1.8],
    quantity: 'the distance to the building',
  },
  {
    situation: 'A bat sends a squeak towards a moth',
    medium: 'air',
    v: soundSpeeds.air,
    t: [0.01, 0.06],
    quantity: 'the distance to the moth',
  },
  {
    situation: 'A hill walker shouts towards a cliff',
    medium: 'air',
    v: soundSpeeds.air,
    t: [0.5, 3.2],
    quantity: 'the distance to the cliff',
  },
] as const;

const loudEvents = [
  'A flash of lightning is seen',
  'A firework bursts in the sky',
  'A cannon is fired from a castle',
  'A rock is blasted in a quarry',
] as const;

export const soundDistance = nat4PhysicsModel({
  id: 'N4P-09',
  title: 'Distance by sound',
  outcomeId: 'PHY-4-04',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const { t, ...echo } = random.pick(echoes);
    return {
      echo: { ...echo, t: pickMeasure(random, t) },
      event: random.pick(loudEvents),
      delay: pickMeasure(random, [0.8, 7.5]),
      isEcho: random.chance(0.55),
    };
  },
  write: ({ echo, event, delay, isEcho }) =>
    writeWrittenPhysics(isEcho ? echoCalculation(echo) : delayCalculation(event, delay)),
});

const SPEED_RELATIONSHIP = 'd = vt';
const otherRelationships = ['v = \\frac{d}{t}', '\\text{distance} = \\text{speed} \\times \\text{time}'];

type Echo = {
  readonly situation: string;
  readonly medium: string;
  readonly v: number;
  readonly t: number;
  readonly quantity: string;
};

function echoCalculation({ situation, medium, v, t, quantity }: Echo): PhysicsCalculation {
  const totalDistance = v * t;
  return {
    situation: `${situation}, and the echo comes back ${inlineQuantity(t, 's')} later. The speed of sound in ${medium} is ${inlineQuantity(v, 'm s^-1')}.`,
    quantity,
    stages: [
      {
        relationship: SPEED_RELATIONSHIP,
        otherRelationships: otherRelationships,
        symbol: 'd',
        calculation: `${v} \\times ${t}`,
        value: totalDistance,
        unit: 'm',
      },
      {
        symbol: 'd',
        calculation: '\\frac{@1}{2}',
        value: totalDistance / 2,
        unit: 'm',
        hasOnlyAnswerMark: true,
        gaps: ['echo-half'],
      },
    ],
    mistakes: [
      {
        tag: 'echo-half',
        value: totalDistance,
        why: 'The sound goes there and back, so the distance has to be halved.',
        earns: [1, 2],
      },
      { tag: 'rearrange', value: v / t / 2, why: 'The speed was divided by the time.', earns: [1] },
    ],
  };
}

function delayCalculation(event: string, t: number): PhysicsCalculation {
  const v = soundSpeeds.air;
  return {
    situation: `${event}, and the sound is heard ${inlineQuantity(t, 's')} later. The speed of sound in air is ${inlineQuantity(v, 'm s^-1')}.`,
    quantity: 'how far away it is',
    stages: [
      {
        relationship: SPEED_RELATIONSHIP,
        otherRelationships: otherRelationships,
        symbol: 'd',
        calculation: `${v} \\times ${t}`,
        value: v * t,
        unit: 'm',
      },
    ],
    mistakes: [
      { tag: 'echo-half', value: (v * t) / 2, why: 'The sound travels one way only, so nothing is halved.' },
      { tag: 'rearrange', value: v / t, why: 'The speed was divided by the time.', earns: [1] },
    ],
  };
}

export const soundFacts = nat4PhysicsModel(
  factModel({
    id: 'N4P-10',
    title: 'Sound and hearing',
    outcomeId: 'PHY-4-04',
    sheet: wavesFactSheets.soundSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);
