/**
 * The learner differentiates powers, brackets and trigonometric functions, or finds the equation of a
 * tangent.
 */

import { type ItemDraft, type MistakeDraft, step } from '../item-draft.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import { bracketedIfNegative, polynomialTex, powerTex, signedTex, termsTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { linearTex, lineTex, pointGradientTex, pointTex } from './line-tex.ts';
import { writeTrigDerivative } from './trig-calculus.ts';

/** f(x) = axⁿ + b/xᵐ (`over`) or axⁿ + b√x (`root`), differentiated at one value of x. */
type PowersFunction = {
  readonly a: number;
  readonly n: number;
  readonly b: number;
  readonly kind: 'over' | 'root';
  readonly m: number;
  readonly atX: number;
};

/** The values of the two terms of a derivative at one point. */
type TermValues = { readonly first: number; readonly second: number };

const sumTex = (first: number, second: number): string =>
  fractionTex(ratio(Math.round(1000 * (first + second)), 1000));

/** The learner finds the derivative of a sum of powers at a point. */
function writePowers(powers: PowersFunction): ItemDraft {
  const { a, n, b, kind, m, atX } = powers;
  const power = kind === 'over' ? ratio(-m) : ratio(1, 2);
  const secondTermTex =
    kind === 'over'
      ? `\\frac{${Math.abs(b)}}{${powerTex('x', m)}}`
      : `${Math.abs(b) === 1 ? '' : Math.abs(b)}\\sqrt{x}`;
  const functionTex = `${termsTex([[a, powerTex('x', n)]])} ${b < 0 ? '-' : '+'} ${secondTermTex}`;
  const powersTex = termsTex([
    [a, powerTex('x', n)],
    [b, powerTex('x', power)],
  ]);
  const reducedPower = { n: power.n - power.d, d: power.d };
  const secondCoefficient = ratio(b * Number(power.n), Number(power.d));
  const derivative = termsTex([
    [a * n, powerTex('x', n - 1)],
    [secondCoefficient, powerTex('x', reducedPower)],
  ]);
  const termValues: TermValues = {
    first: a * n * atX ** (n - 1),
    second:
      (b * Number(power.n) * atX ** (Number(reducedPower.n) / Number(reducedPower.d))) / Number(power.d),
  };
  const calculation = `${a} \\times ${n} \\times ${atX}^{${n - 1}} ${signedTex(b)} \\times (${fractionTex(power)}) \\times ${atX}^{${fractionTex(reducedPower)}}`;
  return {
    stem: `A function is defined by $f(x) = ${functionTex}$, where $x > 0$. Find the value of $f'(${atX})$.`,
    answer: sumTex(termValues.first, termValues.second),
    recomputedFrom: calculation,
    bullets: [
      step('Write the function in differentiable form', powersTex, {
        working: `$f(x) = ${powersTex}$`,
        gaps: ['negative-index', 'root-as-power'],
        impliedBy: [3],
      }),
      step('Differentiate the first term', termsTex([[a * n, powerTex('x', n - 1)]]), {
        gaps: ['differentiate-power'],
        impliedBy: [4],
      }),
      step('Differentiate the second term', termsTex([[secondCoefficient, powerTex('x', reducedPower)]]), {
        working: `$f'(x) = ${derivative}$`,
        gaps: ['differentiate-negative-power', 'root-as-power'],
        impliedBy: [4],
      }),
      step(`Evaluate $f'(${atX})$`, sumTex(termValues.first, termValues.second), {
        gaps: ['substitute-value'],
      }),
    ],
    mistakes: listPowerMistakes(powers, termValues),
  };
}

