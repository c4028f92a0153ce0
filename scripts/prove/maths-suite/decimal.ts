/** An exact decimal: `digits` × 10^−`places`. */
export type Decimal = { digits: bigint; places: number };

export function decimal(digits: bigint | number, places = 0): Decimal {
  return { digits: BigInt(digits), places };
}

/** Prints all digits, including trailing zeros after the point. */
export function printDecimal(value: Decimal): string {
  const { digits, places } = value;
  const sign = digits < 0n ? '-' : '';
  const digitText = String(digits < 0n ? -digits : digits);
  if (places <= 0) return `${sign}${digitText}${'0'.repeat(-places)}`;
  const padded = digitText.padStart(places + 1, '0');
  return `${sign}${padded.slice(0, -places)}.${padded.slice(-places)}`;
}

/** Removes trailing zeros after the point. */
export function trimDecimal(value: Decimal): Decimal {
  let { digits, places } = value;
  while (places > 0 && digits % 10n === 0n) {
    digits /= 10n;
    places -= 1;
  }
  return { digits, places };
}

export function addDecimals(left: Decimal, right: Decimal): Decimal {
  const places = Math.max(left.places, right.places);
  return { digits: alignDigits(left, places) + alignDigits(right, places), places };
}

export function multiplyDecimals(left: Decimal, right: Decimal): Decimal {
  return { digits: left.digits * right.digits, places: left.places + right.places };
}

/** Multiplies by a power of ten. */
export function shiftDecimal(value: Decimal, exponent: number): Decimal {
  return value.places - exponent >= 0
    ? { digits: value.digits, places: value.places - exponent }
    : { digits: value.digits * 10n ** BigInt(exponent - value.places), places: 0 };
}

/** Returns −1, 0 or 1 if `left` is less than, equal to or greater than `right`. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  const places = Math.max(left.places, right.places);
  const difference = alignDigits(left, places) - alignDigits(right, places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Returns the first `figures` significant figures of a positive decimal: truncated, or rounded with halves up. */
export function toFigures(value: Decimal, figures: number, mode: 'cut' | 'half-up'): Decimal {
  const extraDigits = String(value.digits).length - figures;
  if (extraDigits <= 0)
    return { digits: value.digits * 10n ** BigInt(-extraDigits), places: value.places - extraDigits };
  const unit = 10n ** BigInt(extraDigits);
  const truncated = value.digits / unit;
  const increment = mode === 'half-up' && (value.digits % unit) * 2n >= unit ? 1n : 0n;
  const rounded = { digits: truncated + increment, places: value.places - extraDigits };
  return String(rounded.digits).length > figures
    ? { digits: rounded.digits / 10n, places: rounded.places - 1 }
    : rounded;
}

/** Returns whether the digits after the first `figures` are exactly one half (5, 50, 500 …). */
export function isHalfway(value: Decimal, figures: number): boolean {
  const extraDigits = String(value.digits).length - figures;
  if (extraDigits <= 0) return false;
  const unit = 10n ** BigInt(extraDigits);
  return (value.digits % unit) * 2n === unit;
}

/** Returns whether |value − expected| ≤ margin, computed with exact decimals. */
export function isWithin(value: Decimal, expected: Decimal, margin: Decimal): boolean {
  const gap = addDecimals(value, { ...expected, digits: -expected.digits });
  const absoluteDifference = gap.digits < 0n ? { ...gap, digits: -gap.digits } : gap;
  return compareDecimals(absoluteDifference, margin) <= 0;
}

/** Returns the digits of a decimal with this number of decimal places. */
function alignDigits(value: Decimal, places: number): bigint {
  return value.digits * 10n ** BigInt(places - value.places);
}
