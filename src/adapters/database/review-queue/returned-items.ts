import { z } from 'zod';
import { ReviewDecision } from '../../../domain/queue-item.ts';
import type { DecidedItem, ReviewItem } from '../../../ports/review-queue.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';
import { toReviewItem } from './review-item-row.ts';

/** Lists items whose last decision is not yet applied elsewhere, oldest first. */
export async function listUnreturned(kysely: Db, limit: number): Promise<ReviewItem[]> {
  const rows = await kysely
    .selectFrom('review_items')
    .selectAll()
    .where('returned', '=', 0)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(toReviewItem);
}

export async function markReturned(kysely: Db, id: string, version: number): Promise<void> {
  await kysely
    .updateTable('review_items')
    .set({ returned: 1 })
    .where('id', '=', storableText(id))
    .where('version', '=', version)
    .execute();
}

const Decided = z.object({
  id: z.string(),
  providerId: z.string(),
  confidence: z.number(),
  createdAt: z.string(),
  context: z.json().nullable(),
  decision: ReviewDecision,
  reviewedAt: z.string(),
  submittedBy: z.string().nullable(),
});

/** Reads the decisions in force since a time, newest first. A withdrawn item has no decision. */
export async function listDecisions(kysely: Db, since: string, limit: number): Promise<DecidedItem[]> {
  const rows = await kysely
    .selectFrom('review_items')
    .leftJoin('review_turns', 'review_turns.id', 'review_items.turn_id')
    .select([
      'review_items.id',
      'review_items.provider_id',
      'review_items.confidence',
      'review_items.created_at',
      'review_items.context',
      'review_items.decision',
      'review_items.reviewed_at',
      'review_turns.created_by as submitted_by',
    ])
    .where('review_items.reviewed_at', '>=', since)
    .where('review_items.decision', 'is not', null)
    .orderBy('review_items.reviewed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => Decided.parse(readFields(row, { jsonColumns: ['context'] })));
}
