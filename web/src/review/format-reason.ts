import type { ReviewReason } from './review-search.ts';
import { reviewStrings } from './review-strings.ts';

/**
 * Returns why an item needs a review, in words. An item that an author sends on request has the reason “low confidence” with a
 * confidence of 1, because the queue has no reason for it.
 */
export function formatReason(reason: ReviewReason, confidence: number): string {
  return isRequested(reason, confidence) ? reviewStrings.requested : reviewStrings.reasons[reason];
}

/** True if a person requested the review. */
export function isRequested(reason: ReviewReason, confidence: number): boolean {
  return reason === 'low_confidence' && confidence === 1;
}
