/**
 * A complex double with a bound on its absolute error, so that loss of precision by cancellation is detected.
 */
export type Approximate = { readonly re: number; readonly im: number; readonly err: number };

/** Slightly above the rounding error of one double operation (2^-52 ≈ 2.2e-16). */
const EPSILON = 2.3e-16;

/** Below this size a double may have underflowed, so the value is not used. */
const MIN_MAGNITUDE = 1e-290;

/** The result for values below MIN_MAGNITUDE; NaN makes every comparison with it unclear. */
const UNDERFLOW: Approximate = { re: Number.NaN, im: 0, err: 0 };

/** Builds a real value; the default `err` is the error of one rounding. */
export function real(re: number, err = Math.abs(re) * EPSILON): Approximate {
  return { re, im: 0, err };
}

/** Values this close to a whole number, relative to their size, are that number: 8^(2/3) is 4 and not 3.9999999999999996. */
const WHOLE_NUMBER_TOLERANCE = 1e-12;

/** Rounds down to a whole number, allowing for rounding errors. */
export function roundDown(x: number): number {
  return Math.floor(x + WHOLE_NUMBER_TOLERANCE * Math.max(1, Math.abs(x)));
}

/** Rounds up to a whole number, allowing for rounding errors. */
export function roundUp(x: number): number {
  return -roundDown(-x);
}

/** Returns the absolute value. */
export function size(a: Approximate): number {
  return a.im === 0 ? Math.abs(a.re) : Math.hypot(a.re, a.im);
}

/** Returns whether all parts are finite. */
export function isUsable(a: Approximate): boolean {
  return Number.isFinite(a.re) && Number.isFinite(a.im) && Number.isFinite(a.err);
}

/** Builds the result of an operation and adds the rounding error of that operation to the bound. */
function withRoundingError(re: number, im: number, err: number): Approximate {
  return { re, im, err: err + (Math.abs(re) + Math.abs(im)) * EPSILON };
}

export function addApproximate(a: Approximate, b: Approximate): Approximate {
  return withRoundingError(a.re + b.re, a.im + b.im, a.err + b.err);
}

export function multiplyApproximate(a: Approximate, b: Approximate): Approximate {
  const err = size(a) * b.err + size(b) * a.err + a.err * b.err;
  if (a.im === 0 && b.im === 0) return withRoundingError(a.re * b.re, 0, err);
  return withRoundingError(
    a.re * b.re - a.im * b.im,
    a.re * b.im + a.im * b.re,
    err + size(a) * size(b) * EPSILON,
  );
}

/** Divides; returns NaN when the divisor may be zero within its error. */
export function divideApproximate(a: Approximate, b: Approximate): Approximate {
  const scale = size(b);
  if (scale <= b.err * 4) return { re: Number.NaN, im: 0, err: 0 };
  const err = (a.err + (size(a) / scale) * b.err) / scale;
  if (a.im === 0 && b.im === 0) return withRoundingError(a.re / b.re, 0, err);
  const square = scale * scale;
  return withRoundingError(
    (a.re * b.re + a.im * b.im) / square,
    (a.im * b.re - a.re * b.im) / square,
    err * 2,
  );
}

export function exponential(a: Approximate): Approximate {
  const scale = Math.exp(a.re);
  if (scale < MIN_MAGNITUDE) return UNDERFLOW;
  const err = scale * a.err * 2;
  if (a.im === 0) return withRoundingError(scale, 0, err);
  return withRoundingError(scale * Math.cos(a.im), scale * Math.sin(a.im), err);
}

export function logarithm(a: Approximate): Approximate {
  const scale = size(a);
  if (scale === 0) return { re: Number.NaN, im: 0, err: 0 };
  return withRoundingError(
    Math.log(scale),
    a.im === 0 && a.re > 0 ? 0 : Math.atan2(a.im, a.re),
    a.err / scale,
  );
}

export function squareRoot(a: Approximate): Approximate {
  const scale = size(a);
  if (scale === 0) return { re: 0, im: 0, err: Math.sqrt(a.err) };
  const err = a.err / (2 * Math.sqrt(scale));
  if (a.im === 0)
    return a.re >= 0
      ? withRoundingError(Math.sqrt(a.re), 0, err)
      : withRoundingError(0, Math.sqrt(-a.re), err);
  const re = Math.sqrt((scale + Math.abs(a.re)) / 2);
  const im = Math.abs(a.im) / (2 * re);
  const sign = a.im < 0 ? -1 : 1;
  return a.re >= 0 ? withRoundingError(re, sign * im, err) : withRoundingError(im, sign * re, err);
}

/** Raises to an integer power: directly for reals, by repeated squaring for complex values. */
export function integerPower(a: Approximate, n: number): Approximate {
  if (n < 0) return divideApproximate(real(1), integerPower(a, -n));
  if (a.im === 0) {
    const value = a.re ** n;
    if (Math.abs(value) < MIN_MAGNITUDE && a.re !== 0) return UNDERFLOW;
    const relative = a.re === 0 ? 0 : a.err / Math.abs(a.re) + EPSILON;
    return withRoundingError(value, 0, Math.abs(value) * n * relative);
  }
  let [result, base, remainingExponent] = [real(1, 0), a, n];
  while (remainingExponent > 0) {
    if (remainingExponent % 2 === 1) result = multiplyApproximate(result, base);
    base = multiplyApproximate(base, base);
    remainingExponent = Math.floor(remainingExponent / 2);
  }
  return result;
}

export function sine(a: Approximate): Approximate {
  if (a.im === 0) return withRoundingError(Math.sin(a.re), 0, a.err + Math.abs(a.re) * EPSILON);
  const err = a.err * Math.cosh(a.im);
  return withRoundingError(Math.sin(a.re) * Math.cosh(a.im), Math.cos(a.re) * Math.sinh(a.im), err);
}

export function cosine(a: Approximate): Approximate {
  if (a.im === 0) return withRoundingError(Math.cos(a.re), 0, a.err + Math.abs(a.re) * EPSILON);
  const err = a.err * Math.cosh(a.im);
  return withRoundingError(Math.cos(a.re) * Math.cosh(a.im), -Math.sin(a.re) * Math.sinh(a.im), err);
}

type ApproximateComparison = 'same' | 'different' | 'unclear';

/**
 * Compares the distance of two values with their error bound. They are the same up to about 16 times the bound and
 * different above 1000 times; between these, or if the bound is large relative to the values, the result is `unclear`.
 */
export function compareApproximate(a: Approximate, b: Approximate): ApproximateComparison {
  const distance = Math.hypot(a.re - b.re, a.im - b.im);
  const scale = Math.max(size(a), size(b));
  const errorBound = a.err + b.err;
  if (errorBound > 1e-6 * scale && errorBound > 1e-9) return 'unclear';
  if (distance <= 16 * errorBound + 4e-15 * scale) return 'same';
  return distance > 1000 * errorBound && distance > 1e-11 * scale ? 'different' : 'unclear';
}
