/**
 * The learner finds a composite function, an inverse function, or the values for which a composite
 * function is undefined.
 */

import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { bracketTex, polynomialTex, signedTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';

/** The numbers a, p, q and r; each kind of question uses them in its own formula. */
type FunctionNumbers = { readonly a: number; readonly p: number; readonly q: number; readonly r: number };

/** f(x) = ax² + p composed with g(x) = qx + r. */
function writeComposite({ a, p, q, r }: FunctionNumbers): ItemDraft {
  const [f, g] = [polynomialTex([a, 0, p]), polynomialTex([q, r])];
  const substitutedTex = `${a === 1 ? '' : a}(${g})^2 ${signedTex(p)}`;
  const answer = polynomialTex([a * q * q, 2 * a * q * r, a * r * r + p]);
  return {
    stem: `Functions $f$ and $g$ are defined on $\\mathbb{R}$, the set of real numbers, by $f(x) = ${f}$ and $g(x) = ${g}$. Find an expression for $f(g(x))$. Give your answer in its simplest form.`,
    answer,
    recomputedFrom: substitutedTex,
    bullets: [
      strategy('Substitute $g(x)$ into $f$', substitutedTex, {
        working: `$f(${g}) = ${substitutedTex}$`,
        gaps: ['composite-order'],
      }),
      step('Expand and simplify', answer, {
        followThrough: 'b1',
        form: 'expanded',
        gaps: ['square-of-bracket', 'collect-like-terms'],
      }),
    ],
    mistakes: [
      {
        tag: 'composite-order',
        answer: polynomialTex([q * a, 0, q * p + r]),
        why: 'This is $g(f(x))$: the functions were used in the wrong order.',
      },
      {
        tag: 'square-of-bracket',
        answer: polynomialTex([a * q * q, 0, a * r * r + p]),
        why: 'The bracket was squared term by term.',
        earns: [1],
      },
      {
        tag: 'composite-as-product',
        answer: polynomialTex([a * q, a * r, p * q, p * r]),
        why: 'The functions were multiplied instead of one being put into the other.',
      },
    ],
  };
}

/** The inverse of f(x) = (qx + p)/(a + 1). */
function writeInverse({ a, p, q }: FunctionNumbers): ItemDraft {
  const r = a + 1;
  const f = `\\frac{${polynomialTex([q, p])}}{${r}}`;
  const [numerator, wrongNumerator] = [polynomialTex([r, -p]), polynomialTex([r, p])];
  const answer = `\\frac{${numerator}}{${q}}`;
  return {
    stem: `A function $f$ is defined on $\\mathbb{R}$, the set of real numbers, by $f(x) = ${f}$. Find the inverse function, $f^{-1}(x)$.`,
    answer,
    recomputedFrom: `y = \\frac{${r}x ${signedTex(-p)}}{${q}}`,
    bullets: [
      step('Multiply up from $y = f(x)$', `${r}y = ${polynomialTex([q, p])}`, {
        gaps: ['inverse-order'],
        impliedBy: [2, 3],
      }),
      step('Make $x$ the subject', `x = \\frac{${polynomialTex([r, -p], 'y')}}{${q}}`, {
        gaps: ['rearrange-sign'],
        impliedBy: [3],
      }),
      step('State the inverse function', answer, {
        working: `$f^{-1}(x) = ${answer}$`,
        gaps: ['inverse-function'],
      }),
    ],
    mistakes: [
      {
        tag: 'inverse-as-reciprocal',
        answer: `\\frac{${r}}{${polynomialTex([q, p])}}`,
        why: '$f^{-1}(x)$ is the inverse function, not one divided by $f(x)$.',
      },
      {
        tag: 'rearrange-sign',
        answer: `\\frac{${wrongNumerator}}{${q}}`,
        why: 'The sign of the number was not changed when it was moved.',
        earns: [1, 3],
      },
      {
        tag: 'inverse-order',
        answer: polynomialTex([ratio(r, q), -p]),
        why: 'Only a part of the right-hand side was divided.',
        earns: [1, 3],
      },
    ],
  };
}

/** f(x) = (a + 1)/(x² - p²) composed with g(x) = x + r, which is undefined where x + r is ±p. */
function writeDomain({ a, p, q, r }: FunctionNumbers): ItemDraft {
  const n = Math.abs(p);
  const k = a + 1;
  const denominator = `(x ${signedTex(r)})^2 - ${n * n}`;
  const composite = `\\frac{${k}}{${denominator}}`;
  const rootsTex = (shift: number) => `x = ${n + shift} \\text{ or } x = ${-n + shift}`;
  return {
    stem: `Functions $f$ and $g$ are defined on suitable domains by $f(x) = \\frac{${k}}{x^2 - ${n * n}}$ and $g(x) = ${bracketTex([1, r]).slice(1, -1)}$.`,
    parts: [
      { text: 'Find an expression for $f(g(x))$.', answer: composite, bulletCount: 1 },
      {
        text: 'Find the values of $x$ for which $f(g(x))$ is not defined.',
        answer: rootsTex(-r),
        bulletCount: 2,
      },
    ],
    answer: rootsTex(-r),
    recomputedFrom: `${denominator} = 0`,
    bullets: [
      strategy('Substitute $g(x)$ into $f$', composite, {
        gaps: ['composite-order'],
        working: `$f(g(x)) = ${composite}$`,
      }),
      strategy('Set the denominator equal to zero', `${denominator} = 0`, {
        followThrough: '\\frac{1}{b1} = 0',
        gaps: ['function-domain'],
        impliedBy: [3],
      }),
      step('Find both values', rootsTex(-r), { followThrough: 'b2', gaps: ['lost-root', 'root-sign'] }),
    ],
    mistakes: [
      {
        tag: 'root-sign',
        answer: rootsTex(r),
        why: 'The number in the bracket was moved without changing its sign.',
        earns: [1, 2],
      },
      {
        tag: 'lost-root',
        answer: `x = ${n - r}`,
        why: 'Only the positive square root was taken.',
        earns: [1, 2],
      },
      {
        tag: 'function-domain',
        answer: rootsTex(0),
        why: 'These are the values for which $f(x)$ is not defined.',
        earns: [1],
      },
    ].filter(({ answer }) => q !== 0 && answer !== rootsTex(-r)),
  };
}

export const compositeFunctions = higherMathematicsModel({
  id: 'HM-03',
  title: 'Composite and inverse functions',
  outcomeId: 'MNU-H-02',
  calculator: 'either',
  marks: [2, 3],
  choose: (random) => ({
    kind: random.pick(['composite', 'inverse', 'domain'] as const),
    numbers: {
      a: random.int(1, 4),
      p: random.int(-9, 9, [0, 1, -1]),
      q: random.int(2, 6),
      r: random.int(-6, 6, [0]),
    },
  }),
  accepts: ({ kind, numbers: { a, p, q, r } }) => {
    if (kind === 'composite') return a <= 3 && q <= 4 && a * r * r + p !== 0;
    if (kind === 'inverse') return fractionTex(ratio(a + 1, q)).includes('frac') && ratio(p, q).d !== 1n;
    return Math.abs(p) !== Math.abs(r) && p > 0;
  },
  write: ({ kind, numbers }) => {
    if (kind === 'composite') return writeComposite(numbers);
    return kind === 'inverse' ? writeInverse(numbers) : writeDomain(numbers);
  },
});
