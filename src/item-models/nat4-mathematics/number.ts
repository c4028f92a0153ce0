// National 4 Mathematics, numeracy: percentage change, averages, sharing in a ratio, and reading a line of best fit.
// Notation: `@1` is the result of the first line; `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawStraightLines } from '../../diagrams/families/straight-lines.ts';
import { writeWrittenCalculation } from '../calculation/calculation.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { moneyTex } from '../write/number.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import { nat4MathematicsModel } from './nat4-mathematics-model.ts';

const GOODS = [
  'jacket',
  'bicycle',
  'tablet',
  'guitar',
  'tent',
  'desk',
  'camera',
  'phone',
  'rug',
  'kayak',
] as const;

export const percentageChange = nat4MathematicsModel({
  id: 'N4M-07',
  title: 'Increase or decrease by a percentage',
  outcomeId: 'MNU-4-08',
  calculator: 'either',
  marks: [2],
  largest: 600,
  choose: (random) => ({
    thing: random.pick(GOODS),
    price: 20 * random.int(2, 22),
    percent: random.pick([5, 10, 15, 20, 25, 30]),
    sign: random.sign(),
  }),
  write: ({ thing, price, percent, sign }) => {
    const part = (price * percent) / 100;
    return writeWrittenCalculation({
      situation: `The price of a ${thing} is $${moneyTex(price)}$. In ${sign === 1 ? 'the new year it goes up' : 'a sale it is reduced'} by $${percent}\\%$.`,
      quantity: 'the new price',
      lines: [
        {
          why: `Find $${percent}\\%$ of the price`,
          tex: `\\frac{${percent}}{100} \\times ${price}`,
          value: part,
          unit: '£',
          gaps: ['percent-part'],
        },
        {
          why: sign === 1 ? 'Add it to the price' : 'Take it from the price',
          tex: `${price} ${sign === 1 ? '+' : '-'} @1`,
          value: price + sign * part,
          unit: '£',
          gaps: ['percent-part-only'],
        },
      ],
      mistakes: [
        { tag: 'percent-part-only', value: part, why: 'This is only the change in price.', earns: [1] },
        {
          tag: 'percent-direction',
          value: price - sign * part,
          why:
            sign === 1
              ? 'The price goes up, so the change is added.'
              : 'The price is reduced, so the change is taken away.',
          earns: [1],
        },
        {
          tag: 'percent-as-pounds',
          value: price + sign * percent,
          why: `$${percent}\\%$ is not $${percent}$ pounds.`,
          earns: [],
        },
      ],
    });
  },
});

/** Data sets with the least and greatest value. */
const DATA_SETS = [
  ['The ages, in years, of the members of a shinty team', 14, 34],
  ['The times, in minutes, that some pupils took for a puzzle', 6, 28],
  ['The temperatures, in degrees Celsius, at noon on some days in Inverness', 4, 19],
  ['The numbers of goals that a team scored in some matches', 0, 7],
  ['The marks that some pupils got in a test', 11, 40],
] as const;

export const averages = nat4MathematicsModel({
  id: 'N4M-08',
  title: 'Median, mean and range',
  outcomeId: 'MNU-4-03',
  calculator: 'either',
  marks: [2],
  choose: (random) => {
    const [situation, low, high] = random.pick(DATA_SETS);
    return {
      situation,
      values: Array.from({ length: random.pick([7, 9]) }, () => random.int(low, high)),
      target: random.pick(['median', 'mean', 'range'] as const),
    };
  },
  accepts: ({ values, target }) => {
    const sum = values.reduce((total, value) => total + value, 0);
    const sorted = values.toSorted((a, b) => a - b);
    const middle = (values.length - 1) / 2;
    if (target === 'mean') return sum % values.length === 0;
    return (
      sorted[middle] !== values[middle] &&
      sorted.some((value, index) => value !== values[index]) &&
      sorted.at(-1) !== sorted[0]
    );
  },
  write: ({ situation, values, target }): ItemDraft => {
    const n = values.length;
    const sorted = values.toSorted((a, b) => a - b);
    const middle = sorted[(n - 1) / 2] ?? 0;
    const [min, max] = [sorted[0] ?? 0, sorted[n - 1] ?? 0];
    const sum = values.reduce((total, value) => total + value, 0);
    const answers = { median: middle, mean: sum / n, range: max - min } as const;
    const middleOfUnsorted = values[(n - 1) / 2] ?? 0;
    const firstBullets = {
      median: step('Put the numbers in order', sorted.join(', '), { gaps: ['order-data'], impliedBy: [2] }),
      mean: step('Add the numbers', String(sum), { gaps: ['mean'], impliedBy: [2] }),
      range: step('Find the greatest and the least', `${max}, ${min}`, {
        gaps: ['range'],
        impliedBy: [2],
      }),
    } as const;
    const mistakes = {
      median: [
        {
          tag: 'order-data',
          answer: String(middleOfUnsorted),
          why: 'The middle number was taken before the numbers were put in order.',
        },
      ],
      mean: [{ tag: 'mean', answer: String(sum), why: `The total has to be divided by $${n}$.`, earns: [1] }],
      range: [{ tag: 'range', answer: String(max), why: 'The range is the greatest minus the least.' }],
    } as const;
    return {
      stem: `${situation} are $${values.join('$, $')}$. Find the ${target}.`,
      answer: String(answers[target]),
      recomputedFrom:
        target === 'mean'
          ? `\\frac{${values.join(' + ')}}{${n}}`
          : target === 'range'
            ? `${max} - ${min}`
            : `\\frac{2 \\times ${middle}}{2}`,
      bullets: [
        firstBullets[target],
        step(`Find the ${target}`, String(answers[target]), {
          ...(target === 'mean' ? { followThrough: `\\frac{b1}{${n}}` } : {}),
          gaps: [target],
        }),
      ],
      mistakes: mistakes[target].filter(({ answer }) => answer !== String(answers[target])),
    };
  },
});

