import { sql } from 'kysely';

/**
 * True if a row of `review_examples` is the newest judgement of its text and of its turn. Deciding an item again, or
 * judging the same text differently later, leaves an older example that must not be returned.
 */
export const isNewestJudgement = sql<boolean>`
  not exists (
    select 1 from review_examples newer
    where newer.content_hash = review_examples.content_hash and newer.status <> review_examples.status
      and (newer.created_at, newer.seq) > (review_examples.created_at, review_examples.seq)
  ) and not exists (
    select 1 from review_items judged join review_items newer on newer.turn_id = judged.turn_id
    where judged.id = review_examples.id and newer.decision is not null
      and (newer.reviewed_at, newer.seq) > (judged.reviewed_at, judged.seq)
  )`;
