import { add, multiply, power, type Rational, subtract } from '../../maths/exact/rational.ts';
import { ratio } from '../write/rational.ts';
import { guardedTex } from '../write/terms.ts';

/** The coefficients of an integral, highest power first, constant of integration zero. */
export function integrate(coefficients: readonly number[]): Rational[] {
  const highest = coefficients.length;
  return [...coefficients.map((c, index) => ratio(c, highest - index)), ratio(0)];
}

export function polynomialValue(coefficients: readonly Rational[], x: number): Rational {
  const degree = coefficients.length - 1;
  return coefficients.reduce(
    (sum, c, index) => add(sum, multiply(c, power(ratio(x), degree - index))),
    ratio(0),
  );
}

export function integrateExactly(coefficients: readonly number[], from: number, to: number): Rational {
  const whole = integrate(coefficients);
  return subtract(polynomialValue(whole, to), polynomialValue(whole, from));
}

/** Simpson's rule, which is exact up to the third degree: a second route to the same integral. */
export function simpsonTex(coefficients: readonly number[], from: number, to: number): string {
  const at = (n: number, d: number) => {
    const value = coefficients.reduce((sum, c) => add(multiply(sum, ratio(n, d)), ratio(c)), ratio(0));
    return guardedTex(value);
  };
  return `\\frac{${to - from}}{6} \\times (${at(from, 1)} + 4 \\times ${at(from + to, 2)} + ${at(to, 1)})`;
}
