import type { Rational } from '../../maths/exact/rational.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { piTex } from '../write/radians.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { surdTex } from '../write/surd.ts';

/** k sin bx or k cos bx at a point where bx is a multiple of π/6. */
type TrigCurve = {
  readonly fn: 'sin' | 'cos';
  readonly k: number;
  readonly b: number;
  readonly sixths: number;
};

/** f(x) = k sin bx at a multiple of π/6 of the inner angle. */
export function writeTrigDerivative({ fn, k, b, sixths }: TrigCurve): ItemDraft {
  const at = piTex(sixths, 6 * b);
  const derived = fn === 'sin' ? 'cos' : 'sin';
  const factor = fn === 'sin' ? k * b : -k * b;
  const value = (times: number, name: 'sin' | 'cos') => exactValue(times, name, sixths);
  return {
    stem: `A function is defined by $f(x) = ${k}\\${fn} ${b}x$. Find the exact value of $f'\\left(${at}\\right)$.`,
    answer: value(factor, derived),
    check: `${factor} \\times \\${derived}(${b} \\times ${at})`,
    bullets: [
      step('Start to differentiate', `${fn === 'sin' ? k : -k}\\${derived} ${b}x`, {
        working: `$${fn === 'sin' ? k : -k}\\${derived} ${b}x \\ldots$`,
        gaps: ['differentiate-trig'],
        impliedBy: [2],
      }),
      step('Complete the derivative', `${factor}\\${derived} ${b}x`, {
        from: `${b} \\times b1`,
        working: `$f'(x) = ${factor}\\${derived} ${b}x$`,
        gaps: ['chain-factor'],
        impliedBy: [3],
      }),
      step('Evaluate', value(factor, derived), { gaps: ['exact-values'] }),
    ],
    mistakes: [
      {
        tag: 'chain-factor',
        answer: value(factor / b, derived),
        why: `The derivative of $${b}x$, which is $${b}$, was left out.`,
        earns: [1, 3],
      },
      {
        tag: 'differentiate-trig',
        answer: value(-factor, derived),
        why:
          fn === 'cos'
            ? 'The derivative of $\\cos x$ is $-\\sin x$.'
            : 'The derivative of $\\sin x$ is $\\cos x$, without a change of sign.',
        earns: [2, 3],
      },
      {
        tag: 'exact-values',
        answer: value(factor, fn),
        why: `The derivative of $\\${fn}$ is a multiple of $\\${derived}$.`,
      },
    ],
  };
}

/** ∫ from 0 of k sin bx or k cos bx, with an exact value. */
export function writeTrigIntegral({ fn, k, b, sixths }: TrigCurve): ItemDraft {
  const to = piTex(sixths, 6 * b);
  const [whole, sign] = fn === 'cos' ? (['sin', 1] as const) : (['cos', -1] as const);
  const size = ratio(k, b);
  const coefficient = (r: typeof size) => (r.d === 1n ? (r.n === 1n ? '' : r.n.toString()) : fractionTex(r));
  const primitive = (r: typeof size, s: number) => `${s < 0 ? '-' : ''}${coefficient(r)}\\${whole} ${b}x`;
  const exact = (r: typeof size) =>
    `${fractionTex(multiplyBy(r, sign))} \\times (\\${whole}(${b} \\times ${to}) - \\${whole}(0))`;
  return {
    stem: `Find the exact value of $\\int_{0}^{${to}} ${k}\\${fn} ${b}x \\, dx$.`,
    answer: exactWave(fn, size, sixths),
    check: exact(size),
    bullets: [
      step('Start to integrate', primitive(ratio(k), sign), {
        working: `$${primitive(ratio(k), sign)} \\ldots$`,
        gaps: ['integrate-trig'],
        impliedBy: [2],
      }),
      step('Complete the integration', primitive(size, sign), {
        from: `\\frac{b1}{${b}}`,
        gaps: ['integrate-inner'],
        impliedBy: [3],
      }),
      step('Evaluate the integral', exactWave(fn, size, sixths), {
        gaps: ['exact-values', 'integral-limits'],
      }),
    ],
    mistakes: [
      {
        tag: 'integrate-inner',
        answer: exactWave(fn, ratio(k), sixths),
        why: `The result was not divided by $${b}$.`,
        earns: [1, 3],
      },
      {
        tag: 'integrate-chain',
        answer: exactWave(fn, ratio(k * b), sixths),
        why: `The result was multiplied by $${b}$ instead of divided: that is differentiation.`,
        earns: [1, 3],
      },
      {
        tag: 'integrate-trig',
        answer: exactWave(fn, ratio(-k, b), sixths),
        why: `The integral of $\\${fn} x$ is $${fn === 'cos' ? '' : '-'}\\${whole} x$.`,
        earns: [2, 3],
      },
    ],
  };
}

const multiplyBy = ({ n, d }: Rational, k: number) => ratio(Number(n) * k, Number(d));

/** A multiple of sin or cos of a number of sixths of π, exactly. */
function exactValue(times: number, name: 'sin' | 'cos', sixths: number): string {
  const doubled = Math.round(2 * 1000 * Math[name]((sixths * Math.PI) / 6)) / 1000;
  const isRoot = Math.abs(Math.abs(doubled) - 1.732) < 0.001;
  return isRoot
    ? surdTex(ratio(Math.sign(doubled) * times, 2), 3)
    : fractionTex(ratio(Math.round(doubled) * times, 2));
}

/** r(1 − cos θ) or r sin θ at a number of sixths of π. */
function exactWave(fn: 'sin' | 'cos', r: Rational, sixths: number): string {
  const doubled = Math.round(2 * 1000 * Math[fn === 'cos' ? 'sin' : 'cos']((sixths * Math.PI) / 6)) / 1000;
  const isRoot = Math.abs(Math.abs(doubled) - 1.732) < 0.001;
  if (fn === 'cos') {
    return isRoot
      ? surdTex(ratio(Number(r.n) * Math.sign(doubled), Number(r.d) * 2), 3)
      : fractionTex(ratio(Number(r.n) * Math.round(doubled), Number(r.d) * 2));
  }
  return fractionTex(ratio(Number(r.n) * (2 - Math.round(doubled)), Number(r.d) * 2));
}
