import { compare as compareRational, type Rational } from '../exact/rational.ts';

/** A point of the real line, with its exact value if it is rational; `approx` may be ±∞. */
export type RealPoint = { readonly approx: number; readonly exact?: Rational };
/** An interval. `lowIn` and `highIn` are true if the ends belong to it; a single point has equal ends. */
export type RealInterval = {
  readonly low: RealPoint;
  readonly high: RealPoint;
  readonly lowIn: boolean;
  readonly highIn: boolean;
};
/** Disjoint intervals in ascending order; neighbours never touch. */
export type RealSet = readonly RealInterval[];

export const LEFT_END: RealPoint = { approx: Number.NEGATIVE_INFINITY };
export const RIGHT_END: RealPoint = { approx: Number.POSITIVE_INFINITY };
export const ALL_REALS: RealSet = [{ low: LEFT_END, high: RIGHT_END, lowIn: false, highIn: false }];

type PointOrder = (a: RealPoint, b: RealPoint) => number;

/** Compares two points. If one is approximate, a relative difference below 1e-9 counts as equal. */
export function comparePoints(a: RealPoint, b: RealPoint): number {
  if (a.exact && b.exact) return compareRational(a.exact, b.exact);
  if (a.approx === b.approx) return 0;
  if (!Number.isFinite(a.approx) || !Number.isFinite(b.approx)) return a.approx < b.approx ? -1 : 1;
  if (Math.abs(a.approx - b.approx) <= 1e-9 * Math.max(1, Math.abs(a.approx), Math.abs(b.approx))) return 0;
  return a.approx < b.approx ? -1 : 1;
}

export function pointInterval(value: RealPoint): RealInterval {
  return { low: value, high: value, lowIn: true, highIn: true };
}

/** Sorts the intervals, removes empty ones and joins those that touch. */
export function normaliseSet(unsorted: readonly RealInterval[]): RealSet {
  const nonEmpty = unsorted.filter((interval) => {
    const order = comparePoints(interval.low, interval.high);
    return order < 0 || (order === 0 && interval.lowIn && interval.highIn);
  });
  const sorted = [...nonEmpty].sort(
    (a, b) => comparePoints(a.low, b.low) || Number(b.lowIn) - Number(a.lowIn),
  );
  const intervals: RealInterval[] = [];
  for (const interval of sorted) {
    const last = intervals.at(-1);
    if (!last || !touches(last, interval)) intervals.push(interval);
    else intervals[intervals.length - 1] = joinIntervals(last, interval);
  }
  return intervals;
}

function touches(a: RealInterval, b: RealInterval): boolean {
  const order = comparePoints(b.low, a.high);
  return order < 0 || (order === 0 && (a.highIn || b.lowIn));
}

function joinIntervals(a: RealInterval, b: RealInterval): RealInterval {
  const order = comparePoints(a.high, b.high);
  if (order > 0) return a;
  return { ...a, high: b.high, highIn: order === 0 ? a.highIn || b.highIn : b.highIn };
}

export function uniteSets(a: RealSet, b: RealSet): RealSet {
  return normaliseSet([...a, ...b]);
}

export function intersectSets(a: RealSet, b: RealSet): RealSet {
  const intervals: RealInterval[] = [];
  for (const left of a) for (const right of b) intervals.push(overlap(left, right));
  return normaliseSet(intervals);
}

function overlap(a: RealInterval, b: RealInterval): RealInterval {
  const lowOrder = comparePoints(a.low, b.low);
  const highOrder = comparePoints(a.high, b.high);
  const low = lowOrder > 0 ? a : b;
  const high = highOrder < 0 ? a : b;
  return {
    low: low.low,
    high: high.high,
    lowIn: lowOrder === 0 ? a.lowIn && b.lowIn : low.lowIn,
    highIn: highOrder === 0 ? a.highIn && b.highIn : high.highIn,
  };
}

export function complementSet(set: RealSet): RealSet {
  const intervals: RealInterval[] = [];
  let [low, lowIn]: [RealPoint, boolean] = [LEFT_END, false];
  for (const interval of set) {
    intervals.push({ low, lowIn, high: interval.low, highIn: !interval.lowIn });
    [low, lowIn] = [interval.high, !interval.highIn];
  }
  intervals.push({ low, lowIn, high: RIGHT_END, highIn: false });
  return normaliseSet(intervals.map(openInfiniteEnds));
}

function openInfiniteEnds(interval: RealInterval): RealInterval {
  return {
    ...interval,
    lowIn: interval.lowIn && Number.isFinite(interval.low.approx),
    highIn: interval.highIn && Number.isFinite(interval.high.approx),
  };
}

export function sameSet(a: RealSet, b: RealSet, order: PointOrder = comparePoints): boolean {
  return (
    a.length === b.length &&
    a.every((interval, k) => {
      const other = b[k];
      if (!other || interval.lowIn !== other.lowIn || interval.highIn !== other.highIn) return false;
      return order(interval.low, other.low) === 0 && order(interval.high, other.high) === 0;
    })
  );
}

/** Returns whether the sets differ only in which end points belong to them. */
export function sameApartFromEnds(a: RealSet, b: RealSet): boolean {
  const removeEnds = (set: RealSet) => set.map((interval) => ({ ...interval, lowIn: false, highIn: false }));
  return sameSet(removeEnds(a), removeEnds(b));
}

export function isSubset(a: RealSet, b: RealSet): boolean {
  return sameSet(intersectSets(a, b), a);
}

/** Returns the points of a finite set; undefined when it has an interval. */
export function listPoints(set: RealSet): RealPoint[] | undefined {
  return set.every((interval) => comparePoints(interval.low, interval.high) === 0)
    ? set.map((interval) => interval.low)
    : undefined;
}
