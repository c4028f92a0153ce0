import type { Random } from '../random.ts';
import { roundFigures, roundTo } from '../write/number.ts';

/** Adds a plausible error of measurement to a value, at most the given fraction of it, and rounds it to decimal places. */
export function measure(
  random: Random,
  value: number,
  { error = 0.02, places }: { readonly error?: number; readonly places: number },
): number {
  return roundTo(value * (1 + error * (2 * random.next() - 1)), places);
}

/** The entry of a list at a position, counted from 0. */
export function entryAt<T>(list: readonly T[], position: number): T {
  for (const entry of list.slice(position, position + 1)) return entry;
  throw new RangeError(`the list has no entry ${position}`);
}

/** The mean of the values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Whether a value keeps its size to within 0.06% when it is rounded to three figures. A learner may carry on the rounded value or the
 * exact one, so draws without this are discarded.
 */
export function roundsClosely(value: number): boolean {
  return Math.abs(roundFigures(value, 3) / value - 1) <= 0.0006;
}
