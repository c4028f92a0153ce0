// National 5 Physics: displacement, average velocity and acceleration from a velocity-time graph.
// Notation: `@1` is the result of the first stage.

import { drawMotionGraph } from '../../diagrams/families/motion-graph.ts';
import { wording } from '../item-draft.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

const travellers = [
  { name: 'a tram', shortName: 'tram', v: [7, 16], rise: [4, 12], steady: [10, 40], fall: [3, 10] },
  {
    name: 'a lift in an office block',
    shortName: 'lift',
    v: [1.2, 4],
    rise: [1.5, 4],
    steady: [4, 15],
    fall: [1, 4],
  },
  { name: 'a cyclist', shortName: 'cyclist', v: [4, 12], rise: [4, 12], steady: [15, 60], fall: [3, 9] },
  { name: 'a model boat', shortName: 'boat', v: [0.6, 2.4], rise: [2, 6], steady: [5, 20], fall: [4, 12] },
  { name: 'a train', shortName: 'train', v: [18, 45], rise: [30, 80], steady: [60, 95], fall: [25, 60] },
  { name: 'a delivery van', shortName: 'van', v: [8, 15], rise: [5, 12], steady: [12, 50], fall: [3, 8] },
  { name: 'a runner', shortName: 'runner', v: [3, 8], rise: [2, 6], steady: [10, 45], fall: [2, 7] },
] as const;

/** A journey that speeds up for `rise` seconds to the velocity `v`, keeps it for `steady` seconds and slows down for `fall` seconds. */
type Trip = {
  readonly traveller: (typeof travellers)[number];
  readonly v: number;
  readonly rise: number;
  readonly steady: number;
  readonly fall: number;
};

export const velocityTimeGraph = nat5PhysicsModel({
  id: 'N5P-03',
  title: 'Displacement and acceleration from a velocity-time graph',
  outcomeId: 'PHY-5-01',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const traveller = random.pick(travellers);
    return {
      trip: {
        traveller,
        v: pickMeasure(random, traveller.v),
        rise: pickMeasure(random, traveller.rise),
        steady: pickMeasure(random, traveller.steady),
        fall: pickMeasure(random, traveller.fall),
      },
      target: random.pick(['displacement', 'displacement', 'braking', 'average'] as const),
      form: pickQuestionForm(random),
    };
  },
  accepts: ({ trip: { rise, steady, fall } }) => Math.abs(rise - fall) > 0.4 && steady !== rise + fall,
  write: ({ trip, target, form }) => writePhysics(graphCalculation(trip, target), form),
});

function graphCalculation(trip: Trip, target: 'displacement' | 'braking' | 'average'): PhysicsCalculation {
  const { traveller, v, rise, steady, fall } = trip;
  const times = [0, rise, rise + steady, rise + steady + fall] as const;
  const common = {
    situation: `The graph shows how the velocity of ${traveller.name} varies with time. The ${traveller.shortName} starts from rest and accelerates steadily to ${inlineQuantity(v, 'm s^-1')} in ${inlineQuantity(rise, 's')}. The ${traveller.shortName} then travels at this velocity for ${inlineQuantity(steady, 's')}, and finally comes to rest in a further ${inlineQuantity(fall, 's')}.`,
    figure: drawMotionGraph({
      quantity: 'velocity',
      points: [
        [times[0], 0],
        [times[1], v],
        [times[2], v],
        [times[3], 0],
      ],
    }),
  };
  if (target === 'braking') return { ...common, ...brakingCalculation(trip) };
  return { ...common, ...(target === 'average' ? averageCalculation(trip) : displacementCalculation(trip)) };
}

function computeArea({ v, rise, steady, fall }: Trip): number {
  return v * (rise / 2 + steady + fall / 2);
}

function areaStage({ v, rise, steady, fall }: Trip): Stage & { readonly value: number } {
  const [V, R, S, F] = [numTex(v), numTex(rise), numTex(steady), numTex(fall)];
  const half = '\\frac{1}{2} \\times ';
  return {
    relationship: wording(['the displacement is the area under the graph', 'area']),
    otherRelationships: ['s = \\frac{1}{2}bh + lb + \\frac{1}{2}bh'],
    symbol: 's',
    calculation: `${half}${R} \\times ${V} + ${S} \\times ${V} + ${half}${F} \\times ${V}`,
    value: v * (rise / 2 + steady + fall / 2),
    unit: 'm',
    gaps: ['area-under-graph'],
  };
}

