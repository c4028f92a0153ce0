// National 5 Mathematics: evaluate a function, and find the argument for a given value.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import type { ItemDraft } from '../item-draft.ts';
import { step } from '../item-draft.ts';
import { bracketedIfNegative, polynomialTex, signedTex, termsTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

/** A quadratic function with coefficients `a`, `b`, `c`, and the argument `-k`. */
type Parts = {
  readonly name: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly k: number;
};

export const functionNotation = nat5MathematicsModel({
  id: 'N5M-24',
  title: 'Function notation',
  outcomeId: 'MNU-5-08',
  calculator: 'either',
  marks: [2],
  choose: (random) => ({
    name: random.pick(['f', 'g', 'h']),
    a: random.int(1, 5),
    b: random.int(-7, 7, [0]),
    c: random.int(-9, 9, [0]),
    k: random.int(2, 6),
    isSolving: random.chance(0.45),
  }),
  accepts: ({ a, b, c, k, isSolving }) =>
    !isSolving || (Math.abs(b) > 1 && 2 * c + b * (a % 2 === 0 ? k : -k) !== 0),
  write: ({ isSolving, ...parts }) => (isSolving ? writeSolving(parts) : writeEvaluating(parts)),
});

function writeEvaluating({ name, a, b, c, k }: Parts): ItemDraft {
  const value = a * k * k - b * k + c;
  const coefficient = a === 1 ? '' : String(a);
  const middle = b === 1 || b === -1 ? (b < 0 ? '- ' : '+ ') : signedTex(b);
  const substituted = `${coefficient}(-${k})^2 ${middle}(-${k}) ${signedTex(c)}`;
  return {
    stem: `A function is defined by $${name}(x) = ${polynomialTex([a, b, c])}$. Evaluate $${name}(-${k})$.`,
    answer: String(value),
    recomputedFrom: substituted,
    bullets: [
      step('Substitute into the function', substituted, {
        working: `$${name}(-${k}) = ${substituted}$`,
        gaps: ['negative-squared'],
      }),
      step('Evaluate', String(value), {
        followThrough: 'b1',
        gaps: ['negative-squared', 'negative-arithmetic'],
      }),
    ],
    mistakes: [
      {
        tag: 'negative-squared',
        answer: String(-a * k * k - b * k + c),
        why: `$(-${k})^2$ was taken as $-${k * k}$.`,
        earns: [1],
      },
      {
        tag: 'negative-arithmetic',
        answer: String(a * k * k + b * k + c),
        why: `The term in $x$ was worked out with $${k}$ instead of $-${k}$.`,
      },
    ],
  };
}

function writeSolving({ name, a, b, c, k }: Parts): ItemDraft {
  const t = a % 2 === 0 ? k : -k;
  const d = c * 2 + b * t;
  const rule = termsTex([
    [2 * c, ''],
    [b, 'x'],
  ]);
  const equation = rule.replace('x', 't');
  return {
    stem: `A function is defined by $${name}(x) = ${rule}$. Given that $${name}(t) = ${d}$, find the value of $t$.`,
    answer: `t = ${t}`,
    recomputedFrom: `${equation} = ${d}`,
    bullets: [
      step('Make an equation', `${equation} = ${d}`, { gaps: ['function-solve-vs-evaluate'] }),
      step('Solve it', `t = ${t}`, { followThrough: 'b1', form: 'simplest', gaps: ['rearrange-sign'] }),
    ],
    mistakes: [
      {
        tag: 'function-solve-vs-evaluate',
        answer: `t = ${2 * c + b * d}`,
        why: `$${name}(${bracketedIfNegative(d).replace(/[()]/g, '')})$ was worked out instead of solving $${name}(t) = ${d}$.`,
      },
      {
        tag: 'rearrange-sign',
        answer: `t = ${-t}`,
        why: 'A sign was lost when the equation was rearranged.',
        earns: [1],
      },
    ],
  };
}
