// National 5 Mathematics: simplify, add and divide algebraic fractions.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { step, strategy } from '../item-draft.ts';
import { greatestCommonDivisor } from '../write/rational.ts';
import { bracketTex, expandProduct, polynomialTex, powerTex, termsTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

/** Writes a fraction of two expressions. */
const fraction = (top: string, bottom: string): string => `\\frac{${top}}{${bottom}}`;

export const simplifyAlgebraicFraction = nat5MathematicsModel({
  id: 'N5M-19',
  title: 'Simplify an algebraic fraction',
  outcomeId: 'MNU-5-07',
  calculator: 'forbidden',
  marks: [3],
  choose: (random) => ({
    a: random.int(-9, 9, [0]),
    b: random.int(-9, 9, [0]),
    isSquare: random.chance(0.4),
  }),
  accepts: ({ a, b }) => Math.abs(a) !== Math.abs(b) && Math.abs(a) > 1,
  write: ({ a, b, isSquare }) => {
    const topConstant = isSquare ? a : -a;
    const top = expandProduct([1, a], [1, topConstant]);
    const bottom = expandProduct([1, a], [1, b]);
    const expression = fraction(polynomialTex(top), polynomialTex(bottom));
    const answer = fraction(polynomialTex([1, topConstant]), polynomialTex([1, b]));
    const factors = [
      `${bracketTex([1, a])}${bracketTex([1, topConstant])}`,
      `${bracketTex([1, a])}${bracketTex([1, b])}`,
    ];
    const [topFactors = '', bottomFactors = ''] = factors;
    return {
      stem: `Express $${expression}$ in its simplest form.`,
      answer,
      recomputedFrom: expression,
      bullets: [
        step('Factorise the numerator', topFactors, {
          form: 'factorised',
          gaps: [isSquare ? 'factorise-trinomial' : 'difference-of-squares'],
        }),
        step('Factorise the denominator', bottomFactors, {
          form: 'factorised',
          gaps: ['factorise-trinomial'],
        }),
        step('Cancel the common factor', answer, {
          followThrough: fraction('b1', 'b2'),
          form: 'simplest',
          gaps: ['cancels-terms'],
        }),
      ],
      mistakes: [
        {
          tag: 'cancels-terms',
          answer: fraction(polynomialTex(top.slice(1)), polynomialTex(bottom.slice(1))),
          why: 'The $x^2$ terms were cancelled; only factors of the whole numerator and denominator cancel.',
        },
        {
          tag: 'factorise-signs',
          answer: fraction(polynomialTex([1, topConstant]), polynomialTex([1, -b])),
          why: 'The denominator was factorised with a wrong sign.',
        },
      ],
    };
  },
});

export const addAlgebraicFractions = nat5MathematicsModel({
  id: 'N5M-20',
  title: 'Add or subtract algebraic fractions',
  outcomeId: 'MNU-5-07',
  calculator: 'either',
  marks: [3],
  choose: (random) => ({
    A: random.int(1, 9),
    B: random.int(1, 9),
    p: random.chance(0.4) ? 0 : random.int(-6, 6),
    q: random.int(-6, 6, [0]),
    sign: random.sign(),
  }),
  accepts: ({ A, B, p, q, sign }) => {
    const [slope, constant] = [A + sign * B, A * q + sign * B * p];
    const root = slope === 0 ? undefined : -constant / slope;
    return p !== q && slope !== 0 && constant !== 0 && root !== -p && root !== -q;
  },
  write: ({ A, B, p, q, sign }) => {
    const operation = sign === 1 ? '+' : '-';
    const [first, second] = [polynomialTex([1, p]), polynomialTex([1, q])];
    const factor = p === 0 ? 'x' : bracketTex([1, p]);
    const denominator = `${factor}${bracketTex([1, q])}`;
    const [left, right] = [`${A === 1 ? '' : A}${bracketTex([1, q])}`, `${B === 1 ? '' : B}${factor}`];
    const expression = `${fraction(String(A), first)} ${operation} ${fraction(String(B), second)}`;
    const answer = fraction(polynomialTex([A + sign * B, A * q + sign * B * p]), denominator);
    const domain = `x \\neq ${-p},\\ x \\neq ${-q}`;
    return {
      stem: `Express $${expression}$, $${domain}$, as a single fraction in its simplest form.`,
      answer,
      recomputedFrom: expression,
      bullets: [
        strategy('Choose a common denominator', denominator, { gaps: ['common-denominator'] }),
        step('Find both numerators', `${left} ${operation} ${right}`, {
          working: `$${fraction(`${left} ${operation} ${right}`, denominator)}$`,
          gaps: ['fraction-add-tops-bottoms'],
        }),
        step('Simplify the numerator', answer, {
          followThrough: fraction('b2', 'b1'),
          form: 'simplest',
          gaps: ['expand-negative', 'collect-like-terms'],
        }),
      ],
      mistakes: [
        {
          tag: 'fraction-add-tops-bottoms',
          answer: fraction(String(A + sign * B), polynomialTex([2, p + q])),
          why: 'Numerators and denominators were combined separately.',
        },
        ...(sign === -1 && p !== 0
          ? [
              {
                tag: 'expand-negative',
                answer: fraction(polynomialTex([A - B, A * q + B * p]), denominator),
                why: 'The minus sign was not applied to the whole of the second numerator.',
                earns: [1, 2],
              },
            ]
          : [
              {
                tag: 'fraction-numerators',
                answer: fraction(polynomialTex([A + sign * B, A * p + sign * B * q]), denominator),
                why: 'Each numerator was multiplied by its own denominator.',
                earns: [1],
              },
            ]),
      ],
    };
  },
});

export const divideAlgebraicFractions = nat5MathematicsModel({
  id: 'N5M-21',
  title: 'Divide algebraic fractions',
  outcomeId: 'MNU-5-07',
  calculator: 'either',
  marks: [3],
  choose: (random) => ({
    letters: random.pick([
      ['x', 'y'],
      ['a', 'b'],
      ['m', 'n'],
    ]),
    top: [random.int(2, 9), random.int(2, 5)] as const,
    bottom: [random.int(2, 9), random.int(1, 3)] as const,
    secondTop: [random.int(2, 9), random.int(1, 3)] as const,
    secondBottom: [random.int(2, 9), random.int(2, 5)] as const,
  }),
  accepts: ({ top, bottom, secondTop, secondBottom }) =>
    greatestCommonDivisor(top[0], bottom[0]) === 1 &&
    greatestCommonDivisor(secondTop[0], secondBottom[0]) === 1 &&
    greatestCommonDivisor(top[0] * secondBottom[0], bottom[0] * secondTop[0]) > 1 &&
    top[1] > secondTop[1] &&
    secondBottom[1] > bottom[1],
  write: ({ letters: [x = 'x', y = 'y'], top, bottom, secondTop, secondBottom }) => {
    const term = ([c, n]: readonly [number, number], letter: string) => termsTex([[c, powerTex(letter, n)]]);
    const [a, b, c, d] = [term(top, x), term(bottom, y), term(secondTop, x), term(secondBottom, y)];
    const [numeratorProduct, denominatorProduct] = [top[0] * secondBottom[0], bottom[0] * secondTop[0]];
    const common = greatestCommonDivisor(numeratorProduct, denominatorProduct);
    const powers = `${powerTex(x, top[1] - secondTop[1])}${powerTex(y, secondBottom[1] - bottom[1])}`;
    const numerator = termsTex([[numeratorProduct / common, powers]]);
    const answer =
      denominatorProduct === common ? numerator : fraction(numerator, String(denominatorProduct / common));
    const expression = `${fraction(a, b)} \\div ${fraction(c, d)}`;
    const singleFraction = fraction(
      `${numeratorProduct}${powerTex(x, top[1])}${powerTex(y, secondBottom[1])}`,
      `${denominatorProduct}${powerTex(x, secondTop[1])}${powerTex(y, bottom[1])}`,
    );
    return {
      stem: `Express $${expression}$ as a single fraction in its simplest form.`,
      answer,
      recomputedFrom: expression,
      bullets: [
        strategy('Multiply by the reciprocal', `${fraction(a, b)} \\times ${fraction(d, c)}`, {
          gaps: ['fraction-divide-inverts-wrong'],
        }),
        step('Write as a single fraction and begin to cancel', singleFraction, {
          followThrough: 'b1',
          gaps: ['cancels-terms'],
        }),
        step('Simplify fully', answer, { followThrough: 'b2', form: 'simplest', gaps: ['simplest-form'] }),
      ],
      mistakes: [
        {
          tag: 'fraction-divide-inverts-wrong',
          answer: `${fraction(b, a)} \\times ${fraction(c, d)}`,
          why: 'The first fraction was turned upside down instead of the second.',
        },
        {
          tag: 'fraction-divide-not-inverted',
          answer: `${fraction(a, b)} \\times ${fraction(c, d)}`,
          why: 'The fractions were multiplied without turning the second upside down.',
        },
      ],
    };
  },
});
