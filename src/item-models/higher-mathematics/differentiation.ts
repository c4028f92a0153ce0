import { type ItemDraft, type MistakeDraft, step } from '../item-draft.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import { guardedTex, polynomialTex, powerTex, signedTex, termsTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { linearTex, lineTex, pointTex, throughTex } from './line-tex.ts';
import { writeTrigDerivative } from './trig-calculus.ts';

type Powers = {
  readonly a: number;
  readonly n: number;
  readonly b: number;
  readonly kind: 'over' | 'root';
  readonly m: number;
  readonly at: number;
};

/** The values of the two terms of a derivative at one point. */
type TermValues = { readonly first: number; readonly second: number };

const sumTex = (first: number, second: number): string =>
  fractionTex(ratio(Math.round(1000 * (first + second)), 1000));

/** f(x) = axⁿ + b/xᵐ or axⁿ + b√x, and its derivative at a point where both are whole. */
function writePowers(powers: Powers): ItemDraft {
  const { a, n, b, kind, m, at } = powers;
  const power = kind === 'over' ? ratio(-m) : ratio(1, 2);
  const given =
    kind === 'over'
      ? `\\frac{${Math.abs(b)}}{${powerTex('x', m)}}`
      : `${Math.abs(b) === 1 ? '' : Math.abs(b)}\\sqrt{x}`;
  const rule = `${termsTex([[a, powerTex('x', n)]])} ${b < 0 ? '-' : '+'} ${given}`;
  const prepared = termsTex([
    [a, powerTex('x', n)],
    [b, powerTex('x', power)],
  ]);
  const reduced = { n: power.n - power.d, d: power.d };
  const slope = ratio(b * Number(power.n), Number(power.d));
  const derivative = termsTex([
    [a * n, powerTex('x', n - 1)],
    [slope, powerTex('x', reduced)],
  ]);
  const exact: TermValues = {
    first: a * n * at ** (n - 1),
    second: (b * Number(power.n) * at ** (Number(reduced.n) / Number(reduced.d))) / Number(power.d),
  };
  const calculation = `${a} \\times ${n} \\times ${at}^{${n - 1}} ${signedTex(b)} \\times (${fractionTex(power)}) \\times ${at}^{${fractionTex(reduced)}}`;
  return {
    stem: `A function is defined by $f(x) = ${rule}$, where $x > 0$. Find the value of $f'(${at})$.`,
    answer: sumTex(exact.first, exact.second),
    check: calculation,
    bullets: [
      step('Write the function in differentiable form', prepared, {
        working: `$f(x) = ${prepared}$`,
        gaps: ['negative-index', 'root-as-power'],
        impliedBy: [3],
      }),
      step('Differentiate the first term', termsTex([[a * n, powerTex('x', n - 1)]]), {
        gaps: ['differentiate-power'],
        impliedBy: [4],
      }),
      step('Differentiate the second term', termsTex([[slope, powerTex('x', reduced)]]), {
        working: `$f'(x) = ${derivative}$`,
        gaps: ['differentiate-negative-power', 'root-as-power'],
        impliedBy: [4],
      }),
      step(`Evaluate $f'(${at})$`, sumTex(exact.first, exact.second), { gaps: ['substitute-value'] }),
    ],
    mistakes: listPowerMistakes(powers, exact),
  };
}

function listPowerMistakes({ a, n, b, kind, m, at }: Powers, exact: TermValues): MistakeDraft[] {
  return [
    {
      tag: kind === 'over' ? 'differentiate-negative-power' : 'root-as-power',
      answer: sumTex(exact.first, kind === 'over' ? (b * -m) / at ** (m - 1) : b * 0.5 * Math.sqrt(at)),
      why:
        kind === 'over'
          ? 'The power of the second term was made larger instead of smaller by one.'
          : 'The power $\\frac{1}{2}$ was not made smaller by one.',
      earns: [1, 2],
    },
    {
      tag: 'substitute-value',
      answer: sumTex(a * at ** n, kind === 'over' ? b / at ** m : b * Math.sqrt(at)),
      why: `This is $f(${at})$: the function has to be differentiated first.`,
    },
    {
      tag: 'differentiate-sign',
      answer: sumTex(exact.first, -exact.second),
      why: 'The sign of the second term of the derivative is wrong.',
      earns: [1, 2],
    },
  ];
}

type Chain = { readonly k: number; readonly p: number; readonly q: number; readonly n: number };

