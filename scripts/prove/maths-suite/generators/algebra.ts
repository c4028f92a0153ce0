import {
  call,
  type Formula,
  haveSameValues,
  letter,
  number,
  over,
  polynomial,
  power,
  product,
  squared,
  sum,
  times,
} from '../formula.ts';
import type { AnswerDraft, Generator } from '../generator.ts';
import type { Label } from '../suite-case.ts';

const family = 'algebra';
const x = letter('x');

/** An expected formula, a right answer and a wrong answer. */
type AnswerPair = { expected: Formula; right: Formula; wrong: Formula };

/** Creates the draft for a label. Throws unless the right answer equals the expected one and the wrong answer does not. */
function createCheckedDraft(
  { expected, right, wrong }: AnswerPair,
  label: Label,
  reasons: [string, string],
): AnswerDraft {
  if (!haveSameValues(expected, right)) throw new Error(`${expected.latex} should equal ${right.latex}`);
  if (haveSameValues(expected, wrong)) throw new Error(`${expected.latex} should not equal ${wrong.latex}`);
  const [whyRight, whyWrong] = reasons;
  return label === 'correct'
    ? { expected: expected.latex, answer: right.latex, why: whyRight }
    : { expected: expected.latex, answer: wrong.latex, why: whyWrong };
}

const expandProduct: Generator = {
  name: 'expand-product',
  family,
  draw: (random, label) => {
    const [a, b, c, d] = [random.int(1, 5), random.nonzero(9), random.int(1, 5), random.nonzero(9)];
    const middle = a * d + b * c;
    const right = polynomial([a * c, middle, b * d]);
    const wrong = random.pick([
      polynomial([a * c, middle + 2 * b, b * d]),
      polynomial([a * c, middle, -b * d]),
      polynomial([a * c, middle + 1, b * d]),
    ]);
    const expected = product(polynomial([a, b]), polynomial([c, d]));
    return createCheckedDraft({ expected, right, wrong }, label, [
      'expanded',
      'a term of the expansion is wrong',
    ]);
  },
};

const completeSquare: Generator = {
  name: 'complete-square',
  family,
  draw: (random, label) => {
    const [shift, rest, factor] = [random.nonzero(8), random.nonzero(15), random.int(1, 4)];
    const square = (by: number): Formula => times(factor, power(polynomial([1, by]), 2));
    const expected = polynomial([factor, 2 * factor * shift, factor * shift * shift + rest]);
    const right = sum(square(shift), number(rest));
    const wrong = random.pick([
      sum(square(-shift), number(rest)),
      sum(square(shift), number(rest + factor * shift * shift)),
      sum(square(shift), number(-rest)),
      sum(square(2 * shift), number(rest)),
    ]);
    return createCheckedDraft({ expected, right, wrong }, label, [
      'completed square',
      'the square or the rest is wrong',
    ]);
  },
};

const partialFractions: Generator = {
  name: 'partial-fractions',
  family,
  draw: (random, label) => {
    const [p, gap] = [random.int(-6, 5), random.int(1, 6)];
    const [a, b] = [random.nonzero(5), random.nonzero(5)];
    const [first, second] = [polynomial([1, p]), polynomial([1, p + gap])];
    const write = (firstTop: number, secondTop: number): Formula =>
      sum(createFraction(firstTop, first), createFraction(secondTop, second));
    const top = polynomial([a + b, a * (p + gap) + b * p]);
    const expected = over(top, product(first, second));
    const wrong = random.pick([write(a, -b), write(a === -1 ? 1 : a + 1, b), write(-a, b)]);
    return createCheckedDraft({ expected, right: write(a, b), wrong }, label, [
      'partial fractions',
      'a numerator is wrong',
    ]);
  },
};

function createFraction(top: number, bottom: Formula): Formula {
  const fraction = over(number(Math.abs(top)), bottom);
  return top < 0 ? times(-1, fraction) : fraction;
}

