import { type Rational, rational } from '../../maths/exact/rational.ts';
import { fractionTex } from './rational.ts';

type Coefficient = number | Rational;

/** Writes a sum: `3x - \frac{1}{2}y + 4` for `[[3, 'x'], [ratio(-1, 2), 'y'], [4, '']]`. Zero terms are omitted, and `1x` is `x`. */
export function termsTex(terms: readonly (readonly [Coefficient, string])[]): string {
  const nonZeroTerms = terms.map(([c, symbol]) => [toExact(c), symbol] as const).filter(([c]) => c.n !== 0n);
  if (nonZeroTerms.length === 0) return '0';
  return nonZeroTerms.map(([c, symbol], index) => termTex(c, symbol, index === 0)).join(' ');
}

/** Writes a polynomial: `2x^2 - x + 5` for `[2, -1, 5]`. The coefficient of the highest power is first. */
export function polynomialTex(coefficients: readonly Coefficient[], variable = 'x'): string {
  const degree = coefficients.length - 1;
  return termsTex(coefficients.map((c, index) => [c, powerTex(variable, degree - index)]));
}

/** Writes a polynomial in brackets: `(x - 3)` for `[1, -3]`. */
export function bracketTex(coefficients: readonly Coefficient[], variable = 'x'): string {
  return `(${polynomialTex(coefficients, variable)})`;
}

/** Multiplies polynomials given by their coefficients, highest power first. */
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

/** Writes a power: `x^2`, `x^{-3}`; `x` for exponent 1 and an empty string for exponent 0. */
export function powerTex(base: string, exponent: Coefficient): string {
  const { n, d } = toExact(exponent);
  if (n === 0n) return '';
  if (n === 1n && d === 1n) return base;
  const tex = fractionTex({ n, d });
  return tex.length === 1 ? `${base}^${tex}` : `${base}^{${tex}}`;
}

/** Writes a number with its sign, to follow another term: `+ 5`, `- 5`. */
export function signedTex(value: Coefficient): string {
  const c = toExact(value);
  return c.n < 0n ? `- ${fractionTex({ n: -c.n, d: c.d })}` : `+ ${fractionTex(c)}`;
}

/** Writes a number, in brackets if it is negative: `(-3)`, `3`. */
export function bracketedIfNegative(value: Coefficient): string {
  const c = toExact(value);
  return c.n < 0n ? `(${fractionTex(c)})` : fractionTex(c);
}

function termTex(c: Rational, symbol: string, isFirst: boolean): string {
  const absolute = c.n < 0n ? { n: -c.n, d: c.d } : c;
  const hasCoefficientOne = absolute.n === 1n && absolute.d === 1n && symbol !== '';
  const body = `${hasCoefficientOne ? '' : fractionTex(absolute)}${symbol}`;
  if (isFirst) return c.n < 0n ? `-${body}` : body;
  return `${c.n < 0n ? '-' : '+'} ${body}`;
}

function toExact(value: Coefficient): Rational {
  return typeof value === 'number' ? rational(BigInt(value)) : value;
}
