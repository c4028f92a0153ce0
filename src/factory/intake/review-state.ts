import type { SentState } from '../../domain/problem.ts';
import type { ReviewItem } from '../../ports/review-queue.ts';

/** Returns the state that the author sees. An item without a decision that is no longer pending was withdrawn. */
export function getReviewState({ status, decision }: Pick<ReviewItem, 'status' | 'decision'>): SentState {
  if (status === 'pending_review') return 'waiting';
  if (decision === null) return 'withdrawn';
  return ({ APPROVE: 'approved', CORRECT: 'corrected', REJECT: 'rejected' } as const)[decision];
}
