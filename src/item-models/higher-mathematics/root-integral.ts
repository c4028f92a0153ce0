/**
 * The learner evaluates a definite integral of √(px + q) or of its reciprocal. `integration.ts` uses these
 * questions.
 */

import { type ItemDraft, step } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { linearTex } from './line-tex.ts';

/** (px + q) is u² at the lower limit and v² at the upper one. */
type RootIntegrand = {
  readonly p: number;
  readonly q: number;
  readonly u: number;
  readonly v: number;
  readonly isReciprocal: boolean;
};

/** Writes the integral of (px + q)^{±1/2} between limits where the bracket is a square number. */
export function writeRootIntegral({ p, q, u, v, isReciprocal }: RootIntegrand): ItemDraft {
  const [lowerLimit, upperLimit] = [(u * u - q) / p, (v * v - q) / p];
  const bracket = linearTex(p, q);
  const power = isReciprocal ? '-\\frac{1}{2}' : '\\frac{1}{2}';
  const raisedPower = isReciprocal ? '\\frac{1}{2}' : '\\frac{3}{2}';
  const integralValue = (divisor: number, multiplier = 1) =>
    isReciprocal
      ? ratio(2 * multiplier * (v - u), divisor)
      : ratio(2 * multiplier * (v ** 3 - u ** 3), 3 * divisor);
  const factor = isReciprocal ? ratio(2) : ratio(2, 3);
  const firstStepTex = `${fractionTex(factor)}${bracket}^{${raisedPower}}`;
  const primitiveTex =
    `${fractionTex(isReciprocal ? ratio(2, p) : ratio(2, 3 * p))}${bracket}^{${raisedPower}}`.replace(
      /^1\(/,
      '(',
    );
  const answer = fractionTex(integralValue(p));
  const midpointTex = `\\left(\\frac{${u} + ${v}}{2}\\right)`;
  const checkTex = isReciprocal
    ? `\\frac{2}{${p}} \\times (${v} - ${u})`
    : `\\frac{${v} - ${u}}{6} \\times \\frac{2}{${p}} \\times (${u}^2 + 4${midpointTex}^2 + ${v}^2)`;
  return {
    stem: `Evaluate $\\int_{${lowerLimit}}^{${upperLimit}} ${isReciprocal ? `\\frac{1}{\\sqrt{${bracket.slice(1, -1)}}}` : `\\sqrt{${bracket.slice(1, -1)}}`} \\, dx$.`,
    answer,
    recomputedFrom: checkTex,
    bullets: [
      step('Write in integrable form', `${bracket}^{${power}}`, {
        gaps: ['root-as-power'],
        impliedBy: [2, 3],
      }),
      step('Start to integrate', firstStepTex, {
        working: `$${firstStepTex} \\ldots$`,
        gaps: ['integrate-fractional-power'],
        impliedBy: [3],
      }),
      step('Complete the integration', primitiveTex, {
        followThrough: `\\frac{b2}{${p}}`,
        gaps: ['integrate-inner'],
        impliedBy: [4],
      }),
      step('Evaluate the integral', answer, { gaps: ['integral-limits'] }),
    ],
    mistakes: [
      {
        tag: 'integrate-inner',
        answer: fractionTex(integralValue(1)),
        why: `The result was not divided by $${p}$, the derivative of the bracket.`,
        earns: [1, 2, 4],
      },
      {
        tag: 'integrate-chain',
        answer: fractionTex(integralValue(p, p * p)),
        why: `The result was multiplied by $${p}$ instead of divided.`,
        earns: [1, 2, 4],
      },
    ],
  };
}
