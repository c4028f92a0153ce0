import { sql } from 'kysely';

/**
 * Whether a row of `review_examples` is the last word on its text and on its turn. An item that was decided anew, or a
 * text that somebody judged otherwise later, leaves an older example behind that nobody should be served.
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
