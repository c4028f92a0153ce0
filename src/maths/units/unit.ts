import { equals, multiply, ONE, power, type Rational } from '../exact/rational.ts';

/** Exponents of the base dimensions (m, kg, s, A, K, mol, cd, rad, bit, currencies, counted things). */
export type Dimension = ReadonlyMap<string, number>;

/** A unit of measure: value in base units = (value + offset) · factor · π^pi. */
export type Unit = {
  readonly text: string;
  readonly factor: Rational;
  readonly pi: number;
  readonly offset?: Rational;
  readonly dimension: Dimension;
  /** Another reading of the same letters: `ms⁻¹` as metre per second or per millisecond. */
  readonly alternate?: Unit;
};

export const NO_UNIT: Unit = { text: '', factor: ONE, pi: 0, dimension: new Map() };

export function multiplyUnits(a: Unit, b: Unit, text: string): Unit {
  const dimension = new Map(a.dimension);
  for (const [name, exponent] of b.dimension) {
    const total = (dimension.get(name) ?? 0) + exponent;
    if (isNearlyZero(total)) dimension.delete(name);
    else dimension.set(name, total);
  }
  return { text, factor: multiply(a.factor, b.factor), pi: a.pi + b.pi, dimension };
}

export function powerUnit(unit: Unit, exponent: number): Unit {
  if (exponent === 1) return unit;
  const dimension = new Map([...unit.dimension].map(([name, e]) => [name, e * exponent]));
  const text = `${unit.text}^${exponent}`;
  return { text, factor: power(unit.factor, exponent), pi: unit.pi * exponent, dimension };
}

/** Returns whether two dimensions are the same. Angles (`rad`) are ignored, because they are pure numbers. */
export function sameDimension(a: Dimension, b: Dimension): boolean {
  for (const name of new Set([...a.keys(), ...b.keys()])) {
    if (name !== 'rad' && !isNearlyZero((a.get(name) ?? 0) - (b.get(name) ?? 0))) return false;
  }
  return true;
}

/** Whether an exponent is zero; exponents under roots are fractions such as 1/3 and are added with rounding. */
function isNearlyZero(exponent: number): boolean {
  return Math.abs(exponent) < 1e-9;
}

export function isPureNumber(unit: Unit): boolean {
  return sameDimension(unit.dimension, NO_UNIT.dimension);
}

/** Returns whether two units have the same dimension and size, as `N` and `kg m s⁻²`. */
export function sameUnit(a: Unit, b: Unit): boolean {
  const [x, y] = [a.offset, b.offset];
  const sameOffset = x === undefined || y === undefined ? x === y : equals(x, y);
  return sameOffset && a.pi === b.pi && equals(a.factor, b.factor) && sameDimension(a.dimension, b.dimension);
}

/** Builds a unit for a counted thing or a currency. Its dimension is its name after a `?`. */
export function labelUnit(label: string): Unit {
  return { text: label, factor: ONE, pi: 0, dimension: new Map([[`?${label}`, 1]]) };
}

/** Returns whether the unit is a counted thing or a currency. */
export function isCountOrCurrency(unit: Unit): boolean {
  return [...unit.dimension.keys()].some((name) => name.startsWith('?'));
}

export const PERCENT: Unit = { text: '%', factor: { n: 1n, d: 100n }, pi: 0, dimension: new Map() };
export const DEGREE: Unit = {
  text: '°',
  factor: { n: 1n, d: 180n },
  pi: 1,
  dimension: new Map([['rad', 1]]),
};
