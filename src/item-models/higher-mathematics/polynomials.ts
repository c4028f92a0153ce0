/** The learner uses the factor and remainder theorems on a cubic. */

import { type ItemDraft, type MistakeDraft, statement, step, strategy, wording } from '../item-draft.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import {
  bracketedIfNegative,
  bracketTex,
  expandProduct,
  polynomialTex,
  signedTex,
  termsTex,
} from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';

/** The cubic (x - a)(mx - p)(x - q). */
type Cubic = { readonly a: number; readonly m: number; readonly p: number; readonly q: number };

/** The polynomial with a number in place of x, for the working. */
const valueTex = (coefficients: readonly number[], x: number): string =>
  coefficients
    .map((c, index) => [c, coefficients.length - 1 - index] as const)
    .filter(([c]) => c !== 0)
    .map(([c, power], index) => {
      const coefficientText = index === 0 ? `${c}` : signedTex(c);
      return power === 0
        ? coefficientText
        : `${coefficientText} \\times ${bracketedIfNegative(x)}${power === 1 ? '' : `^${power}`}`;
    })
    .join(' ');

const factorsTex = ({ a, m, p, q }: Cubic): string =>
  `${bracketTex([1, -a])}${bracketTex([m, -p])}${bracketTex([1, -q])}`;
const rootsTex = (...roots: string[]): string => roots.map((root) => `x = ${root}`).join(', ');

/** The learner shows that (x - a) is a factor, then factorises or solves. */
function writeFactorise(cubic: Cubic, asksToSolve: boolean): ItemDraft {
  const { a, m, p, q } = cubic;
  const coefficients = expandProduct([1, -a], [m, -p], [1, -q]);
  const cubicTex = polynomialTex(coefficients);
  const knownFactor = bracketTex([1, -a]);
  const quadratic = polynomialTex(expandProduct([m, -p], [1, -q]));
  const solution = rootsTex(String(a), fractionTex(ratio(p, m)), String(q));
  const answer = asksToSolve ? solution : factorsTex(cubic);
  return {
    stem: '',
    parts: [
      {
        text: `Show that $${knownFactor}$ is a factor of $${cubicTex}$.`,
        response: 'expression',
        bulletCount: 2,
      },
      {
        text: asksToSolve
          ? `Hence solve the equation $${cubicTex} = 0$.`
          : `Hence factorise $${cubicTex}$ fully.`,
        answer,
        bulletCount: asksToSolve ? 3 : 2,
      },
    ],
    answer,
    recomputedFrom: asksToSolve ? `${cubicTex} = 0` : cubicTex,
    bullets: [
      strategy(`Evaluate at $x = ${a}$ or use synthetic division`, `f(${a}) = 0`, {
        working: `$f(${a}) = ${valueTex(coefficients, a)} = 0$`,
        alsoAccepted: [
          `${valueTex(coefficients, a)} = 0`,
          `${expandProduct([m, -p], [1, -q]).join(', ')}, 0`,
        ],
        gaps: ['synthetic-sign'],
      }),
      statement(
        'Interpret the result',
        wording(['is a factor', 'remainder is 0', 'remainder is zero', 'remainder of 0', 'remainder 0']),
        {
          working: `$f(${a}) = 0$, so $${knownFactor}$ is a factor`,
          requires: [1],
          gaps: ['factor-conclusion'],
        },
      ),
      step('Find the quadratic factor', quadratic, {
        gaps: ['synthetic-sign'],
        impliedBy: asksToSolve ? [4, 5] : [4],
      }),
      step('Factorise completely', factorsTex(cubic), {
        ...(asksToSolve ? {} : { followThrough: `${knownFactor}(b3)` }),
        form: 'factorised',
        gaps: ['factorise-trinomial', 'factorise-fully'],
        ...(asksToSolve ? { impliedBy: [5] } : {}),
      }),
      ...(asksToSolve ? [step('Solve the equation', solution, { gaps: ['root-sign'] })] : []),
    ],
    mistakes: listFactoriseMistakes(cubic, asksToSolve),
  };
}

function listFactoriseMistakes({ a, m, p, q }: Cubic, asksToSolve: boolean): MistakeDraft[] {
  return asksToSolve
    ? [
        {
          tag: 'root-sign',
          answer: rootsTex(String(-a), fractionTex(ratio(-p, m)), String(-q)),
          why: 'The solutions were given the signs in the brackets.',
          earns: [3, 4],
        },
        {
          tag: 'lost-root',
          answer: rootsTex(fractionTex(ratio(p, m)), String(q)),
          why: `The solution $x = ${a}$ from the factor $${bracketTex([1, -a])}$ was left out.`,
          earns: [3, 4],
        },
      ]
    : [
        {
          tag: 'factorise-signs',
          answer: factorsTex({ a, m, p: -p, q: -q }),
          why: 'The signs in the last two brackets are the wrong way round.',
          earns: [3],
        },
        {
          tag: 'factor-left-out',
          answer: `${bracketTex([m, -p])}${bracketTex([1, -q])}`,
          why: `The factor $${bracketTex([1, -a])}$ was left out.`,
          earns: [3],
        },
      ];
}

