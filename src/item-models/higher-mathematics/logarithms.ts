/** The learner evaluates an expression with logarithms by their laws, or solves a logarithmic equation. */

import { type ItemDraft, statement, step } from '../item-draft.ts';
import { logTex } from '../write/log.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { bracketTex, polynomialTex, signedTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';

/**
 * The expression log u ± n log r, or with factor 1 the expression log u ± (1/n) log rⁿ. Its value is
 * `power`.
 */
type Evaluation = {
  readonly base: number;
  readonly power: number;
  readonly factor: number;
  readonly root: number;
  readonly n: number;
  readonly isSum: boolean;
};

/** The learner evaluates log u ± n log r or log u ± (1/n) log rⁿ, which is a whole number. */
function writeEvaluate({ base, power, factor, root, n, isSum }: Evaluation): ItemDraft {
  const isRoot = factor === 1;
  const secondArgument = isRoot ? root : root ** n;
  const secondTermTex = isRoot
    ? `\\frac{1}{${n}}${logTex(base, String(root ** n))}`
    : `${n}${logTex(base, String(root))}`;
  const firstArgument = isSum ? base ** power / secondArgument : base ** power * secondArgument;
  const expressionTex = `${logTex(base, String(firstArgument))} ${isSum ? '+' : '-'} ${secondTermTex}`;
  const combinedTex = logTex(
    base,
    isSum ? `(${firstArgument} \\times ${secondArgument})` : `\\frac{${firstArgument}}{${secondArgument}}`,
  );
  const singleLogTex = logTex(base, String(base ** power));
  const wrongArgument = isSum ? firstArgument + secondArgument : firstArgument - secondArgument;
  return {
    stem: `Evaluate $${expressionTex}$.`,
    answer: String(power),
    recomputedFrom: expressionTex,
    bullets: [
      step('Use the power law', logTex(base, String(secondArgument)), {
        working: `$${secondTermTex} = ${logTex(base, String(secondArgument))}$`,
        gaps: ['log-power'],
        impliedBy: [2, 3],
      }),
      step(isSum ? 'Use the addition law' : 'Use the subtraction law', combinedTex, {
        working: `$${combinedTex} = ${singleLogTex}$`,
        gaps: ['log-laws'],
        impliedBy: [3],
      }),
      step('Evaluate the logarithm', String(power), {
        working: `$${singleLogTex} = ${power}$`,
        gaps: ['log-exponential-form'],
      }),
    ],
    mistakes: [
      {
        tag: 'log-laws',
        answer: logTex(base, String(wrongArgument)),
        why: `Logarithms that are ${isSum ? 'added are multiplied' : 'subtracted are divided'} inside, not ${isSum ? 'added' : 'subtracted'}.`,
        earns: [1],
      },
      {
        tag: 'log-exponential-form',
        answer: fractionTex(ratio(base ** power, base)),
        why: `$${singleLogTex}$ is the power of $${base}$ that gives $${base ** power}$.`,
        earns: [1, 2],
      },
    ].filter(
      ({ answer, tag }) =>
        tag !== 'log-laws' || (wrongArgument > 1 && !isPowerOf(wrongArgument, base) && answer !== ''),
    ),
  };
}

function isPowerOf(value: number, base: number): boolean {
  return value === 1 || (value > 1 && isPowerOf(value / base, base));
}

/** log(x + shift) + log(x + …) = c; `root` and base^c / `root` are the factors of the quadratic. */
type ProductEquation = {
  readonly base: number;
  readonly c: number;
  readonly root: number;
  readonly shift: number;
};

/** log_a(x − s) + log_a(x − s + b) = c, whose quadratic has one root outside the domain. */
function writeProduct({ base, c, root, shift }: ProductEquation): ItemDraft {
  const target = base ** c;
  const positiveFactor = target / root;
  const [firstBracket, secondBracket] = [
    bracketTex([1, shift]),
    bracketTex([1, root - positiveFactor + shift]),
  ].map((bracket) => (bracket === '(x)' ? 'x' : bracket));
  const [b, k] = [2 * shift + root - positiveFactor, shift * (root - positiveFactor + shift) - target];
  const [valid, invalid] = [positiveFactor - shift, -root - shift];
  const equation = `${logTex(base, firstBracket ?? '')} + ${logTex(base, secondBracket ?? '')} = ${c}`;
  const quadratic = `${polynomialTex([1, b, k])} = 0`;
  const bothRootsTex = `x = ${invalid} \\text{ or } x = ${valid}`;
  const domain = `x > ${Math.max(-shift, -(root - positiveFactor + shift))}`;
  const wrongSolution = ratio(target - (2 * shift + root - positiveFactor), 2);
  return {
    stem: `Solve $${equation}$, where $${domain}$.`,
    answer: `x = ${valid}`,
    recomputedFrom: equation,
    bullets: [
      step('Use the addition law', logTex(base, `(${firstBracket}${secondBracket})`), {
        working: `$${logTex(base, `(${firstBracket}${secondBracket})`)} = ${c}$`,
        gaps: ['log-laws'],
      }),
      step('Write in exponential form', `${firstBracket}${secondBracket} = ${target}`, {
        working: `$${firstBracket}${secondBracket} = ${base}^${c}$`,
        gaps: ['log-exponential-form'],
      }),
      step('Solve the quadratic equation', bothRootsTex, {
        followThrough: 'b2',
        working: `$${quadratic}$, so $${bothRootsTex}$`,
        gaps: ['factorise-trinomial'],
      }),
      statement('Reject the value outside the domain', `x = ${valid}`, {
        working: `$x = ${valid}$, since $${domain}$`,
        gaps: ['log-domain'],
        level: 'A',
      }),
    ].map((bullet, index) => (index === 0 ? { ...bullet, impliedBy: [2] } : bullet)),
    mistakes: [
      {
        tag: 'log-domain',
        answer: bothRootsTex,
        why: `The logarithm is not defined at $x = ${invalid}$.`,
        earns: [1, 2, 3],
      },
      {
        tag: 'log-laws',
        answer: `x = ${fractionTex(wrongSolution)}`,
        why: 'The expressions inside the logarithms were added instead of multiplied.',
      },
    ],
  };
}

