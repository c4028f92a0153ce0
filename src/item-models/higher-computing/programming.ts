/**
 * The learner traces code: standard algorithms on arrays and records, parameters, and functions. Each
 * function picks one piece of code with its answers.
 */

import { codeTex } from '../computing/code.ts';
import { type CodeTrace, writeTrace } from '../computing/write-trace.ts';
import type { Random } from '../random.ts';
import { higherComputingModel } from './higher-computing-model.ts';

const NAMES = ['Adair', 'Blair', 'Craig', 'Duff', 'Elgin', 'Forbes', 'Gunn', 'Hogg'] as const;

/** The greatest or least value of an array and its position. */
function pickExtremeTrace(random: Random): CodeTrace {
  const values = random.sample(
    Array.from({ length: 80 }, (_, index) => index + 12),
    random.int(5, 6),
  );
  const isMax = random.chance(0.5);
  const extreme = isMax ? Math.max(...values) : Math.min(...values);
  let [changeCount, current] = [0, values[0] ?? 0];
  for (const value of values.slice(1)) {
    if (isMax ? value > current : value < current) [current, changeCount] = [value, changeCount + 1];
  }
  return {
    code: [
      `DECLARE times INITIALLY [${values.join(', ')}]`,
      'DECLARE best INITIALLY times[0]',
      'DECLARE position INITIALLY 0',
      `FOR index FROM 1 TO ${values.length - 1} DO`,
      `   IF times[index] ${isMax ? '>' : '<'} best THEN`,
      '      SET best TO times[index]',
      '      SET position TO index',
      '   END IF',
      'END FOR',
    ],
    questions: [
      {
        question: `State the value of ${codeTex('best')} when the code ends.`,
        value: extreme,
        why: `Keep the ${isMax ? 'greatest' : 'least'} value`,
      },
      {
        question: `State the value of ${codeTex('position')} when the code ends.`,
        value: values.indexOf(extreme),
        why: 'Count the positions from zero',
      },
      {
        question: `State how often ${codeTex('best')} is changed inside the loop.`,
        value: changeCount,
        why: 'Count the times the condition is true',
      },
    ],
    mistakes: [
      {
        tag: 'array-index',
        value: values.indexOf(extreme) + 1,
        why: 'The first element has the position $0$.',
        question: 2,
      },
      {
        tag: 'max-init',
        value: isMax ? Math.min(...values) : Math.max(...values),
        why: 'The comparison keeps the other end of the values.',
        question: 1,
      },
    ],
  };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** A count, a sum and a search in an array of records. */
function pickRecordsTrace(random: Random): CodeTrace {
  const count = 5;
  const names = random.sample(NAMES, count);
  const allPoints = Array.from({ length: 40 }, (_, index) => index + 10);
  const points = random.sample(allPoints, count);
  const limit = random.int(20, 36);
  const targetIndex = random.int(1, count - 1);
  const pointsOverLimit = points.filter((value) => value >= limit);
  return {
    code: [
      'RECORD Player IS { STRING name, INTEGER points }',
      ...names.map(
        (name, index) => `SET players[${index}] TO { name = "${name}", points = ${points[index]} }`,
      ),
      'SET found TO 0',
      'SET total TO 0',
      `FOR index FROM 0 TO ${count - 1} DO`,
      `   IF players[index].points >= ${limit} THEN`,
      '      SET found TO found + 1',
      '      SET total TO total + players[index].points',
      '   END IF',
      `   IF players[index].name = "${names[targetIndex]}" THEN`,
      '      SET place TO index',
      '   END IF',
      'END FOR',
    ],
    questions: [
      {
        question: `State the value of ${codeTex('found')} when the code ends.`,
        value: pointsOverLimit.length,
        why: 'Count the records that meet the condition',
      },
      {
        question: `State the value of ${codeTex('total')} when the code ends.`,
        value: total(pointsOverLimit),
        why: 'Add their points',
      },
      {
        question: `State the value of ${codeTex('place')} when the code ends.`,
        value: targetIndex,
        why: 'Find the record and count from zero',
      },
    ],
    mistakes: [
      {
        tag: 'array-index',
        value: targetIndex + 1,
        why: 'The first record has the position $0$.',
        question: 3,
      },
      {
        tag: 'boolean',
        value: total(points),
        why: 'The points of all records were added.',
        question: 2,
      },
    ],
  };
}

export const standardAlgorithms = higherComputingModel({
  id: 'HCS-02',
  title: 'Standard algorithms',
  outcomeId: 'CSC-H-01',
  calculator: 'either',
  largest: 10_000,
  marks: [3],
  choose: (random) => random.pick([pickExtremeTrace, pickRecordsTrace])(random),
  write: (trace) => writeTrace(trace, 'standard-algorithms'),
});

/** A procedure with one parameter by value and one by reference. */
function pickParametersTrace(random: Random): CodeTrace {
  const [a, b, addend, multiplier] = [
    random.int(2, 20),
    random.int(21, 40),
    random.int(2, 9),
    random.int(2, 4),
  ];
  const isFirstReference = random.chance(0.5);
  const [firstMode, secondMode] = isFirstReference ? ['REFERENCE', 'VALUE'] : ['VALUE', 'REFERENCE'];
  const [newA, newB] = [a + addend, b * multiplier];
  return {
    code: [
      `PROCEDURE change(${firstMode} INTEGER x, ${secondMode} INTEGER y)`,
      `   SET x TO x + ${addend}`,
      `   SET y TO y * ${multiplier}`,
      'END PROCEDURE',
      '',
      `SET score TO ${a}`,
      `SET level TO ${b}`,
      'change(score, level)',
    ],
    questions: [
      {
        question: `State the value of ${codeTex('score')} after the call.`,
        value: isFirstReference ? newA : a,
        why: `The first parameter is passed by ${firstMode.toLowerCase()}`,
      },
      {
        question: `State the value of ${codeTex('level')} after the call.`,
        value: isFirstReference ? b : newB,
        why: `The second parameter is passed by ${secondMode.toLowerCase()}`,
      },
    ],
    mistakes: [
      {
        tag: 'parameter-passing',
        value: isFirstReference ? a : newA,
        why: 'A parameter by reference is changed outside the procedure; one by value is not.',
        question: 1,
      },
      {
        tag: 'parameter-passing',
        value: isFirstReference ? newB : b,
        why: 'A parameter by value is a copy, so that the variable outside keeps its value.',
        question: 2,
      },
    ],
  };
}

/** A function that is called twice. */
function pickFunctionTrace(random: Random): CodeTrace {
  const [factor, subtrahend, firstArgument, secondArgument] = [
    random.int(2, 5),
    random.int(1, 9),
    random.int(5, 20),
    random.int(21, 40),
  ];
  const convert = (value: number) => value * factor - subtrahend;
  return {
    code: [
      'FUNCTION convert(INTEGER amount) RETURNS INTEGER',
      `   DECLARE result INITIALLY amount * ${factor}`,
      `   RETURN result - ${subtrahend}`,
      'END FUNCTION',
      '',
      `SET first TO convert(${firstArgument})`,
      `SET second TO convert(${secondArgument})`,
      'SET difference TO second - first',
    ],
    questions: [
      {
        question: `State the value of ${codeTex('first')}.`,
        value: convert(firstArgument),
        why: 'Put the actual parameter in the place of the formal one',
      },
      {
        question: `State the value of ${codeTex('difference')}.`,
        value: convert(secondArgument) - convert(firstArgument),
        why: 'Call the function again and subtract',
      },
    ],
    mistakes: [
      {
        tag: 'parameter-passing',
        value: convert(secondArgument),
        why: 'This is the value of the second call.',
        question: 2,
      },
      {
        tag: 'parameter-passing',
        value: firstArgument * factor,
        why: 'The function returns the result after the subtraction.',
        question: 1,
      },
    ],
  };
}

export const subPrograms = higherComputingModel({
  id: 'HCS-04',
  title: 'Parameters and functions',
  outcomeId: 'CSC-H-01',
  calculator: 'either',
  largest: 10_000,
  marks: [2],
  // Parameters are asked about twice as often as functions.
  choose: (random) => random.pick([pickParametersTrace, pickParametersTrace, pickFunctionTrace])(random),
  write: (trace) => writeTrace(trace, 'parameter-passing'),
});
