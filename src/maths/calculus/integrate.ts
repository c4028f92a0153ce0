/** The number of evaluations that remain for one comparison; it limits nested integrals, sums and limits. */
export type Work = { remaining: number };

/** Nodes of the 15-point Kronrod rule on [−1, 1], from the outside to the middle; every second one is a Gauss node. */
const NODES = [
  0.9914553711208126, 0.9491079123427585, 0.8648644233597691, 0.7415311855993945, 0.5860872354676911,
  0.4058451513773972, 0.2077849550078985, 0,
];
const KRONROD_WEIGHTS = [
  0.0229353220105292, 0.0630920926299786, 0.1047900103222502, 0.1406532597159259, 0.1690047266392679,
  0.1903505780647854, 0.2044329400752989, 0.2094821410847278,
];
const GAUSS_WEIGHTS = [0.1294849661688697, 0.2797053914892767, 0.3818300505051189, 0.4179591836734694];

/** Intervals beyond this limit are not bisected further. */
const MAX_INTERVALS = 120;
/** The maximum error, relative to the integral of the absolute value. */
const RELATIVE_ERROR = 1e-10;

type Estimate = {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly error: number;
  readonly absolute: number;
};

/**
 * Integrates a real function over an interval, whose ends may be infinite, by adaptive Gauss–Kronrod quadrature. Returns
 * NaN if the function is undefined at a node or the error bound is not reached, as for a pole inside the interval.
 */
export function integrate(f: (x: number) => number, from: number, to: number, work: Work): number {
  if (Number.isNaN(from) || Number.isNaN(to)) return Number.NaN;
  if (from === to) return 0;
  if (from > to) return -integrate(f, to, from, work);
  if (from === Number.NEGATIVE_INFINITY)
    return to === Number.POSITIVE_INFINITY
      ? integrate(f, from, 0, work) + integrate(f, 0, to, work)
      : integrate((x) => f(-x), -to, Number.POSITIVE_INFINITY, work);
  return integrateAdaptively(toUnitInterval(f, from, to), work);
}

/**
 * Maps the interval to 0…1. The map 3u² − 2u³ is flat at both ends, so that roots and logarithms at the ends of the
 * interval become harmless.
 */
function toUnitInterval(f: (x: number) => number, from: number, to: number): (u: number) => number {
  const isInfinite = to === Number.POSITIVE_INFINITY;
  return (u) => {
    const t = u * u * (3 - 2 * u);
    const slope = 6 * u * (1 - u);
    // The distance to the upper end, without cancellation.
    const rest = (1 - u) * (1 - u) * (1 + 2 * u);
    if (isInfinite) {
      const value = f(from + t / rest);
      return value === 0 ? 0 : (value * slope) / (rest * rest);
    }
    const length = to - from;
    return f(t < 0.5 ? from + length * t : to - length * rest) * slope * length;
  };
}

function integrateAdaptively(f: (u: number) => number, work: Work): number {
  const intervals = [estimate(f, 0, 1, work)];
  for (;;) {
    const value = sumOf(intervals, 'value');
    if (!Number.isFinite(value)) return Number.NaN;
    const error = sumOf(intervals, 'error');
    if (error <= RELATIVE_ERROR * sumOf(intervals, 'absolute') + 1e-300) return value;
    if (intervals.length >= MAX_INTERVALS || work.remaining <= 0) return Number.NaN;
    const worst = intervals.reduce(
      (index, interval, at) => (interval.error > (intervals[index]?.error ?? 0) ? at : index),
      0,
    );
    const [split] = intervals.splice(worst, 1);
    if (split === undefined) return Number.NaN;
    const middle = (split.from + split.to) / 2;
    intervals.push(estimate(f, split.from, middle, work), estimate(f, middle, split.to, work));
  }
}

function sumOf(intervals: readonly Estimate[], field: 'value' | 'error' | 'absolute'): number {
  return intervals.reduce((total, interval) => total + interval[field], 0);
}

/** Applies the Kronrod rule to one interval; the difference from the Gauss rule bounds the error. */
function estimate(f: (u: number) => number, from: number, to: number, work: Work): Estimate {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  let [kronrod, gauss, absolute] = [0, 0, 0];
  work.remaining -= 15;
  for (const [index, node] of NODES.entries()) {
    const weight = KRONROD_WEIGHTS[index] ?? 0;
    const gaussWeight = index % 2 === 1 ? (GAUSS_WEIGHTS[(index - 1) / 2] ?? 0) : 0;
    for (const u of node === 0 ? [middle] : [middle - half * node, middle + half * node]) {
      const y = f(u);
      kronrod += weight * y;
      gauss += gaussWeight * y;
      absolute += weight * Math.abs(y);
    }
  }
  return {
    from,
    to,
    value: kronrod * half,
    error: Math.abs(kronrod - gauss) * half,
    absolute: absolute * half,
  };
}
