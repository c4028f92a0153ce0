// National 3 Physics, waves and radiation: distance by sound, frequency, reflection, thermometers, and facts.

import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { writeWrittenPhysics } from '../physics/physics-calculation.ts';
import { productCalculation } from '../physics/product-calculation.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { nat3PhysicsModel } from './nat3-physics-model.ts';
import wavesFactSheets from './waves.facts.json' with { type: 'json' };

const EVENTS = [
  'A flash of lightning',
  'A firework',
  'An explosion in a quarry',
  'The flash of a ship’s cannon',
] as const;

export const thunder = nat3PhysicsModel({
  id: 'N3P-05',
  title: 'Distance by sound',
  outcomeId: 'PHY-3-03',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    event: random.pick(EVENTS),
    t: random.step(2, 14, 0.5),
    v: random.pick([330, 335, 340, 343]),
  }),
  write: ({ event, t, v }) =>
    writeWrittenPhysics(
      productCalculation({
        situation: `${event} is seen, and the sound is heard $${plainTex(t)}\\,\\mathrm{s}$ later. Sound travels $${v}$ metres in one second.`,
        quantity: 'how far away it was',
        relationship: 'd = vt',
        otherRelationships: ['\\text{distance} = \\text{speed} \\times \\text{time}'],
        product: { symbol: 'd', value: v * t, unit: 'm', tex: plainTex(v * t) },
        factors: [
          { symbol: 'v', value: v, unit: 'm s^-1', tex: String(v) },
          { symbol: 't', value: t, unit: 's', tex: plainTex(t) },
        ],
        target: 'product',
        significantFigures: 5,
        isExact: true,
      }),
    ),
});

const VIBRATIONS = [
  'a guitar string',
  'a drum skin',
  'the wings of a bee',
  'the prongs of a tuning fork',
  'a ruler on the edge of a desk',
  'a loudspeaker',
] as const;

export const vibrations = nat3PhysicsModel({
  id: 'N3P-06',
  title: 'Vibrations and reflection',
  outcomeId: 'PHY-3-03',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    source: random.pick(VIBRATIONS),
    f: random.int(12, 400),
    t: random.int(2, 12),
    angle: random.int(15, 75),
    isMirror: random.chance(0.35),
    surface: random.pick(['a mirror', 'a shiny metal plate', 'a still pond', 'a polished table']),
  }),
  accepts: ({ angle }) => angle !== 45,
  write: ({ source, f, t, angle, isMirror, surface }) =>
    isMirror ? writeMirror(angle, surface) : writeFrequency(source, f, t),
});

function writeFrequency(source: string, f: number, t: number): ItemDraft {
  const answer = quantityTex(f, 'Hz');
  return {
    stem: `The number of vibrations of ${source} in $${t}$ seconds is $${f * t}$. Calculate the number of vibrations in one second. Give the unit of frequency.`,
    answer,
    recomputedFrom: `\\frac{${f * t}}{${t}}`,
    bullets: [
      step('Divide the number of vibrations by the time', `\\frac{${f * t}}{${t}}`, {
        gaps: ['frequency'],
        impliedBy: [2],
      }),
      step('Give the frequency with its unit', answer, { gaps: ['unit'] }),
    ],
    mistakes: [
      {
        tag: 'frequency',
        answer: quantityTex(f * t * t, 'Hz'),
        why: 'The number has to be divided by the time.',
      },
    ],
    policies: { units: 'required' },
  };
}

/** A question on the reflection of a ray; `angle` is between the ray and the surface, in degrees. */
function writeMirror(angle: number, surface: string): ItemDraft {
  const answer = `i = ${90 - angle}^\\circ, r = ${90 - angle}^\\circ`;
  return {
    stem: `A ray of light hits ${surface}. The angle between the ray and the surface is $${angle}^\\circ$. Find the angle between the ray and the normal, $i$, and state the angle of reflection, $r$.`,
    answer,
    recomputedFrom: `i = (90 - ${angle})^\\circ, r = (90 - ${angle})^\\circ`,
    bullets: [
      step('Take the angle from $90^\\circ$', `i = ${90 - angle}^\\circ`, {
        gaps: ['normal'],
      }),
      step('State that the angle of reflection is the same', `r = ${90 - angle}^\\circ`, {
        gaps: ['reflection'],
      }),
    ],
    mistakes: [
      {
        tag: 'normal',
        answer: `i = ${angle}^\\circ, r = ${angle}^\\circ`,
        why: 'Angles are measured from the normal, which is at $90^\\circ$ to the surface.',
      },
    ],
    policies: { units: 'none' },
  };
}

export const wavesFacts = nat3PhysicsModel(
  factModel({
    id: 'N3P-07',
    title: 'Sound and light',
    outcomeId: 'PHY-3-03',
    sheet: wavesFactSheets.wavesSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);

export const radiationFacts = nat3PhysicsModel(
  factModel({
    id: 'N3P-08',
    title: 'Radiation and its uses',
    outcomeId: 'PHY-3-04',
    sheet: wavesFactSheets.radiationSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);

/** Places with the least and greatest temperatures that a day there may have. */
const PLACES = [
  { where: 'a greenhouse', range: [8, 36] },
  { where: 'a classroom', range: [11, 26] },
  { where: 'a weather station on a mountain', range: [-12, 9] },
  { where: 'a parked car', range: [4, 41] },
  { where: 'a garden shed', range: [-3, 24] },
  { where: 'a playground', range: [-5, 23] },
] as const;

export const thermometers = nat3PhysicsModel({
  id: 'N3P-09',
  title: 'Thermometers',
  outcomeId: 'PHY-3-04',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => {
    const { where, range } = random.pick(PLACES);
    const [min, max] = range;
    const night = random.int(min, max - 9);
    const morning = random.int(night + 1, max - 5);
    return { where, night, morning, noon: random.int(morning + 4, max) };
  },
  write: ({ where, night, morning, noon }): ItemDraft => {
    const degrees = (value: number): string => `${value}\\,^\\circ\\mathrm{C}`;
    const [rise, fall] = [noon - morning, noon - night];
    // With a temperature of zero, the sum equals the difference.
    const sumsAreWrong = morning !== 0 && night !== 0;
    return {
      stem: `A thermometer in ${where} shows $${degrees(morning)}$ in the morning, $${degrees(noon)}$ at noon and $${degrees(night)}$ at midnight. Calculate the rise in temperature from morning to noon, $a$, and the fall from noon to midnight, $b$.`,
      answer: `a = ${degrees(rise)}, b = ${degrees(fall)}`,
      recomputedFrom: `a = ${degrees(rise)}, b = ${degrees(fall)}`,
      bullets: [
        changeBullet('Find the rise', 'a', [noon, morning]),
        changeBullet('Find the fall', 'b', [noon, night]),
      ],
      mistakes: sumsAreWrong
        ? [
            {
              tag: 'temperature-change',
              answer: `a = ${degrees(noon + morning)}, b = ${degrees(noon + night)}`,
              why: 'The temperatures were added; a change is found by taking one from the other.',
            },
          ]
        : [],
      policies: { units: 'none' },
    };
  },
});

function changeBullet(why: string, symbol: string, [high, low]: readonly [number, number]) {
  const lowTex = low < 0 ? `(${low})` : String(low);
  return step(why, `${symbol} = ${high - low}\\,^\\circ\\mathrm{C}`, {
    working: `$${symbol} = ${high} - ${lowTex} = ${high - low}$`,
    alsoAccepted: [`${symbol} = ${high - low}`],
    gaps: ['temperature-change'],
  });
}
