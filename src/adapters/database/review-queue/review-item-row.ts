import { z } from 'zod';
import { QueueStatus, ReviewDecision, ReviewTrigger } from '../../../domain/queue-item.ts';
import type { ReviewItem, ReviewSummary } from '../../../ports/review-queue.ts';
import { readFields } from '../connection/row-fields.ts';

const text = z.string();

const Summary = z.object({
  id: text,
  turnId: text,
  conversationId: text.nullable(),
  providerId: text,
  userInput: text,
  generatedQuery: text,
  confidence: z.number(),
  validationStatus: text,
  reason: ReviewTrigger,
  priority: z.number(),
  status: QueueStatus,
  version: z.number(),
  createdAt: text,
  leaseHolder: text.nullable(),
  leaseUntil: text.nullable(),
});

const Item = Summary.extend({
  clarificationCount: z.number(),
  triggers: z.array(ReviewTrigger),
  isGoodExample: z.number().transform((stored) => stored === 1),
  involvedTables: z.array(text),
  intent: text.nullable(),
  complexity: text.nullable(),
  context: z.json().nullable(),
  decision: ReviewDecision.nullable(),
  reviewedBy: text.nullable(),
  reviewedAt: text.nullable(),
  correctedQuery: text.nullable(),
  notes: text.nullable(),
  revokedAt: text.nullable(),
});

/** The columns that lists select. */
export const summaryColumns = [
  'id',
  'turn_id',
  'conversation_id',
  'provider_id',
  'user_input',
  'generated_query',
  'confidence',
  'validation_status',
  'reason',
  'priority',
  'status',
  'version',
  'created_at',
  'lease_holder',
  'lease_until',
] as const;

export function toReviewSummaries(rows: readonly object[]): ReviewSummary[] {
  return rows.map((row) => Summary.parse(readFields(row)));
}

export function toReviewItem(row: object): ReviewItem {
  return Item.parse(readFields(row, { jsonColumns: ['triggers', 'involved_tables', 'context'] }));
}

/** The precision with which a confidence from 0 to 1 is stored as an integer. */
const CONFIDENCE_STEPS = 1e9;

/**
 * Combines priority (at most 100) and confidence into one sort key: highest priority first, then lowest confidence. A
 * difference of one priority level counts more than any difference in confidence.
 */
export function computeUrgency(priority: number, confidence: number): number {
  return (100 - priority) * 10 * CONFIDENCE_STEPS + Math.round(confidence * CONFIDENCE_STEPS);
}
