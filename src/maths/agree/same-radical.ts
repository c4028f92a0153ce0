import { withinBudget } from '../exact/over-budget.ts';
import { atomNames, EXPONENT_SCALE, type Polynomial } from '../exact/polynomial.ts';
import { createRandom } from '../exact/random.ts';
import { add, multiply, power, type Rational, rational, ZERO } from '../exact/rational.ts';
import { polynomialGcd, squareFree } from '../exact/univariate.ts';

/**
 * Returns whether two polynomials in several letters have the same zeros; in algebra, that they have the same
 * radical. It substitutes random values for all letters but one and compares the results without repeated
 * factors. Returns false for polynomials with roots or negative exponents.
 */
export function sameRadical(a: Polynomial, b: Polynomial): boolean {
  const names = atomNames(a).sort();
  if (names.length < 2 || names.length > 4 || !sameLetters(names, atomNames(b).sort())) return false;
  const random = createRandom(5);
  return (
    withinBudget(() =>
      names.every((name) => {
        const point = new Map(
          names.map((letter) => [letter, rational(BigInt(2 + Math.floor(random() * 97)))]),
        );
        const [x, y] = [substituteExcept(a, name, point), substituteExcept(b, name, point)];
        return x !== undefined && y !== undefined && sameRoots(x, y);
      }),
    ) ?? false
  );
}

function sameLetters(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, k) => name === b[k]);
}

/** Substitutes values for all letters but one and returns the coefficients. */
function substituteExcept(
  p: Polynomial,
  variable: string,
  point: ReadonlyMap<string, Rational>,
): Rational[] | undefined {
  const coefficients: Rational[] = [];
  for (const { c, m } of p.values()) {
    let [value, degree] = [c, 0];
    for (const [name, exponent] of m) {
      const degreeOfLetter = exponent / EXPONENT_SCALE;
      if (!Number.isInteger(degreeOfLetter) || degreeOfLetter < 0 || degreeOfLetter > 24) return undefined;
      if (name === variable) degree = degreeOfLetter;
      else value = multiply(value, power(point.get(name) ?? ZERO, degreeOfLetter));
    }
    coefficients[degree] = add(coefficients[degree] ?? ZERO, value);
  }
  return Array.from(coefficients, (value) => value ?? ZERO);
}

function sameRoots(a: Rational[], b: Rational[]): boolean {
  const [x, y] = [squareFree(a), squareFree(b)];
  return x.length === y.length && x.length > 1 && polynomialGcd(x, y).length === x.length;
}
