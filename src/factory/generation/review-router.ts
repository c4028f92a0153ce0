import type { QualityLoopConfig, ReviewState } from '../../domain/quality-loop.ts';

export type ReviewRoute = 'format_output' | 'self_correction' | 'human_review';

/**
 * Chooses the route after a judgement of the quality loop. An item that is valid and whose score passes is output. Any other item is corrected, or
 * submitted to an expert when the correction limit is reached. An item without a score never passes.
 */
export function reviewRouter(
  { reviewHistory, currentReviewCycle }: Pick<ReviewState, 'reviewHistory' | 'currentReviewCycle'>,
  { maxCorrectionLoops }: Pick<QualityLoopConfig, 'maxCorrectionLoops'>,
): ReviewRoute {
  const lastEntry = reviewHistory.at(-1);
  if (lastEntry?.validationResult.isValid && lastEntry.qualityScore?.passesThreshold) return 'format_output';
  return currentReviewCycle >= maxCorrectionLoops + 1 ? 'human_review' : 'self_correction';
}
