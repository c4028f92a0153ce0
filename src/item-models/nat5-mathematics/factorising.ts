// National 5 Mathematics: factorise expressions, and complete the square.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { step } from '../item-draft.ts';
import { greatestCommonDivisor, ratio } from '../write/rational.ts';
import { bracketTex, expandProduct, polynomialTex, signedTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

export const differenceOfSquares = nat5MathematicsModel({
  id: 'N5M-16',
  title: 'Common factor, then difference of two squares',
  outcomeId: 'MNU-5-05',
  calculator: 'either',
  marks: [2],
  largest: 500,
  choose: (random) => ({
    letter: random.pick(['x', 'y', 'a', 'n']),
    k: random.int(2, 6),
    p: random.int(1, 5),
    q: random.int(1, 9),
  }),
  accepts: ({ k, p, q }) => greatestCommonDivisor(p, q) === 1 && p + q > 2 && k * Math.max(p, q) ** 2 <= 500,
  write: ({ letter, k, p, q }) => {
    const expression = polynomialTex([k * p * p, 0, -k * q * q], letter);
    const [minus, plus] = [bracketTex([p, -q], letter), bracketTex([p, q], letter)];
    const answer = `${k}${minus}${plus}`;
    return {
      stem: `Factorise fully $${expression}$.`,
      answer,
      recomputedFrom: expression,
      bullets: [
        step('Take out the common factor', `${k}${bracketTex([p * p, 0, -q * q], letter)}`, {
          gaps: ['common-factor'],
        }),
        step('Factorise the difference of two squares', answer, {
          followThrough: 'b1',
          form: 'factorised',
          gaps: ['factorise-fully', 'difference-of-squares'],
        }),
      ],
      mistakes: [
        {
          tag: 'difference-of-squares',
          answer: `${k}${minus}^2`,
          why: 'Both brackets were given the same sign.',
          earns: [1],
        },
        {
          tag: 'common-factor-lost',
          answer: `${minus}${plus}`,
          why: 'The common factor was left out of the answer.',
        },
      ],
    };
  },
});

export const factoriseTrinomial = nat5MathematicsModel({
  id: 'N5M-17',
  title: 'Factorise a trinomial',
  outcomeId: 'MNU-5-05',
  calculator: 'either',
  marks: [2],
  choose: (random) => ({
    m: random.int(2, 5),
    n: random.int(1, 3),
    p: random.int(-7, 7, [0]),
    q: random.int(-7, 7, [0]),
  }),
  accepts: ({ m, n, p, q }) =>
    greatestCommonDivisor(m, p) === 1 &&
    greatestCommonDivisor(n, q) === 1 &&
    m * q + n * p !== 0 &&
    !(m === n && p === q),
  write: ({ m, n, p, q }) => {
    const expression = polynomialTex(expandProduct([m, p], [n, q]));
    const answer = `${bracketTex([m, p])}${bracketTex([n, q])}`;
    return {
      stem: `Factorise $${expression}$.`,
      answer,
      recomputedFrom: expression,
      bullets: [
        step('Find one bracket', polynomialTex([m, p]), {
          alsoAccepted: [polynomialTex([n, q])],
          working: `$${bracketTex([m, p])}(\\ldots)$`,
          gaps: ['factorise-trinomial'],
        }),
        step('Complete the factorisation', answer, {
          form: 'factorised',
          gaps: ['factorise-signs', 'factorise-trinomial'],
        }),
      ],
      mistakes: [
        {
          tag: 'factorise-signs',
          answer: `${bracketTex([m, -p])}${bracketTex([n, -q])}`,
          why: 'The signs in the brackets were the wrong way round.',
        },
        {
          tag: 'factorise-trinomial',
          answer: `${bracketTex([m, q])}${bracketTex([n, p])}`,
          why: 'The two numbers were put in the wrong brackets, so the middle term does not fit.',
        },
      ],
    };
  },
});

export const completeTheSquare = nat5MathematicsModel({
  id: 'N5M-18',
  title: 'Complete the square',
  outcomeId: 'MNU-5-06',
  calculator: 'forbidden',
  marks: [2],
  choose: (random) => ({
    b: random.chance(0.2) ? 2 * random.int(-4, 3) + 1 : 2 * random.int(-9, 9, [0]),
    c: random.int(-20, 20, [0]),
  }),
  accepts: ({ b, c }) => 4 * c !== b * b && Math.abs(b) > 1,
  write: ({ b, c }) => {
    const expression = polynomialTex([1, b, c]);
    const p = ratio(b, 2);
    const square = `(x ${signedTex(p)})^2`;
    const answer = `${square} ${signedTex(ratio(4 * c - b * b, 4))}`;
    return {
      stem: `Express $${expression}$ in the form $(x + p)^2 + q$.`,
      answer,
      recomputedFrom: expression,
      bullets: [
        step('Halve the coefficient of $x$', square, { gaps: ['cts-halve'] }),
        step('Adjust the constant', answer, {
          followThrough: `b1 - \\left. b1 \\right|_{x = 0} ${signedTex(c)}`,
          form: 'completed_square',
          gaps: ['cts-adjust'],
        }),
      ],
      mistakes: [
        {
          tag: 'cts-halve',
          answer: `(x ${signedTex(b)})^2 ${signedTex(c - b * b)}`,
          why: 'The coefficient of $x$ was not halved.',
        },
        {
          tag: 'cts-adjust',
          answer: `${square} ${signedTex(ratio(4 * c + b * b, 4))}`,
          why: 'The square was added to the constant instead of taken away.',
          earns: [1],
        },
      ],
    };
  },
});