/** log(x + p) - log(x + q) = c with the solution x, where x + q = d. */
type QuotientEquation = { readonly base: number; readonly c: number; readonly x: number; readonly d: number };

/** log_a(x + p) − log_a(x − q) = c with a whole solution. */
function writeQuotient({ base, c, x, d }: QuotientEquation): ItemDraft {
  const target = base ** c;
  const [p, q] = [d * target - x, d - x];
  const [firstBracket, secondBracket] = [bracketTex([1, p]), bracketTex([1, q])];
  const equation = `${logTex(base, firstBracket)} - ${logTex(base, secondBracket)} = ${c}`;
  const linearEquation = `x ${signedTex(p)} = ${target}${secondBracket}`;
  return {
    stem: `Solve $${equation}$, where $x > ${Math.max(-p, -q)}$.`,
    answer: `x = ${x}`,
    recomputedFrom: equation,
    bullets: [
      step(
        'Use the subtraction law',
        logTex(base, `\\left(\\frac{x ${signedTex(p)}}{x ${signedTex(q)}}\\right)`),
        { gaps: ['log-laws'], impliedBy: [2] },
      ),
      step('Write in exponential form', linearEquation, {
        working: `$\\frac{x ${signedTex(p)}}{x ${signedTex(q)}} = ${base}^${c}$`,
        alsoAccepted: [`\\frac{x ${signedTex(p)}}{x ${signedTex(q)}} = ${target}`],
        gaps: ['log-exponential-form'],
      }),
      step('Solve the equation', `x = ${x}`, { followThrough: 'b2', gaps: ['rearrange-sign'] }),
    ],
    mistakes: [
      {
        tag: 'log-exponential-form',
        answer: `x = ${fractionTex(ratio(p - base * c * q, base * c - 1))}`,
        why: `$${logTex(base, 'u')} = ${c}$ was read as $u = ${base} \\times ${c}$ instead of $u = ${base}^${c}$.`,
        earns: [1, 3],
      },
      {
        tag: 'expand-second-term',
        answer: `x = ${fractionTex(ratio(p - q, target - 1))}`,
        why: 'The bracket was not multiplied out in full.',
        earns: [1, 2],
      },
    ],
  };
}

export const logEquations = higherMathematicsModel({
  id: 'HM-08',
  title: 'Laws of logarithms and logarithmic equations',
  outcomeId: 'MNU-H-06',
  calculator: 'forbidden',
  marks: [3, 4],
  choose: (random) => ({
    kind: random.pick(['evaluate', 'product', 'product', 'product', 'quotient'] as const),
    base: random.pick([2, 3, 4, 5, 6, 10]),
    c: random.int(1, 3),
    power: random.int(1, 3),
    factor: random.pick([1, 2]),
    root: random.int(2, 16),
    n: random.int(2, 3),
    isSum: random.chance(0.5),
    shift: random.int(-4, 4),
    x: random.int(2, 9),
    d: random.int(1, 5),
  }),
  accepts: ({ kind, base, c, power, factor, root, n, isSum, shift, x, d }) => {
    const target = base ** c;
    if (kind === 'product')
      return target <= 100 && target % root === 0 && root * root > target && target / root - shift !== 0;
    if (kind === 'quotient')
      return (
        c >= 2 &&
        target <= 64 &&
        d !== x &&
        d * target !== x &&
        d * target - x <= 120 &&
        x !== base * c &&
        x !== target
      );
    const secondArgument = factor === 1 ? root : root ** n;
    const isWhole = isSum
      ? base ** power % secondArgument === 0 && secondArgument < base ** power
      : secondArgument * base ** power <= 320;
    return isWhole && root ** n <= 144 && !isPowerOf(secondArgument, base) && base ** power <= 125;
  },
  write: ({ kind, ...numbers }) => {
    if (kind === 'evaluate') return writeEvaluate(numbers);
    return kind === 'product' ? writeProduct(numbers) : writeQuotient(numbers);
  },
});