function listPowerMistakes(
  { a, n, b, kind, m, atX }: PowersFunction,
  termValues: TermValues,
): MistakeDraft[] {
  return [
    {
      tag: kind === 'over' ? 'differentiate-negative-power' : 'root-as-power',
      answer: sumTex(
        termValues.first,
        kind === 'over' ? (b * -m) / atX ** (m - 1) : b * 0.5 * Math.sqrt(atX),
      ),
      why:
        kind === 'over'
          ? 'The power of the second term was made larger instead of smaller by one.'
          : 'The power $\\frac{1}{2}$ was not made smaller by one.',
      earns: [1, 2],
    },
    {
      tag: 'substitute-value',
      answer: sumTex(a * atX ** n, kind === 'over' ? b / atX ** m : b * Math.sqrt(atX)),
      why: `This is $f(${atX})$: the function has to be differentiated first.`,
    },
    {
      tag: 'differentiate-sign',
      answer: sumTex(termValues.first, -termValues.second),
      why: 'The sign of the second term of the derivative is wrong.',
      earns: [1, 2],
    },
  ];
}

/** The function k(px + q)ⁿ. */
type ChainFunction = { readonly k: number; readonly p: number; readonly q: number; readonly n: number };

/** y = k(px + q)ⁿ. */
function writeChain({ k, p, q, n }: ChainFunction): ItemDraft {
  const bracket = linearTex(p, q);
  const resultTex = (factor: number) => `${factor}${powerTex(bracket, n - 1)}`;
  return {
    stem: `Differentiate $${k === 1 ? '' : k}${powerTex(bracket, n)}$ with respect to $x$.`,
    answer: resultTex(k * n * p),
    bullets: [
      step('Start to differentiate', resultTex(k * n), {
        working: `$${k === 1 ? '' : `${k} \\times `}${n}${powerTex(bracket, n - 1)} \\ldots$`,
        gaps: ['differentiate-power'],
      }),
      step('Complete the chain rule', resultTex(k * n * p), {
        followThrough: `b1 \\times ${bracketedIfNegative(p)}`,
        working: `$\\ldots \\times ${bracketedIfNegative(p)} = ${resultTex(k * n * p)}$`,
        gaps: ['chain-factor'],
      }),
    ].map((bullet, index) => (index === 0 ? { ...bullet, impliedBy: [2] } : bullet)),
    mistakes: [
      {
        tag: 'chain-factor',
        answer: resultTex(k * n),
        why: `The derivative of the bracket, $${p}$, was left out.`,
        earns: [1],
      },
      {
        tag: 'differentiate-power',
        answer: `${k * n * p}${powerTex(bracket, n)}`,
        why: 'The power was not made smaller by one.',
      },
      {
        tag: 'chain-inner',
        answer: resultTex(k * n * q),
        why: `The bracket differentiates to $${p}$, not to $${q}$.`,
        earns: [1],
      },
    ],
    policies: { answerOnly: 'full' },
  };
}

/** The cubic ax³ + bx² + cx + d, and the x-coordinate of the point of contact. */
type Curve = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly atX: number;
};

/** The tangent to a cubic or a parabola. */
function writeTangent({ a, b, c, d, atX }: Curve): ItemDraft {
  const coefficients = [a, b, c, d];
  const functionTex = polynomialTex(coefficients);
  const f = (x: number) => ((a * x + b) * x + c) * x + d;
  const y = f(atX);
  const slope = 3 * a * atX * atX + 2 * b * atX + c;
  const derivative = polynomialTex([3 * a, 2 * b, c]);
  // The derivative at `atX`, computed from four values of f; this formula is exact up to the fourth degree.
  const slopeFromValuesTex = `\\frac{8 \\times (${f(atX + 1)} - ${bracketedIfNegative(f(atX - 1))}) - (${f(atX + 2)} - ${bracketedIfNegative(f(atX - 2))})}{12}`;
  return {
    stem: `Find the equation of the tangent to the curve $y = ${functionTex}$ at the point where $x = ${atX}$.`,
    answer: lineTex(ratio(slope), [atX, y]),
    recomputedFrom: pointGradientTex(slopeFromValuesTex, [atX, y]),
    bullets: [
      step('Find the $y$-coordinate', `y = ${y}`, { gaps: ['substitute-value'], impliedBy: [4] }),
      step('Differentiate', derivative, {
        working: `$\\frac{dy}{dx} = ${derivative}$`,
        gaps: ['differentiate-power'],
      }),
      step('Find the gradient', String(slope), {
        working: `$m = ${slope}$`,
        followThrough: `\\left. b2 \\right|_{x = ${atX}}`,
        gaps: ['tangent-gradient'],
        impliedBy: [4],
      }),
      step('Find the equation of the tangent', lineTex(ratio(slope), [atX, y]), {
        followThrough: `y - (b1) = b3(x - ${bracketedIfNegative(atX)})`,
        gaps: ['line-equation'],
      }),
    ],
    mistakes: [
      {
        tag: 'tangent-gradient',
        answer: lineTex(ratio(y), [atX, y]),
        why: 'The value of $y$ was used as the gradient.',
        earns: [1, 2],
      },
      {
        tag: 'tangent-point',
        answer: lineTex(ratio(slope), [atX, slope]),
        why: `The gradient was used as the $y$-coordinate: the tangent passes through $${pointTex([atX, y])}$.`,
        earns: [2, 3],
      },
      {
        tag: 'perp-gradient',
        answer: lineTex(ratio(-1, slope), [atX, y]),
        why: 'This is the line perpendicular to the tangent.',
        earns: [1, 2, 3],
      },
    ],
  };
}