const sameLine: Generator = {
  name: 'same-line',
  family,
  draw: (random, label) => {
    const [slope, intercept, factor] = [random.nonzero(7), random.nonzero(12), random.int(2, 5)];
    const y = letter('y');
    const rearrangeLine = (m: number, c: number): string =>
      random.pick([
        `${sum(times(m, x), times(-1, y), number(c)).latex}=0`,
        `${sum(times(-m * factor, x), times(factor, y)).latex}=${factor * c}`,
        `${sum(y, number(-c)).latex}=${times(m, x).latex}`,
        `${polynomial([m, c]).latex}=y`,
      ]);
    const wrong = random.pick([
      rearrangeLine(-slope, intercept),
      rearrangeLine(slope, -intercept),
      rearrangeLine(slope, intercept + 1),
    ]);
    return {
      expected: `y = ${polynomial([slope, intercept]).latex}`,
      answer: label === 'correct' ? rearrangeLine(slope, intercept) : wrong,
      why: label === 'correct' ? 'the same line' : 'another slope or intercept',
    };
  },
};

const trigIdentity: Generator = {
  name: 'trig-identity',
  family,
  draw: (random, label) => {
    const k = random.int(1, 7);
    const [angle, double] = [times(k, x), times(2 * k, x)];
    const [sine, cosine] = [call('sin', angle), call('cos', angle)];
    const [sineSquared, cosineSquared] = [squared('sin', angle), squared('cos', angle)];
    const identities = [
      [call('sin', double), product(number(2), sine, cosine), product(sine, cosine)],
      [
        call('cos', double),
        sum(cosineSquared, times(-1, sineSquared)),
        sum(sineSquared, times(-1, cosineSquared)),
      ],
      [
        call('cos', double),
        sum(times(2, cosineSquared), number(-1)),
        sum(number(1), times(-2, cosineSquared)),
      ],
      [sineSquared, sum(number(1), times(-1, cosineSquared)), sum(cosineSquared, number(-1))],
      [call('tan', angle), over(sine, cosine), over(cosine, sine)],
      [power(sum(sine, cosine), 2), sum(number(1), call('sin', double)), number(1)],
      [sineSquared, over(sum(number(1), times(-1, call('cos', double))), number(2)), call('sin', double)],
    ] as const;
    const [expected, right, wrong] = random.pick(identities);
    return createCheckedDraft({ expected, right, wrong }, label, [
      'identity',
      'sign, factor or quotient wrong',
    ]);
  },
};

const indexLaws: Generator = {
  name: 'index-laws',
  family,
  draw: (random, label) => {
    const [m, n, c] = [random.int(2, 6), random.int(7, 11), random.int(2, 5)];
    const laws = [
      [product(power(x, m), power(x, n)), power(x, m + n), power(x, m * n)],
      [over(power(x, n), power(x, m)), power(x, n - m), power(x, n + m)],
      [power(times(c, power(x, m)), 2), times(c * c, power(x, 2 * m)), times(c, power(x, 2 * m))],
      [power(x, -m), over(number(1), power(x, m)), times(-1, power(x, m))],
      [over(power(x, m), power(x, n)), power(x, m - n), power(x, n - m)],
    ] as const;
    const [expected, right, wrong] = random.pick(laws);
    return createCheckedDraft({ expected, right, wrong }, label, ['index law', 'index law misused']);
  },
};

const surdSimplest: Generator = {
  name: 'surd-simplest',
  family,
  draw: (random, label) => {
    const factor = random.int(2, 9);
    const radicand = random.pick([2, 3, 5, 6, 7, 10, 11, 13]);
    const expected = `${factor}\\sqrt{${radicand}}`;
    const right = random.pick([`${factor}\\sqrt{${radicand}}`, `\\sqrt{${radicand}}\\cdot ${factor}`]);
    const wrong = random.pick([
      {
        answer: `\\sqrt{${factor * factor * radicand}}`,
        why: 'right value, a square factor is left under the root',
      },
      { answer: `${factor * factor}\\sqrt{${radicand}}`, why: 'the factor was not rooted' },
      { answer: `${factor}\\sqrt{${4 * radicand}}`, why: 'twice the value' },
    ]);
    return label === 'correct'
      ? { expected, answer: right, form: 'simplest', why: 'simplest surd' }
      : { expected, answer: wrong.answer, form: 'simplest', why: wrong.why };
  },
};