/** y = k(px + q)ⁿ. */
function writeChain({ k, p, q, n }: Chain): ItemDraft {
  const inner = linearTex(p, q);
  const result = (factor: number) => `${factor}${powerTex(inner, n - 1)}`;
  return {
    stem: `Differentiate $${k === 1 ? '' : k}${powerTex(inner, n)}$ with respect to $x$.`,
    answer: result(k * n * p),
    bullets: [
      step('Start to differentiate', result(k * n), {
        working: `$${k === 1 ? '' : `${k} \\times `}${n}${powerTex(inner, n - 1)} \\ldots$`,
        gaps: ['differentiate-power'],
      }),
      step('Complete the chain rule', result(k * n * p), {
        from: `b1 \\times ${guardedTex(p)}`,
        working: `$\\ldots \\times ${guardedTex(p)} = ${result(k * n * p)}$`,
        gaps: ['chain-factor'],
      }),
    ].map((bullet, index) => (index === 0 ? { ...bullet, impliedBy: [2] } : bullet)),
    mistakes: [
      {
        tag: 'chain-factor',
        answer: result(k * n),
        why: `The derivative of the bracket, $${p}$, was left out.`,
        earns: [1],
      },
      {
        tag: 'differentiate-power',
        answer: `${k * n * p}${powerTex(inner, n)}`,
        why: 'The power was not made smaller by one.',
      },
      {
        tag: 'chain-inner',
        answer: result(k * n * q),
        why: `The bracket differentiates to $${p}$, not to $${q}$.`,
        earns: [1],
      },
    ],
    policies: { answerOnly: 'full' },
  };
}

type Curve = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly at: number;
};

/** The tangent to a cubic or a parabola. */
function writeTangent({ a, b, c, d, at }: Curve): ItemDraft {
  const coefficients = [a, b, c, d];
  const rule = polynomialTex(coefficients);
  const f = (x: number) => ((a * x + b) * x + c) * x + d;
  const y = f(at);
  const slope = 3 * a * at * at + 2 * b * at + c;
  const derivative = polynomialTex([3 * a, 2 * b, c]);
  // Exact for polynomials up to the fourth degree.
  const check = `\\frac{8 \\times (${f(at + 1)} - ${guardedTex(f(at - 1))}) - (${f(at + 2)} - ${guardedTex(f(at - 2))})}{12}`;
  return {
    stem: `Find the equation of the tangent to the curve $y = ${rule}$ at the point where $x = ${at}$.`,
    answer: lineTex(ratio(slope), [at, y]),
    check: throughTex(check, [at, y]),
    bullets: [
      step('Find the $y$-coordinate', `y = ${y}`, { gaps: ['substitute-value'], impliedBy: [4] }),
      step('Differentiate', derivative, {
        working: `$\\frac{dy}{dx} = ${derivative}$`,
        gaps: ['differentiate-power'],
      }),
      step('Find the gradient', String(slope), {
        working: `$m = ${slope}$`,
        from: `\\left. b2 \\right|_{x = ${at}}`,
        gaps: ['tangent-gradient'],
        impliedBy: [4],
      }),
      step('Find the equation of the tangent', lineTex(ratio(slope), [at, y]), {
        from: `y - (b1) = b3(x - ${guardedTex(at)})`,
        gaps: ['line-equation'],
      }),
    ],
    mistakes: [
      {
        tag: 'tangent-gradient',
        answer: lineTex(ratio(y), [at, y]),
        why: 'The value of $y$ was used as the gradient.',
        earns: [1, 2],
      },
      {
        tag: 'tangent-point',
        answer: lineTex(ratio(slope), [at, slope]),
        why: `The gradient was used as the $y$-coordinate: the tangent passes through $${pointTex([at, y])}$.`,
        earns: [2, 3],
      },
      {
        tag: 'perp-gradient',
        answer: lineTex(ratio(-1, slope), [at, y]),
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
  draw: (random) => ({
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
      at: random.pick([2, 3, 4, 9]),
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
      at: random.int(-3, 4, [0]),
    },
    wave: {
      fn: random.pick(['sin', 'cos'] as const),
      k: random.int(2, 8),
      b: random.int(2, 6),
      sixths: random.pick([1, 2, 4, 5, 7, 8]),
    },
  }),
  accepts: ({ kind, powers, chain, curve }) => {
    if (kind === 'powers') return isFriendly(powers);
    if (kind === 'chain')
      return Math.abs(chain.k * chain.n * chain.p) <= 60 && greatestCommonDivisor(chain.p, chain.q) === 1;
    if (kind !== 'tangent') return true;
    const { a, b, c, d, at } = curve;
    const slope = 3 * a * at * at + 2 * b * at + c;
    const y = ((a * at + b) * at + c) * at + d;
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

/** The value of the derivative is a whole number or a quarter. */
function isFriendly({ n, b, kind, m, at, a }: Powers): boolean {
  const second = kind === 'over' ? (b * m) / at ** (m + 1) : b / (2 * Math.sqrt(at));
  return (
    Number.isInteger(second * 2) && (kind === 'over' || at === 4 || at === 9) && a * n * at ** (n - 1) <= 200
  );
}
