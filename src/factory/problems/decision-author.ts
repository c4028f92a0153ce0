import type { VersionAuthor } from '../../ports/question-bank.ts';
import type { ReviewItem } from '../../ports/review-queue.ts';

/** Returns who saves the version that an expert's decision adds to the bank, and why, with the reason that the expert wrote. */
export function createDecisionAuthor({ decision, reviewedBy, notes }: ReviewItem): VersionAuthor {
  return {
    reason: decision === 'CORRECT' ? 'corrected' : 'approved',
    ...(reviewedBy !== null && { author: reviewedBy }),
    ...(notes !== null && { note: notes }),
  };
}