/** `r` is the value at which the cubic has the given remainder; 0 means a factor. */
type UnknownCoefficient = {
  readonly r: number;
  readonly k: number;
  readonly b: number;
  readonly remainder: number;
  readonly letter: string;
};

/** The learner finds the coefficient k in x³ + kx² + bx + c from a factor or a remainder. */
function writeUnknown({ r, k, b, remainder, letter }: UnknownCoefficient): ItemDraft {
  const c = remainder - r ** 3 - k * r * r - b * r;
  const cubicTex = termsTex([
    [1, 'x^3'],
    [1, `${letter}x^2`],
    [b, 'x'],
    [c, ''],
  ]);
  const linearTex = (x: number) => polynomialTex([x * x, x ** 3 + b * x + c], letter);
  const substitutedTex = `${bracketedIfNegative(r)}^3 + ${letter} \\times ${bracketedIfNegative(r)}^2 ${signedTex(b)} \\times ${bracketedIfNegative(r)} ${signedTex(c)}`;
  const condition =
    remainder === 0
      ? `$${bracketTex([1, -r])}$ is a factor of $${cubicTex}$.`
      : `When $${cubicTex}$ is divided by $${bracketTex([1, -r])}$ the remainder is $${remainder}$.`;
  const wrongValue = ratio(remainder - c - b * -r - (-r) ** 3, r * r);
  return {
    stem: `${condition} Find the value of $${letter}$.`,
    answer: `${letter} = ${k}`,
    recomputedFrom: `${substitutedTex} = ${remainder}`,
    bullets: [
      strategy(`Substitute $x = ${r}$ or use synthetic division`, substitutedTex, {
        working: `$${substitutedTex}$`,
        alsoAccepted: [linearTex(r)],
        gaps: ['synthetic-sign'],
      }),
      step(
        remainder === 0 ? 'Set equal to zero' : 'Set equal to the remainder',
        `${linearTex(r)} = ${remainder}`,
        { followThrough: `b1 = ${remainder}`, gaps: ['remainder-theorem'] },
      ),
      step('Solve', `${letter} = ${k}`, { followThrough: 'b2', gaps: ['rearrange-sign'] }),
    ],
    mistakes: [
      {
        tag: 'synthetic-sign',
        answer: `${letter} = ${fractionTex(wrongValue)}`,
        why: `The factor $${bracketTex([1, -r])}$ is zero at $x = ${r}$, not at $x = ${-r}$.`,
        earns: [2, 3],
      },
      {
        tag: 'square-before-multiply',
        answer: `${letter} = ${fractionTex(ratio(remainder - c - b * r - r ** 3, r))}`,
        why: 'The value of $x$ was not squared in the second term.',
      },
      ...(remainder === 0
        ? []
        : [
            {
              tag: 'remainder-theorem',
              answer: `${letter} = ${fractionTex(ratio(-c - b * r - r ** 3, r * r))}`,
              why: `The expression was put equal to $0$ instead of $${remainder}$.`,
              earns: [1],
            },
          ]),
    ],
  };
}

export const polynomials = higherMathematicsModel({
  id: 'HM-07',
  title: 'Factor and remainder theorem',
  outcomeId: 'MNU-H-05',
  calculator: 'either',
  marks: [3, 4, 5],
  choose: (random) => ({
    kind: random.pick(['factorise', 'solve', 'unknown'] as const),
    cubic: {
      a: random.int(-4, 4, [0]),
      m: random.int(1, 3),
      p: random.int(-5, 5, [0]),
      q: random.int(-6, 6, [0]),
    },
    unknown: {
      r: random.int(-4, 4, [0, 1, -1]),
      k: random.int(-8, 8, [0]),
      b: random.int(-9, 9, [0]),
      remainder: random.chance(0.5) ? 0 : random.int(-12, 12, [0]),
      letter: random.pick(['k', 'p', 'a']),
    },
  }),
  accepts: ({ kind, cubic: { a, m, p, q }, unknown: { r, k, b, remainder } }) => {
    if (kind !== 'unknown') {
      const [, secondCoefficient = 0, thirdCoefficient = 0, lastCoefficient = 0] = expandProduct(
        [1, -a],
        [m, -p],
        [1, -q],
      );
      const isReduced = greatestCommonDivisor(m, p) === 1;
      return (
        isReduced &&
        new Set([a, p / m, q]).size === 3 &&
        secondCoefficient * thirdCoefficient !== 0 &&
        [secondCoefficient, thirdCoefficient, lastCoefficient].every((c) => Math.abs(c) <= 48)
      );
    }
    const c = remainder - r ** 3 - k * r * r - b * r;
    return c !== 0 && Math.abs(c) <= 60;
  },
  write: ({ kind, cubic, unknown }) =>
    kind === 'unknown' ? writeUnknown(unknown) : writeFactorise(cubic, kind === 'solve'),
});
