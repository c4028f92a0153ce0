import { negate, type Rational } from '../../maths/exact/rational.ts';
import { type ItemDraft, type MistakeDraft, step } from '../item-draft.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import { guardedTex, polynomialTex, powerTex, signedTex, termsTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { linearTex } from './line-tex.ts';
import { integrate, integrateExactly, polynomialValue, simpsonTex } from './polynomial-calculus.ts';
import { writeRootIntegral } from './root-integral.ts';
import { writeTrigIntegral } from './trig-calculus.ts';

type Powers = {
  readonly a: number;
  readonly n: number;
  readonly b: number;
  readonly kind: 'over' | 'root';
  readonly c: number;
};

const powerOf = ({ kind }: Powers): Rational => (kind === 'over' ? ratio(-2) : ratio(1, 2));

/** ∫(axⁿ + b/x² + c) dx or with b√x, where every coefficient of the result is simple. */
function writePowers(powers: Powers): ItemDraft {
  const { a, n, b, kind, c } = powers;
  const power = powerOf(powers);
  const raised = { n: power.n + power.d, d: power.d };
  const size = Math.abs(b) === 1 && kind === 'root' ? '' : String(Math.abs(b));
  const given = kind === 'over' ? `\\frac{${size}}{x^2}` : `${size}\\sqrt{x}`;
  const asked = `${termsTex([[a, powerTex('x', n)]])} ${b < 0 ? '-' : '+'} ${given} ${signedTex(c)}`;
  const prepared = termsTex([
    [a, powerTex('x', n)],
    [b, powerTex('x', power)],
    [c, ''],
  ]);
  const [first, second] = [ratio(a, n + 1), kind === 'over' ? ratio(-b) : ratio(2 * b, 3)];
  const firstTex = termsTex([[first, powerTex('x', n + 1)]]);
  const secondTex = termsTex([[second, powerTex('x', raised)]]);
  const sum = (one: typeof first, two: typeof first) =>
    `${termsTex([
      [one, powerTex('x', n + 1)],
      [two, powerTex('x', raised)],
      [c, 'x'],
    ])} + c`;
  const answer = sum(first, second);
  return {
    stem: `Find $\\int \\left(${asked}\\right) dx$, where $x > 0$.`,
    answer,
    check: `\\frac{${a}x^{${n + 1}}}{${n} + 1} + \\frac{(${b})x^{${fractionTex(raised)}}}{${fractionTex(power)} + 1} ${signedTex(c)}x + c`,
    bullets: [
      step('Write in integrable form', prepared, {
        gaps: ['negative-index', 'root-as-power'],
        impliedBy: [3],
      }),
      step('Integrate the first term', firstTex, { gaps: ['integrate-power'], impliedBy: [4] }),
      step('Integrate the second term', secondTex, {
        ...(kind === 'over' ? { or: [`${second.n < 0n ? '-' : ''}\\frac{${Math.abs(b)}}{x}`] } : {}),
        gaps: ['integrate-fractional-power'],
        impliedBy: [4],
      }),
      step('Complete the integration, with the constant', answer, { gaps: ['constant-of-integration'] }),
    ],
    mistakes: listPowerMistakes(powers, answer, sum(ratio(a), ratio(b))),
    policies: { answerOnly: 'full' },
  };
}

function listPowerMistakes(powers: Powers, answer: string, undivided: string): MistakeDraft[] {
  const { a, n, b } = powers;
  const power = powerOf(powers);
  const lowered = { n: power.n - power.d, d: power.d };
  return [
    {
      tag: 'constant-of-integration',
      answer: answer.replace(' + c', ''),
      why: 'The constant of integration was left out.',
      earns: [1, 2, 3],
    },
    {
      tag: 'integrate-divide',
      answer: undivided,
      why: 'The terms were not divided by their new powers.',
      earns: [1],
    },
    {
      tag: 'differentiates-instead',
      answer: `${termsTex([
        [a * n, powerTex('x', n - 1)],
        [ratio(b * Number(power.n), Number(power.d)), powerTex('x', lowered)],
      ])} + c`,
      why: 'The expression was differentiated instead of integrated.',
      earns: [1],
    },
  ];
}

type Chain = { readonly p: number; readonly q: number; readonly n: number };

