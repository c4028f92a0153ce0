/**
 * The learner uses the Doppler effect, redshift and Hubble's law. In a calculation, `@1` is the result of
 * stage 1.
 */

import { HUBBLE, HUBBLE_TEX, LIGHT, LIGHT_TEX, SOUND } from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Moving sources of sound, with the ranges of frequency and speed. */
const SOUND_SOURCES = [
  { source: 'an ambulance siren', f: [550, 980], v: [14, 34] },
  { source: 'a train horn', f: [290, 520], v: [22, 54] },
  { source: 'a motorcycle engine', f: [120, 380], v: [18, 44] },
  { source: 'a buzzer on a model aircraft', f: [420, 880], v: [9, 26] },
  { source: 'a fire-engine siren', f: [480, 920], v: [12, 28] },
] as const;

/** Lines of hydrogen and sodium, with their wavelengths in nanometres. */
const SPECTRAL_LINES = [
  { element: 'hydrogen', restWavelength: 656 },
  { element: 'hydrogen', restWavelength: 486 },
  { element: 'hydrogen', restWavelength: 434 },
  { element: 'sodium', restWavelength: 589 },
] as const;

export const expandingUniverse = higherPhysicsModel({
  id: 'HP-11',
  title: 'Doppler effect, redshift and Hubble’s law',
  outcomeId: 'PHY-H-06',
  calculator: 'allowed',
  marks: [1, 3, 5],
  choose: (random) => {
    const [siren, line] = [random.pick(SOUND_SOURCES), random.pick(SPECTRAL_LINES)];
    return {
      sound: {
        source: siren.source,
        f: pickMeasure(random, siren.f),
        v: pickMeasure(random, siren.v),
        isTowards: random.chance(0.5),
      },
      light: { ...line, observedWavelength: Math.round(line.restWavelength * (1.02 + 0.13 * random.next())) },
      speed: pickMeasure(random, [2.2e6, 4.8e7]),
      questionKind: random.pick(['doppler', 'doppler', 'redshift', 'velocity', 'distance'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ sound, light, speed, questionKind, form }) => {
    if (questionKind === 'doppler') return writePhysics(dopplerCalculation(sound), form);
    if (questionKind === 'distance') return writePhysics(hubbleCalculation(speed), form);
    return writePhysics(
      questionKind === 'redshift' ? redshiftCalculation(light) : recessionCalculation(light),
      form,
    );
  },
});

/** A source of frequency f that moves at the speed v towards or away from an observer. */
type Sound = { readonly source: string; readonly f: number; readonly v: number; readonly isTowards: boolean };

function dopplerCalculation({ source, f, v, isTowards }: Sound): PhysicsCalculation {
  const [sign, wrongSign] = isTowards ? ['-', '+'] : ['+', '-'];
  const observedFrequency = (direction: number) => (f * SOUND) / (SOUND + direction * v);
  const direction = isTowards ? -1 : 1;
  return {
    situation: `The sound of ${source} has a frequency of ${inlineQuantity(f, 'Hz')}. The source moves at ${inlineQuantity(v, 'm s^-1')} directly ${isTowards ? 'towards' : 'away from'} a stationary observer. The speed of sound in air is ${inlineQuantity(SOUND, 'm s^-1')}.`,
    quantity: 'the frequency heard by the observer',
    significantFigures: 2,
    stages: [
      {
        relationship: 'f_o = f_s\\left(\\frac{v}{v \\pm v_s}\\right)',
        otherRelationships: [`f_o = f_s\\left(\\frac{v}{v ${sign} v_s}\\right)`],
        symbol: 'f_o',
        calculation: `${numTex(f)} \\times \\frac{${SOUND}}{${SOUND} ${sign} ${numTex(v)}}`,
        value: observedFrequency(direction),
        unit: 'Hz',
        gaps: ['doppler-sign'],
      },
    ],
    mistakes: [
      {
        tag: 'doppler-sign',
        value: observedFrequency(-direction),
        why: `The sign ${wrongSign} was used; the source moves ${isTowards ? 'towards' : 'away from'} the observer.`,
        earns: [1],
      },
      {
        tag: 'doppler-inverted',
        value: (f * (SOUND - direction * v)) / SOUND,
        why: 'The speed of the source was put in the numerator.',
      },
      {
        tag: 'doppler-inverted',
        value: (f * v) / SOUND,
        why: 'The frequency was multiplied by the ratio of the speeds.',
      },
      {
        tag: 'doppler-inverted',
        value: (f * SOUND) / v,
        why: 'The speed of sound was divided by the speed of the source.',
      },
      { tag: 'doppler-omitted', value: f, why: 'The frequency was taken not to change.' },
    ],
  };
}

type Light = {
  readonly element: string;
  readonly restWavelength: number;
  readonly observedWavelength: number;
};

function describeLine({ element, restWavelength, observedWavelength }: Light): string {
  return `A line in the spectrum of ${element} has a wavelength of ${inlineQuantity(restWavelength, 'nm', 3)} when measured in a laboratory. In light from a distant galaxy the same line has a wavelength of ${inlineQuantity(observedWavelength, 'nm', 3)}.`;
}

function redshiftStage({ restWavelength, observedWavelength }: Light): Stage {
  return {
    relationship: 'z = \\frac{\\lambda_o - \\lambda_r}{\\lambda_r}',
    otherRelationships: [
      'z = \\frac{\\lambda_{observed} - \\lambda_{rest}}{\\lambda_{rest}}',
      'z = \\frac{\\Delta\\lambda}{\\lambda_r}',
    ],
    symbol: 'z',
    calculation: `\\frac{${observedWavelength} - ${restWavelength}}{${restWavelength}}`,
    value: (observedWavelength - restWavelength) / restWavelength,
    unit: '',
    gaps: ['redshift-rest'],
  };
}

function redshiftCalculation(light: Light): PhysicsCalculation {
  const { restWavelength, observedWavelength } = light;
  return {
    situation: describeLine(light),
    quantity: 'the redshift of the galaxy',
    significantFigures: 3,
    stages: [redshiftStage(light)],
    mistakes: [
      {
        tag: 'redshift-rest',
        value: (observedWavelength - restWavelength) / observedWavelength,
        why: 'The shift was divided by the observed wavelength; it is divided by the rest wavelength.',
        earns: [1],
      },
      {
        tag: 'redshift-shift',
        value: observedWavelength / restWavelength,
        why: 'The observed wavelength was used for the shift.',
      },
      {
        tag: 'redshift-shift',
        value: restWavelength / observedWavelength,
        why: 'The wavelengths were divided; the change in wavelength is needed.',
      },
      {
        tag: 'redshift-shift',
        value: (observedWavelength + restWavelength) / restWavelength,
        why: 'The wavelengths were added.',
      },
    ],
  };
}

function recessionCalculation(light: Light): PhysicsCalculation {
  const { restWavelength, observedWavelength } = light;
  const z = (observedWavelength - restWavelength) / restWavelength;
  return {
    situation: describeLine(light),
    quantity: 'the speed at which the galaxy moves away from Earth',
    significantFigures: 3,
    stages: [
      redshiftStage(light),
      {
        relationship: 'z = \\frac{v}{c}',
        symbol: 'v',
        calculation: `@1 \\times ${LIGHT_TEX}`,
        substituted: `@1 = \\frac{v}{${LIGHT_TEX}}`,
        value: z * LIGHT,
        unit: 'm s^-1',
      },
    ],
    mistakes: [
      {
        tag: 'redshift-rest',
        value: ((observedWavelength - restWavelength) / observedWavelength) * LIGHT,
        why: 'The shift was divided by the observed wavelength; it is divided by the rest wavelength.',
        earns: [1, 3, 4, 5],
      },
      {
        tag: 'redshift-shift',
        value: (restWavelength / observedWavelength) * LIGHT,
        why: 'The wavelengths were divided; the change in wavelength is needed.',
        earns: [3],
      },
      {
        tag: 'rearrange',
        value: LIGHT / z,
        why: 'The speed of light was divided by the redshift.',
        earns: [1, 2, 3],
      },
      {
        tag: 'data-sheet',
        value: z * SOUND,
        why: 'The speed of sound was used for the speed of light.',
        earns: [1, 2, 3],
      },
    ],
  };
}

function hubbleCalculation(speed: number): PhysicsCalculation {
  return {
    situation: `A distant galaxy moves away from Earth at ${inlineQuantity(speed, 'm s^-1')}. The Hubble constant is ${inlineQuantity(HUBBLE, 's^-1')}.`,
    quantity: 'the approximate distance from Earth to the galaxy',
    stages: [
      {
        relationship: 'v = H_0d',
        symbol: 'd',
        calculation: `\\frac{${numTex(speed)}}{${HUBBLE_TEX}}`,
        substituted: `${numTex(speed)} = ${HUBBLE_TEX} \\times d`,
        value: speed / HUBBLE,
        unit: 'm',
      },
    ],
    mistakes: [
      {
        tag: 'rearrange',
        value: speed * HUBBLE,
        why: 'The speed was multiplied by the Hubble constant.',
        earns: [1],
      },
      {
        tag: 'rearrange',
        value: HUBBLE / speed,
        why: 'The Hubble constant was divided by the speed.',
        earns: [1],
      },
      {
        tag: 'hubble-light',
        value: LIGHT / HUBBLE,
        why: 'The speed of light was used for the speed of the galaxy.',
        earns: [1],
      },
      { tag: 'hubble-age', value: 1 / HUBBLE, why: 'The age of the universe was found.' },
      { tag: 'sci-notation', value: speed / HUBBLE / 1e3, why: 'The power of ten is wrong.', earns: [1, 2] },
    ],
  };
}
