/**
 * The learner integrates powers, brackets, roots and trigonometric functions, or evaluates a definite
 * integral.
 */

import { negate, type Rational } from '../../maths/exact/rational.ts';
import { type ItemDraft, type MistakeDraft, step } from '../item-draft.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import { bracketedIfNegative, polynomialTex, powerTex, signedTex, termsTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { linearTex } from './line-tex.ts';
import { evaluatePolynomial, integrate, integrateExactly, simpsonTex } from './polynomial-calculus.ts';
import { writeRootIntegral } from './root-integral.ts';
import { writeTrigIntegral } from './trig-calculus.ts';

/** The integrand axⁿ + b/x² + c (`over`) or axⁿ + b√x + c (`root`). */
type PowersIntegrand = {
  readonly a: number;
  readonly n: number;
  readonly b: number;
  readonly kind: 'over' | 'root';
  readonly c: number;
};

const getSecondPower = ({ kind }: PowersIntegrand): Rational => (kind === 'over' ? ratio(-2) : ratio(1, 2));

/** Integrates a sum of powers in which every coefficient of the result is simple. */
function writePowers(powers: PowersIntegrand): ItemDraft {
  const { a, n, b, kind, c } = powers;
  const power = getSecondPower(powers);
  const raisedPower = { n: power.n + power.d, d: power.d };
  const coefficientText = Math.abs(b) === 1 && kind === 'root' ? '' : String(Math.abs(b));
  const secondTermTex = kind === 'over' ? `\\frac{${coefficientText}}{x^2}` : `${coefficientText}\\sqrt{x}`;
  const integrandTex = `${termsTex([[a, powerTex('x', n)]])} ${b < 0 ? '-' : '+'} ${secondTermTex} ${signedTex(c)}`;
  const powersTex = termsTex([
    [a, powerTex('x', n)],
    [b, powerTex('x', power)],
    [c, ''],
  ]);
  const [firstCoefficient, secondCoefficient] = [
    ratio(a, n + 1),
    kind === 'over' ? ratio(-b) : ratio(2 * b, 3),
  ];
  const firstIntegralTex = termsTex([[firstCoefficient, powerTex('x', n + 1)]]);
  const secondIntegralTex = termsTex([[secondCoefficient, powerTex('x', raisedPower)]]);
  const answerWith = (firstNumber: typeof firstCoefficient, secondNumber: typeof firstCoefficient) =>
    `${termsTex([
      [firstNumber, powerTex('x', n + 1)],
      [secondNumber, powerTex('x', raisedPower)],
      [c, 'x'],
    ])} + c`;
  const answer = answerWith(firstCoefficient, secondCoefficient);
  return {
    stem: `Find $\\int \\left(${integrandTex}\\right) dx$, where $x > 0$.`,
    answer,
    recomputedFrom: `\\frac{${a}x^{${n + 1}}}{${n} + 1} + \\frac{(${b})x^{${fractionTex(raisedPower)}}}{${fractionTex(power)} + 1} ${signedTex(c)}x + c`,
    bullets: [
      step('Write in integrable form', powersTex, {
        gaps: ['negative-index', 'root-as-power'],
        impliedBy: [3],
      }),
      step('Integrate the first term', firstIntegralTex, { gaps: ['integrate-power'], impliedBy: [4] }),
      step('Integrate the second term', secondIntegralTex, {
        ...(kind === 'over'
          ? { alsoAccepted: [`${secondCoefficient.n < 0n ? '-' : ''}\\frac{${Math.abs(b)}}{x}`] }
          : {}),
        gaps: ['integrate-fractional-power'],
        impliedBy: [4],
      }),
      step('Complete the integration, with the constant', answer, { gaps: ['constant-of-integration'] }),
    ],
    mistakes: listPowerMistakes(powers, answer, answerWith(ratio(a), ratio(b))),
    policies: { answerOnly: 'full' },
  };
}