/** ∫(px + q)ⁿ dx. */
function writeChain({ p, q, n }: Chain): ItemDraft {
  const inner = linearTex(p, q);
  const over = (bottom: number) =>
    `${bottom < 0 ? '-' : ''}\\frac{${powerTex(inner, n + 1)}}{${Math.abs(bottom)}}`;
  const answer = (bottom: number) => `${over(bottom)} + c`;
  return {
    stem: `Find $\\int ${powerTex(inner, n)} \\, dx$.`,
    answer: answer(p * (n + 1)),
    bullets: [
      step('Start to integrate', over(n + 1), {
        working: `$${over(n + 1)} \\ldots$`,
        gaps: ['integrate-power'],
      }),
      step('Complete the integration, with the constant', answer(p * (n + 1)), {
        from: `\\frac{b1}{${p}} + c`,
        working: `$\\ldots \\times ${p < 0 ? `\\left(-\\frac{1}{${-p}}\\right)` : `\\frac{1}{${p}}`} + c = ${answer(p * (n + 1))}$`,
        gaps: ['integrate-inner', 'constant-of-integration'],
      }),
    ].map((bullet, index) => (index === 0 ? { ...bullet, impliedBy: [2] } : bullet)),
    mistakes: [
      {
        tag: 'integrate-inner',
        answer: answer(n + 1),
        why: `The result was not divided by $${p}$, the derivative of the bracket.`,
        earns: [1],
      },
      {
        tag: 'constant-of-integration',
        answer: over(p * (n + 1)),
        why: 'The constant of integration was left out.',
        earns: [1],
      },
    ],
    policies: { answerOnly: 'full' },
  };
}

type Definite = {
  readonly coefficients: readonly [number, number, number];
  readonly from: number;
  readonly to: number;
};

/** A definite integral of a quadratic. */
function writeDefinite({ coefficients, from, to }: Definite): ItemDraft {
  const rule = polynomialTex(coefficients);
  const whole = integrate(coefficients);
  const primitive = polynomialTex(whole);
  const value = fractionTex(integrateExactly(coefficients, from, to));
  const upper = fractionTex(polynomialValue(whole, to));
  const terms = termsTex([
    [whole[0] ?? ratio(0), 'x^3'],
    [whole[1] ?? ratio(0), 'x^2'],
  ]);
  return {
    stem: `Evaluate $\\int_{${from}}^{${to}} (${rule}) \\, dx$.`,
    answer: value,
    check: simpsonTex(coefficients, from, to),
    bullets: [
      step('Integrate the powers of $x$', terms, {
        working: `$${terms} \\ldots$`,
        gaps: ['integrate-power'],
        impliedBy: [2],
      }),
      step('Complete the integration', primitive, { gaps: ['integrate-power'], impliedBy: [3] }),
      step('Substitute the limits', `${upper} - ${guardedTex(polynomialValue(whole, from))}`, {
        working: `$\\left(${substituted(whole, to)}\\right) - \\left(${substituted(whole, from)}\\right)$`,
        or: [`(${substituted(whole, to)}) - (${substituted(whole, from)})`],
        gaps: ['integral-limits'],
        impliedBy: [4],
      }),
      step('Evaluate the integral', value, { gaps: ['fraction-arithmetic'] }),
    ],
    mistakes: [
      {
        tag: 'integral-limits',
        answer: fractionTex(negate(integrateExactly(coefficients, from, to))),
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
        answer: String(rise(coefficients, from, to)),
        why: 'The expression was not integrated before the limits were used.',
      },
    ].filter(({ answer }) => answer !== value),
  };
}

const rise = ([a, b, c]: readonly [number, number, number], from: number, to: number): number => {
  const at = (x: number) => (a * x + b) * x + c;
  return at(to) - at(from);
};
const substituted = (whole: ReturnType<typeof integrate>, x: number): string =>
  whole
    .slice(0, 3)
    .map(
      (k, index) =>
        `${index === 0 ? fractionTex(k) : signedTex(k)} \\times ${guardedTex(x)}${['^3', '^2', ''][index]}`,
    )
    .filter((_tex, index) => whole[index]?.n !== 0n)
    .join(' ');

export const integration = higherMathematicsModel({
  id: 'HM-19',
  title: 'Integration',
  outcomeId: 'MNU-H-15',
  calculator: 'either',
  marks: [2, 3, 4],
  draw: (random) => {
    const n = random.int(2, 4);
    const from = random.int(-2, 2);
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
        from,
        to: from + random.int(1, 3),
      },
      root: {
        p: random.int(2, 6),
        q: random.int(-7, 16),
        u: random.int(1, 4),
        v: random.int(2, 6),
        isBelow: random.chance(0.5),
      },
      wave: {
        fn: random.pick(['sin', 'cos'] as const),
        k: random.int(2, 12),
        b: random.int(2, 6),
        sixths: random.pick([1, 2, 3]),
      },
    };
  },
  accepts: ({ kind, chain, definite, root, wave }) => {
    if (kind === 'chain') return greatestCommonDivisor(chain.p, chain.q) === 1;
    if (kind === 'definite') return definite.from !== 0 && definite.to !== 0;
    if (kind === 'wave') return wave.fn === 'sin' ? wave.sixths !== 1 : true;
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
