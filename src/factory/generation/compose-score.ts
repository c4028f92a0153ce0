import type { DimensionScores } from '../../agents/item-judge/item-judge.ts';
import { QualityDimensionName, type QualityScore, type ReviewNodeConfig } from '../../domain/review-node.ts';

const GRAIN = 1e9;

/** Sums of weights and scores are compared after rounding, because floats misjudge exact ties. */
export function rounded(value: number): number {
  return Math.round(value * GRAIN) / GRAIN;
}

/** The composite of what a judge said, computed here: the weighted average of the five dimensions. */
export function composeScore(
  scores: DimensionScores,
  { dimensionWeights, qualityThreshold }: Pick<ReviewNodeConfig, 'dimensionWeights' | 'qualityThreshold'>,
): QualityScore {
  const dimensions = QualityDimensionName.options.map((name) => ({
    name,
    ...scores[name],
    weight: dimensionWeights[name],
  }));
  const compositeScore = rounded(dimensions.reduce((sum, { score, weight }) => sum + score * weight, 0));
  return {
    dimensions,
    compositeScore,
    passesThreshold: compositeScore >= rounded(qualityThreshold),
    threshold: qualityThreshold,
  };
}
