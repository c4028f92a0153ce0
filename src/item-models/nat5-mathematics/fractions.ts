import { add, divide, multiply, type Rational, subtract } from '../../maths/exact/rational.ts';
import { type ItemDraft, step, strategy } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { fractionTex, isLowest, leastCommonMultiple, mixedTex, ratio } from '../write/rational.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

type Mixed = { readonly w: number; readonly a: number; readonly b: number };

const exactly = ({ w, a, b }: Mixed): Rational => ratio(w * b + a, b);
const improperTex = ({ w, a, b }: Mixed): string => `\\frac{${w * b + a}}{${b}}`;
const shownTex = ({ w, a, b }: Mixed): string => `${w}\\frac{${a}}{${b}}`;

export const mixedNumberTimesFraction = nat5MathematicsModel({
  id: 'N5M-01',
  title: 'Multiply or divide with a mixed number',
  outcomeId: 'MNU-5-04',
  calculator: 'forbidden',
  marks: [2],
  draw: (random) => ({
    mixed: { w: random.int(1, 4), a: random.int(1, 8), b: random.int(2, 9) },
    c: random.int(1, 8),
    d: random.int(2, 9),
    isDivision: random.chance(0.5),
  }),
  accepts: ({ mixed: { w, a, b }, c, d, isDivision }) => {
    const [top, bottom] = isDivision ? [(w * b + a) * d, b * c] : [(w * b + a) * c, b * d];
    const result = ratio(top, bottom);
    const isCancelling = Number(result.d) < bottom;
    return (
      a < b && c < d && isLowest(a, b) && isLowest(c, d) && isCancelling && result.d > 1n && result.d <= 40n
    );
  },
  write: ({ mixed, c, d, isDivision }) => {
    const [first, second] = [exactly(mixed), ratio(c, d)];
    const answer = isDivision ? divide(first, second) : multiply(first, second);
    const flipped = isDivision ? `\\frac{${d}}{${c}}` : `\\frac{${c}}{${d}}`;
    const fractionOnly = ratio(mixed.a, mixed.b);
    const partly = isDivision ? divide(fractionOnly, second) : multiply(fractionOnly, second);
    const expression = `${shownTex(mixed)} ${isDivision ? '\\div' : '\\times'} \\frac{${c}}{${d}}`;
    return {
      stem: `Evaluate $${expression}$. Give your answer as a fraction in its simplest form.`,
      answer: fractionTex(answer),
      check: expression,
      bullets: [
        step(
          isDivision
            ? 'Write the mixed number as an improper fraction and multiply by the reciprocal'
            : 'Write the mixed number as an improper fraction',
          `${improperTex(mixed)} \\times ${flipped}`,
          { gaps: ['mixed-number-not-converted', ...(isDivision ? ['fraction-divide-inverts-wrong'] : [])] },
        ),
        step('Work out the product in its simplest form', fractionTex(answer), {
          from: 'b1',
          form: 'simplest',
          gaps: ['simplest-form'],
        }),
      ],
      mistakes: [
        {
          tag: 'mixed-number-not-converted',
          answer: fractionTex(add(ratio(mixed.w), partly)),
          why: 'The whole number was left out of the calculation and put back at the end.',
        },
        ...(isDivision
          ? [
              {
                tag: 'fraction-divide-inverts-wrong',
                answer: fractionTex(divide(second, first)),
                why: 'The first fraction was turned upside down instead of the second.',
              },
            ]
          : []),
      ],
    };
  },
});

export const mixedNumberSum = nat5MathematicsModel({
  id: 'N5M-02',
  title: 'Add or subtract mixed numbers',
  outcomeId: 'MNU-5-04',
  calculator: 'forbidden',
  marks: [2],
  draw: (random) => ({
    one: { w: random.int(2, 7), a: random.int(1, 8), b: random.int(2, 9) },
    other: { w: random.int(1, 5), a: random.int(1, 8), b: random.int(2, 9) },
    operation: random.pick(['+', '-']),
    needsBorrow: random.chance(0.5),
  }),
  accepts: ({ one, other, operation, needsBorrow }) => {
    const borrows = one.a * other.b < other.a * one.b;
    return (
      [one, other].every(({ a, b }) => a < b && isLowest(a, b)) &&
      one.b !== other.b &&
      one.w > other.w &&
      leastCommonMultiple(one.b, other.b) <= 60 &&
      (operation === '+' || borrows === needsBorrow)
    );
  },
  write: ({ one, other, operation }) => {
    const isSum = operation === '+';
    const answer = isSum ? add(exactly(one), exactly(other)) : subtract(exactly(one), exactly(other));
    const common = leastCommonMultiple(one.b, other.b);
    const scaled = ({ w, a, b }: Mixed) => `\\frac{${((w * b + a) * common) / b}}{${common}}`;
    const kept = ({ w, a, b }: Mixed) => `${w}\\frac{${(a * common) / b}}{${common}}`;
    const expression = `${shownTex(one)} ${operation} ${shownTex(other)}`;
    return {
      stem: `Evaluate $${expression}$. Give your answer as a fraction in its simplest form.`,
      answer: mixedTex(answer),
      check: expression,
      bullets: [
        step('Write both fractions over a common denominator', `${kept(one)} ${operation} ${kept(other)}`, {
          or: [`${scaled(one)} ${operation} ${scaled(other)}`],
          gaps: ['common-denominator'],
        }),
        step('Work out the answer in its simplest form', mixedTex(answer), {
          from: 'b1',
          form: 'simplest',
          gaps: ['simplest-form'],
        }),
      ],
      mistakes: mistakesOfSum(one, other, isSum),
    };
  },
});

