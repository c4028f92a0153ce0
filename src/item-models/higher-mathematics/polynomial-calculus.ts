/** Exact values and integrals of polynomials, given by their coefficients with the highest power first. */

import { add, multiply, power, type Rational, subtract } from '../../maths/exact/rational.ts';
import { ratio } from '../write/rational.ts';
import { bracketedIfNegative } from '../write/terms.ts';

/** Returns the coefficients of an integral, with the constant of integration zero. */
export function integrate(coefficients: readonly number[]): Rational[] {
  const highest = coefficients.length;
  return [...coefficients.map((c, index) => ratio(c, highest - index)), ratio(0)];
}

export function evaluatePolynomial(coefficients: readonly Rational[], x: number): Rational {
  const degree = coefficients.length - 1;
  return coefficients.reduce(
    (sum, c, index) => add(sum, multiply(c, power(ratio(x), degree - index))),
    ratio(0),
  );
}

/** Returns the definite integral between two limits. */
export function integrateExactly(coefficients: readonly number[], from: number, to: number): Rational {
  const primitive = integrate(coefficients);
  return subtract(evaluatePolynomial(primitive, to), evaluatePolynomial(primitive, from));
}

/**
 * Writes the integral by Simpson's rule, which is exact up to the third degree: a second route to the same
 * value.
 */
export function simpsonTex(coefficients: readonly number[], from: number, to: number): string {
  const valueTex = (n: number, d: number) => {
    const value = coefficients.reduce((sum, c) => add(multiply(sum, ratio(n, d)), ratio(c)), ratio(0));
    return bracketedIfNegative(value);
  };
  return `\\frac{${to - from}}{6} \\times (${valueTex(from, 1)} + 4 \\times ${valueTex(from + to, 2)} + ${valueTex(to, 1)})`;
}
