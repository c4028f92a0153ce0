import { type ItemDraft, step } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { linearTex } from './line-tex.ts';

type Root = {
  readonly p: number;
  readonly q: number;
  readonly u: number;
  readonly v: number;
  readonly isBelow: boolean;
};

/** ∫(px + q)^{±1/2} dx between limits where the bracket is a square. */
export function writeRootIntegral({ p, q, u, v, isBelow }: Root): ItemDraft {
  const [from, to] = [(u * u - q) / p, (v * v - q) / p];
  const inner = linearTex(p, q);
  const half = isBelow ? '-\\frac{1}{2}' : '\\frac{1}{2}';
  const raised = isBelow ? '\\frac{1}{2}' : '\\frac{3}{2}';
  const times = (k: number, by = 1) =>
    isBelow ? ratio(2 * by * (v - u), k) : ratio(2 * by * (v ** 3 - u ** 3), 3 * k);
  const factor = isBelow ? ratio(2) : ratio(2, 3);
  const start = `${fractionTex(factor)}${inner}^{${raised}}`;
  const complete = `${fractionTex(isBelow ? ratio(2, p) : ratio(2, 3 * p))}${inner}^{${raised}}`.replace(
    /^1\(/,
    '(',
  );
  const answer = fractionTex(times(p));
  const middle = `\\left(\\frac{${u} + ${v}}{2}\\right)`;
  const area = isBelow
    ? `\\frac{2}{${p}} \\times (${v} - ${u})`
    : `\\frac{${v} - ${u}}{6} \\times \\frac{2}{${p}} \\times (${u}^2 + 4${middle}^2 + ${v}^2)`;
  return {
    stem: `Evaluate $\\int_{${from}}^{${to}} ${isBelow ? `\\frac{1}{\\sqrt{${inner.slice(1, -1)}}}` : `\\sqrt{${inner.slice(1, -1)}}`} \\, dx$.`,
    answer,
    check: area,
    bullets: [
      step('Write in integrable form', `${inner}^{${half}}`, { gaps: ['root-as-power'], impliedBy: [2, 3] }),
      step('Start to integrate', start, {
        working: `$${start} \\ldots$`,
        gaps: ['integrate-fractional-power'],
        impliedBy: [3],
      }),
      step('Complete the integration', complete, {
        from: `\\frac{b2}{${p}}`,
        gaps: ['integrate-inner'],
        impliedBy: [4],
      }),
      step('Evaluate the integral', answer, { gaps: ['integral-limits'] }),
    ],
    mistakes: [
      {
        tag: 'integrate-inner',
        answer: fractionTex(times(1)),
        why: `The result was not divided by $${p}$, the derivative of the bracket.`,
        earns: [1, 2, 4],
      },
      {
        tag: 'integrate-chain',
        answer: fractionTex(times(p, p * p)),
        why: `The result was multiplied by $${p}$ instead of divided.`,
        earns: [1, 2, 4],
      },
    ],
  };
}
