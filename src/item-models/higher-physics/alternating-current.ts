/**
 * The learner reads voltage and frequency from an oscilloscope, or converts between peak and r.m.s.
 * values. In a calculation, `@1` is the result of stage 1.
 */

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickQuestionForm } from '../physics/pick-measure.ts';
import { higherPhysicsModel } from './higher-physics-model.ts';

const SUPPLIES = [
  'a signal generator',
  'a bicycle dynamo',
  'a laboratory power supply',
  'a model wind turbine',
  'a microphone and amplifier',
] as const;

/** A trace on an oscilloscope: the height of a peak and the width of one wave in divisions of the screen. */
type Trace = {
  readonly supply: string;
  readonly heightInDivisions: number;
  readonly voltsPerDivision: number;
  readonly widthInDivisions: number;
  /** The setting of the timebase. */
  readonly millisecondsPerDivision: number;
};

export const alternatingCurrent = higherPhysicsModel({
  id: 'HP-19',
  title: 'Alternating current and the oscilloscope',
  outcomeId: 'PHY-H-15',
  calculator: 'allowed',
  marks: [1, 3, 4],
  choose: (random) => ({
    trace: {
      supply: random.pick(SUPPLIES),
      heightInDivisions: random.step(1.4, 3.8, 0.2),
      voltsPerDivision: random.pick([0.5, 2, 5, 10]),
      widthInDivisions: random.pick([2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6]),
      millisecondsPerDivision: random.pick([0.5, 2, 2.5, 5, 10]),
    },
    rms: random.pick([5, 6, 7.5, 8, 9, 11, 12, 13, 15, 16, 18, 21, 24, 110, 220, 230, 240, 400]),
    resistance: random.step(12, 95, 1),
    questionKind: random.pick(['rms', 'frequency', 'peak', 'peak current'] as const),
    form: pickQuestionForm(random),
  }),
  write: ({ trace, rms, resistance, questionKind, form }) => {
    if (questionKind === 'rms') return writePhysics(rmsCalculation(trace), form);
    if (questionKind === 'frequency') return writePhysics(frequencyCalculation(trace), form);
    return writePhysics(
      questionKind === 'peak' ? peakCalculation(rms) : peakCurrentCalculation(rms, resistance),
      form,
    );
  },
});

function rmsCalculation({ supply, heightInDivisions, voltsPerDivision }: Trace): PhysicsCalculation {
  const peak = heightInDivisions * voltsPerDivision;
  return {
    situation: `The output of ${supply} is displayed on an oscilloscope. The Y-gain is set at ${inlineQuantity(voltsPerDivision, '')} volts per division. The height of the trace from its centre to a peak is ${inlineQuantity(heightInDivisions, '')} divisions.`,
    quantity: 'the r.m.s. voltage of the output',
    stages: [
      {
        why: 'Find the peak voltage',
        symbol: 'V_{peak}',
        calculation: `${numTex(heightInDivisions)} \\times ${numTex(voltsPerDivision)}`,
        value: peak,
        unit: 'V',
        gaps: ['oscilloscope'],
      },
      {
        relationship: 'V_{peak} = \\sqrt{2}V_{rms}',
        otherRelationships: ['V_p = \\sqrt{2}V_{rms}', 'V_{rms} = \\frac{V_{peak}}{\\sqrt{2}}'],
        symbol: 'V',
        calculation: '\\frac{@1}{\\sqrt{2}}',
        substituted: '@1 = \\sqrt{2} \\times V',
        value: peak / Math.SQRT2,
        unit: 'V',
        gaps: ['rms'],
      },
    ],
    mistakes: [
      { tag: 'rms', value: peak, why: 'The peak voltage was given for the r.m.s. voltage.', earns: [1] },
      {
        tag: 'rms-inverted',
        value: peak * Math.SQRT2,
        why: 'The peak voltage was multiplied by the root of 2; the r.m.s. value is smaller.',
        earns: [1, 2],
      },
      { tag: 'rms', value: peak / 2, why: 'The peak voltage was divided by 2.', earns: [1] },
      {
        tag: 'oscilloscope',
        value: (2 * peak) / Math.SQRT2,
        why: 'The height from peak to trough was used.',
        earns: [2, 3, 4],
      },
      {
        tag: 'oscilloscope',
        value: heightInDivisions / voltsPerDivision / Math.SQRT2,
        why: 'The divisions were divided by the Y-gain.',
        earns: [2, 3, 4],
      },
    ],
  };
}

