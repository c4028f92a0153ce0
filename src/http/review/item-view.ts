import type { z } from 'zod';
import type {
  AuditEntry,
  Feedback,
  QueueFilter,
  ReviewItem,
  ReviewSummary,
} from '../../ports/review-queue.ts';
import type { ReviewService } from '../../review/queue/review-service.ts';
import type {
  QueueFilterQuery,
  ReviewRecord,
  WireAuditEntry,
  WireQueueItem,
  WireReviewItem,
} from './review-schemas.ts';

export function filterOf({
  status_filter,
  provider_id,
  reason,
}: z.infer<typeof QueueFilterQuery>): QueueFilter {
  return {
    status: status_filter,
    ...(provider_id !== undefined && { providerId: provider_id }),
    ...(reason !== undefined && { reason }),
  };
}

/** A row of the list, with the names of its specification. */
export function queueItemView(item: ReviewSummary, withState: boolean): WireQueueItem {
  const row = {
    id: item.id,
    conversation_id: item.conversationId,
    turn_id: item.turnId,
    provider_id: item.providerId,
    user_input: item.userInput,
    generated_query: item.generatedQuery,
    confidence_score: item.confidence,
    validation_status: item.validationStatus,
    reason_for_review: item.reason,
    created_at: item.createdAt,
    priority: item.priority,
  };
  return withState ? { ...row, ...stateOf(item) } : row;
}

export function itemView(item: ReviewItem): WireReviewItem {
  return {
    id: item.id,
    provider_id: item.providerId,
    natural_language_query: item.userInput,
    generated_query: item.generatedQuery,
    is_good_example: item.isGoodExample,
    status: item.status,
    involved_tables: [...item.involvedTables],
    query_intent: item.intent,
    complexity_level: item.complexity,
    reviewed_by: item.reviewedBy,
    reviewed_at: item.reviewedAt,
    expert_corrected_query: item.correctedQuery,
    created_at: item.createdAt,
  };
}

const HISTORY = 100;

/** Everything a person needs beside the texts to decide. */
export async function recordView(review: ReviewService, item: ReviewItem): Promise<ReviewRecord> {
  const [comments, feedback, { entries }] = await Promise.all([
    review.listComments(item.id),
    review.listFeedback(item.turnId),
    review.listAudit({ itemId: item.id }, { limit: HISTORY }),
  ]);
  return {
    ...stateOf(item),
    turn_id: item.turnId,
    conversation_id: item.conversationId,
    confidence_score: item.confidence,
    validation_status: item.validationStatus,
    clarification_count: item.clarificationCount,
    reason_for_review: item.reason,
    triggers: [...item.triggers],
    priority: item.priority,
    decision: item.decision,
    feedback: item.notes,
    revoked_at: item.revokedAt,
    context: item.context,
    user_feedback: feedback.map(feedbackView),
    comments,
    history: entries.map(auditView),
  };
}

function stateOf({ status, version, leaseHolder, leaseUntil }: ReviewSummary) {
  return { status, version, claimed_by: leaseHolder, claimed_until: leaseUntil };
}

function feedbackView({ user, rating, category, text, correctedQuery, createdAt }: Feedback) {
  return { user, rating, category, text, corrected_query: correctedQuery, created_at: createdAt };
}

export function auditView({ itemId, at, actor, action, detail }: AuditEntry): WireAuditEntry {
  return { item_id: itemId, at, actor, action, ...(detail !== undefined && { detail }) };
}
