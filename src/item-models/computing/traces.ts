// The learner traces an extract of code: a loop, a selection or an array. Code is in the reference language of the
// exam board (`SET total TO total + 1`). Each function picks one kind of extract with its questions.

import type { Random } from '../random.ts';
import { codeTex } from './code.ts';
import type { CodeTrace } from './write-trace.ts';

const askFinalValue = (name: string) => `State the value of ${codeTex(name)} when the code ends.`;

/** Picks a fixed loop that adds up values. */
export function sumLoop(random: Random): CodeTrace {
  const [start, from, step] = [random.int(0, 20), random.int(1, 3), random.int(2, 6)];
  const to = from + random.int(3, 5);
  const name = random.pick(['total', 'score', 'points', 'sum', 'cost']);
  const counter = random.pick(['counter', 'index', 'turn']);
  const computeUpTo = (last: number) => {
    let value = start;
    for (let i = from; i <= last; i++) value += i * step;
    return value;
  };
  const writeSum = (last: number) => {
    const added = Array.from({ length: last - from + 1 }, (_, index) => (from + index) * step);
    return `$${[start, ...added].join(' + ')} = ${computeUpTo(last)}$`;
  };
  return {
    code: [
      `DECLARE ${name} INITIALLY ${start}`,
      `FOR ${counter} FROM ${from} TO ${to} DO`,
      `   SET ${name} TO ${name} + ${counter} * ${step}`,
      'END FOR',
    ],
    questions: [
      {
        question: 'State how many times the loop is carried out.',
        value: to - from + 1,
        why: 'Count the passes, both ends included',
        working: `$${to} - ${from} + 1 = ${to - from + 1}$`,
      },
      {
        question: `State the value of ${codeTex(name)} after the second time.`,
        value: computeUpTo(from + 1),
        why: 'Add twice',
        working: writeSum(from + 1),
      },
      {
        question: askFinalValue(name),
        value: computeUpTo(to),
        why: 'Add in every pass',
        working: writeSum(to),
      },
    ],
    mistakes: [
      {
        tag: 'loop-bound',
        value: computeUpTo(to - 1),
        why: 'The loop was ended one pass too early.',
        question: 3,
      },
      { tag: 'loop-bound', value: to - from, why: 'Both ends of the range are included.', question: 1 },
      { tag: 'loop-update', value: start + to * step, why: 'Only the last pass was added.', question: 3 },
    ],
  };
}

/** Picks a conditional loop that ends when a value is large enough. */
export function whileLoop(random: Random): CodeTrace {
  const [start, add, limit] = [random.int(1, 9), random.int(3, 12), random.int(25, 70)];
  const name = random.pick(['height', 'savings', 'distance', 'level', 'money']);
  const count = random.pick(['weeks', 'days', 'steps']);
  const isDoubling = random.chance(0.4);
  const next = (value: number) => (isDoubling ? value * 2 : value + add);
  const trace = [start];
  let [value, passes, previous] = [start, 0, start];
  while (value < limit) {
    [previous, value, passes] = [value, next(value), passes + 1];
    trace.push(value);
  }
  const values = trace.map((one) => `$${one}$`).join(', ');
  return {
    code: [
      `DECLARE ${name} INITIALLY ${start}`,
      `DECLARE ${count} INITIALLY 0`,
      `WHILE ${name} < ${limit} DO`,
      `   SET ${name} TO ${name} ${isDoubling ? '* 2' : `+ ${add}`}`,
      `   SET ${count} TO ${count} + 1`,
      'END WHILE',
      `SEND ${name} TO DISPLAY`,
      `SEND ${count} TO DISPLAY`,
    ],
    questions: [
      {
        question: `State the value of ${codeTex(name)} that is displayed.`,
        value,
        why: `Go on until ${limit} is reached`,
        working: `${values}; the loop ends because $${value}$ is not less than $${limit}$`,
      },
      {
        question: `State the value of ${codeTex(count)} that is displayed.`,
        value: passes,
        why: 'Count the passes',
        working: `${values}; $${passes}$ changes`,
      },
    ],
    mistakes: [
      {
        tag: 'loop-bound',
        value: previous,
        why: 'The loop goes on while the condition is true, so one more pass is made.',
        question: 1,
      },
      {
        tag: 'loop-bound',
        value: next(value),
        why: 'The loop ends as soon as the condition is false.',
        question: 1,
      },
      { tag: 'loop-bound', value: passes - 1, why: 'One pass was left out.', question: 2 },
      { tag: 'loop-bound', value: passes + 1, why: 'One pass too many was counted.', question: 2 },
    ],
  };
}