function listPowerMistakes(powers: PowersIntegrand, answer: string, withoutDividing: string): MistakeDraft[] {
  const { a, n, b } = powers;
  const power = getSecondPower(powers);
  const loweredPower = { n: power.n - power.d, d: power.d };
  return [
    {
      tag: 'constant-of-integration',
      answer: answer.replace(' + c', ''),
      why: 'The constant of integration was left out.',
      earns: [1, 2, 3],
    },
    {
      tag: 'integrate-divide',
      answer: withoutDividing,
      why: 'The terms were not divided by their new powers.',
      earns: [1],
    },
    {
      tag: 'differentiates-instead',
      answer: `${termsTex([
        [a * n, powerTex('x', n - 1)],
        [ratio(b * Number(power.n), Number(power.d)), powerTex('x', loweredPower)],
      ])} + c`,
      why: 'The expression was differentiated instead of integrated.',
      earns: [1],
    },
  ];
}

/** The integrand (px + q)ⁿ. */
type Bracket = { readonly p: number; readonly q: number; readonly n: number };

/** ∫(px + q)ⁿ dx. */
function writeChain({ p, q, n }: Bracket): ItemDraft {
  const bracketTex = linearTex(p, q);
  const quotientTex = (denominator: number) =>
    `${denominator < 0 ? '-' : ''}\\frac{${powerTex(bracketTex, n + 1)}}{${Math.abs(denominator)}}`;
  const answerTex = (denominator: number) => `${quotientTex(denominator)} + c`;
  return {
    stem: `Find $\\int ${powerTex(bracketTex, n)} \\, dx$.`,
    answer: answerTex(p * (n + 1)),
    bullets: [
      step('Start to integrate', quotientTex(n + 1), {
        working: `$${quotientTex(n + 1)} \\ldots$`,
        gaps: ['integrate-power'],
      }),
      step('Complete the integration, with the constant', answerTex(p * (n + 1)), {
        followThrough: `\\frac{b1}{${p}} + c`,
        working: `$\\ldots \\times ${p < 0 ? `\\left(-\\frac{1}{${-p}}\\right)` : `\\frac{1}{${p}}`} + c = ${answerTex(p * (n + 1))}$`,
        gaps: ['integrate-inner', 'constant-of-integration'],
      }),
    ].map((bullet, index) => (index === 0 ? { ...bullet, impliedBy: [2] } : bullet)),
    mistakes: [
      {
        tag: 'integrate-inner',
        answer: answerTex(n + 1),
        why: `The result was not divided by $${p}$, the derivative of the bracket.`,
        earns: [1],
      },
      ...(p < 0
        ? [
            {
              tag: 'integrate-inner',
              answer: answerTex(-p * (n + 1)),
              why: `The sign of $${p}$, the derivative of the bracket, was lost.`,
              earns: [1],
            },
          ]
        : []),
      {
        tag: 'constant-of-integration',
        answer: quotientTex(p * (n + 1)),
        why: 'The constant of integration was left out.',
        earns: [1],
      },
    ],
    policies: { answerOnly: 'full' },
  };
}

type DefiniteIntegral = {
  readonly coefficients: readonly [number, number, number];
  readonly lowerLimit: number;
  readonly upperLimit: number;
};

/** A definite integral of a quadratic. */
function writeDefinite({ coefficients, lowerLimit, upperLimit }: DefiniteIntegral): ItemDraft {
  const integrandTex = polynomialTex(coefficients);
  const primitive = integrate(coefficients);
  const primitiveTex = polynomialTex(primitive);
  const value = fractionTex(integrateExactly(coefficients, lowerLimit, upperLimit));
  const upper = fractionTex(evaluatePolynomial(primitive, upperLimit));
  const firstTwoTermsTex = termsTex([
    [primitive[0] ?? ratio(0), 'x^3'],
    [primitive[1] ?? ratio(0), 'x^2'],
  ]);
  return {
    stem: `Evaluate $\\int_{${lowerLimit}}^{${upperLimit}} (${integrandTex}) \\, dx$.`,
    answer: value,
    recomputedFrom: simpsonTex(coefficients, lowerLimit, upperLimit),
    bullets: [
      step('Integrate the powers of $x$', firstTwoTermsTex, {
        working: `$${firstTwoTermsTex} \\ldots$`,
        gaps: ['integrate-power'],
        impliedBy: [2],
      }),
      step('Complete the integration', primitiveTex, { gaps: ['integrate-power'], impliedBy: [3] }),
      step(
        'Substitute the limits',
        `${upper} - ${bracketedIfNegative(evaluatePolynomial(primitive, lowerLimit))}`,
        {
          working: `$\\left(${substitutedTex(primitive, upperLimit)}\\right) - \\left(${substitutedTex(primitive, lowerLimit)}\\right)$`,
          alsoAccepted: [
            `(${substitutedTex(primitive, upperLimit)}) - (${substitutedTex(primitive, lowerLimit)})`,
          ],
          gaps: ['integral-limits'],
          impliedBy: [4],
        },
      ),
      step('Evaluate the integral', value, { gaps: ['fraction-arithmetic'] }),
    ],
    mistakes: [
      {
        tag: 'integral-limits',
        answer: fractionTex(negate(integrateExactly(coefficients, lowerLimit, upperLimit))),
        why: 'The limits were used the wrong way round: upper limit first.',
        earns: [1, 2],
      },
      {
        tag: 'integral-lower-limit',
        answer: upper,
        why: 'The value at the lower limit was not taken away.',
        earns: [1, 2],
      },
      {
        tag: 'differentiates-instead',
        answer: String(differenceOfValues(coefficients, lowerLimit, upperLimit)),
        why: 'The expression was not integrated before the limits were used.',
      },
    ].filter(({ answer }) => answer !== value),
  };
}

