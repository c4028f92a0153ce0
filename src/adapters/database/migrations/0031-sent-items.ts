import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Corrects the reason of waiting items that authors sent before `sent_by_author` existed: they had low confidence as reason, at 100%. */
export const sentItems: Migration = {
  name: '0031-sent-items',
  up: async (tx) => {
    await sql`update review_items set reason = 'sent_by_author', triggers = '["sent_by_author"]'
      where status = 'pending_review' and triggers = '["low_confidence"]' and confidence >= 1`.execute(tx);
  },
};
