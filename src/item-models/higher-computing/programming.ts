import { codeTex } from '../computing/code.ts';
import { type CodeTrace, writeTrace } from '../computing/traces.ts';
import type { Random } from '../random.ts';
import { higherComputingModel } from './higher-computing-model.ts';

const NAMES = ['Adair', 'Blair', 'Craig', 'Duff', 'Elgin', 'Forbes', 'Gunn', 'Hogg'] as const;

/** The position of the greatest or least value of an array. */
function findExtreme(random: Random): CodeTrace {
  const values = random.sample(
    Array.from({ length: 80 }, (_, index) => index + 12),
    random.int(5, 6),
  );
  const isMax = random.chance(0.5);
  const best = isMax ? Math.max(...values) : Math.min(...values);
  let [changes, current] = [0, values[0] ?? 0];
  for (const value of values.slice(1)) {
    if (isMax ? value > current : value < current) [current, changes] = [value, changes + 1];
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
        value: best,
        why: `Keep the ${isMax ? 'greatest' : 'least'} value`,
      },
      {
        question: `State the value of ${codeTex('position')} when the code ends.`,
        value: values.indexOf(best),
        why: 'Count the positions from zero',
      },
      {
        question: `State how often ${codeTex('best')} is changed inside the loop.`,
        value: changes,
        why: 'Count the times the condition is true',
      },
    ],
    mistakes: [
      { tag: 'array-index', value: values.indexOf(best) + 1, why: 'The first element has the position $0$.' },
      {
        tag: 'max-init',
        value: isMax ? Math.min(...values) : Math.max(...values),
        why: 'The comparison keeps the other end of the values.',
      },
    ],
  };
}

/** A linear search in an array, or a count in an array of records. */
function searchRecords(random: Random): CodeTrace {
  const count = 5;
  const names = random.sample(NAMES, count);
  const points = random.sample(
    Array.from({ length: 40 }, (_, index) => index + 10),
    count,
  );
  const limit = random.int(20, 36);
  const wanted = random.int(1, count - 1);
  const over = points.filter((one) => one >= limit);
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
      `   IF players[index].name = "${names[wanted]}" THEN`,
      '      SET place TO index',
      '   END IF',
      'END FOR',
    ],
    questions: [
      {
        question: `State the value of ${codeTex('found')} when the code ends.`,
        value: over.length,
        why: 'Count the records that meet the condition',
      },
      {
        question: `State the value of ${codeTex('total')} when the code ends.`,
        value: over.reduce((sum, one) => sum + one, 0),
        why: 'Add their points',
      },
      {
        question: `State the value of ${codeTex('place')} when the code ends.`,
        value: wanted,
        why: 'Find the record and count from zero',
      },
    ],
    mistakes: [
      { tag: 'array-index', value: wanted + 1, why: 'The first record has the position $0$.' },
      {
        tag: 'boolean',
        value: points.reduce((sum, one) => sum + one, 0),
        why: 'The points of all records were added.',
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
  draw: (random) => random.pick([findExtreme, searchRecords])(random),
  write: (trace) => writeTrace(trace, 'standard-algorithms'),
});

/** Parameters by value and by reference. */
function passParameters(random: Random): CodeTrace {
  const [a, b, add, times] = [random.int(2, 20), random.int(21, 40), random.int(2, 9), random.int(2, 4)];
  const isFirstReference = random.chance(0.5);
  const [first, second] = isFirstReference ? ['REFERENCE', 'VALUE'] : ['VALUE', 'REFERENCE'];
  const [newA, newB] = [a + add, b * times];
  return {
    code: [
      `PROCEDURE change(${first} INTEGER x, ${second} INTEGER y)`,
      `   SET x TO x + ${add}`,
      `   SET y TO y * ${times}`,
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
        why: `The first parameter is passed by ${first.toLowerCase()}`,
      },
      {
        question: `State the value of ${codeTex('level')} after the call.`,
        value: isFirstReference ? b : newB,
        why: `The second parameter is passed by ${second.toLowerCase()}`,
      },
    ],
    mistakes: [
      {
        tag: 'parameter-passing',
        value: isFirstReference ? a : newA,
        why: 'A parameter by reference is changed outside the procedure; one by value is not.',
      },
      {
        tag: 'parameter-passing',
        value: isFirstReference ? newB : b,
        why: 'A parameter by value is a copy, so that the variable outside keeps its value.',
      },
    ],
  };
}

/** A function that is called twice, with formal and actual parameters. */
function callFunction(random: Random): CodeTrace {
  const [factor, less, first, second] = [
    random.int(2, 5),
    random.int(1, 9),
    random.int(5, 20),
    random.int(21, 40),
  ];
  const run = (value: number) => value * factor - less;
  return {
    code: [
      'FUNCTION convert(INTEGER amount) RETURNS INTEGER',
      `   DECLARE result INITIALLY amount * ${factor}`,
      `   RETURN result - ${less}`,
      'END FUNCTION',
      '',
      `SET first TO convert(${first})`,
      `SET second TO convert(${second})`,
      'SET difference TO second - first',
    ],
    questions: [
      {
        question: `State the value of ${codeTex('first')}.`,
        value: run(first),
        why: 'Put the actual parameter in the place of the formal one',
      },
      {
        question: `State the value of ${codeTex('difference')}.`,
        value: run(second) - run(first),
        why: 'Call the function again and subtract',
      },
    ],
    mistakes: [
      { tag: 'parameter-passing', value: run(second), why: 'This is the value of the second call.' },
      {
        tag: 'parameter-passing',
        value: first * factor,
        why: 'The function returns the result after the subtraction.',
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
  draw: (random) => random.pick([passParameters, passParameters, callFunction])(random),
  write: (trace) => writeTrace(trace, 'parameter-passing'),
});