/** The integrand at the upper limit minus its value at the lower one: a typical mistake. */
const differenceOfValues = (
  [a, b, c]: readonly [number, number, number],
  lowerLimit: number,
  upperLimit: number,
): number => {
  const evaluate = (x: number) => (a * x + b) * x + c;
  return evaluate(upperLimit) - evaluate(lowerLimit);
};
/** The primitive with a number in place of x, for the working. */
const substitutedTex = (primitive: ReturnType<typeof integrate>, x: number): string =>
  primitive
    .slice(0, 3)
    .map(
      (k, index) =>
        `${index === 0 ? fractionTex(k) : signedTex(k)} \\times ${bracketedIfNegative(x)}${['^3', '^2', ''][index]}`,
    )
    .filter((_tex, index) => primitive[index]?.n !== 0n)
    .join(' ');

export const integration = higherMathematicsModel({
  id: 'HM-19',
  title: 'Integration',
  outcomeId: 'MNU-H-15',
  calculator: 'either',
  marks: [2, 3, 4],
  choose: (random) => {
    const n = random.int(2, 4);
    const lowerLimit = random.int(-2, 2);
    const isRoot = random.chance(0.5);
    return {
      kind: random.pick(['powers', 'chain', 'definite', 'root', 'wave'] as const),
      powers: {
        a: (n + 1) * random.int(1, 4),
        n,
        b: isRoot ? 3 * random.int(-4, 4, [0]) : random.int(-9, 9, [0]),
        kind: isRoot ? ('root' as const) : ('over' as const),
        c: random.int(-9, 9, [0]),
      },
      chain: { p: random.int(-5, 6, [0, 1, -1]), q: random.int(-9, 9, [0]), n: random.int(3, 8) },
      definite: {
        coefficients: [random.int(1, 9), random.int(-8, 8, [0]), random.int(-9, 9, [0])] as const,
        lowerLimit,
        upperLimit: lowerLimit + random.int(1, 3),
      },
      root: {
        p: random.int(2, 6),
        q: random.int(-7, 16),
        u: random.int(1, 4),
        v: random.int(2, 6),
        isReciprocal: random.chance(0.5),
      },
      wave: {
        functionName: random.pick(['sin', 'cos'] as const),
        k: random.int(2, 12),
        b: random.int(2, 6),
        sixths: random.pick([1, 2, 3]),
      },
    };
  },
  accepts: ({ kind, chain, definite, root, wave }) => {
    if (kind === 'chain') return greatestCommonDivisor(chain.p, chain.q) === 1;
    if (kind === 'definite') return definite.lowerLimit !== 0 && definite.upperLimit !== 0;
    if (kind === 'wave') return wave.functionName === 'sin' ? wave.sixths !== 1 : true;
    if (kind !== 'root') return true;
    const { p, q, u, v } = root;
    return (
      u < v && (u * u - q) % p === 0 && (v * v - q) % p === 0 && q !== 0 && Math.abs((v * v - q) / p) <= 20
    );
  },
  write: ({ kind, powers, chain, definite, root, wave }) => {
    if (kind === 'powers') return writePowers(powers);
    if (kind === 'chain') return writeChain(chain);
    if (kind === 'definite') return writeDefinite(definite);
    return kind === 'root' ? writeRootIntegral(root) : writeTrigIntegral(wave);
  },
});
