import {
  absolute,
  add,
  compare,
  divide,
  integer,
  multiply,
  ONE,
  type Rational,
  rational,
} from './rational.ts';

/**
 * A decimal literal split into `digits` (without point and sign), `places` after the point, and a power of
 * ten.
 */
export type DecimalLiteral = { readonly digits: string; readonly places: number; readonly exponent: number };

/** Parses `12.50`, `.5`, `3e8`, `1.2E-3`. Digit grouping must already be removed. */
export function parseDecimal(literal: string): DecimalLiteral | undefined {
  const match = /^(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/.exec(literal);
  if (!match) return undefined;
  const [, integerDigits = '', fraction = '', exponent = '0'] = match;
  if (integerDigits === '' && fraction === '') return undefined;
  return { digits: integerDigits + fraction, places: fraction.length, exponent: Number(exponent) };
}

export function decimalValue({ digits, places, exponent }: DecimalLiteral): Rational {
  return scaleByTen(rational(BigInt(digits)), exponent - places);
}

/** Multiplies by a power of ten. */
export function scaleByTen(value: Rational, exponent: number): Rational {
  const factor = 10n ** BigInt(Math.abs(exponent));
  return exponent >= 0 ? rational(value.n * factor, value.d) : rational(value.n, value.d * factor);
}

/**
 * Counts the significant figures of a literal. Trailing zeros of an integer are ambiguous, so the result
 * is a range.
 */
export function significantFigures(literal: DecimalLiteral): { min: number; max: number } {
  const digits = literal.digits.replace(/^0+/, '');
  if (digits === '') return { min: 1, max: Math.max(1, literal.places) };
  if (literal.places > 0) return { min: digits.length, max: digits.length };
  return { min: digits.replace(/0+$/, '').length, max: digits.length };
}

/** Returns the power of ten of the leading digit: 3 for 1234, −2 for 0.05; undefined for zero. */
export function leadingPower(value: Rational): number | undefined {
  if (value.n === 0n) return undefined;
  const size = absolute(value);
  let exponent = size.n.toString().length - size.d.toString().length;
  while (compare(size, scaleByTen(ONE, exponent)) < 0) exponent--;
  while (compare(size, scaleByTen(ONE, exponent + 1)) >= 0) exponent++;
  return exponent;
}

/** Rounds to a multiple of 10^place; halves are rounded away from zero. */
export function roundToPlace(value: Rational, place: number): Rational {
  const scaled = scaleByTen(absolute(value), -place);
  const doubled = 2n * scaled.n + scaled.d;
  const roundedUnits = rational(doubled / (2n * scaled.d));
  const rounded = scaleByTen(roundedUnits, place);
  return value.n < 0n ? { n: -rounded.n, d: rounded.d } : rounded;
}

/** Rounds to significant figures. */
export function roundToFigures(value: Rational, figures: number): Rational {
  const leading = leadingPower(value);
  return leading === undefined ? value : roundToPlace(value, leading - figures + 1);
}

/**
 * Computes a repeating decimal such as `0.1(6)` as a fraction; `fixed` is the part before the repeating
 * block.
 */
export function repeatingValue(fixed: string, block: string): Rational {
  const prefix = parseDecimal(fixed);
  if (!prefix) return ONE;
  const nines = 10n ** BigInt(block.length) - 1n;
  const repeatingPart = divide(
    rational(BigInt(block)),
    multiply(rational(nines), rational(10n ** BigInt(prefix.places))),
  );
  return add(decimalValue(prefix), repeatingPart);
}

/**
 * Returns whether the decimal expansion is finite, i.e. the denominator has no prime factors except 2 and 5.
 */
export function terminates(value: Rational): boolean {
  let rest = value.d;
  while (rest % 10n === 0n) rest /= 10n;
  while (rest % 2n === 0n) rest /= 2n;
  while (rest % 5n === 0n) rest /= 5n;
  return rest === 1n;
}

/** Prints the shortest usual notation: `3`, `0.25`, `1/3`. */
export function printRational(value: Rational): string {
  if (value.d === 1n) return value.n.toString();
  if (!terminates(value) || value.d > 10n ** 12n) return `${value.n}/${value.d}`;
  let places = 0;
  let scaled = value;
  while (scaled.d !== 1n) {
    scaled = multiply(scaled, integer(10));
    places++;
  }
  const digits = (scaled.n < 0n ? -scaled.n : scaled.n).toString().padStart(places + 1, '0');
  const sign = value.n < 0n ? '-' : '';
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
