import { z } from 'zod';
import {
  QueueItem,
  QueueItemDetails,
  QueueStatus,
  ReviewDecision,
  ReviewTrigger,
} from '../../domain/queue-item.ts';
import { QueueStats } from '../../domain/queue-stats.ts';
import { auditActions } from '../../ports/review-queue.ts';
import { optional } from '../optional.ts';

// The wire names and the examples follow the queue's specification, which was written for SQL queries. For an exam
// question, the "query" is its LaTeX. `src/domain/queue-item.ts` explains the names.

export const ItemParams = z.object({ id: z.string().min(1).max(200) });

const time = z.iso.datetime();
const word = z.string().min(1).max(200);

export const QueueFilterQuery = z.object({
  provider_id: word.optional().meta({ example: 'postgresql' }),
  status_filter: QueueStatus.default('pending_review'),
  reason: ReviewTrigger.optional(),
});

/** The changing fields of an item; `claimed_by` is the user who currently works on it. */
const State = z.object({
  text: z.string().meta({ description: 'The input as plain text on one line.' }),
  status: QueueStatus,
  version: z.number().int(),
  claimed_by: z.string().nullable(),
  claimed_until: time.nullable(),
});

export const WireQueueItem = QueueItem.extend({
  ...State.partial().shape,
  has_photo: z.boolean().optional().meta({ description: 'Whether its author uploaded a photo.' }),
}).meta({
  id: 'ReviewQueueItem',
  description: 'The last six fields are included only with `include=state`.',
  example: {
    id: '4a2c0a3e-7a44-4c5f-9a43-0b6a6f2b8f11',
    conversation_id: null,
    turn_id: '9e0f62a9-6a0c-4c4a-8f10-1d7f3f5f2d10',
    provider_id: 'postgresql',
    user_input: 'Show me all orders from last month',
    generated_query:
      "SELECT * FROM orders WHERE created_at >= DATE_TRUNC('month', NOW() - INTERVAL '1 month')",
    confidence_score: 0.65,
    validation_status: 'valid',
    reason_for_review: 'low_confidence',
    created_at: '2024-01-15T10:30:00.000Z',
    priority: 35,
  },
});
export type WireQueueItem = z.infer<typeof WireQueueItem>;

export const WireComment = z
  .object({ author: z.string(), text: z.string(), at: time })
  .meta({ id: 'ReviewComment' });

const WireFeedback = z
  .object({
    user: z.string(),
    rating: z.enum(['up', 'down']),
    category: z.string().nullable(),
    text: z.string().nullable(),
    corrected_query: z.string().nullable(),
    created_at: time,
  })
  .meta({ id: 'TurnFeedback' });

export const WireAuditEntry = z
  .object({
    item_id: z.string().nullable(),
    at: time,
    actor: z.string(),
    action: z.enum(auditActions),
    detail: z.unknown().optional(),
  })
  .meta({ id: 'ReviewAuditEntry' });
export type WireAuditEntry = z.infer<typeof WireAuditEntry>;

const ReviewRecord = State.extend({
  turn_id: z.string(),
  conversation_id: z.string().nullable(),
  confidence_score: z.number(),
  validation_status: z.string(),
  clarification_count: z.number().int(),
  reason_for_review: ReviewTrigger,
  triggers: z.array(ReviewTrigger),
  priority: z.number().int(),
  decision: ReviewDecision.nullable(),
  feedback: z.string().nullable(),
  revoked_at: time.nullable(),
  context: z
    .unknown()
    .meta({ description: 'Findings, sources and other details that were submitted with the item.' }),
  user_feedback: z.array(WireFeedback),
  comments: z.array(WireComment),
  history: z.array(WireAuditEntry),
}).meta({ id: 'ReviewRecord', description: 'Included only with `include=record`.' });
export type ReviewRecord = z.infer<typeof ReviewRecord>;

export const WireReviewItem = QueueItemDetails.extend({ record: ReviewRecord.optional() }).meta({
  id: 'ReviewItem',
  example: {
    id: '4a2c0a3e-7a44-4c5f-9a43-0b6a6f2b8f11',
    provider_id: 'postgresql',
    natural_language_query: 'Show me all orders from last month',
    generated_query: 'SELECT * FROM orders WHERE …',
    is_good_example: true,
    status: 'pending_review',
    involved_tables: ['orders'],
    query_intent: 'filter',
    complexity_level: 'simple',
    reviewed_by: null,
    reviewed_at: null,
    expert_corrected_query: null,
    created_at: '2024-01-15T10:30:00.000Z',
  },
});
export type WireReviewItem = z.infer<typeof WireReviewItem>;

export const WireStats = QueueStats.meta({ id: 'ReviewStats' });

const count = z.number().int().nonnegative();

/** Decisions in force; undone ones do not count. */
const decisionCounts = z.object({ approved: count, corrected: count, rejected: count });

export const WireTrends = z
  .object({
    days: z.array(
      z.object({ day: z.string(), queued: count, approved: count, corrected: count, rejected: count }),
    ),
    by_reason: z.record(z.string(), count),
    by_provider: z.record(z.string(), count),
    older_than_hours: z.record(z.string(), count).meta({ description: 'Pending items, by age in hours.' }),
    approval_rate: z.number().nullable(),
    waiting_hours: z
      .array(z.object({ under: z.number().nullable(), count }))
      .meta({ description: 'How long the decided items waited; the last group has no limit.' }),
    by_source: z.record(z.string(), decisionCounts),
    by_confidence: z
      .array(z.object({ from: z.number(), ...decisionCounts.shape }))
      .meta({ description: 'Decisions by the confidence of the item, in steps of 0.1.' }),
    by_rule: z
      .record(z.string(), decisionCounts)
      .meta({ description: 'Decisions by the rule of a finding.' }),
  })
  .meta({ id: 'ReviewTrends' });

export const WireDecision = z
  .object({
    approved: z.boolean().optional().meta({ description: 'Required unless `decision` is set.' }),
    decision: ReviewDecision.optional(),
    corrected_query: optional(z.string().max(100_000)),
    feedback: optional(z.string().max(10_000)),
  })
  .meta({
    id: 'ReviewDecision',
    example: {
      approved: true,
      corrected_query: "SELECT * FROM orders WHERE status = 'completed'",
      feedback: 'Fixed string quoting',
    },
  });

export const BulkRequest = z
  .object({
    decision: z.enum(['APPROVE', 'REJECT']),
    filter: z.object({
      ids: z.array(word).min(1).max(1000).optional().meta({ description: 'Only these items.' }),
      provider_id: word.optional(),
      reason: ReviewTrigger.optional(),
      min_confidence: z.number().min(0).max(1).optional(),
      created_before: time.optional(),
    }),
    feedback: z.string().max(10_000).optional(),
    limit: z.number().int().min(1).max(10_000).default(1000),
  })
  .meta({ id: 'BulkDecision' });

export const BulkResponse = z
  .object({ bulk_id: z.string(), decided: z.array(z.string()), left: count })
  .meta({
    id: 'BulkDecisionAnswer',
    description: '`left` is the number of pending items that match the provider and reason.',
  });