export const differentiation = higherMathematicsModel({
  id: 'HM-17',
  title: 'Differentiation and tangents',
  outcomeId: 'MNU-H-13',
  calculator: 'either',
  marks: [2, 3, 4],
  choose: (random) => ({
    kind: random.pick([
      'powers',
      'powers',
      'powers',
      'chain',
      'tangent',
      'tangent',
      'tangent',
      'wave',
    ] as const),
    powers: {
      a: random.int(1, 6),
      n: random.int(2, 3),
      b: random.int(-24, 24, [0]),
      kind: random.pick(['over', 'root'] as const),
      m: random.int(1, 2),
      atX: random.pick([2, 3, 4, 9]),
    },
    chain: {
      k: random.pick([1, 1, 2, 3]),
      p: random.int(-5, 5, [0, 1, -1]),
      q: random.int(-9, 9, [0]),
      n: random.int(3, 7),
    },
    curve: {
      a: random.int(-2, 2),
      b: random.int(-6, 6),
      c: random.int(-9, 9),
      d: random.int(-9, 9, [0]),
      atX: random.int(-3, 4, [0]),
    },
    wave: {
      functionName: random.pick(['sin', 'cos'] as const),
      k: random.int(2, 8),
      b: random.int(2, 6),
      sixths: random.pick([1, 2, 4, 5, 7, 8]),
    },
  }),
  accepts: ({ kind, powers, chain, curve }) => {
    if (kind === 'powers') return hasSimpleDerivative(powers);
    if (kind === 'chain')
      return Math.abs(chain.k * chain.n * chain.p) <= 60 && greatestCommonDivisor(chain.p, chain.q) === 1;
    if (kind !== 'tangent') return true;
    const { a, b, c, d, atX } = curve;
    const slope = 3 * a * atX * atX + 2 * b * atX + c;
    const y = ((a * atX + b) * atX + c) * atX + d;
    return (
      (a !== 0 || b !== 0) &&
      b * c !== 0 &&
      Math.abs(slope) > 1 &&
      Math.abs(slope) <= 24 &&
      Math.abs(y) <= 40 &&
      y !== 0
    );
  },
  write: ({ kind, powers, chain, curve, wave }) => {
    if (kind === 'powers') return writePowers(powers);
    if (kind === 'chain') return writeChain(chain);
    return kind === 'tangent' ? writeTangent(curve) : writeTrigDerivative(wave);
  },
});

/**
 * Whether the derivative has a simple value: the second term is a multiple of a half, and the first is not
 * too large.
 */
function hasSimpleDerivative({ n, b, kind, m, atX, a }: PowersFunction): boolean {
  const second = kind === 'over' ? (b * m) / atX ** (m + 1) : b / (2 * Math.sqrt(atX));
  return (
    Number.isInteger(second * 2) &&
    (kind === 'over' || atX === 4 || atX === 9) &&
    a * n * atX ** (n - 1) <= 200
  );
}
