// National 5 Physics: the activity of a radioactive source (`A`) and the number of decays (`N`).
// Notation: `earns` lists the numbers of the bullets that are earned despite a mistake.

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

/** Sources with ranges of the number of decays and of the time. */
const samples = [
  { source: 'a smoke-detector source', N: [2.4e6, 9.6e6], minutes: [1.5, 5.5] },
  { source: 'a sample of granite', N: [420, 9800], minutes: [2.5, 18] },
  { source: 'a medical tracer', N: [1.2e9, 8.8e10], minutes: [2.5, 28] },
  { source: 'a sample of soil', N: [260, 4800], minutes: [4.5, 45] },
  { source: 'a source used in a school experiment', N: [1.1e5, 9.4e6], minutes: [1.5, 9.5] },
] as const;

export const activityOfSource = nat5PhysicsModel({
  id: 'N5P-20',
  title: 'Activity of a source',
  outcomeId: 'PHY-5-09',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const sample = random.pick(samples);
    return {
      source: sample.source,
      N: pickMeasure(random, sample.N),
      minutes: pickMeasure(random, sample.minutes),
      target: random.pick(['activity', 'number'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ source, N, minutes, target, form }) =>
    writePhysics(
      target === 'activity' ? activityCalculation(source, N, minutes) : decaysCalculation(source, N, minutes),
      form,
    ),
});

function activityCalculation(source: string, N: number, minutes: number): PhysicsCalculation {
  const A = N / (minutes * 60);
  return {
    situation: `In ${inlineQuantity(minutes, '')} minutes ${inlineQuantity(N, '')} nuclei decay in ${source}.`,
    quantity: `the activity of ${source.replace(/^an? /, 'the ')}`,
    stages: [
      {
        relationship: 'A = \\frac{N}{t}',
        symbol: 'A',
        calculation: `\\frac{${numTex(N)}}{${numTex(minutes)} \\times 60}`,
        value: A,
        unit: 'Bq',
      },
    ],
    mistakes: [
      {
        tag: 'time-conversion',
        value: N / minutes,
        why: 'The minutes were not changed to seconds.',
        earns: [1, 3],
      },
      { tag: 'rearrange', value: (minutes * 60) / N, why: 'The time was divided by the number of decays.' },
      {
        tag: 'multiplies-by-time',
        value: N * minutes * 60,
        why: 'The number of decays was multiplied by the time.',
      },
      {
        tag: 'time-conversion',
        value: (N / minutes) * 60,
        why: 'The minutes were divided by 60.',
        earns: [1, 3],
      },
    ],
  };
}

function decaysCalculation(source: string, N: number, minutes: number): PhysicsCalculation {
  const A = Number((N / (minutes * 60)).toPrecision(2));
  return {
    situation: `The activity of ${source} is ${inlineQuantity(A, 'Bq')}.`,
    quantity: `the number of nuclei that decay in ${inlineQuantity(minutes, '')} minutes`,
    stages: [
      {
        relationship: 'A = \\frac{N}{t}',
        symbol: 'N',
        calculation: `${numTex(A)} \\times ${numTex(minutes)} \\times 60`,
        substituted: `${numTex(A)} = \\frac{N}{${numTex(minutes)} \\times 60}`,
        value: A * minutes * 60,
        unit: '',
      },
    ],
    mistakes: [
      {
        tag: 'time-conversion',
        value: A * minutes,
        why: 'The minutes were not changed to seconds.',
        earns: [1, 3],
      },
      {
        tag: 'rearrange',
        value: A / (minutes * 60),
        why: 'The activity was divided by the time.',
        earns: [1],
      },
      {
        tag: 'rearrange',
        value: (minutes * 60) / A,
        why: 'The time was divided by the activity.',
        earns: [1],
      },
      {
        tag: 'time-conversion',
        value: (A * minutes) / 60,
        why: 'The minutes were divided by 60.',
        earns: [1, 3],
      },
    ],
  };
}
