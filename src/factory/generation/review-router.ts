import type { ReviewNodeConfig, ReviewState } from '../../domain/review-node.ts';

export type ReviewRoute = 'format_output' | 'self_correction' | 'human_review';

/**
 * Chooses the node after a review: output if the item is valid and its score passes, an expert if no attempt is left,
 * otherwise a correction. An item without a score never passes.
 */
export function reviewRouter(
  { reviewHistory, currentReviewCycle }: Pick<ReviewState, 'reviewHistory' | 'currentReviewCycle'>,
  { maxCorrectionLoops }: Pick<ReviewNodeConfig, 'maxCorrectionLoops'>,
): ReviewRoute {
  const last = reviewHistory.at(-1);
  if (last?.validationResult.isValid && last.qualityScore?.passesThreshold) return 'format_output';
  return currentReviewCycle >= maxCorrectionLoops + 1 ? 'human_review' : 'self_correction';
}
