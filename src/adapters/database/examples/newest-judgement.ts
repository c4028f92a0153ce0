import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/**
 * True if a row of `review_examples` is the newest judgement of its text and of its turn. Deciding an item again, or
 * judging the same text differently later, leaves an older example that must not be returned.
 */
export function isNewestJudgement({
  and,
  exists,
  not,
  selectFrom,
}: ExpressionBuilder<Schema, 'review_examples'>): Expression<SqlBool> {
  const newerExample = selectFrom('review_examples as newer')
    .select('newer.seq')
    .whereRef('newer.content_hash', '=', 'review_examples.content_hash')
    .whereRef('newer.status', '<>', 'review_examples.status')
    .where(sql<SqlBool>`(newer.created_at, newer.seq) > (review_examples.created_at, review_examples.seq)`);
  const newerDecision = selectFrom('review_items as judged')
    .innerJoin('review_items as newer', 'newer.turn_id', 'judged.turn_id')
    .select('newer.seq')
    .whereRef('judged.id', '=', 'review_examples.id')
    .where('newer.decision', 'is not', null)
    .where(sql<SqlBool>`(newer.reviewed_at, newer.seq) > (judged.reviewed_at, judged.seq)`);
  return and([not(exists(newerExample)), not(exists(newerDecision))]);
}
