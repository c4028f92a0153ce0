// National 5 Mathematics: calculate with fractions and mixed numbers.
// Notation: `b1` is the learner's own result of bullet 1.

import { add, divide, multiply, type Rational, subtract } from '../../maths/exact/rational.ts';
import { type ItemDraft, step, strategy } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { fractionTex, isLowest, leastCommonMultiple, mixedTex, ratio } from '../write/rational.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

/** A mixed number: `w` wholes and `a/b`. */
type Mixed = { readonly w: number; readonly a: number; readonly b: number };

const toRational = ({ w, a, b }: Mixed): Rational => ratio(w * b + a, b);
const improperTex = ({ w, a, b }: Mixed): string => `\\frac{${w * b + a}}{${b}}`;
const mixedNumberTex = ({ w, a, b }: Mixed): string => `${w}\\frac{${a}}{${b}}`;

export const mixedNumberTimesFraction = nat5MathematicsModel({
  id: 'N5M-01',
  title: 'Multiply or divide with a mixed number',
  outcomeId: 'MNU-5-04',
  calculator: 'forbidden',
  marks: [2],
  choose: (random) => ({
    mixed: { w: random.int(1, 4), a: random.int(1, 8), b: random.int(2, 9) },
    c: random.int(1, 8),
    d: random.int(2, 9),
    isDivision: random.chance(0.5),
  }),
  accepts: ({ mixed: { w, a, b }, c, d, isDivision }) => {
    const [top, bottom] = isDivision ? [(w * b + a) * d, b * c] : [(w * b + a) * c, b * d];
    const result = ratio(top, bottom);
    const cancels = Number(result.d) < bottom;
    return a < b && c < d && isLowest(a, b) && isLowest(c, d) && cancels && result.d > 1n && result.d <= 40n;
  },
  write: ({ mixed, c, d, isDivision }) => {
    const [first, second] = [toRational(mixed), ratio(c, d)];
    const answer = isDivision ? divide(first, second) : multiply(first, second);
    const factorTex = isDivision ? `\\frac{${d}}{${c}}` : `\\frac{${c}}{${d}}`;
    const fractionOnly = ratio(mixed.a, mixed.b);
    const partialResult = isDivision ? divide(fractionOnly, second) : multiply(fractionOnly, second);
    const expression = `${mixedNumberTex(mixed)} ${isDivision ? '\\div' : '\\times'} \\frac{${c}}{${d}}`;
    return {
      stem: `Evaluate $${expression}$. Give your answer as a fraction in its simplest form.`,
      answer: fractionTex(answer),
      recomputedFrom: expression,
      bullets: [
        step(
          isDivision
            ? 'Write the mixed number as an improper fraction and multiply by the reciprocal'
            : 'Write the mixed number as an improper fraction',
          `${improperTex(mixed)} \\times ${factorTex}`,
          { gaps: ['mixed-number-not-converted', ...(isDivision ? ['fraction-divide-inverts-wrong'] : [])] },
        ),
        step('Work out the product in its simplest form', fractionTex(answer), {
          followThrough: 'b1',
          form: 'simplest',
          gaps: ['simplest-form'],
        }),
      ],
      mistakes: [
        {
          tag: 'mixed-number-not-converted',
          answer: fractionTex(add(ratio(mixed.w), partialResult)),
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
  choose: (random) => ({
    first: { w: random.int(2, 7), a: random.int(1, 8), b: random.int(2, 9) },
    second: { w: random.int(1, 5), a: random.int(1, 8), b: random.int(2, 9) },
    operation: random.pick(['+', '-']),
    needsBorrow: random.chance(0.5),
  }),
  accepts: ({ first, second, operation, needsBorrow }) => {
    const borrows = first.a * second.b < second.a * first.b;
    return (
      [first, second].every(({ a, b }) => a < b && isLowest(a, b)) &&
      first.b !== second.b &&
      first.w > second.w &&
      leastCommonMultiple(first.b, second.b) <= 60 &&
      (operation === '+' || borrows === needsBorrow)
    );
  },
  write: ({ first, second, operation }) => {
    const isSum = operation === '+';
    const answer = isSum
      ? add(toRational(first), toRational(second))
      : subtract(toRational(first), toRational(second));
    const common = leastCommonMultiple(first.b, second.b);
    const commonImproperTex = ({ w, a, b }: Mixed) => `\\frac{${((w * b + a) * common) / b}}{${common}}`;
    const commonMixedTex = ({ w, a, b }: Mixed) => `${w}\\frac{${(a * common) / b}}{${common}}`;
    const expression = `${mixedNumberTex(first)} ${operation} ${mixedNumberTex(second)}`;
    return {
      stem: `Evaluate $${expression}$. Give your answer as a fraction in its simplest form.`,
      answer: mixedTex(answer),
      recomputedFrom: expression,
      bullets: [
        step(
          'Write both fractions over a common denominator',
          `${commonMixedTex(first)} ${operation} ${commonMixedTex(second)}`,
          {
            alsoAccepted: [`${commonImproperTex(first)} ${operation} ${commonImproperTex(second)}`],
            gaps: ['common-denominator'],
          },
        ),
        step('Work out the answer in its simplest form', mixedTex(answer), {
          followThrough: 'b1',
          form: 'simplest',
          gaps: ['simplest-form'],
        }),
      ],
      mistakes: listSumMistakes(first, second, isSum),
    };
  },
});

function listSumMistakes(first: Mixed, second: Mixed, isSum: boolean) {
  if (isSum) {
    const value = add(ratio(first.w + second.w), ratio(first.a + second.a, first.b + second.b));
    return [
      {
        tag: 'fraction-add-tops-bottoms',
        answer: mixedTex(value),
        why: 'Numerators and denominators were added separately.',
      },
    ];
  }
  const difference = subtract(ratio(first.a, first.b), ratio(second.a, second.b));
  if (difference.n > 0n) {
    const wrongFraction = ratio(
      first.a - second.a,
      first.b === second.b ? first.b : Math.abs(first.b - second.b),
    );
    return [
      {
        tag: 'fraction-add-tops-bottoms',
        answer: mixedTex(add(ratio(first.w - second.w), wrongFraction)),
        why: 'Numerators and denominators were subtracted separately.',
      },
    ];
  }
  return [
    {
      tag: 'mixed-number-borrow',
      answer: mixedTex(subtract(ratio(first.w - second.w), difference)),
      why: 'The smaller fraction was taken from the larger one instead of borrowing a whole.',
    },
  ];
}

/** A fraction below 1. */
type Proper = { readonly n: number; readonly d: number };

const pickProper = (random: Random): Proper => ({ n: random.int(1, 5), d: random.int(2, 9) });
const isProper = ({ n, d }: Proper): boolean => n < d && isLowest(n, d);
const properTex = ({ n, d }: Proper): string => `\\frac{${n}}{${d}}`;
const properValue = ({ n, d }: Proper): Rational => ratio(n, d);

export const twoStepFractions = nat5MathematicsModel({
  id: 'N5M-03',
  title: 'Two-step calculation with fractions',
  outcomeId: 'MNU-5-04',
  calculator: 'forbidden',
  marks: [3],
  choose: (random) => ({
    first: pickProper(random),
    second: pickProper(random),
    third: pickProper(random),
    operation: random.pick(['+', '-']),
    hasBracket: random.chance(0.5),
  }),
  accepts: ({ first, second, third, operation, hasBracket }) => {
    if (![first, second, third].every(isProper)) return false;
    const [left, right] = hasBracket
      ? [properValue(second), properValue(third)]
      : [properValue(first), multiply(properValue(second), properValue(third))];
    const inner = operation === '+' ? add(left, right) : subtract(left, right);
    const hasSmallDenominator = leastCommonMultiple(Number(left.d), Number(right.d)) <= 60;
    return left.d !== right.d && hasSmallDenominator && inner.n > 0n;
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
  const combine = operation === '+' ? add : subtract;
  const [outer, left, right] = [properValue(first), properValue(second), properValue(third)];
  const common = leastCommonMultiple(second.d, third.d);
  const commonTex = ({ n, d }: Proper) => `\\frac{${(n * common) / d}}{${common}}`;
  const bracket = `\\left(${properTex(second)} ${operation} ${properTex(third)}\\right)`;
  const answer = fractionTex(multiply(outer, combine(left, right)));
  return {
    stem: `Evaluate $${properTex(first)}$ of $${bracket}$. Give your answer in its simplest form.`,
    answer,
    recomputedFrom: `${properTex(first)} \\times ${bracket}`,
    bullets: [
      strategy(
        'Start with the bracket, over a common denominator',
        `${commonTex(second)} ${operation} ${commonTex(third)}`,
        { gaps: ['order-of-operations', 'common-denominator'] },
      ),
      step('Work out the bracket', fractionTex(combine(left, right)), {
        followThrough: 'b1',
        gaps: ['common-denominator'],
      }),
      step('Multiply and simplify', answer, {
        followThrough: `${properTex(first)} \\times b2`,
        form: 'simplest',
        gaps: ['simplest-form'],
      }),
    ],
    mistakes: [
      {
        tag: 'order-of-operations',
        answer: fractionTex(combine(multiply(outer, left), right)),
        why: 'Only the first fraction in the bracket was multiplied.',
      },
    ],
  };
}

function writeProduct({ first, second, third, operation }: ThreeFractions): ItemDraft {
  const combine = operation === '+' ? add : subtract;
  const [left, middle, right] = [properValue(first), properValue(second), properValue(third)];
  const product = `${properTex(second)} \\times ${properTex(third)}`;
  const expression = `${properTex(first)} ${operation} ${product}`;
  const answer = fractionTex(combine(left, multiply(middle, right)));
  return {
    stem: `Evaluate $${expression}$. Give your answer in its simplest form.`,
    answer,
    recomputedFrom: expression,
    bullets: [
      strategy('Multiply before adding or subtracting', product, { gaps: ['order-of-operations'] }),
      step('Work out the product', fractionTex(multiply(middle, right)), {
        followThrough: 'b1',
        gaps: ['fraction-multiply'],
      }),
      step(operation === '+' ? 'Add and simplify' : 'Subtract and simplify', answer, {
        followThrough: `${properTex(first)} ${operation} b2`,
        form: 'simplest',
        gaps: ['common-denominator', 'simplest-form'],
      }),
    ],
    mistakes: [
      {
        tag: 'order-of-operations',
        answer: fractionTex(multiply(combine(left, middle), right)),
        why: 'The calculation was done from left to right.',
      },
    ],
  };
}
