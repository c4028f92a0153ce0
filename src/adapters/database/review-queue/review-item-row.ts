import { z } from 'zod';
import { QueueStatus, ReviewDecision, ReviewTrigger } from '../../../domain/queue-item.ts';
import type { ReviewItem, ReviewSummary } from '../../../ports/review-queue.ts';

const text = z.string();
const json = <T>(schema: z.ZodType<T>) => text.transform((written) => schema.parse(JSON.parse(written)));

const summaryShape = {
  id: text,
  turn_id: text,
  conversation_id: text.nullable(),
  provider_id: text,
  user_input: text,
  generated_query: text,
  confidence: z.number(),
  validation_status: text,
  reason: ReviewTrigger,
  priority: z.number(),
  status: QueueStatus,
  version: z.number(),
  created_at: text,
  lease_holder: text.nullable(),
  lease_until: text.nullable(),
};

const SummaryRow = z.object(summaryShape);
const ItemRow = z.object({
  ...summaryShape,
  clarification_count: z.number(),
  triggers: json(z.array(ReviewTrigger)),
  is_good_example: z.number(),
  involved_tables: json(z.array(text)),
  intent: text.nullable(),
  complexity: text.nullable(),
  context: json(z.json()).nullable(),
  decision: ReviewDecision.nullable(),
  reviewed_by: text.nullable(),
  reviewed_at: text.nullable(),
  corrected_query: text.nullable(),
  notes: text.nullable(),
  revoked_at: text.nullable(),
});

type SummaryColumn = keyof typeof summaryShape;

/** The columns that lists select. */
export const summaryColumns = Object.keys(summaryShape) as SummaryColumn[];

const SummaryRows = z.array(SummaryRow);

export function toReviewSummaries(stored: readonly unknown[]): ReviewSummary[] {
  return SummaryRows.parse(stored).map(summaryFields);
}

export function toReviewItem(stored: unknown): ReviewItem {
  const row = ItemRow.parse(stored);
  return {
    ...summaryFields(row),
    clarificationCount: row.clarification_count,
    triggers: row.triggers,
    isGoodExample: row.is_good_example === 1,
    involvedTables: row.involved_tables,
    intent: row.intent,
    complexity: row.complexity,
    context: row.context,
    decision: row.decision,
    reviewedBy: row.reviewed_by,
    reviewedAt: row.reviewed_at,
    correctedQuery: row.corrected_query,
    notes: row.notes,
    revokedAt: row.revoked_at,
  };
}

function summaryFields(row: z.infer<typeof SummaryRow>): ReviewSummary {
  return {
    id: row.id,
    turnId: row.turn_id,
    conversationId: row.conversation_id,
    providerId: row.provider_id,
    userInput: row.user_input,
    generatedQuery: row.generated_query,
    confidence: row.confidence,
    validationStatus: row.validation_status,
    reason: row.reason,
    priority: row.priority,
    status: row.status,
    version: row.version,
    createdAt: row.created_at,
    leaseHolder: row.lease_holder,
    leaseUntil: row.lease_until,
  };
}

const CONFIDENCE_STEPS = 1e9;

/** Combines priority and confidence into one sort key: highest priority first, then lowest confidence. */
export function computeUrgency(priority: number, confidence: number): number {
  return (100 - priority) * 10 * CONFIDENCE_STEPS + Math.round(confidence * CONFIDENCE_STEPS);
}
