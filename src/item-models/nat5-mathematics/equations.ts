// National 5 Mathematics: solve an inequation, and a linear equation with fractions.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { step, strategy } from '../item-draft.ts';
import { fractionTex, leastCommonMultiple, ratio } from '../write/rational.ts';
import { bracketTex, polynomialTex, termsTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

const RELATIONS = ['<', '>', '\\leq', '\\geq'] as const;
type Relation = (typeof RELATIONS)[number];
const REVERSED: Readonly<Record<Relation, Relation>> = {
  '<': '>',
  '>': '<',
  '\\leq': '\\geq',
  '\\geq': '\\leq',
};

export const inequation = nat5MathematicsModel({
  id: 'N5M-25',
  title: 'Solve an inequation',
  outcomeId: 'MNU-5-09',
  calculator: 'forbidden',
  marks: [3],
  choose: (random) => ({
    a: random.int(-9, 15, [0]),
    b: random.int(2, 7),
    c: random.int(-7, 7, [0]),
    d: random.int(-3, 6, [0]),
    e: random.int(-15, 20, [0]),
    relation: random.pick(RELATIONS),
  }),
  accepts: ({ a, b, c, d, e }) => {
    const slope = -b - d;
    const constant = e - a + b * c;
    return slope < -1 && constant !== 0 && a !== b * c && (2 * constant) % slope === 0;
  },
  write: ({ a, b, c, d, e, relation }) => {
    const leftSide = `${a} - ${b}${bracketTex([1, c])}`;
    const rightSide = termsTex([
      [d, 'x'],
      [e, ''],
    ]);
    const expanded = termsTex([
      [a, ''],
      [-b, 'x'],
      [-b * c, ''],
    ]);
    const slope = -b - d;
    const constant = e - a + b * c;
    const solution = (value: string, sign: Relation) => `x ${sign} ${value}`;
    const bound = fractionTex(ratio(constant, slope));
    return {
      stem: `Solve, algebraically, the inequation $${leftSide} ${relation} ${rightSide}$.`,
      answer: solution(bound, REVERSED[relation]),
      recomputedFrom: `${leftSide} ${relation} ${rightSide}`,
      bullets: [
        step('Multiply out the bracket', expanded, {
          working: `$${expanded} ${relation} ${rightSide}$`,
          form: 'expanded',
          gaps: ['expand-negative'],
        }),
        step(
          'Collect the $x$ terms and the constants',
          `${termsTex([[slope, 'x']])} ${relation} ${constant}`,
          { followThrough: `b1 ${relation} ${rightSide}`, gaps: ['rearrange-sign'] },
        ),
        step('Divide, and reverse the sign for a negative divisor', solution(bound, REVERSED[relation]), {
          followThrough: 'b2',
          form: 'simplest',
          gaps: ['inequality-flip'],
        }),
      ],
      mistakes: [
        {
          tag: 'inequality-flip',
          answer: solution(bound, relation),
          why: 'The inequality sign was not reversed when dividing by a negative number.',
          earns: [1, 2],
        },
        {
          tag: 'expand-negative',
          answer: solution(fractionTex(ratio(e - a - b * c, slope)), REVERSED[relation]),
          why: `The number in the bracket was not multiplied by $-${b}$ with its sign.`,
          earns: [2, 3],
        },
      ],
    };
  },
});

export const fractionEquation = nat5MathematicsModel({
  id: 'N5M-26',
  title: 'Linear equation with fractions',
  outcomeId: 'MNU-5-09',
  calculator: 'forbidden',
  marks: [3],
  choose: (random) => ({
    x: random.int(-12, 12, [0]),
    a: random.int(-9, 9),
    b: random.int(-9, 9),
    p: random.int(2, 6),
    q: random.int(2, 6),
    sign: random.sign(),
  }),
  accepts: ({ x, a, b, p, q, sign }) => {
    const common = leastCommonMultiple(p, q);
    const total = (common / p) * (x + a) + sign * (common / q) * (x + b);
    return p !== q && common <= 12 && total !== 0 && total % common === 0 && (a !== 0 || b !== 0);
  },
  write: ({ x, a, b, p, q, sign }) => {
    const common = leastCommonMultiple(p, q);
    const [k, l] = [common / p, common / q];
    const c = (k * (x + a) + sign * l * (x + b)) / common;
    const operation = sign === 1 ? '+' : '-';
    const equation = `\\frac{${polynomialTex([1, a])}}{${p}} ${operation} \\frac{${polynomialTex([1, b])}}{${q}} = ${c}`;
    const productTex = (factor: number, inner: number) =>
      `${factor === 1 ? '' : factor}${inner === 0 ? 'x' : bracketTex([1, inner])}`;
    const slope = k + sign * l;
    const solve = (right: number, shift: number) => `x = ${fractionTex(ratio(right - shift, slope))}`;
    const shift = k * a + sign * l * b;
    return {
      stem: `Solve the equation $${equation}$.`,
      answer: `x = ${x}`,
      recomputedFrom: equation,
      bullets: [
        strategy(
          `Multiply every term by ${common}`,
          `${productTex(k, a)} ${operation} ${productTex(l, b)} = ${common * c}`,
          { gaps: ['clear-fractions-all-terms'] },
        ),
        step('Collect like terms', `${termsTex([[slope, 'x']])} = ${common * c - shift}`, {
          followThrough: 'b1',
          form: 'simplest',
          gaps: ['expand-negative', 'rearrange-sign'],
        }),
        step('Solve', `x = ${x}`, { followThrough: 'b2', form: 'simplest', gaps: ['rearrange-sign'] }),
      ],
      mistakes: [
        {
          tag: 'clear-fractions-all-terms',
          answer: solve(c, shift),
          why: `The right-hand side was not multiplied by ${common}.`,
          earns: [2, 3],
        },
        ...(sign === -1 && b !== 0
          ? [
              {
                tag: 'expand-negative',
                answer: solve(common * c, k * a + l * b),
                why: 'The minus sign was not applied to the whole of the second numerator.',
                earns: [1, 3],
              },
            ]
          : [
              {
                tag: 'rearrange-sign',
                answer: solve(common * c, -shift),
                why: 'The constant was moved across without changing its sign.',
                earns: [1],
              },
            ]),
      ],
    };
  },
});
