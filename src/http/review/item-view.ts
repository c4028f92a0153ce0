import type { z } from 'zod';
import { QUESTION_PROVIDER } from '../../domain/queue-item-view.ts';
import { visibleText } from '../../latex/visible-text.ts';
import type {
  Feedback,
  QueueAuditEntry,
  QueueFilter,
  ReviewItem,
  ReviewSummary,
} from '../../ports/review-queue.ts';
import { plainLine } from '../../print/plain-line.ts';
import type { ReviewService } from '../../review/queue/review-service.ts';
import { memoise } from '../memoise.ts';
import type {
  QueueFilterQuery,
  ReviewRecord,
  WireAuditEntry,
  WireQueueItem,
  WireReviewItem,
} from './review-schemas.ts';

// The wire names follow the queue's specification, which was written for SQL queries. For an exam question, the "query"
// is its LaTeX. `src/domain/queue-item.ts` explains the names.

export function toQueueFilter({
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

/** Converts an item to a row of the list, with the field names that the API specification requires. */
export function toWireQueueItem(item: ReviewSummary, withState: boolean): WireQueueItem {
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
  return withState ? { ...row, ...toWireState(item) } : row;
}

export function toWireItem(item: ReviewItem): WireReviewItem {
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

const MAX_HISTORY = 100;

/** Reads the other details that an expert needs: the state, the feedback, the comments and the history. */
export async function readRecord(review: ReviewService, item: ReviewItem): Promise<ReviewRecord> {
  const [comments, feedback, { entries }] = await Promise.all([
    review.listComments(item.id),
    review.listFeedback(item.turnId),
    review.listAudit({ itemId: item.id }, { limit: MAX_HISTORY }),
  ]);
  return {
    ...toWireState(item),
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
    user_feedback: feedback.map(toWireFeedback),
    comments,
    history: entries.map(toWireAuditEntry),
  };
}

function toWireState({ status, version, leaseHolder, leaseUntil, ...item }: ReviewSummary) {
  return { text: toPlainText(item), status, version, claimed_by: leaseHolder, claimed_until: leaseUntil };
}

const MAX_TEXT_LENGTH = 400;
const MAX_CACHED_TEXTS = 5000;

const texToPlainText = memoise(
  (tex) => plainLine(visibleText(tex)).slice(0, MAX_TEXT_LENGTH),
  MAX_CACHED_TEXTS,
);

/** Returns the input as plain text on one line; only questions contain TeX. */
function toPlainText({ providerId, userInput }: Pick<ReviewSummary, 'providerId' | 'userInput'>): string {
  return providerId === QUESTION_PROVIDER
    ? texToPlainText(userInput)
    : plainLine(userInput).slice(0, MAX_TEXT_LENGTH);
}

function toWireFeedback({ user, rating, category, text, correctedQuery, createdAt }: Feedback) {
  return { user, rating, category, text, corrected_query: correctedQuery, created_at: createdAt };
}

export function toWireAuditEntry({ itemId, at, actor, action, detail }: QueueAuditEntry): WireAuditEntry {
  return { item_id: itemId, at, actor, action, ...(detail !== undefined && { detail }) };
}
