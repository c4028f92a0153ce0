import type { Work } from './integrate.ts';

/** From which side the variable approaches the limit. */
export type Side = 'both' | 'above' | 'below';

/** The first distance from the point, and how often it is halved. */
const FIRST_DISTANCE = 0.25;
const HALVINGS = 12;
/** Two estimates within this distance, relative to their size, agree. */
const TOLERANCE = 1e-8;
/** The distances at which values without a power series are compared, and how close they must be. */
const SMALL_DISTANCES = [1e-5, 1e-7, 1e-9, 1e-11, 1e-13];
const SMALL_DISTANCE_TOLERANCE = 1e-4;

/**
 * Estimates the limit of a real function at a finite or infinite point. Returns NaN if the estimates are not stable or
 * the two sides differ.
 */
export function findLimit(f: (x: number) => number, at: number, side: Side, work: Work): number {
  if (Number.isNaN(at)) return Number.NaN;
  if (!Number.isFinite(at)) return findOneSidedLimit((h) => f(Math.sign(at) / h), work);
  const above = side === 'below' ? undefined : findOneSidedLimit((h) => f(at + h), work);
  const below = side === 'above' ? undefined : findOneSidedLimit((h) => f(at - h), work);
  if (above === undefined || below === undefined) return above ?? below ?? Number.NaN;
  return isClose(above, below, 1e-6) ? (above + below) / 2 : Number.NaN;
}

/** Estimates the limit of f(h) for h → 0 from above. */
function findOneSidedLimit(f: (h: number) => number, work: Work): number {
  work.remaining -= HALVINGS + SMALL_DISTANCES.length;
  if (work.remaining < 0) return Number.NaN;
  const extrapolated = extrapolate(f);
  if (!Number.isNaN(extrapolated)) return extrapolated;
  return findSettledValue(SMALL_DISTANCES.map(f));
}

/** Extrapolates with polynomials in h (Neville's scheme); returns NaN unless two successive estimates agree. */
function extrapolate(f: (h: number) => number): number {
  let previousRow: number[] = [];
  let best = { value: Number.NaN, error: Number.POSITIVE_INFINITY };
  for (let k = 0; k < HALVINGS; k++) {
    const row = [f(FIRST_DISTANCE / 2 ** k)];
    for (const [j, before] of previousRow.entries()) {
      const last = row[j] ?? Number.NaN;
      row.push(last + (last - before) / (2 ** (j + 1) - 1));
    }
    const [value, before] = [row.at(-1) ?? Number.NaN, previousRow.at(-1) ?? Number.NaN];
    const error = Math.abs(value - before);
    if (k > 3 && error < best.error) best = { value, error };
    // Values far from the point may be undefined, such as those of a logarithm.
    previousRow = row.every(Number.isFinite) ? row : [];
  }
  return best.error <= TOLERANCE * Math.max(1e-3, Math.abs(best.value)) ? best.value : Number.NaN;
}

/** Returns the value that a function approaches more slowly than a power series, such as x ln x. */
function findSettledValue(values: readonly number[]): number {
  if (!values.every(Number.isFinite)) return Number.NaN;
  const [a = 0, b = 0, c = 0, d = 0] = values.slice(-4);
  const steps = [Math.abs(a - b), Math.abs(b - c), Math.abs(c - d)] as const;
  const isSettling = steps[1] <= steps[0] && steps[2] <= steps[1];
  return isSettling && isClose(c, d, SMALL_DISTANCE_TOLERANCE) ? d : Number.NaN;
}

function isClose(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= tolerance * Math.max(1e-3, Math.abs(a), Math.abs(b));
}
