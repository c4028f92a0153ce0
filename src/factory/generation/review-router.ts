import type { ReviewNodeConfig, ReviewState } from '../../domain/review-node.ts';

export type ReviewRoute = 'format_output' | 'self_correction' | 'human_review';

/**
 * Where an item goes after its review: out when it is valid and scores enough, to a person when no attempt is left,
 * and else to be corrected. An item without a score never passes, and the limit ends every loop.
 */
export function reviewRouter(
  { reviewHistory, currentReviewCycle }: Pick<ReviewState, 'reviewHistory' | 'currentReviewCycle'>,
  { maxCorrectionLoops }: Pick<ReviewNodeConfig, 'maxCorrectionLoops'>,
): ReviewRoute {
  const last = reviewHistory.at(-1);
  if (last?.validationResult.isValid && last.qualityScore?.passesThreshold) return 'format_output';
  return currentReviewCycle >= maxCorrectionLoops + 1 ? 'human_review' : 'self_correction';
}
