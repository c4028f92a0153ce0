/**
 * The learner relates the band gap of a semiconductor to the wavelength, frequency or voltage of an LED or
 * solar cell. In a calculation, `@1` is the result of stage 1.
 */

import {
  ELECTRON_CHARGE,
  ELECTRON_CHARGE_TEX,
  LIGHT,
  LIGHT_TEX,
  PLANCK,
  PLANCK_TEX,
} from '../physics/higher-data-sheet.table.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { wavelengthStage } from '../physics/wavelength-stage.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

/** Colours of LEDs, with the usual range of their wavelength in nanometres. */
const LEDS = [
  { colour: 'red', nanometres: [620, 690] },
  { colour: 'orange', nanometres: [592, 618] },
  { colour: 'yellow', nanometres: [572, 591] },
  { colour: 'green', nanometres: [505, 560] },
  { colour: 'blue', nanometres: [452, 488] },
  { colour: 'infrared', nanometres: [850, 980] },
] as const;

const USES = [
  'a traffic light',
  'a remote control',
  'a bicycle lamp',
  'a display panel',
  'a sensor',
] as const;

type Led = { readonly colour: string; readonly nanometres: number; readonly use: string };

export const semiconductors = higherPhysicsModel({
  id: 'HP-22',
  title: 'Band gap and light-emitting diodes',
  outcomeId: 'PHY-H-19',
  calculator: 'allowed',
  marks: [1, 3, 5],
  choose: (random) => {
    const { colour, nanometres } = random.pick(LEDS);
    return {
      led: { colour, nanometres: random.int(nanometres[0], nanometres[1]), use: random.pick(USES) },
      bandGap: pickMeasure(random, [1.9, 4.4], 3),
      questionKind: random.pick(['energy', 'wavelength', 'voltage', 'frequency'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ led, bandGap, questionKind, form }) => {
    const problems = {
      energy: () => energyCalculation(led),
      wavelength: () => wavelengthCalculation(bandGap, led.use),
      voltage: () => voltageCalculation(bandGap, led.use),
      frequency: () => frequencyCalculation(bandGap, led.use),
    };
    return writePhysics(problems[questionKind](), form);
  },
});

const chooseArticle = (colour: string): string => (/^[aeiou]/.test(colour) ? 'An' : 'A');

/** The frequency of a photon with the energy of the band gap, which is given in units of 10⁻¹⁹ J. */
function frequencyStage(bandGap: number): Stage {
  const joules = bandGap * 1e-19;
  return {
    relationship: 'E = hf',
    otherRelationships: ['E_2 - E_1 = hf'],
    symbol: 'f',
    calculation: `\\frac{${numTex(joules, 3)}}{${PLANCK_TEX}}`,
    substituted: `${numTex(joules, 3)} = ${PLANCK_TEX} \\times f`,
    value: joules / PLANCK,
    unit: 'Hz',
  };
}

function energyCalculation({ colour, nanometres, use }: Led): PhysicsCalculation {
  const f = LIGHT / (nanometres * 1e-9);
  return {
    situation: `${chooseArticle(colour)} ${colour} LED is used in ${use}. The wavelength of the light it emits is ${inlineQuantity(nanometres, 'nm', 3)}.`,
    quantity: 'the energy of a photon of this light',
    significantFigures: 3,
    stages: [
      {
        relationship: 'v = f\\lambda',
        otherRelationships: ['c = f\\lambda'],
        symbol: 'f',
        calculation: `\\frac{${LIGHT_TEX}}{${nanometres} \\times 10^{-9}}`,
        substituted: `${LIGHT_TEX} = f \\times ${nanometres} \\times 10^{-9}`,
        value: f,
        unit: 'Hz',
        gaps: ['photon-frequency'],
      },
      {
        relationship: 'E = hf',
        symbol: 'E',
        calculation: `${PLANCK_TEX} \\times @1`,
        value: PLANCK * f,
        unit: 'J',
      },
    ],
    mistakes: [
      {
        tag: 'photon-inverse',
        value: PLANCK * nanometres * 1e-9,
        why: 'The wavelength was used for the frequency.',
        earns: [3],
      },
      {
        tag: 'prefix',
        value: (PLANCK * LIGHT) / nanometres,
        why: 'The nanometres were not changed to metres.',
        earns: [1, 3, 4, 5],
      },
      {
        tag: 'photon-inverse',
        value: PLANCK * LIGHT * nanometres * 1e-9,
        why: 'The speed of light was multiplied by the wavelength.',
        earns: [3, 4, 5],
      },
      {
        tag: 'prefix',
        value: (PLANCK * f) / 1e3,
        why: 'The nanometres were taken as micrometres.',
        earns: [1, 3, 4, 5],
      },
    ],
  };
}

function wavelengthCalculation(bandGap: number, use: string): PhysicsCalculation {
  const joules = bandGap * 1e-19;
  const stage = frequencyStage(bandGap);
  return {
    situation: `The band gap of the semiconductor in an LED used in ${use} is ${inlineQuantity(joules, 'J', 3)}. An electron crosses the band gap and a photon is emitted.`,
    quantity: 'the wavelength of the light emitted',
    significantFigures: 3,
    stages: [stage, wavelengthStage(stage.value)],
    mistakes: [
      {
        tag: 'photon-inverse',
        value: stage.value / LIGHT,
        why: 'The frequency was divided by the speed of light.',
        earns: [1, 2, 3],
      },
      {
        tag: 'rearrange',
        value: LIGHT / (joules * PLANCK),
        why: 'The energy was multiplied by the Planck constant.',
        earns: [1, 3, 4, 5],
      },
      {
        tag: 'photon-inverse',
        value: LIGHT * stage.value,
        why: 'The frequency was multiplied by the speed of light.',
        earns: [1, 2, 3],
      },
      { tag: 'photon-inverse', value: PLANCK / joules, why: 'The speed of light was left out.' },
    ],
  };
}

function frequencyCalculation(bandGap: number, use: string): PhysicsCalculation {
  const joules = bandGap * 1e-19;
  return {
    situation: `Light of a certain minimum frequency is needed to release charge carriers in a solar cell used in ${use}. The band gap of the semiconductor is ${inlineQuantity(joules, 'J', 3)}.`,
    quantity: 'this minimum frequency',
    significantFigures: 3,
    stages: [frequencyStage(bandGap)],
    mistakes: [
      {
        tag: 'rearrange',
        value: joules * PLANCK,
        why: 'The energy was multiplied by the Planck constant.',
        earns: [1],
      },
      { tag: 'rearrange', value: PLANCK / joules, why: 'The fraction was turned upside down.', earns: [1] },
      { tag: 'photon-inverse', value: (PLANCK * LIGHT) / joules, why: 'The wavelength was found.' },
      { tag: 'sci-notation', value: joules / PLANCK / 1e3, why: 'The power of ten is wrong.', earns: [1, 2] },
    ],
  };
}

function voltageCalculation(bandGap: number, use: string): PhysicsCalculation {
  const joules = bandGap * 1e-19;
  return {
    situation: `The band gap of the semiconductor in an LED used in ${use} is ${inlineQuantity(joules, 'J', 3)}. The charge of an electron has a magnitude of ${inlineQuantity(ELECTRON_CHARGE, 'C', 3)}.`,
    quantity: 'the potential difference that gives an electron this energy',
    significantFigures: 3,
    stages: [
      {
        relationship: 'W = QV',
        otherRelationships: ['E = QV', 'E_w = QV'],
        symbol: 'V',
        calculation: `\\frac{${numTex(joules, 3)}}{${ELECTRON_CHARGE_TEX}}`,
        substituted: `${numTex(joules, 3)} = ${ELECTRON_CHARGE_TEX} \\times V`,
        value: joules / ELECTRON_CHARGE,
        unit: 'V',
      },
    ],
    mistakes: [
      {
        tag: 'rearrange',
        value: ELECTRON_CHARGE / joules,
        why: 'The charge was divided by the energy.',
        earns: [1],
      },
      {
        tag: 'rearrange',
        value: joules * ELECTRON_CHARGE,
        why: 'The energy was multiplied by the charge.',
        earns: [1],
      },
      {
        tag: 'half-extra',
        value: joules / (2 * ELECTRON_CHARGE),
        why: 'A half was put in, as for a capacitor.',
      },
      {
        tag: 'data-sheet',
        value: joules / PLANCK,
        why: 'The Planck constant was used; this gives a frequency.',
      },
    ],
  };
}
