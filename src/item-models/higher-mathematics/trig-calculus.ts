/**
 * The learner differentiates or integrates k sin bx or k cos bx, with exact values. `differentiation.ts`
 * and `integration.ts` use these questions.
 */

import type { Rational } from '../../maths/exact/rational.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { piTex } from '../write/radians.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { surdTex } from '../write/surd.ts';

/** k sin bx or k cos bx at the point where bx is `sixths` × π/6. */
type TrigCurve = {
  readonly functionName: 'sin' | 'cos';
  readonly k: number;
  readonly b: number;
  readonly sixths: number;
};

/** The learner finds the derivative of k sin bx or k cos bx at a point. */
export function writeTrigDerivative({ functionName, k, b, sixths }: TrigCurve): ItemDraft {
  const pointTex = piTex(sixths, 6 * b);
  const derivativeName = functionName === 'sin' ? 'cos' : 'sin';
  const factor = functionName === 'sin' ? k * b : -k * b;
  const valueTex = (multiplier: number, trigName: 'sin' | 'cos') => exactValue(multiplier, trigName, sixths);
  return {
    stem: `A function is defined by $f(x) = ${k}\\${functionName} ${b}x$. Find the exact value of $f'\\left(${pointTex}\\right)$.`,
    answer: valueTex(factor, derivativeName),
    recomputedFrom: `${factor} \\times \\${derivativeName}(${b} \\times ${pointTex})`,
    bullets: [
      step('Start to differentiate', `${functionName === 'sin' ? k : -k}\\${derivativeName} ${b}x`, {
        working: `$${functionName === 'sin' ? k : -k}\\${derivativeName} ${b}x \\ldots$`,
        gaps: ['differentiate-trig'],
        impliedBy: [2],
      }),
      step('Complete the derivative', `${factor}\\${derivativeName} ${b}x`, {
        followThrough: `${b} \\times b1`,
        working: `$f'(x) = ${factor}\\${derivativeName} ${b}x$`,
        gaps: ['chain-factor'],
        impliedBy: [3],
      }),
      step('Evaluate', valueTex(factor, derivativeName), { gaps: ['exact-values'] }),
    ],
    mistakes: [
      {
        tag: 'chain-factor',
        answer: valueTex(factor / b, derivativeName),
        why: `The derivative of $${b}x$, which is $${b}$, was left out.`,
        earns: [1, 3],
      },
      {
        tag: 'differentiate-trig',
        answer: valueTex(-factor, derivativeName),
        why:
          functionName === 'cos'
            ? 'The derivative of $\\cos x$ is $-\\sin x$.'
            : 'The derivative of $\\sin x$ is $\\cos x$, without a change of sign.',
        earns: [2, 3],
      },
      {
        tag: 'exact-values',
        answer: valueTex(factor, functionName),
        why: `The derivative of $\\${functionName}$ is a multiple of $\\${derivativeName}$.`,
      },
    ],
  };
}

/** ∫ from 0 of k sin bx or k cos bx, with an exact value. */
export function writeTrigIntegral({ functionName, k, b, sixths }: TrigCurve): ItemDraft {
  const upperLimitTex = piTex(sixths, 6 * b);
  const [primitiveName, sign] = functionName === 'cos' ? (['sin', 1] as const) : (['cos', -1] as const);
  const coefficient = ratio(k, b);
  const coefficientTex = (r: typeof coefficient) =>
    r.d === 1n ? (r.n === 1n ? '' : r.n.toString()) : fractionTex(r);
  const primitiveTex = (r: typeof coefficient, s: number) =>
    `${s < 0 ? '-' : ''}${coefficientTex(r)}\\${primitiveName} ${b}x`;
  const checkTex = (r: typeof coefficient) =>
    `${fractionTex(multiplyBy(r, sign))} \\times (\\${primitiveName}(${b} \\times ${upperLimitTex}) - \\${primitiveName}(0))`;
  return {
    stem: `Find the exact value of $\\int_{0}^{${upperLimitTex}} ${k}\\${functionName} ${b}x \\, dx$.`,
    answer: exactWave(functionName, coefficient, sixths),
    recomputedFrom: checkTex(coefficient),
    bullets: [
      step('Start to integrate', primitiveTex(ratio(k), sign), {
        working: `$${primitiveTex(ratio(k), sign)} \\ldots$`,
        gaps: ['integrate-trig'],
        impliedBy: [2],
      }),
      step('Complete the integration', primitiveTex(coefficient, sign), {
        followThrough: `\\frac{b1}{${b}}`,
        gaps: ['integrate-inner'],
        impliedBy: [3],
      }),
      step('Evaluate the integral', exactWave(functionName, coefficient, sixths), {
        gaps: ['exact-values', 'integral-limits'],
      }),
    ],
    mistakes: [
      {
        tag: 'integrate-inner',
        answer: exactWave(functionName, ratio(k), sixths),
        why: `The result was not divided by $${b}$.`,
        earns: [1, 3],
      },
      {
        tag: 'integrate-chain',
        answer: exactWave(functionName, ratio(k * b), sixths),
        why: `The result was multiplied by $${b}$ instead of divided: that is differentiation.`,
        earns: [1, 3],
      },
      {
        tag: 'integrate-trig',
        answer: exactWave(functionName, ratio(-k, b), sixths),
        why: `The integral of $\\${functionName} x$ is $${functionName === 'cos' ? '' : '-'}\\${primitiveName} x$.`,
        earns: [2, 3],
      },
    ],
  };
}

const multiplyBy = ({ n, d }: Rational, k: number) => ratio(Number(n) * k, Number(d));

/**
 * Returns a multiple of sin or cos of a number of sixths of π, exactly. Twice the sine or cosine is 0, ±1,
 * ±√3 or ±2.
 */
function exactValue(multiplier: number, trigName: 'sin' | 'cos', sixths: number): string {
  const doubledValue = Math.round(2 * 1000 * Math[trigName]((sixths * Math.PI) / 6)) / 1000;
  const isRootOfThree = Math.abs(Math.abs(doubledValue) - 1.732) < 0.001;
  return isRootOfThree
    ? surdTex(ratio(Math.sign(doubledValue) * multiplier, 2), 3)
    : fractionTex(ratio(Math.round(doubledValue) * multiplier, 2));
}

/** Returns r(1 - cos θ) or r sin θ at a number of sixths of π, exactly. */
function exactWave(functionName: 'sin' | 'cos', r: Rational, sixths: number): string {
  const doubledValue =
    Math.round(2 * 1000 * Math[functionName === 'cos' ? 'sin' : 'cos']((sixths * Math.PI) / 6)) / 1000;
  const isRootOfThree = Math.abs(Math.abs(doubledValue) - 1.732) < 0.001;
  if (functionName === 'cos') {
    return isRootOfThree
      ? surdTex(ratio(Number(r.n) * Math.sign(doubledValue), Number(r.d) * 2), 3)
      : fractionTex(ratio(Number(r.n) * Math.round(doubledValue), Number(r.d) * 2));
  }
  return fractionTex(ratio(Number(r.n) * (2 - Math.round(doubledValue)), Number(r.d) * 2));
}
