/**
 * The learner writes a rational function in partial fractions, or finds a coefficient of a binomial
 * expansion.
 */

import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { bracketTex, polynomialTex, powerTex, signedTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

/** Returns `\frac{3}{x + 2}` or `- \frac{3}{x + 2}`; a positive fraction that is not first starts with `+`. */
function signedFractionTex(top: number, bottom: string, isFirst: boolean): string {
  const fraction = `\\frac{${Math.abs(top)}}{${bottom}}`;
  if (isFirst) return top < 0 ? `-${fraction}` : fraction;
  return `${top < 0 ? '-' : '+'} ${fraction}`;
}

/** The numbers in A/(x + a) + B/(x + b) + C/(x + b)². */
type Fractions = {
  readonly a: number;
  readonly b: number;
  readonly A: number;
  readonly B: number;
  readonly C: number;
};

/** Partial fractions A/(x + a) + B/(x + b). */
function writeDistinct({ a, b, A, B }: Fractions): ItemDraft {
  const [firstBracket, secondBracket] = [bracketTex([1, a]), bracketTex([1, b])];
  const numerator = polynomialTex([A + B, A * b + B * a]);
  const fraction = `\\frac{${numerator}}{${firstBracket}${secondBracket}}`;
  const answerTex = (p: number, q: number) =>
    `${signedFractionTex(p, firstBracket.slice(1, -1), true)} ${signedFractionTex(q, secondBracket.slice(1, -1), false)}`;
  return {
    stem: `Express $${fraction}$ in partial fractions.`,
    answer: answerTex(A, B),
    recomputedFrom: fraction,
    bullets: [
      strategy(
        'State the form of the partial fractions',
        `\\frac{A}{x ${signedTex(a)}} + \\frac{B}{x ${signedTex(b)}}`,
        { gaps: ['partial-fraction-form'], impliedBy: [2, 3] },
      ),
      step('Find one constant', `A = ${A}`, {
        working: `$${numerator} = A${secondBracket} + B${firstBracket}$, so $A = ${A}$`,
        gaps: ['partial-fraction-constants'],
        impliedBy: [3],
      }),
      step('Find the other constant and state the partial fractions', answerTex(A, B), {
        working: `$B = ${B}$, so $${answerTex(A, B)}$`,
        gaps: ['partial-fraction-constants'],
      }),
    ],
    mistakes: [
      {
        tag: 'partial-fractions-swapped',
        answer: answerTex(B, A),
        why: 'The constants were put over the wrong denominators.',
        earns: [1],
      },
      {
        tag: 'partial-fraction-constants',
        answer: answerTex(-A, B),
        why: 'The sign of a constant is wrong.',
        earns: [1, 3],
      },
    ],
  };
}

/** Partial fractions A/(x + a) + B/(x + b) + C/(x + b)². */
function writeRepeated({ a, b, A, B, C }: Fractions): ItemDraft {
  const [firstBracket, secondBracket] = [bracketTex([1, a]), bracketTex([1, b])];
  const numerator = polynomialTex([A + B, 2 * A * b + B * (a + b) + C, A * b * b + B * a * b + C * a]);
  const fraction = `\\frac{${numerator}}{${firstBracket}${secondBracket}^2}`;
  const answerTex = (p: number, q: number, r: number) =>
    `${signedFractionTex(p, firstBracket.slice(1, -1), true)} ${signedFractionTex(q, secondBracket.slice(1, -1), false)} ${r === 0 ? '' : signedFractionTex(r, `${secondBracket}^2`, false)}`.trim();
  return {
    stem: `Express $${fraction}$ in partial fractions.`,
    answer: answerTex(A, B, C),
    recomputedFrom: fraction,
    bullets: [
      strategy(
        'State the form of the partial fractions',
        `\\frac{A}{x ${signedTex(a)}} + \\frac{B}{x ${signedTex(b)}} + \\frac{C}{${secondBracket}^2}`,
        { gaps: ['partial-fraction-form'], impliedBy: [4] },
      ),
      step('Find one constant', `A = ${A}`, {
        working: `$${numerator} = A${secondBracket}^2 + B${firstBracket}${secondBracket} + C${firstBracket}$, so $A = ${A}$`,
        gaps: ['partial-fraction-constants'],
        impliedBy: [4],
      }),
      step('Find a second constant', `C = ${C}`, { gaps: ['partial-fraction-constants'], impliedBy: [4] }),
      step('Find the third constant and state the partial fractions', answerTex(A, B, C), {
        working: `$B = ${B}$, so $${answerTex(A, B, C)}$`,
        gaps: ['partial-fraction-constants'],
      }),
    ],
    mistakes: [
      {
        tag: 'partial-fraction-form',
        answer: answerTex(A, C, 0),
        why: 'A repeated factor needs a fraction for each of its powers.',
        earns: [],
      },
      {
        tag: 'partial-fractions-swapped',
        answer: answerTex(A, C, B),
        why: 'Two of the constants were put over the wrong denominators.',
        earns: [1, 2],
      },
    ],
  };
}

export const partialFractions = advancedHigherMathematicsModel({
  id: 'AHM-01',
  title: 'Partial fractions',
  outcomeId: 'MNU-AH-01',
  calculator: 'either',
  marks: [3, 4],
  choose: (random) => ({
    isRepeated: random.chance(0.5),
    parts: {
      a: random.int(-5, 5),
      b: random.int(-5, 5, [0]),
      A: random.int(-6, 7, [0]),
      B: random.int(-6, 7, [0]),
      C: random.int(-6, 7, [0]),
    },
  }),
  accepts: ({ isRepeated, parts: { a, b, A, B, C } }) =>
    a !== b && a !== 0 && A + B !== 0 && (isRepeated ? B !== C : A !== B && A * b + B * a !== 0),
  write: ({ isRepeated, parts }) => (isRepeated ? writeRepeated(parts) : writeDistinct(parts)),
});

/** Returns the binomial coefficient "n choose r". */
const binomialCoefficient = (n: number, r: number): number =>
  Array.from({ length: r }).reduce<number>((value, _unused, index) => (value * (n - index)) / (index + 1), 1);

export const binomialTerm = advancedHigherMathematicsModel({
  id: 'AHM-07',
  title: 'Coefficient in a binomial expansion',
  outcomeId: 'MNU-AH-06',
  calculator: 'either',
  marks: [4],
  largest: 100000,
  choose: (random) => ({
    a: random.int(1, 3),
    b: random.int(-3, 3, [0]),
    m: random.int(1, 2),
    n: random.int(5, 9),
    r: random.int(2, 4),
  }),
  accepts: ({ a, b, n, r }) =>
    a * Math.abs(b) > 1 && r < n - 1 && Math.abs(binomialCoefficient(n, r) * a ** (n - r) * b ** r) <= 20000,
  write: ({ a, b, m, n, r }): ItemDraft => {
    const secondTerm = `\\frac{${Math.abs(b)}}{${powerTex('x', m)}}`;
    const expression = `\\left(${a === 1 ? '' : a}x ${b < 0 ? '-' : '+'} ${secondTerm}\\right)^{${n}}`;
    const power = n - r - m * r;
    const value = binomialCoefficient(n, r) * a ** (n - r) * b ** r;
    const targetText =
      power === 0 ? 'the term independent of $x$' : `the coefficient of $${powerTex('x', power)}$`;
    return {
      stem: `Find ${targetText} in the expansion of $${expression}$.`,
      answer: String(value),
      recomputedFrom: `\\binom{${n}}{${r}} \\times ${a}^{${n - r}} \\times (${b})^{${r}}`,
      bullets: [
        strategy(
          'State the general term',
          `\\binom{${n}}{r}(${a === 1 ? '' : a}x)^{${n} - r}\\left(${b < 0 ? '-' : ''}${secondTerm}\\right)^r`,
          {
            gaps: ['binomial-term'],
            impliedBy: [3, 4],
            alsoAccepted: [
              `\\binom{${n}}{${r}}(${a === 1 ? '' : a}x)^{${n - r}}\\left(${b < 0 ? '-' : ''}${secondTerm}\\right)^{${r}}`,
            ],
          },
        ),
        step('Collect the powers of $x$', `${n} - ${m + 1}r`, {
          working: `$x^{${n} - ${m + 1}r}$`,
          alsoAccepted: [`x^{${n} - ${m + 1}r}`],
          gaps: ['binomial-powers'],
          impliedBy: [3, 4],
        }),
        step('Find $r$', `r = ${r}`, {
          working: `$${n} - ${m + 1}r = ${power}$, so $r = ${r}$`,
          gaps: ['binomial-powers'],
          impliedBy: [4],
        }),
        step('Find the coefficient', String(value), {
          ...(power === 0 ? {} : { alsoAccepted: [`${value}${powerTex('x', power)}`] }),
          working: `$\\binom{${n}}{${r}} \\times ${a}^{${n - r}} \\times (${b})^{${r}} = ${value}$`,
          gaps: ['binomial-coefficient'],
        }),
      ],
      mistakes: [
        {
          tag: 'binomial-coefficient',
          answer: String(binomialCoefficient(n, r)),
          why: 'The numbers inside the bracket have to be raised to their powers as well.',
          earns: [1, 2, 3],
        },
        {
          tag: 'binomial-sign',
          answer: String(b < 0 ? -value : binomialCoefficient(n, r) * a ** r * Math.abs(b) ** (n - r)),
          why: b < 0 ? 'The sign of the second term was lost.' : 'The powers of the two terms were swapped.',
          earns: [1, 2, 3],
        },
      ].filter(
        // Removes a mistake that gives the correct value or repeats another mistake.
        ({ answer }, index, all) =>
          answer !== String(value) && all.findIndex((mistake) => mistake.answer === answer) === index,
      ),
    };
  },
});
