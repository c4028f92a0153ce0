// National 3 Computing Science: the learner follows instructions for a robot, a repeated block of code and a simple IF.

import { listingTex } from '../computing/code.ts';
import type { Random } from '../random.ts';
import { writeParts } from '../write-parts.ts';
import { nat3ComputingModel } from './nat3-computing-model.ts';

const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

/** `start` is the index of the first direction. */
type Walk = {
  readonly start: number;
  readonly moves: readonly { readonly steps: number; readonly isRight: boolean }[];
};

function pickWalk(random: Random): Walk {
  return {
    start: random.int(0, 3),
    moves: Array.from({ length: random.int(2, 3) }, () => ({
      steps: random.int(2, 9),
      isRight: random.chance(0.5),
    })),
  };
}

/** Asks for the distance that a robot moves and its final direction. */
export const robotMoves = nat3ComputingModel({
  id: 'N3CS-01',
  title: 'Instructions for a robot',
  outcomeId: 'CSC-3-01',
  calculator: 'either',
  marks: [2],
  choose: pickWalk,
  write: ({ start, moves }) => {
    // A left turn is three quarter turns to the right.
    const quarterTurns = moves.reduce((sum, { isRight }) => sum + (isRight ? 1 : 3), start);
    const direction = DIRECTIONS[quarterTurns % 4] ?? 'north';
    return writeParts({
      stem: `A robot faces ${DIRECTIONS[start]}. It carries out these instructions; each turn is a quarter turn. ${listingTex(
        moves.flatMap(({ steps, isRight }) => [`FORWARD ${steps}`, isRight ? 'TURN RIGHT' : 'TURN LEFT']),
      )}`,
      parts: [
        {
          question: 'State how many steps the robot takes altogether.',
          why: 'Add the steps',
          answer: String(moves.reduce((sum, { steps }) => sum + steps, 0)),
          gaps: ['sequence'],
        },
        {
          question: 'State the direction in which the robot faces at the end.',
          why: 'Follow each turn',
          answer: direction,
          contradictedBy: DIRECTIONS.filter((name) => name !== direction),
          gaps: ['sequence'],
        },
      ],
    });
  },
});

export const repeatedMoves = nat3ComputingModel({
  id: 'N3CS-02',
  title: 'Repeated instructions',
  outcomeId: 'CSC-3-01',
  calculator: 'either',
  marks: [2],
  choose: (random) => ({
    name: random.pick(['cat', 'dog', 'rocket', 'ball', 'car', 'fish']),
    times: random.int(2, 9),
    steps: random.pick([5, 10, 15, 20]),
    points: random.int(1, 5),
    first: random.int(0, 9),
  }),
  write: ({ name, times, steps, points, first }) =>
    writeParts({
      stem: `This code moves a ${name} on the screen. ${listingTex([
        `SET score TO ${first}`,
        `REPEAT ${times} TIMES`,
        `   MOVE ${steps} STEPS`,
        `   CHANGE score BY ${points}`,
        'END REPEAT',
      ])}`,
      parts: [
        {
          question: `State how many steps the ${name} moves altogether.`,
          why: 'Multiply the steps by the repeats',
          answer: String(times * steps),
          gaps: ['loop'],
        },
        {
          question: 'State the score at the end.',
          why: 'Add the points for each repeat to the first score',
          answer: String(first + times * points),
          gaps: ['loop'],
        },
      ],
    }),
});

export const simpleChoice = nat3ComputingModel({
  id: 'N3CS-03',
  title: 'A choice in code',
  outcomeId: 'CSC-3-01',
  calculator: 'either',
  marks: [2, 3],
  choose: (random) => {
    const limit = random.int(8, 60);
    const words = random.pick([
      ['Pass', 'Try again'],
      ['Too hot', 'Fine'],
      ['You win', 'You lose'],
      ['Open', 'Closed'],
      ['Full price', 'Half price'],
    ] as const);
    const values = random.sample(
      [limit, limit + random.int(1, 6), limit - random.int(1, 6), limit + 10],
      random.int(2, 3),
    );
    return { limit, words, values, name: random.pick(['score', 'age', 'number', 'temperature', 'height']) };
  },
  accepts: ({ values, limit }) =>
    new Set(values).size === values.length && new Set(values.map((value) => value > limit)).size === 2,
  write: ({ limit, words: [textIfTrue, textIfFalse], values, name }) =>
    writeParts({
      stem: `Look at this code. ${listingTex([`IF ${name} > ${limit} THEN`, `   SAY "${textIfTrue}"`, 'ELSE', `   SAY "${textIfFalse}"`, 'END IF'])} Write down what is said for each value.`,
      parts: values.map((value) => ({
        question: `The value of ${name} is $${value}$.`,
        why: `Compare it with $${limit}$`,
        answer: value > limit ? textIfTrue : textIfFalse,
        contradictedBy: [value > limit ? textIfFalse : textIfTrue],
        gaps: ['selection'],
      })),
    }),
});
