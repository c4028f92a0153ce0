// National 5 Physics: work done by a force (`F`) over a distance (`d`), and power.
// Notation: `@1` is the result of the first stage; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { inlineQuantity, numTex } from '../physics/measure.ts';
import { GRAVITY } from '../physics/nat5-data-sheet.table.ts';
import { type PhysicsCalculation, type Stage, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

/** Machines and people with ranges of force (N), distance (m) and time (s). */
const workers = [
  { name: 'A horse', verb: 'pulls a log', F: [250, 850], d: [15, 90], t: [20, 95] },
  { name: 'A tugboat', verb: 'tows a barge', F: [3500, 9500], d: [120, 680], t: [45, 250] },
  { name: 'A gardener', verb: 'pushes a wheelbarrow', F: [60, 190], d: [8, 55], t: [7, 48] },
  { name: 'A crane', verb: 'lifts a steel beam vertically', F: [4200, 9800], d: [6, 45], t: [12, 75] },
  { name: 'A conveyor belt', verb: 'moves a crate', F: [75, 260], d: [4, 28], t: [5, 40] },
  { name: 'A winch', verb: 'drags a fishing boat up a beach', F: [850, 2900], d: [6, 35], t: [25, 95] },
  { name: 'A cyclist', verb: 'rides against a steady resistance', F: [18, 55], d: [110, 950], t: [15, 160] },
] as const;

export const workAndPower = nat5PhysicsModel({
  id: 'N5P-06',
  title: 'Work done and power',
  outcomeId: 'PHY-5-02',
  calculator: 'allowed',
  marks: [1, 3, 5],
  choose: (random) => {
    const worker = random.pick(workers);
    return {
      worker,
      F: pickMeasure(random, worker.F),
      d: pickMeasure(random, worker.d),
      t: pickMeasure(random, worker.t),
      target: random.pick(['power', 'power', 'work', 'force'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ worker, target, form, ...numbers }) => {
    if (target === 'work') return writePhysics(workCalculation(worker, numbers), form);
    return writePhysics(
      target === 'force' ? forceCalculation(worker, numbers) : powerCalculation(worker, numbers),
      form,
    );
  },
});

type Work = { readonly F: number; readonly d: number; readonly t: number };
type Worker = (typeof workers)[number];

function workStage({ F, d }: Work): Stage {
  return {
    relationship: 'E_w = Fd',
    otherRelationships: ['W = Fd'],
    symbol: 'E_w',
    calculation: `${numTex(F)} \\times ${numTex(d)}`,
    value: F * d,
    unit: 'J',
  };
}

function powerCalculation({ name, verb }: Worker, work: Work): PhysicsCalculation {
  const { F, d, t } = work;
  return {
    situation: `${name} ${verb} with a constant force of ${inlineQuantity(F, 'N')} through a distance of ${inlineQuantity(d, 'm')}. This takes ${inlineQuantity(t, 's')}.`,
    quantity: 'the average power developed',
    stages: [
      workStage(work),
      {
        relationship: 'P = \\frac{E}{t}',
        symbol: 'P',
        calculation: `\\frac{@1}{${numTex(t)}}`,
        substituted: `@1 = P \\times ${numTex(t)}`,
        value: (F * d) / t,
        unit: 'W',
      },
    ],
    mistakes: [
      { tag: 'power-vs-energy', value: F * d, why: 'The work done was given for the power.', earns: [1, 2] },
      {
        tag: 'multiplies-by-time',
        value: F * d * t,
        why: 'The energy was multiplied by the time.',
        earns: [1, 2],
      },
      {
        tag: 'distance-omitted',
        value: F / t,
        why: 'The force was divided by the time; the distance was left out.',
      },
      { tag: 'work-divides', value: F / d / t, why: 'The force was divided by the distance.' },
      { tag: 'rearrange', value: t / (F * d), why: 'The time was divided by the energy.', earns: [1, 2] },
    ],
  };
}

function workCalculation({ name, verb }: Worker, work: Work): PhysicsCalculation {
  const { F, d, t } = work;
  return {
    situation: `${name} ${verb} with a constant force of ${inlineQuantity(F, 'N')} through a distance of ${inlineQuantity(d, 'm')}.`,
    quantity: 'the work done',
    stages: [workStage(work)],
    mistakes: [
      { tag: 'work-divides', value: F / d, why: 'The force was divided by the distance.' },
      { tag: 'half-extra', value: (F * d) / 2, why: 'The product was halved.' },
      { tag: 'rearrange', value: d / F, why: 'The distance was divided by the force.' },
      {
        tag: 'mass-vs-weight',
        value: F * GRAVITY * d,
        why: 'The force was multiplied by the gravitational field strength as if it were a mass.',
      },
      { tag: 'power-vs-energy', value: (F * d) / t, why: 'A power was found.' },
    ],
  };
}

function forceCalculation({ name, verb }: Worker, { F, d }: Work): PhysicsCalculation {
  const work = Number((F * d).toPrecision(2));
  return {
    situation: `${name} ${verb} through a distance of ${inlineQuantity(d, 'm')} with a constant force. The work done is ${inlineQuantity(work, 'J')}.`,
    quantity: 'the force',
    stages: [
      {
        relationship: 'E_w = Fd',
        otherRelationships: ['W = Fd'],
        symbol: 'F',
        calculation: `\\frac{${numTex(work)}}{${numTex(d)}}`,
        substituted: `${numTex(work)} = F \\times ${numTex(d)}`,
        value: work / d,
        unit: 'N',
      },
    ],
    mistakes: [
      { tag: 'rearrange', value: work * d, why: 'The work was multiplied by the distance.', earns: [1] },
      { tag: 'rearrange', value: d / work, why: 'The distance was divided by the work.', earns: [1] },
      { tag: 'mass-vs-weight', value: work / (d * GRAVITY), why: 'A mass was found.' },
      { tag: 'half-extra', value: work / (2 * d), why: 'The distance was doubled.' },
    ],
  };
}