const logLaws: Generator = {
  name: 'log-laws',
  family,
  draw: (random, label) => {
    const [p, q, k] = [random.int(2, 9), random.int(2, 9), random.int(2, 4)];
    const ln = (value: number): Formula => call('ln', number(value));
    const [a, b] = [letter('a'), letter('b')];
    const laws = [
      [sum(ln(p), ln(q)), ln(p * q), ln(p * q + 1)],
      [times(k, ln(p)), ln(p ** k), ln(p * k + (p ** k === p * k ? 1 : 0))],
      [sum(ln(p * q), times(-1, ln(q))), ln(p), ln(p * q * q)],
      [
        sum(times(k, call('ln', a)), call('ln', b)),
        call('ln', product(power(a, k), b)),
        call('ln', product(times(k, a), b)),
      ],
      [
        call('ln', over(a, b)),
        sum(call('ln', a), times(-1, call('ln', b))),
        over(call('ln', a), call('ln', b)),
      ],
    ] as const;
    const [expected, right, wrong] = random.pick(laws);
    return createCheckedDraft({ expected, right, wrong }, label, ['logarithm law', 'logarithm law misused']);
  },
};

const fullyFactorised: Generator = {
  name: 'fully-factorised',
  family,
  draw: (random, label) => {
    const [leadingFactor, a, gap] = [random.int(2, 6), random.nonzero(9), random.int(1, 6)];
    const constant = a + gap === 0 ? gap + 7 : a + gap;
    const [first, second] = [polynomial([1, a]), polynomial([1, constant])];
    const expected = polynomial([
      leadingFactor,
      leadingFactor * (a + constant),
      leadingFactor * a * constant,
    ]);
    const right = random.pick([
      times(leadingFactor, product(first, second)),
      times(leadingFactor, product(second, first)),
    ]);
    const unfinished = random.pick([
      expected,
      product(polynomial([leadingFactor, leadingFactor * a]), second),
      times(leadingFactor, polynomial([1, a + constant, a * constant])),
    ]);
    const wrong = times(leadingFactor, product(polynomial([1, -a]), second));
    if (
      !haveSameValues(expected, right) ||
      !haveSameValues(expected, unfinished) ||
      haveSameValues(expected, wrong)
    ) {
      throw new Error(`${expected.latex} does not have these factors`);
    }
    const wrongAnswer = random.pick([
      { answer: unfinished.latex, why: 'right value, not fully factorised' },
      { answer: wrong.latex, why: 'sign of a factor' },
    ]);
    const rightAnswer = { answer: right.latex, why: 'fully factorised' };
    return {
      expected: expected.latex,
      form: 'factorised',
      ...(label === 'correct' ? rightAnswer : wrongAnswer),
    };
  },
};

const antiderivative: Generator = {
  name: 'antiderivative',
  family,
  draw: (random, label) => {
    const [a, b, c] = [random.nonzero(5), random.nonzero(6), random.nonzero(9)];
    const primitive = polynomial([a, b, c, 0]).latex;
    const shuffled = sum(times(c, x), times(b, power(x, 2)), times(a, power(x, 3))).latex;
    const constant = random.pick(['C', 'c', 'k', 'K']);
    const wrong = random.pick([
      { answer: primitive, why: 'constant of integration missing' },
      { answer: `${polynomial([3 * a, 2 * b, c]).latex}+C`, why: 'derivative instead of integral' },
      { answer: `${polynomial([a, -b, c, 0]).latex}+C`, why: 'sign' },
    ]);
    const right = random.pick([`${shuffled}+${constant}`, `${constant}+${primitive}`.replace('+-', '-')]);
    return label === 'correct'
      ? { expected: `${primitive}+C`, answer: right, why: 'the same family of functions' }
      : { expected: `${primitive}+C`, answer: wrong.answer, why: wrong.why };
  },
};

export const algebra: readonly Generator[] = [
  expandProduct,
  completeSquare,
  partialFractions,
  sameLine,
  trigIdentity,
  indexLaws,
  surdSimplest,
  logLaws,
  fullyFactorised,
  antiderivative,
];
