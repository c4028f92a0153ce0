// National 5 Computing Science: trace code, judge conditions and classify test data.

import { pickCondition, pickInputs, writeCondition } from '../computing/conditions.ts';
import { countInArray, inputValidation, selection, sumLoop, whileLoop } from '../computing/traces.ts';
import { writeTrace } from '../computing/write-trace.ts';
import { writeParts } from '../write-parts.ts';
import { nat5ComputingModel } from './nat5-computing-model.ts';

export const traceCode = nat5ComputingModel({
  id: 'N5CS-03',
  title: 'Reading code',
  outcomeId: 'CSC-5-02',
  calculator: 'either',
  largest: 10_000,
  marks: [2, 3],
  // `sumLoop` is chosen twice as often as each other kind of code.
  choose: (random) =>
    random.pick([sumLoop, sumLoop, whileLoop, countInArray, inputValidation, selection])(random),
  write: (trace) => writeTrace(trace),
});

export const conditions = nat5ComputingModel({
  id: 'N5CS-04',
  title: 'Compound conditions',
  outcomeId: 'CSC-5-02',
  calculator: 'either',
  marks: [2, 3],
  choose: (random) => {
    const condition = pickCondition(random, false);
    return { condition, inputs: pickInputs(condition, random, random.int(2, 3)) };
  },
  write: ({ condition, inputs }) => writeCondition(condition, inputs),
});

/** Inputs of a program with the limits of their range. */
const FIELDS = [
  ['the age of a club member', 5, 60],
  ['a mark in a test', 0, 50],
  ['the number of tickets in an order', 1, 12],
  ['the number of points in a game', 0, 180],
  ['the number of guests at a party', 4, 60],
  ['the seat number in a row', 1, 40],
  ['the hours worked in a week', 0, 50],
  ['the speed of a toy train', 10, 35],
  ['the temperature of a fish tank', 18, 26],
  ['the number of pages to print', 1, 80],
] as const;

/** Kinds of test data: inside the range, at a limit, and outside the range. */
type Kind = 'normal' | 'extreme' | 'exceptional';
const KINDS: readonly Kind[] = ['normal', 'extreme', 'exceptional'];

export const testData = nat5ComputingModel({
  id: 'N5CS-06',
  title: 'Test data',
  outcomeId: 'CSC-5-03',
  calculator: 'either',
  marks: [2, 3],
  choose: (random) => {
    const [field, from, to] = random.pick(FIELDS);
    const [low, high] = [from + random.int(0, 3), to + random.int(0, 10)];
    const values: Record<Kind, number> = {
      normal: random.int(low + 1, high - 1),
      extreme: random.pick([low, high]),
      exceptional: high + random.int(1, 30),
    };
    const kinds = random.sample(KINDS, random.int(2, 3));
    return { field, low, high, tests: kinds.map((kind) => ({ kind, value: values[kind] })) };
  },
  write: ({ field, low, high, tests }) =>
    writeParts({
      stem: `A program asks for ${field}. It accepts whole numbers from $${low}$ to $${high}$. State the type of test data in each part: normal, extreme or exceptional.`,
      parts: tests.map(({ kind, value }) => ({
        question: `The value $${value}$.`,
        why: `Compare $${value}$ with the limits $${low}$ and $${high}$`,
        answer: kind,
        contradictedBy: KINDS.filter((name) => name !== kind),
        gaps: ['test-data'],
      })),
    }),
});
