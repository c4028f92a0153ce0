import { z } from 'zod';
import type { ReviewItem } from './review-queue.ts';

/** A learner's answer to the reported question, or to one of its parts, with its marks. */
export const ReportedAnswer = z.object({
  /** The path of the part; null for a question without parts. */
  part: z.string().nullable(),
  response: z.string(),
  marksAwarded: z.number(),
  marksAvailable: z.number(),
});
export type ReportedAnswer = z.infer<typeof ReportedAnswer>;

/** A learner's report that a question looks wrong. */
export type LearnerReport = {
  readonly id: string;
  readonly learner: string;
  readonly questionId: string;
  /** The item of the expert queue that answers the report. */
  readonly itemId: string;
  readonly reason: string;
  readonly comment: string | null;
  readonly answers: readonly ReportedAnswer[];
  readonly createdAt: string;
};

/** A report with the state of its item, which is what the learner sees of it. */
export type AnsweredReport = LearnerReport &
  Pick<ReviewItem, 'status' | 'decision' | 'notes' | 'reviewedAt' | 'userInput'>;

export type LearnerReports = {
  /** Saves a report; replaces the learner's earlier report on the same item. */
  save(report: LearnerReport): Promise<void>;
  /** Lists the reports of a learner, newest first, at most 100. */
  listByLearner(learner: string): Promise<AnsweredReport[]>;
  /** Lists the reports on an item, oldest first. */
  listByItem(itemId: string): Promise<LearnerReport[]>;
};
