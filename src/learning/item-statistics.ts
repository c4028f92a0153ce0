/** The answers of one learner to one item. A score is the share of the marks, from 0 to 1. */
export type ItemAnswers = {
  /** The score of the learner's first answer to the item. */
  readonly firstScore: number;
  /** The mean score of the learner's answers to other items; undefined without such answers. */
  readonly otherScore: number | undefined;
};

export type ItemStatistics = {
  /** Number of learners. */
  readonly count: number;
  /** The mean score of first answers: how easy the item is. */
  readonly facility: number;
  /** The correlation of the score with the learner's score in other items, and its upper 95% bound; undefined if it cannot be computed. */
  readonly discrimination: number | undefined;
  readonly upperBound: number | undefined;
  /** Whether the item probably does not measure what the others measure, for example because its key is wrong. */
  readonly isFlagged: boolean;
};

const MIN_FLAGGED_COUNT = 50;
const MIN_UPPER_BOUND = 0.1;
/** One-sided 95% quantile of the normal distribution. */
const QUANTILE = 1.645;

/** Computes how easy an item is, and how well it separates learners who do well in other items from those who do not. */
export function computeItemStatistics(answers: readonly ItemAnswers[]): ItemStatistics {
  const pairs = answers.flatMap(({ firstScore, otherScore }) =>
    otherScore === undefined ? [] : [[firstScore, otherScore] as const],
  );
  const discrimination = correlate(pairs);
  const upperBound = discrimination === undefined ? undefined : getUpperBound(discrimination, pairs.length);
  return {
    count: answers.length,
    facility: average(answers.map(({ firstScore }) => firstScore)),
    discrimination,
    upperBound,
    isFlagged: pairs.length >= MIN_FLAGGED_COUNT && upperBound !== undefined && upperBound < MIN_UPPER_BOUND,
  };
}

/** Returns the upper 95% bound of a correlation, by Fisher's transformation. */
function getUpperBound(correlation: number, count: number): number | undefined {
  if (count <= 3) return undefined;
  // A correlation of exactly 1 or −1 has no finite transformation.
  const limited = Math.min(0.999_999, Math.max(-0.999_999, correlation));
  return Math.tanh(Math.atanh(limited) + QUANTILE / Math.sqrt(count - 3));
}

/** Returns the correlation of pairs; undefined if one side is constant. */
function correlate(pairs: readonly (readonly [number, number])[]): number | undefined {
  const meanA = average(pairs.map(([a]) => a));
  const meanB = average(pairs.map(([, b]) => b));
  let [productSum, squaresA, squaresB] = [0, 0, 0];
  for (const [a, b] of pairs) {
    productSum += (a - meanA) * (b - meanB);
    squaresA += (a - meanA) ** 2;
    squaresB += (b - meanB) ** 2;
  }
  return squaresA < 1e-12 || squaresB < 1e-12 ? undefined : productSum / Math.sqrt(squaresA * squaresB);
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
