import { type Rational, rational } from '../../maths/exact/rational.ts';
import { fractionTex } from './rational.ts';

type Coefficient = number | Rational;

/** `3x - \frac{1}{2}y + 4` from `[[3, 'x'], [ratio(-1, 2), 'y'], [4, '']]`; zero terms are omitted and `1x` is `x`. */
export function termsTex(terms: readonly (readonly [Coefficient, string])[]): string {
  const shown = terms.map(([c, symbol]) => [exact(c), symbol] as const).filter(([c]) => c.n !== 0n);
  if (shown.length === 0) return '0';
  return shown.map(([c, symbol], index) => termTex(c, symbol, index === 0)).join(' ');
}

/** `2x^2 - x + 5` from `[2, -1, 5]`, highest power first. */
export function polynomialTex(coefficients: readonly Coefficient[], variable = 'x'): string {
  const degree = coefficients.length - 1;
  return termsTex(coefficients.map((c, index) => [c, powerTex(variable, degree - index)]));
}

/** `(x - 3)` from `[1, -3]`. */
export function bracketTex(coefficients: readonly Coefficient[], variable = 'x'): string {
  return `(${polynomialTex(coefficients, variable)})`;
}

/** The coefficients of a product of polynomials, highest power first. */
export function expandProduct(...factors: readonly (readonly number[])[]): number[] {
  return factors.reduce<number[]>(
    (product, factor) => {
      const sums = Array.from({ length: product.length + factor.length - 1 }, () => 0);
      product.forEach((a, i) => {
        factor.forEach((b, j) => {
          sums[i + j] = (sums[i + j] ?? 0) + a * b;
        });
      });
      return sums;
    },
    [1],
  );
}

/** `x^{3}` with `x^1` as `x` and `x^0` as nothing; exponents of more than one character have braces. */
export function powerTex(base: string, exponent: Coefficient): string {
  const { n, d } = exact(exponent);
  if (n === 0n) return '';
  if (n === 1n && d === 1n) return base;
  const tex = fractionTex({ n, d });
  return tex.length === 1 ? `${base}^${tex}` : `${base}^{${tex}}`;
}

/** `+ 5`, `- 5`: a number after another term. */
export function signedTex(value: Coefficient): string {
  const c = exact(value);
  return c.n < 0n ? `- ${fractionTex({ n: -c.n, d: c.d })}` : `+ ${fractionTex(c)}`;
}

/** `(-3)` in brackets if negative, otherwise `3`. */
export function guardedTex(value: Coefficient): string {
  const c = exact(value);
  return c.n < 0n ? `(${fractionTex(c)})` : fractionTex(c);
}

function termTex(c: Rational, symbol: string, isFirst: boolean): string {
  const size = c.n < 0n ? { n: -c.n, d: c.d } : c;
  const isUnit = size.n === 1n && size.d === 1n && symbol !== '';
  const body = `${isUnit ? '' : fractionTex(size)}${symbol}`;
  if (isFirst) return c.n < 0n ? `-${body}` : body;
  return `${c.n < 0n ? '-' : '+'} ${body}`;
}

function exact(value: Coefficient): Rational {
  return typeof value === 'number' ? rational(BigInt(value)) : value;
}