function displacementCalculation(trip: Trip): Omit<PhysicsCalculation, 'situation' | 'figure'> {
  const { v, rise, steady, fall, traveller } = trip;
  return {
    quantity: `the total displacement of the ${traveller.shortName}`,
    stages: [areaStage(trip)],
    mistakes: [
      {
        tag: 'area-under-graph',
        value: v * (rise + steady + fall),
        why: 'The greatest velocity was multiplied by the whole time.',
      },
      { tag: 'area-part-only', value: v * steady, why: 'Only the part at constant velocity was counted.' },
      {
        tag: 'area-part-only',
        value: v * (rise / 2 + steady),
        why: 'The area while the velocity falls was left out.',
      },
      {
        tag: 'triangle-not-halved',
        value: v * (rise + steady + fall / 2),
        why: 'The area of the first triangle was not halved.',
      },
      {
        tag: 'area-under-graph',
        value: (v * (rise + steady + fall)) / 2,
        why: 'Half of the greatest velocity was multiplied by the whole time.',
      },
    ],
  };
}

function averageCalculation(trip: Trip): Omit<PhysicsCalculation, 'situation' | 'figure'> {
  const { v, rise, steady, fall, traveller } = trip;
  const time = rise + steady + fall;
  const { relationship: _relationship, otherRelationships: _alternatives, ...area } = areaStage(trip);
  return {
    quantity: `the average velocity of the ${traveller.shortName} for the whole journey`,
    stages: [
      { ...area, why: 'Find the displacement from the area under the graph' },
      {
        symbol: '\\bar{v}',
        why: 'Divide the displacement by the total time',
        calculation: `\\frac{@1}{${numTex(rise)} + ${numTex(steady)} + ${numTex(fall)}}`,
        value: computeArea(trip) / time,
        unit: 'm s^-1',
        gaps: ['average-velocity'],
      },
    ],
    mistakes: [
      { tag: 'average-velocity', value: v / 2, why: 'Half of the greatest velocity was taken.' },
      {
        tag: 'time-part-only',
        value: computeArea(trip) / steady,
        why: 'The displacement was divided by the time at constant velocity only.',
      },
      {
        tag: 'area-part-only',
        value: (v * steady) / time,
        why: 'Only the area at constant velocity was counted.',
      },
      { tag: 'area-under-graph', value: v, why: 'The greatest velocity was taken for the average.' },
      {
        tag: 'triangle-not-halved',
        value: (v * (rise + steady + fall / 2)) / time,
        why: 'A triangle was not halved.',
      },
    ],
  };
}

function brakingCalculation({
  v,
  rise,
  steady,
  fall,
  traveller,
}: Trip): Omit<PhysicsCalculation, 'situation' | 'figure'> {
  return {
    quantity: `the acceleration of the ${traveller.shortName} while it comes to rest`,
    stages: [
      {
        relationship: 'a = \\frac{v - u}{t}',
        symbol: 'a',
        calculation: `\\frac{0 - ${numTex(v)}}{${numTex(fall)}}`,
        substituted: `0 = ${numTex(v)} + a \\times ${numTex(fall)}`,
        value: -v / fall,
        unit: 'm s^-2',
      },
    ],
    mistakes: [
      {
        tag: 'velocity-sign',
        value: v / fall,
        why: 'The velocity becomes smaller, so the acceleration is negative.',
      },
      {
        tag: 'graph-reading',
        value: v / rise,
        why: 'The part of the graph where the velocity rises was used.',
      },
      {
        tag: 'graph-reading',
        value: -v / (rise + steady + fall),
        why: 'The time on the axis was used, not the time the change took.',
      },
      {
        tag: 'area-under-graph',
        value: -(v * fall) / 2,
        why: 'The area was found; acceleration is the gradient.',
      },
      { tag: 'rearrange', value: -fall / v, why: 'The time was divided by the change in velocity.' },
    ],
  };
}
