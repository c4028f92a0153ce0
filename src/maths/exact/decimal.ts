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
 * A decimal literal split into `digits` (without point and sign), `places` after the point, and a power of ten.
 */
export type DecimalLiteral = { readonly digits: string; readonly places: number; readonly exponent: number };

/** Parses `12.50`, `.5`, `3e8`, `1.2E-3`. Digit grouping must already be removed. */
export function parseDecimal(literal: string): DecimalLiteral | undefined {
  const match = /^(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/.exec(literal);
  if (!match) return undefined;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  if (whole === '' && fraction === '') return undefined;
  return { digits: whole + fraction, places: fraction.length, exponent: Number(exponent) };
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
 * Counts the significant figures of a literal. Trailing zeros of a whole number are ambiguous, so the result is
 * a range.
 */
export function significantFigures(literal: DecimalLiteral): { min: number; max: number } {
  const shown = literal.digits.replace(/^0+/, '');
  if (shown === '') return { min: 1, max: Math.max(1, literal.places) };
  if (literal.places > 0) return { min: shown.length, max: shown.length };
  return { min: shown.replace(/0+$/, '').length, max: shown.length };
}

/** Returns the power of ten of the leading digit: 3 for 1234, −2 for 0.05; undefined for zero. */
export function leadingPower(value: Rational): number | undefined {
  if (value.n === 0n) return undefined;
  const size = absolute(value);
  let guess = size.n.toString().length - size.d.toString().length;
  while (compare(size, scaleByTen(ONE, guess)) < 0) guess--;
  while (compare(size, scaleByTen(ONE, guess + 1)) >= 0) guess++;
  return guess;
}

/** Rounds half away from zero to a multiple of 10^place. */
export function roundToPlace(value: Rational, place: number): Rational {
  const scaled = scaleByTen(absolute(value), -place);
  const doubled = 2n * scaled.n + scaled.d;
  const whole = rational(doubled / (2n * scaled.d));
  const rounded = scaleByTen(whole, place);
  return value.n < 0n ? { n: -rounded.n, d: rounded.d } : rounded;
}

/** Rounds to significant figures. */
export function roundToFigures(value: Rational, figures: number): Rational {
  const lead = leadingPower(value);
  return lead === undefined ? value : roundToPlace(value, lead - figures + 1);
}

/** Computes `0.1(6)` as a fraction: `fixed` is the part before the repeating block. */
export function repeatingValue(fixed: string, block: string): Rational {
  const head = parseDecimal(fixed);
  if (!head) return ONE;
  const nines = 10n ** BigInt(block.length) - 1n;
  const tail = divide(
    rational(BigInt(block)),
    multiply(rational(nines), rational(10n ** BigInt(head.places))),
  );
  return add(decimalValue(head), tail);
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
