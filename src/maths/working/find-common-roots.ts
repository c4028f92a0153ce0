import type { Core } from '../exact/core.ts';
import { hasUnitDenominator } from '../exact/fraction.ts';
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

/** Coefficients by the powers of x and y: rows[i][j] belongs to xⁱyʲ. */
type Bivariate = readonly (readonly Rational[])[];

const MAX_DEGREE = 4;
const ROOT_TOLERANCE = 1e-6;

/**
 * Finds the real points where two polynomials in two letters both vanish, by eliminating the second letter.
 */
export function findCommonRoots(
  gaps: readonly [Core, Core],
  [x, y]: readonly [string, string],
): [number, number][] | undefined {
  const [p, q] = gaps.map((gap) => bivariate(gap, x, y));
  if (!p || !q) return undefined;
  const eliminated = withinBudget(() => resultant(p, q));
  if (!eliminated || eliminated.every(isZero)) return undefined;
  const points: [number, number][] = [];
  for (const { approx } of realRoots({ approx: eliminated.map(toNumber), exact: eliminated })) {
    for (const root of sharedRoots(sliceAt(p, approx), sliceAt(q, approx))) points.push([approx, root]);
  }
  return points;
}

function bivariate(gap: Core, x: string, y: string): Bivariate | undefined {
  const form = withinBudget(() => normalise(gap, createNormaliser()));
  return form && hasUnitDenominator(form) ? coefficients(form.num, x, y) : undefined;
}

function coefficients(p: Polynomial, x: string, y: string): Bivariate | undefined {
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
function sliceAt(p: Bivariate, x: number): number[] {
  return p[0]?.map((_, j) => p.reduce((sum, row, i) => sum + toNumber(row[j] ?? ZERO) * x ** i, 0)) ?? [];
}

function exactSlice(p: Bivariate, x: Rational): Rational[] {
  const coefficient = (j: number) =>
    p.reduce((sum, row, i) => add(sum, multiply(row[j] ?? ZERO, power(x, i))), ZERO);
  return p[0]?.map((_, j) => coefficient(j)) ?? [];
}

/** Returns the roots of one polynomial at which the other is zero within ROOT_TOLERANCE. */
function sharedRoots(a: readonly number[], b: readonly number[]): number[] {
  const [first, second] = isFlat(a) ? [b, a] : [a, b];
  return realRoots({ approx: first.map(clean) })
    .map((root) => root.approx)
    .filter((root) => Math.abs(evaluatePolynomial(second, root)) <= ROOT_TOLERANCE * sizeAt(second, root));
}

function isFlat(p: readonly number[]): boolean {
  return p.slice(1).every((c) => Math.abs(c) < 1e-9);
}

function clean(c: number): number {
  return Math.abs(c) < 1e-12 ? 0 : c;
}

function sizeAt(p: readonly number[], x: number): number {
  return Math.max(1, ...p.map((c, k) => Math.abs(c) * Math.abs(x) ** k));
}

/** Computes the resultant in y as a polynomial in x: evaluated at whole numbers and interpolated. */
function resultant(p: Bivariate, q: Bivariate): Rational[] {
  const [m, n] = [degreeInY(p), degreeInY(q)];
  const degree = degreeInX(p) * n + degreeInX(q) * m;
  const places = Array.from({ length: degree + 1 }, (_, k) => integer(k - 4));
  const values = places.map((x) =>
    sylvester(exactSlice(p, x).slice(0, m + 1), exactSlice(q, x).slice(0, n + 1)),
  );
  return interpolate(places, values);
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
function sylvester(a: readonly Rational[], b: readonly Rational[]): Rational {
  const [m, n] = [a.length - 1, b.length - 1];
  const row = (of: readonly Rational[], shift: number): Rational[] =>
    Array.from({ length: m + n }, (_, k) => of[of.length - 1 - (k - shift)] ?? ZERO);
  return determinant([
    ...Array.from({ length: n }, (_, shift) => row(a, shift)),
    ...Array.from({ length: m }, (_, shift) => row(b, shift)),
  ]);
}

/** Computes a determinant by Gaussian elimination; changes `rows`. */
function determinant(rows: Rational[][]): Rational {
  let total = ONE;
  for (let k = 0; k < rows.length; k++) {
    const lead = rows.findIndex((row, i) => i >= k && !isZero(row[k] ?? ZERO));
    const [top, swapped] = [rows[lead], rows[k]];
    if (!top || !swapped) return ZERO;
    if (lead !== k) [rows[k], rows[lead], total] = [top, swapped, negate(total)];
    const pivot = top[k] ?? ONE;
    total = multiply(total, pivot);
    for (let i = k + 1; i < rows.length; i++) {
      const factor = divide(rows[i]?.[k] ?? ZERO, pivot);
      rows[i] = (rows[i] ?? []).map((c, j) => subtract(c, multiply(factor, top[j] ?? ZERO)));
    }
  }
  return total;
}

/** Interpolates by Newton's divided differences and expands the result. */
function interpolate(places: readonly Rational[], values: readonly Rational[]): Rational[] {
  const table = [...values];
  for (let level = 1; level < places.length; level++) {
    for (let k = places.length - 1; k >= level; k--) {
      const [high, low] = [places[k] ?? ZERO, places[k - level] ?? ZERO];
      table[k] = divide(subtract(table[k] ?? ZERO, table[k - 1] ?? ZERO), subtract(high, low));
    }
  }
  let out: Rational[] = [];
  for (let k = places.length - 1; k >= 0; k--) {
    const shifted = [ZERO, ...out];
    const scaled = out.map((c) => multiply(c, negate(places[k] ?? ZERO)));
    out = shifted.map((c, i) => add(c, scaled[i] ?? ZERO));
    out[0] = add(out[0] ?? ZERO, table[k] ?? ZERO);
  }
  return out;
}