function frequencyCalculation({
  supply,
  widthInDivisions,
  millisecondsPerDivision,
}: Trace): PhysicsCalculation {
  const T = widthInDivisions * millisecondsPerDivision * 1e-3;
  return {
    situation: `The output of ${supply} is displayed on an oscilloscope. The timebase is set at ${inlineQuantity(millisecondsPerDivision, 'ms')} per division. One complete wave takes up ${inlineQuantity(widthInDivisions, '')} divisions.`,
    quantity: 'the frequency of the output',
    stages: [
      {
        relationship: 'f = \\frac{1}{T}',
        otherRelationships: ['T = \\frac{1}{f}'],
        symbol: 'f',
        calculation: `\\frac{1}{${numTex(widthInDivisions)} \\times ${numTex(millisecondsPerDivision)} \\times 10^{-3}}`,
        value: 1 / T,
        unit: 'Hz',
        gaps: ['oscilloscope'],
      },
    ],
    mistakes: [
      { tag: 'prefix', value: 1e-3 / T, why: 'The milliseconds were not changed to seconds.', earns: [1, 3] },
      { tag: 'period-for-frequency', value: T, why: 'The period was given for the frequency.' },
      {
        tag: 'oscilloscope',
        value: 1 / (millisecondsPerDivision * 1e-3),
        why: 'The time of one division was taken for the period.',
        earns: [1],
      },
      {
        tag: 'oscilloscope',
        value: widthInDivisions / (millisecondsPerDivision * 1e-3),
        why: 'The divisions were divided by the timebase.',
      },
      { tag: 'oscilloscope', value: 2 / T, why: 'Half of a wave was taken for the period.', earns: [1] },
    ],
  };
}

function nameSupply(rms: number): string {
  if (rms > 300) return 'the three-phase supply of a factory';
  return rms > 100 ? 'the mains supply of a house' : 'a laboratory power supply';
}

function peakCalculation(rms: number): PhysicsCalculation {
  return {
    situation: `An a.c. voltmeter connected to ${nameSupply(rms)} shows an r.m.s. voltage of ${inlineQuantity(rms, 'V')}.`,
    quantity: 'the peak voltage of the supply',
    stages: [
      {
        relationship: 'V_{peak} = \\sqrt{2}V_{rms}',
        otherRelationships: ['V_p = \\sqrt{2}V_{rms}'],
        symbol: 'V_{peak}',
        calculation: `\\sqrt{2} \\times ${numTex(rms)}`,
        value: Math.SQRT2 * rms,
        unit: 'V',
      },
    ],
    mistakes: [
      {
        tag: 'rms-inverted',
        value: rms / Math.SQRT2,
        why: 'The r.m.s. voltage was divided by the root of 2; the peak is greater.',
        earns: [1],
      },
      { tag: 'rms', value: 2 * rms, why: 'The r.m.s. voltage was doubled.' },
      { tag: 'rms', value: rms, why: 'The r.m.s. voltage was given for the peak voltage.' },
      { tag: 'rms', value: rms / 2, why: 'The r.m.s. voltage was halved.' },
    ],
  };
}

function peakCurrentCalculation(rms: number, R: number): PhysicsCalculation {
  const I = rms / R;
  return {
    situation: `An a.c. supply with an r.m.s. voltage of ${inlineQuantity(rms, 'V')} is connected to a ${inlineQuantity(R, 'Ω')} resistor.`,
    quantity: 'the peak current in the resistor',
    stages: [
      {
        why: 'Find the r.m.s. current',
        symbol: 'I_{rms}',
        calculation: `\\frac{${numTex(rms)}}{${numTex(R)}}`,
        value: I,
        unit: 'A',
        gaps: ['ohms-law'],
      },
      {
        relationship: 'I_{peak} = \\sqrt{2}I_{rms}',
        otherRelationships: ['I_p = \\sqrt{2}I_{rms}', 'V_{peak} = \\sqrt{2}V_{rms}'],
        symbol: 'I_{peak}',
        calculation: '\\sqrt{2} \\times @1',
        value: Math.SQRT2 * I,
        unit: 'A',
        gaps: ['rms'],
      },
    ],
    mistakes: [
      { tag: 'rms', value: I, why: 'The r.m.s. current was given for the peak current.', earns: [1] },
      {
        tag: 'rms-inverted',
        value: I / Math.SQRT2,
        why: 'The r.m.s. current was divided by the root of 2; the peak is greater.',
        earns: [1, 2],
      },
      { tag: 'rms', value: 2 * I, why: 'The r.m.s. current was doubled.', earns: [1] },
      {
        tag: 'rearrange',
        value: (Math.SQRT2 * R) / rms,
        why: 'The resistance was divided by the voltage.',
        earns: [2, 3, 4],
      },
    ],
  };
}
