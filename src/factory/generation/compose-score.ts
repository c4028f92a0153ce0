import type { DimensionScores } from '../../agents/item-judge/item-judge.ts';
import {
  QualityDimensionName,
  type QualityLoopConfig,
  type QualityScore,
} from '../../domain/quality-loop.ts';

/** Scores are rounded to nine decimal places. */
const ROUNDING_FACTOR = 1e9;

/** Rounds a weighted sum before a comparison, so that floating-point error does not separate equal scores. */
export function roundScore(value: number): number {
  return Math.round(value * ROUNDING_FACTOR) / ROUNDING_FACTOR;
}

/** Computes the composite score: the weighted sum of the five dimensions. */
export function composeScore(
  scores: DimensionScores,
  { dimensionWeights, qualityThreshold }: Pick<QualityLoopConfig, 'dimensionWeights' | 'qualityThreshold'>,
): QualityScore {
  const { options: names } = QualityDimensionName;
  const dimensions = names.map((name) => ({ name, ...scores[name], weight: dimensionWeights[name] }));
  const compositeScore = roundScore(dimensions.reduce((sum, { score, weight }) => sum + score * weight, 0));
  return {
    dimensions,
    compositeScore,
    passesThreshold: compositeScore >= roundScore(qualityThreshold),
    threshold: qualityThreshold,
  };
}
