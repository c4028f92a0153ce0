import type { Work } from './integrate.ts';

/** Longer finite sums are not computed. */
const MAX_TERMS = 20_000;
/** Terms of an infinite series that are added directly, and terms used to accelerate the convergence. */
const DIRECT_TERMS = 400;
const ACCELERATED_TERMS = 24;
const TOLERANCE = 1e-9;

/** Adds or multiplies the terms from `low` to `high`; NaN if the bounds are not integers or there are too many terms. */
export function accumulate(
  term: (k: number) => number,
  { low, high, isProduct }: { low: number; high: number; isProduct: boolean },
  work: Work,
): number {
  if (!Number.isInteger(low) || !Number.isInteger(high)) return Number.NaN;
  const count = high - low + 1;
  if (count < 0 || count > MAX_TERMS || count > work.remaining) return Number.NaN;
  work.remaining -= count;
  let total = isProduct ? 1 : 0;
  for (let k = low; k <= high; k++) total = isProduct ? total * term(k) : total + term(k);
  return total;
}

/** Sums an infinite series; NaN if it does not converge, or converges too irregularly to decide. */
export function sumSeries(term: (k: number) => number, low: number, work: Work): number {
  if (!Number.isInteger(low) || work.remaining < 2 * DIRECT_TERMS) return Number.NaN;
  work.remaining -= 2 * DIRECT_TERMS;
  let total = 0;
  let smallTerms = 0;
  for (let k = low; k < low + DIRECT_TERMS; k++) {
    const value = term(k);
    if (!Number.isFinite(value)) return Number.NaN;
    total += value;
    smallTerms = Math.abs(value) <= 1e-17 * Math.max(1e-290, Math.abs(total)) ? smallTerms + 1 : 0;
    if (smallTerms >= 8) return total;
  }
  return mayConverge(term, low) ? accelerate(term, low) : Number.NaN;
}

/** Whether the terms decrease fast enough: faster than 1/k, or with alternating signs. */
function mayConverge(term: (k: number) => number, low: number): boolean {
  const [first, second] = [Math.abs(term(low + 100)), Math.abs(term(low + 300))];
  const alternates = [0, 1, 2, 3].every((k) => term(low + 200 + k) * term(low + 201 + k) < 0);
  return second < first * (alternates ? 0.9 : 0.3);
}

/** Applies the Levin u-transformation; NaN unless successive estimates agree. */
function accelerate(term: (k: number) => number, low: number): number {
  let partialSum = 0;
  const sums: number[] = [];
  const terms: number[] = [];
  let best = { value: Number.NaN, error: Number.POSITIVE_INFINITY };
  let previous = Number.NaN;
  for (let n = 0; n < ACCELERATED_TERMS; n++) {
    const value = term(low + n);
    partialSum += value;
    sums.push(partialSum);
    terms.push((n + 1) * value);
    const current = computeLevinEstimate(sums, terms);
    const error = Math.abs(current - previous);
    if (n > 4 && error < best.error) best = { value: current, error };
    previous = current;
  }
  return best.error <= TOLERANCE * Math.max(1e-3, Math.abs(best.value)) ? best.value : Number.NaN;
}

function computeLevinEstimate(sums: readonly number[], terms: readonly number[]): number {
  const order = sums.length - 1;
  let [top, bottom, binomial] = [0, 0, 1];
  for (const [j, partialSum] of sums.entries()) {
    const weight = ((-1) ** j * binomial * ((j + 1) / (order + 1)) ** (order - 1)) / (terms[j] ?? Number.NaN);
    top += weight * partialSum;
    bottom += weight;
    binomial = (binomial * (order - j)) / (j + 1);
  }
  return top / bottom;
}
