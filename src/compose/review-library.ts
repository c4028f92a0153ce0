/** The entry point of the library `vbagent/review`. */
import { z } from 'zod';
import { ReviewSettings, Settings } from '../domain/settings.ts';
import { type OpenReview, openStandaloneReview } from './review.ts';

export type { QueueStatus, ReviewDecision, ReviewTrigger } from '../domain/queue-item.ts';
export type { QueueStats } from '../domain/queue-stats.ts';
export type { ReviewIntake, Submission } from '../ports/review-intake.ts';
export type { ReviewItem } from '../ports/review-queue.ts';
export type { RagService } from '../review/examples/rag-service.ts';
export type { ReviewService } from '../review/queue/review-service.ts';
export type { OpenReview } from './review.ts';

const ReviewPlan = z.strictObject({
  /** A SQLite file; created if it does not exist. */
  database: z.string().min(1).optional(),
  /** The address of a PostgreSQL database, instead of the file. */
  databaseUrl: z.string().optional(),
  review: ReviewSettings.partial().optional(),
});
export type ReviewPlan = z.input<typeof ReviewPlan>;

/** Opens the expert queue and the example index on your own database; close it when you are done. */
export async function openReviewAt(plan: ReviewPlan): Promise<OpenReview> {
  const { review, ...databaseSettings } = ReviewPlan.parse(plan);
  return openStandaloneReview(
    Settings.parse({ ...databaseSettings, review: ReviewSettings.parse(review ?? {}) }),
  );
}