function mistakesOfSum(one: Mixed, other: Mixed, isSum: boolean) {
  if (isSum) {
    const value = add(ratio(one.w + other.w), ratio(one.a + other.a, one.b + other.b));
    return [
      {
        tag: 'fraction-add-tops-bottoms',
        answer: mixedTex(value),
        why: 'Numerators and denominators were added separately.',
      },
    ];
  }
  const gap = subtract(ratio(one.a, one.b), ratio(other.a, other.b));
  if (gap.n > 0n) {
    const mistake = ratio(one.a - other.a, one.b === other.b ? one.b : Math.abs(one.b - other.b));
    return [
      {
        tag: 'fraction-add-tops-bottoms',
        answer: mixedTex(add(ratio(one.w - other.w), mistake)),
        why: 'Numerators and denominators were subtracted separately.',
      },
    ];
  }
  return [
    {
      tag: 'mixed-number-borrow',
      answer: mixedTex(subtract(ratio(one.w - other.w), gap)),
      why: 'The smaller fraction was taken from the larger one instead of borrowing a whole.',
    },
  ];
}

type Proper = { readonly n: number; readonly d: number };

const drawProper = (random: Random): Proper => ({ n: random.int(1, 5), d: random.int(2, 9) });
const isProper = ({ n, d }: Proper): boolean => n < d && isLowest(n, d);
const properTex = ({ n, d }: Proper): string => `\\frac{${n}}{${d}}`;
const properValue = ({ n, d }: Proper): Rational => ratio(n, d);

export const twoStepFractions = nat5MathematicsModel({
  id: 'N5M-03',
  title: 'Two-step calculation with fractions',
  outcomeId: 'MNU-5-04',
  calculator: 'forbidden',
  marks: [3],
  draw: (random) => ({
    first: drawProper(random),
    second: drawProper(random),
    third: drawProper(random),
    operation: random.pick(['+', '-']),
    hasBracket: random.chance(0.5),
  }),
  accepts: ({ first, second, third, operation, hasBracket }) => {
    if (![first, second, third].every(isProper)) return false;
    const [left, right] = hasBracket
      ? [properValue(second), properValue(third)]
      : [properValue(first), multiply(properValue(second), properValue(third))];
    const inner = operation === '+' ? add(left, right) : subtract(left, right);
    const isWorkable = leastCommonMultiple(Number(left.d), Number(right.d)) <= 60;
    return left.d !== right.d && isWorkable && inner.n > 0n;
  },
  write: ({ hasBracket, ...parts }) => (hasBracket ? writeBracket(parts) : writeProduct(parts)),
});

type ThreeFractions = {
  readonly first: Proper;
  readonly second: Proper;
  readonly third: Proper;
  readonly operation: string;
};

function writeBracket({ first, second, third, operation }: ThreeFractions): ItemDraft {
  const plus = operation === '+' ? add : subtract;
  const [outer, left, right] = [properValue(first), properValue(second), properValue(third)];
  const common = leastCommonMultiple(second.d, third.d);
  const over = ({ n, d }: Proper) => `\\frac{${(n * common) / d}}{${common}}`;
  const bracket = `\\left(${properTex(second)} ${operation} ${properTex(third)}\\right)`;
  const answer = fractionTex(multiply(outer, plus(left, right)));
  return {
    stem: `Evaluate $${properTex(first)}$ of $${bracket}$. Give your answer in its simplest form.`,
    answer,
    check: `${properTex(first)} \\times ${bracket}`,
    bullets: [
      strategy(
        'Start with the bracket, over a common denominator',
        `${over(second)} ${operation} ${over(third)}`,
        { gaps: ['order-of-operations', 'common-denominator'] },
      ),
      step('Work out the bracket', fractionTex(plus(left, right)), {
        from: 'b1',
        gaps: ['common-denominator'],
      }),
      step('Multiply and simplify', answer, {
        from: `${properTex(first)} \\times b2`,
        form: 'simplest',
        gaps: ['simplest-form'],
      }),
    ],
    mistakes: [
      {
        tag: 'order-of-operations',
        answer: fractionTex(plus(multiply(outer, left), right)),
        why: 'Only the first fraction in the bracket was multiplied.',
      },
    ],
  };
}

function writeProduct({ first, second, third, operation }: ThreeFractions): ItemDraft {
  const plus = operation === '+' ? add : subtract;
  const [left, middle, right] = [properValue(first), properValue(second), properValue(third)];
  const product = `${properTex(second)} \\times ${properTex(third)}`;
  const expression = `${properTex(first)} ${operation} ${product}`;
  const answer = fractionTex(plus(left, multiply(middle, right)));
  return {
    stem: `Evaluate $${expression}$. Give your answer in its simplest form.`,
    answer,
    check: expression,
    bullets: [
      strategy('Multiply before adding or subtracting', product, { gaps: ['order-of-operations'] }),
      step('Work out the product', fractionTex(multiply(middle, right)), {
        from: 'b1',
        gaps: ['fraction-multiply'],
      }),
      step(operation === '+' ? 'Add and simplify' : 'Subtract and simplify', answer, {
        from: `${properTex(first)} ${operation} b2`,
        form: 'simplest',
        gaps: ['common-denominator', 'simplest-form'],
      }),
    ],
    mistakes: [
      {
        tag: 'order-of-operations',
        answer: fractionTex(multiply(plus(left, middle), right)),
        why: 'The calculation was done from left to right.',
      },
    ],
  };
}