/** Picks a loop that counts and adds the values of an array that meet a condition. */
export function countInArray(random: Random): CodeTrace {
  const values = Array.from({ length: random.int(6, 7) }, () => random.int(1, 30));
  const limit = random.int(10, 20);
  const name = random.pick(['temps', 'scores', 'ages', 'marks', 'goals']);
  const isOver = random.chance(0.5);
  const meets = (value: number) => (isOver ? value > limit : value >= limit);
  const matchingValues = values.filter(meets);
  const total = matchingValues.reduce((sum, number) => sum + number, 0);
  return {
    code: [
      `DECLARE ${name} INITIALLY [${values.join(', ')}]`,
      'DECLARE found INITIALLY 0',
      'DECLARE total INITIALLY 0',
      `FOR EACH value FROM ${name} DO`,
      `   IF value ${isOver ? '>' : '>='} ${limit} THEN`,
      '      SET found TO found + 1',
      '      SET total TO total + value',
      '   END IF',
      'END FOR EACH',
    ],
    questions: [
      {
        question: askFinalValue('found'),
        value: matchingValues.length,
        why: 'Count the values that meet the condition',
        working: `${matchingValues.map((value) => `$${value}$`).join(', ')}; $${matchingValues.length}$ values`,
      },
      {
        question: askFinalValue('total'),
        value: total,
        why: 'Add them up',
        working: `$${matchingValues.join(' + ')} = ${total}$`,
      },
    ],
    mistakes: [
      {
        tag: 'boolean',
        value: values.length - matchingValues.length,
        why: 'The values that do not meet the condition were counted.',
        question: 1,
      },
      {
        tag: 'boolean',
        value: values.reduce((sum, number) => sum + number, 0),
        why: 'All values were added, whether or not they meet the condition.',
        question: 2,
      },
      { tag: 'array-length', value: values.length, why: 'This is the number of all values.', question: 1 },
    ],
  };
}

/** Picks a loop that repeats a prompt until the input is valid. */
export function inputValidation(random: Random): CodeTrace {
  const [low, high] = [random.int(1, 10), random.int(20, 60)];
  const name = random.pick(['age', 'score', 'quantity', 'month', 'percent']);
  const invalidInputs = Array.from({ length: random.int(2, 4) }, () =>
    random.chance(0.5) ? high + random.int(1, 20) : Math.max(0, low - random.int(1, 9)),
  );
  const validInput = random.int(low, high);
  const inputs = [...invalidInputs, validInput, random.int(low, high)];
  return {
    code: [
      `RECEIVE ${name} FROM KEYBOARD`,
      `WHILE ${name} < ${low} OR ${name} > ${high} DO`,
      '   SEND "Enter again" TO DISPLAY',
      `   RECEIVE ${name} FROM KEYBOARD`,
      'END WHILE',
      `# A user is ready to type ${inputs.join(', ')} in this order`,
    ],
    questions: [
      {
        question: `State the value of ${codeTex(name)} when the loop ends.`,
        value: validInput,
        why: 'Stop at the first valid value',
      },
      {
        question: 'State how many times the message is displayed.',
        value: invalidInputs.length,
        why: 'One message for each invalid value',
      },
    ],
    mistakes: [
      {
        tag: 'input-validation',
        value: invalidInputs.length + 1,
        why: 'The valid value brings no message.',
        question: 2,
      },
      {
        tag: 'input-validation',
        value: inputs[inputs.length - 1] ?? 0,
        why: 'The loop ends at the first valid value.',
        question: 1,
      },
      {
        tag: 'input-validation',
        value: invalidInputs[0] ?? 0,
        why: 'The first value is outside the range.',
        question: 1,
      },
    ],
  };
}

/** Picks a selection with several conditions that sets a prize. */
export function selection(random: Random): CodeTrace {
  const [low, high] = [random.int(30, 45), random.int(60, 80)];
  const [basic, middle, top] = [random.int(5, 12), random.int(15, 25), random.int(30, 50)];
  const input = random.pick([
    random.int(10, low - 1),
    low,
    random.int(low, high - 1),
    high,
    random.int(high, 99),
  ]);
  const bonus = random.int(2, 9);
  const prize = input >= high ? top : input >= low ? middle : basic;
  return {
    code: [
      `DECLARE score INITIALLY ${input}`,
      `DECLARE tokens INITIALLY ${bonus}`,
      `IF score >= ${high} THEN`,
      `   SET prize TO ${top}`,
      `ELSE IF score >= ${low} THEN`,
      `   SET prize TO ${middle}`,
      'ELSE',
      `   SET prize TO ${basic}`,
      'END IF',
      'SET tokens TO tokens + prize',
    ],
    questions: [
      { question: askFinalValue('prize'), value: prize, why: 'Find the first condition that is true' },
      { question: askFinalValue('tokens'), value: bonus + prize, why: 'Add it to the value before' },
    ],
    mistakes: [
      { tag: 'selection', value: basic, why: 'An earlier condition is true already.', question: 1 },
      { tag: 'selection', value: middle, why: 'The first condition that is true decides.', question: 1 },
      { tag: 'selection', value: top, why: 'This condition is not true for the given score.', question: 1 },
      ...[basic, middle, top].map((other) => ({
        tag: 'selection',
        value: bonus + other,
        why: 'The prize of another condition was added.',
        question: 2,
      })),
    ],
  };
}
