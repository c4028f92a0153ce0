/** A prediction of the probability of a right answer, and the answer. */
export type Prediction = { readonly probability: number; readonly isRight: boolean };

/** A group of predictions of similar probability: their number, mean probability and share of right answers. */
export type ReliabilityBin = { readonly count: number; readonly mean: number; readonly share: number };

export type Measures = {
  /** The probability that a right answer has a higher prediction than a wrong one. */
  readonly auc: number;
  readonly logLoss: number;
  /** Expected calibration error: the mean distance of prediction and share of right answers over ten bins. */
  readonly ece: number;
  readonly bins: readonly ReliabilityBin[];
};

const BIN_COUNT = 10;

export function measurePredictions(predictions: readonly Prediction[]): Measures {
  const bins = getBins(predictions);
  const distance = bins.reduce((sum, { count, mean, share }) => sum + count * Math.abs(mean - share), 0);
  return {
    auc: getAuc(predictions),
    logLoss: -sumLogs(predictions) / predictions.length,
    ece: distance / predictions.length,
    bins,
  };
}

function sumLogs(predictions: readonly Prediction[]): number {
  return predictions.reduce((sum, { probability, isRight }) => {
    const likelihood = isRight ? probability : 1 - probability;
    return sum + Math.log(Math.max(1e-9, likelihood));
  }, 0);
}

/** Computes the AUC from ranks; equal predictions share their mean rank. */
function getAuc(predictions: readonly Prediction[]): number {
  const sorted = predictions.toSorted((a, b) => a.probability - b.probability);
  let rankSum = 0;
  let rightCount = 0;
  for (let start = 0; start < sorted.length; ) {
    let end = start;
    while (end < sorted.length && sorted[end]?.probability === sorted[start]?.probability) end += 1;
    const rightInGroup = sorted.slice(start, end).filter(({ isRight }) => isRight).length;
    rankSum += (rightInGroup * (start + end + 1)) / 2;
    rightCount += rightInGroup;
    start = end;
  }
  return (rankSum - (rightCount * (rightCount + 1)) / 2) / (rightCount * (sorted.length - rightCount));
}

function getBins(predictions: readonly Prediction[]): ReliabilityBin[] {
  const groups = Map.groupBy(predictions, ({ probability }) =>
    Math.min(BIN_COUNT - 1, Math.floor(probability * BIN_COUNT)),
  );
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([, group]) => ({
      count: group.length,
      mean: group.reduce((sum, { probability }) => sum + probability, 0) / group.length,
      share: group.filter(({ isRight }) => isRight).length / group.length,
    }));
}
