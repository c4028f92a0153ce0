import type { Expression } from '../exact/expression.ts';
import { hasDenominatorOne } from '../exact/fraction.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser, EXPONENT_SCALE, type Polynomial } from '../exact/polynomial.ts';
import {
  add,
  divide,
  integer,
  isZero,
  multiply,
  negate,
  ONE,
  power,
  type Rational,
  subtract,
  toNumber,
  ZERO,
} from '../exact/rational.ts';
import { evaluatePolynomial, realRoots } from '../exact/univariate.ts';

/** The coefficients of a polynomial in x and y: rows[i][j] is the coefficient of xⁱyʲ. */
type Bivariate = readonly (readonly Rational[])[];

const MAX_DEGREE = 4;
const ROOT_TOLERANCE = 1e-6;

/**
 * Finds the real points where two polynomials in two letters are both zero, by eliminating the second letter.
 */
export function findCommonRoots(
  expressions: readonly [Expression, Expression],
  [x, y]: readonly [string, string],
): [number, number][] | undefined {
  const [p, q] = expressions.map((expression) => toBivariate(expression, x, y));
  if (!p || !q) return undefined;
  const resultantInX = withinBudget(() => computeResultant(p, q));
  if (!resultantInX || resultantInX.every(isZero)) return undefined;
  const points: [number, number][] = [];
  for (const { approx } of realRoots({ approx: resultantInX.map(toNumber), exact: resultantInX })) {
    for (const root of findSharedRoots(substituteX(p, approx), substituteX(q, approx)))
      points.push([approx, root]);
  }
  return points;
}

function toBivariate(expression: Expression, x: string, y: string): Bivariate | undefined {
  const form = withinBudget(() => normalise(expression, createNormaliser()));
  return form && hasDenominatorOne(form) ? readCoefficients(form.num, x, y) : undefined;
}

function readCoefficients(p: Polynomial, x: string, y: string): Bivariate | undefined {
  const rows: Rational[][] = Array.from({ length: MAX_DEGREE + 1 }, () =>
    Array.from({ length: MAX_DEGREE + 1 }, () => ZERO),
  );
  for (const { c, m } of p.values()) {
    const powers = new Map(m);
    const [i, j] = [(powers.get(x) ?? 0) / EXPONENT_SCALE, (powers.get(y) ?? 0) / EXPONENT_SCALE];
    const row = rows[i];
    if (m.some(([name]) => name !== x && name !== y) || row?.[j] === undefined) return undefined;
    row[j] = c;
  }
  return rows;
}

/** Returns the polynomial in y at one value of x. */
function substituteX(p: Bivariate, x: number): number[] {
  return p[0]?.map((_, j) => p.reduce((sum, row, i) => sum + toNumber(row[j] ?? ZERO) * x ** i, 0)) ?? [];
}

function substituteXExactly(p: Bivariate, x: Rational): Rational[] {
  const coefficient = (j: number) =>
    p.reduce((sum, row, i) => add(sum, multiply(row[j] ?? ZERO, power(x, i))), ZERO);
  return p[0]?.map((_, j) => coefficient(j)) ?? [];
}

/** Returns the roots of one polynomial at which the other is zero within ROOT_TOLERANCE. */
function findSharedRoots(a: readonly number[], b: readonly number[]): number[] {
  const [first, second] = isConstant(a) ? [b, a] : [a, b];
  return realRoots({ approx: first.map(roundTinyToZero) })
    .map((root) => root.approx)
    .filter(
      (root) => Math.abs(evaluatePolynomial(second, root)) <= ROOT_TOLERANCE * largestTermAt(second, root),
    );
}

function isConstant(p: readonly number[]): boolean {
  return p.slice(1).every((c) => Math.abs(c) < 1e-9);
}

function roundTinyToZero(c: number): number {
  return Math.abs(c) < 1e-12 ? 0 : c;
}

function largestTermAt(p: readonly number[], x: number): number {
  return Math.max(1, ...p.map((c, k) => Math.abs(c) * Math.abs(x) ** k));
}

/**
 * Computes the resultant with respect to y, a polynomial in x that is zero where both have a common root. It
 * is evaluated at integers and interpolated.
 */
function computeResultant(p: Bivariate, q: Bivariate): Rational[] {
  const [m, n] = [degreeInY(p), degreeInY(q)];
  const degree = degreeInX(p) * n + degreeInX(q) * m;
  const points = Array.from({ length: degree + 1 }, (_, k) => integer(k - 4));
  const values = points.map((x) =>
    sylvesterDeterminant(substituteXExactly(p, x).slice(0, m + 1), substituteXExactly(q, x).slice(0, n + 1)),
  );
  return interpolate(points, values);
}

function degreeInY(p: Bivariate): number {
  for (let j = MAX_DEGREE; j > 0; j--) if (p.some((row) => !isZero(row[j] ?? ZERO))) return j;
  return 0;
}

function degreeInX(p: Bivariate): number {
  const highest = p.findLastIndex((row) => row.some((c) => !isZero(c)));
  return Math.max(0, highest);
}

/** Computes the determinant of the Sylvester matrix. */
function sylvesterDeterminant(a: readonly Rational[], b: readonly Rational[]): Rational {
  const [m, n] = [a.length - 1, b.length - 1];
  const row = (coefficients: readonly Rational[], shift: number): Rational[] =>
    Array.from({ length: m + n }, (_, k) => coefficients[coefficients.length - 1 - (k - shift)] ?? ZERO);
  return determinant([
    ...Array.from({ length: n }, (_, shift) => row(a, shift)),
    ...Array.from({ length: m }, (_, shift) => row(b, shift)),
  ]);
}

/** Computes a determinant by Gaussian elimination; changes `rows`. */
function determinant(rows: Rational[][]): Rational {
  let total = ONE;
  for (let k = 0; k < rows.length; k++) {
    const pivotIndex = rows.findIndex((row, i) => i >= k && !isZero(row[k] ?? ZERO));
    const [pivotRow, currentRow] = [rows[pivotIndex], rows[k]];
    if (!pivotRow || !currentRow) return ZERO;
    if (pivotIndex !== k) [rows[k], rows[pivotIndex], total] = [pivotRow, currentRow, negate(total)];
    const pivot = pivotRow[k] ?? ONE;
    total = multiply(total, pivot);
    for (let i = k + 1; i < rows.length; i++) {
      const factor = divide(rows[i]?.[k] ?? ZERO, pivot);
      rows[i] = (rows[i] ?? []).map((c, j) => subtract(c, multiply(factor, pivotRow[j] ?? ZERO)));
    }
  }
  return total;
}

/** Interpolates by Newton's divided differences and expands the result. */
function interpolate(points: readonly Rational[], values: readonly Rational[]): Rational[] {
  const table = [...values];
  for (let level = 1; level < points.length; level++) {
    for (let k = points.length - 1; k >= level; k--) {
      const [high, low] = [points[k] ?? ZERO, points[k - level] ?? ZERO];
      table[k] = divide(subtract(table[k] ?? ZERO, table[k - 1] ?? ZERO), subtract(high, low));
    }
  }
  let result: Rational[] = [];
  for (let k = points.length - 1; k >= 0; k--) {
    const shifted = [ZERO, ...result];
    const scaled = result.map((c) => multiply(c, negate(points[k] ?? ZERO)));
    result = shifted.map((c, i) => add(c, scaled[i] ?? ZERO));
    result[0] = add(result[0] ?? ZERO, table[k] ?? ZERO);
  }
  return result;
}
