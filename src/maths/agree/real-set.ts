import { compare as compareRational, type Rational } from '../exact/rational.ts';

/** A place on the real line, with its exact value when it is rational. */
export type RealPlace = { readonly approx: number; readonly exact?: Rational };
/** An interval; `lowIn` and `highIn` tell whether the ends belong to it. A point has equal ends. */
export type RealInterval = {
  readonly low: RealPlace;
  readonly high: RealPlace;
  readonly lowIn: boolean;
  readonly highIn: boolean;
};
/** Disjoint intervals in ascending order; neighbours never touch. */
export type RealSet = readonly RealInterval[];

export const LEFT_END: RealPlace = { approx: Number.NEGATIVE_INFINITY };
export const RIGHT_END: RealPlace = { approx: Number.POSITIVE_INFINITY };
export const ALL_REALS: RealSet = [{ low: LEFT_END, high: RIGHT_END, lowIn: false, highIn: false }];

type PlaceOrder = (a: RealPlace, b: RealPlace) => number;

/** Orders places; approximate ones closer than 1e-9 count as equal. */
export function comparePlaces(a: RealPlace, b: RealPlace): number {
  if (a.exact && b.exact) return compareRational(a.exact, b.exact);
  if (a.approx === b.approx) return 0;
  if (!Number.isFinite(a.approx) || !Number.isFinite(b.approx)) return a.approx < b.approx ? -1 : 1;
  if (Math.abs(a.approx - b.approx) <= 1e-9 * Math.max(1, Math.abs(a.approx), Math.abs(b.approx))) return 0;
  return a.approx < b.approx ? -1 : 1;
}

export function point(place: RealPlace): RealInterval {
  return { low: place, high: place, lowIn: true, highIn: true };
}

/** Sorts, drops empty intervals and joins those that touch. */
export function normaliseSet(pieces: readonly RealInterval[]): RealSet {
  const kept = pieces.filter((piece) => {
    const order = comparePlaces(piece.low, piece.high);
    return order < 0 || (order === 0 && piece.lowIn && piece.highIn);
  });
  const sorted = [...kept].sort((a, b) => comparePlaces(a.low, b.low) || Number(b.lowIn) - Number(a.lowIn));
  const out: RealInterval[] = [];
  for (const piece of sorted) {
    const last = out.at(-1);
    if (!last || !touches(last, piece)) out.push(piece);
    else out[out.length - 1] = joined(last, piece);
  }
  return out;
}

function touches(a: RealInterval, b: RealInterval): boolean {
  const order = comparePlaces(b.low, a.high);
  return order < 0 || (order === 0 && (a.highIn || b.lowIn));
}

function joined(a: RealInterval, b: RealInterval): RealInterval {
  const order = comparePlaces(a.high, b.high);
  if (order > 0) return a;
  return { ...a, high: b.high, highIn: order === 0 ? a.highIn || b.highIn : b.highIn };
}

export function unionOf(a: RealSet, b: RealSet): RealSet {
  return normaliseSet([...a, ...b]);
}

export function intersectionOf(a: RealSet, b: RealSet): RealSet {
  const out: RealInterval[] = [];
  for (const left of a) for (const right of b) out.push(overlap(left, right));
  return normaliseSet(out);
}

function overlap(a: RealInterval, b: RealInterval): RealInterval {
  const lows = comparePlaces(a.low, b.low);
  const highs = comparePlaces(a.high, b.high);
  const low = lows > 0 ? a : b;
  const high = highs < 0 ? a : b;
  return {
    low: low.low,
    high: high.high,
    lowIn: lows === 0 ? a.lowIn && b.lowIn : low.lowIn,
    highIn: highs === 0 ? a.highIn && b.highIn : high.highIn,
  };
}

export function complementOf(set: RealSet): RealSet {
  const out: RealInterval[] = [];
  let [low, lowIn]: [RealPlace, boolean] = [LEFT_END, false];
  for (const piece of set) {
    out.push({ low, lowIn, high: piece.low, highIn: !piece.lowIn });
    [low, lowIn] = [piece.high, !piece.highIn];
  }
  out.push({ low, lowIn, high: RIGHT_END, highIn: false });
  return normaliseSet(out.map(openEnds));
}

function openEnds(piece: RealInterval): RealInterval {
  return {
    ...piece,
    lowIn: piece.lowIn && Number.isFinite(piece.low.approx),
    highIn: piece.highIn && Number.isFinite(piece.high.approx),
  };
}

export function sameSet(a: RealSet, b: RealSet, order: PlaceOrder = comparePlaces): boolean {
  return (
    a.length === b.length &&
    a.every((piece, k) => {
      const other = b[k];
      if (!other || piece.lowIn !== other.lowIn || piece.highIn !== other.highIn) return false;
      return order(piece.low, other.low) === 0 && order(piece.high, other.high) === 0;
    })
  );
}

/** Returns whether the sets differ only in which end points belong to them. */
export function sameApartFromEnds(a: RealSet, b: RealSet): boolean {
  const open = (set: RealSet) => set.map((piece) => ({ ...piece, lowIn: false, highIn: false }));
  return sameSet(open(a), open(b));
}

export function isSubset(a: RealSet, b: RealSet): boolean {
  return sameSet(intersectionOf(a, b), a);
}

/** Returns the points of a finite set; undefined when it has an interval. */
export function pointsOf(set: RealSet): RealPlace[] | undefined {
  return set.every((piece) => comparePlaces(piece.low, piece.high) === 0)
    ? set.map((piece) => piece.low)
    : undefined;
}
