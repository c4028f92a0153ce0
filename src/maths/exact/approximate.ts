/**
 * A complex double with a bound on its absolute error, so that loss of precision by cancellation is detected.
 */
export type Approximate = { readonly re: number; readonly im: number; readonly err: number };

/** Slightly above the rounding error of one double operation (2^-52 ≈ 2.2e-16). */
const EPSILON = 2.3e-16;

/** Marks a value too small for a double to distinguish from zero. */
const UNDERFLOW: Approximate = { re: Number.NaN, im: 0, err: 0 };

/** Builds a real value; without `err` it counts as rounded once. */
export function real(re: number, err = Math.abs(re) * EPSILON): Approximate {
  return { re, im: 0, err };
}

/** Returns the absolute value. */
export function size(a: Approximate): number {
  return a.im === 0 ? Math.abs(a.re) : Math.hypot(a.re, a.im);
}

/** Returns whether all parts are finite. */
export function isUsable(a: Approximate): boolean {
  return Number.isFinite(a.re) && Number.isFinite(a.im) && Number.isFinite(a.err);
}

/** Builds a result and adds its own rounding error to the bound. */
function rounded(re: number, im: number, err: number): Approximate {
  return { re, im, err: err + (Math.abs(re) + Math.abs(im)) * EPSILON };
}

export function plus(a: Approximate, b: Approximate): Approximate {
  return rounded(a.re + b.re, a.im + b.im, a.err + b.err);
}

export function times(a: Approximate, b: Approximate): Approximate {
  const err = size(a) * b.err + size(b) * a.err + a.err * b.err;
  if (a.im === 0 && b.im === 0) return rounded(a.re * b.re, 0, err);
  return rounded(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re, err + size(a) * size(b) * EPSILON);
}

/** Divides; returns NaN when the divisor may be zero within its error. */
export function over(a: Approximate, b: Approximate): Approximate {
  const scale = size(b);
  if (scale <= b.err * 4) return { re: Number.NaN, im: 0, err: 0 };
  const err = (a.err + (size(a) / scale) * b.err) / scale;
  if (a.im === 0 && b.im === 0) return rounded(a.re / b.re, 0, err);
  const square = scale * scale;
  return rounded((a.re * b.re + a.im * b.im) / square, (a.im * b.re - a.re * b.im) / square, err * 2);
}

export function exponential(a: Approximate): Approximate {
  const scale = Math.exp(a.re);
  if (scale < 1e-290) return UNDERFLOW;
  const err = scale * a.err * 2;
  if (a.im === 0) return rounded(scale, 0, err);
  return rounded(scale * Math.cos(a.im), scale * Math.sin(a.im), err);
}

export function logarithm(a: Approximate): Approximate {
  const scale = size(a);
  if (scale === 0) return { re: Number.NaN, im: 0, err: 0 };
  return rounded(Math.log(scale), a.im === 0 && a.re > 0 ? 0 : Math.atan2(a.im, a.re), a.err / scale);
}

export function squareRoot(a: Approximate): Approximate {
  const scale = size(a);
  if (scale === 0) return { re: 0, im: 0, err: Math.sqrt(a.err) };
  const err = a.err / (2 * Math.sqrt(scale));
  if (a.im === 0) return a.re >= 0 ? rounded(Math.sqrt(a.re), 0, err) : rounded(0, Math.sqrt(-a.re), err);
  const re = Math.sqrt((scale + Math.abs(a.re)) / 2);
  const im = Math.abs(a.im) / (2 * re);
  const sign = a.im < 0 ? -1 : 1;
  return a.re >= 0 ? rounded(re, sign * im, err) : rounded(im, sign * re, err);
}

/** Raises to a whole power: directly for reals, by repeated squaring for complex values. */
export function wholePower(a: Approximate, n: number): Approximate {
  if (n < 0) return over(real(1), wholePower(a, -n));
  if (a.im === 0) {
    const value = a.re ** n;
    if (Math.abs(value) < 1e-290 && a.re !== 0) return UNDERFLOW;
    const relative = a.re === 0 ? 0 : a.err / Math.abs(a.re) + EPSILON;
    return rounded(value, 0, Math.abs(value) * n * relative);
  }
  let [result, base, rest] = [real(1, 0), a, n];
  while (rest > 0) {
    if (rest % 2 === 1) result = times(result, base);
    base = times(base, base);
    rest = Math.floor(rest / 2);
  }
  return result;
}

export function sine(a: Approximate): Approximate {
  if (a.im === 0) return rounded(Math.sin(a.re), 0, a.err + Math.abs(a.re) * EPSILON);
  const err = a.err * Math.cosh(a.im);
  return rounded(Math.sin(a.re) * Math.cosh(a.im), Math.cos(a.re) * Math.sinh(a.im), err);
}

export function cosine(a: Approximate): Approximate {
  if (a.im === 0) return rounded(Math.cos(a.re), 0, a.err + Math.abs(a.re) * EPSILON);
  const err = a.err * Math.cosh(a.im);
  return rounded(Math.cos(a.re) * Math.cosh(a.im), -Math.sin(a.re) * Math.sinh(a.im), err);
}

type ApproximateComparison = 'same' | 'different' | 'unclear';

/**
 * Compares within the error bounds. Only a gap a thousand times wider than the error counts as a difference.
 */
export function compareApproximate(a: Approximate, b: Approximate): ApproximateComparison {
  const gap = Math.hypot(a.re - b.re, a.im - b.im);
  const scale = Math.max(size(a), size(b));
  const noise = a.err + b.err;
  if (noise > 1e-6 * scale && noise > 1e-9) return 'unclear';
  if (gap <= 16 * noise + 4e-15 * scale) return 'same';
  return gap > 1000 * noise && gap > 1e-11 * scale ? 'different' : 'unclear';
}