/** The start of the stem, what is shared, and the person whose share is found. */
const SHARES = [
  ['Anna and Ben share', 'pounds', 'Anna'],
  ['Two farmers share', 'hectares of land', 'the first farmer'],
  ['Two charities share', 'pounds', 'the first charity'],
  ['Mo and Kirsty share', 'stickers', 'Mo'],
] as const;

export const ratioShare = nat4MathematicsModel({
  id: 'N4M-09',
  title: 'Share in a ratio',
  outcomeId: 'MNU-4-08',
  calculator: 'either',
  marks: [2],
  largest: 500,
  choose: (random) => ({
    share: random.pick(SHARES),
    a: random.int(1, 7),
    b: random.int(1, 7),
    onePart: random.int(4, 30),
  }),
  // With one part, both marks would be for the same number.
  accepts: ({ a, b }) => a > 1 && a !== b && greatestCommonDivisor(a, b) === 1,
  write: ({ share: [situation, things, person], a, b, onePart }): ItemDraft => {
    const total = (a + b) * onePart;
    return {
      stem: `${situation} $${total}$ ${things} in the ratio $${a} : ${b}$. How many ${things.split(' ')[0]} does ${person} get?`,
      answer: String(a * onePart),
      recomputedFrom: `\\frac{${total}}{${a} + ${b}} \\times ${a}`,
      bullets: [
        step('Find one part', String(onePart), {
          working: `$${total} \\div ${a + b} = ${onePart}$`,
          gaps: ['ratio-parts'],
          impliedBy: [2],
        }),
        step('Find the share', String(a * onePart), {
          followThrough: `${a} \\times b1`,
          gaps: ['ratio-share'],
        }),
      ],
      mistakes: [
        {
          tag: 'ratio-parts',
          answer: fractionTex(ratio(total, a)),
          why: 'The total has to be divided by all the parts of the ratio.',
        },
        { tag: 'ratio-share', answer: String(b * onePart), why: 'This is the other share.', earns: [1] },
      ].filter(
        // Removes a mistake whose answer equals the right answer or the answer of an earlier mistake.
        ({ answer }, index, mistakes) =>
          answer !== String(a * onePart) &&
          mistakes.findIndex((mistake) => mistake.answer === answer) === index,
      ),
    };
  },
});

/** What a graph shows, the quantity to estimate from it, and the unit of `x`. */
const GRAPH_CONTEXTS = [
  [
    'the mark, $y$, in a test against the hours of revision, $x$',
    'the mark of a pupil who revises for',
    'hours',
  ],
  [
    'the height, $y$ centimetres, of a plant against its age, $x$ weeks',
    'the height of a plant that is',
    'weeks old',
  ],
  [
    'the cost, $y$ pounds, of a parcel against its mass, $x$ kilograms',
    'the cost of a parcel with a mass of',
    'kilograms',
  ],
  [
    'the number of ice creams sold, $y$, against the hours of sunshine, $x$',
    'the number sold on a day with',
    'hours of sunshine',
  ],
] as const;

export const readLine = nat4MathematicsModel({
  id: 'N4M-10',
  title: 'Use a line of best fit',
  outcomeId: 'MNU-4-07',
  calculator: 'either',
  marks: [2],
  choose: (random) => ({
    m: random.int(2, 6),
    c: random.int(1, 12),
    x: random.int(2, 9),
    contextIndex: random.int(0, 3),
  }),
  write: ({ m, c, x, contextIndex }): ItemDraft => {
    const [situation, quantity, unit] = GRAPH_CONTEXTS[contextIndex] ?? GRAPH_CONTEXTS[0];
    const y = m * x + c;
    return {
      stem: `A graph shows ${situation}. The line of best fit passes through the points $(0, ${c})$ and $(10, ${10 * m + c})$, and goes up by the same amount for each unit across. Use the line to estimate ${quantity} $${x}$ ${unit}.`,
      figure: drawStraightLines({
        lines: [{ gradient: m, intercept: c }],
        x: { min: 0, max: 10, step: 1 },
        y: { min: 0, max: 10 * m + c + 5 },
        grid: true,
      }),
      answer: String(y),
      recomputedFrom: `${c} + \\frac{${10 * m + c} - ${c}}{10} \\times ${x}`,
      bullets: [
        step('Find how much the line goes up for one unit', String(m), {
          working: `$\\frac{${10 * m + c} - ${c}}{10} = ${m}$`,
          gaps: ['gradient'],
          impliedBy: [2],
        }),
        step('Estimate the value', String(y), {
          followThrough: `${c} + b1 \\times ${x}`,
          gaps: ['graph-read'],
        }),
      ],
      mistakes: [
        {
          tag: 'graph-start',
          answer: String(m * x),
          why: `The line starts at $${c}$, not at $0$.`,
          earns: [1],
        },
        {
          tag: 'graph-read',
          answer: String(x + c),
          why: 'The line does not go up by one for each unit across.',
        },
      ],
    };
  },
});
