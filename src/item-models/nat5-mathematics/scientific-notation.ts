// National 5 Mathematics: multiply and divide in scientific notation.
// Notation: `b1` is the learner's own result of bullet 1.

import { step, strategy } from '../item-draft.ts';
import { scientificTex, toScientific, unitTex } from '../write/number.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

type Context = {
  readonly isDivision: boolean;
  /** Powers of ten of the two numbers. */
  readonly powers: readonly [readonly [number, number], readonly [number, number]];
  readonly unit: string;
  readonly situation: (first: string, second: string) => string;
};

const contexts: readonly Context[] = [
  {
    isDivision: false,
    powers: [
      [-23, -22],
      [25, 27],
    ],
    unit: 'g',
    situation: (mass, count) =>
      `A single molecule of a gas has a mass of $${mass}$ grams. A tank of the gas contains $${count}$ molecules. Calculate the mass of gas in the tank, in grams.`,
  },
  {
    isDivision: true,
    powers: [
      [12, 14],
      [8, 8],
    ],
    unit: 's',
    situation: (distance, speed) =>
      `A comet is $${distance}$ metres from the Earth. A radio signal travels through space at $${speed}$ metres per second. Calculate how long, in seconds, a signal takes to reach the comet.`,
  },
  {
    isDivision: true,
    powers: [
      [11, 13],
      [6, 6],
    ],
    unit: '',
    situation: (storage, photo) =>
      `A data centre can store $${storage}$ bytes. One photograph needs $${photo}$ bytes. Calculate how many photographs the data centre can store.`,
  },
  {
    isDivision: false,
    powers: [
      [4, 5],
      [6, 7],
    ],
    unit: 'km',
    situation: (speed, time) =>
      `A planet travels round its star at $${speed}$ kilometres per hour. One orbit takes $${time}$ hours. Calculate the length of one orbit, in kilometres.`,
  },
  {
    isDivision: false,
    powers: [
      [-7, -7],
      [3, 4],
    ],
    unit: 'm',
    situation: (thickness, sheets) =>
      `One sheet of gold leaf is $${thickness}$ metres thick. A stack is made of $${sheets}$ sheets. Calculate the height of the stack, in metres.`,
  },
  {
    isDivision: true,
    powers: [
      [9, 11],
      [6, 7],
    ],
    unit: '',
    situation: (money, people) =>
      `A government spends $${money}$ pounds on hospitals in one year. The country has $${people}$ people. Calculate the amount spent per person, in pounds.`,
  },
];

export const scientificNotation = nat5MathematicsModel({
  id: 'N5M-09',
  title: 'Scientific notation in context',
  outcomeId: 'MNU-5-02',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => {
    const context = random.pick(contexts);
    return {
      context,
      m: random.step(1.2, 9.8, 0.1),
      n: random.step(1.25, 8.95, 0.05),
      a: random.int(...context.powers[0]),
      b: random.int(...context.powers[1]),
      mustNormalise: random.chance(0.5),
    };
  },
  accepts: ({ context, m, n, a, b, mustNormalise }) => {
    const [mantissa, power] = context.isDivision ? [m / n, a - b] : [m * n, a + b];
    return mustNormalise === (mantissa < 1 || mantissa >= 10) && Math.abs(power) > 2;
  },
  write: ({ context, m, n, a, b }) => {
    const { isDivision, unit, situation } = context;
    const [first, second] = [scientificTex(m, a), scientificTex(n, b)];
    const [c, powerShift] = toScientific(isDivision ? m / n : m * n, 3);
    const [rightPower, wrongPower] = isDivision ? [a - b, a + b] : [a + b, a - b];
    const addUnit = (tex: string) => (unit === '' ? tex : `${tex}\\,${unitTex(unit)}`);
    const answer = addUnit(scientificTex(c, rightPower + powerShift));
    const expression = isDivision ? `\\frac{${first}}{${second}}` : `(${first}) \\times (${second})`;
    return {
      stem: `${situation(first, second)} Give your answer in scientific notation.`,
      answer,
      recomputedFrom: expression,
      bullets: [
        strategy(isDivision ? 'Divide' : 'Multiply', expression, { gaps: ['operation-choice'] }),
        step('Write the answer in scientific notation', answer, {
          followThrough: 'b1',
          form: 'scientific',
          gaps: ['sci-notation-normalise', 'sci-notation-powers'],
        }),
      ],
      mistakes: [
        {
          tag: 'sci-notation-powers',
          answer: addUnit(scientificTex(c, wrongPower + powerShift)),
          why: isDivision
            ? 'The powers of ten were added although the numbers are divided.'
            : 'The powers of ten were subtracted although the numbers are multiplied.',
        },
        {
          tag: 'sci-notation-normalise',
          answer: addUnit(scientificTex(c, rightPower + powerShift + (powerShift === 0 ? 1 : -powerShift))),
          why: 'The power of ten was not adjusted when the number was written between 1 and 10.',
        },
      ],
      policies: { significantFigures: { min: 2 } },
    };
  },
});
