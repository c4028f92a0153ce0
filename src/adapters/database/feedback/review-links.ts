import { z } from 'zod';
import { type ReviewLink, type ReviewLinks, ReviewLink as StoredLink } from '../../../ports/review-links.ts';
import type { Database } from '../connection/database.ts';
import { excludedColumns } from '../connection/excluded-columns.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';

const Row = StoredLink.extend({
  toBank: z.number().transform((stored) => stored === 1),
  bankVersion: z.number().nullable(),
});

/** Creates the store of review links on an open, migrated database. */
export function createReviewLinks({ kysely, guard }: Database): ReviewLinks {
  return {
    save: ({ itemId, problemId, piece, owner, sentVersion, toBank, facts }, at) =>
      guard(async () => {
        await kysely
          .insertInto('review_links')
          .values({
            item_id: itemId,
            problem_id: storableText(problemId),
            piece: storableText(piece),
            owner: storableText(owner),
            sent_version: sentVersion,
            to_bank: toBank ? 1 : 0,
            facts: storableText(JSON.stringify(facts)),
            created_at: at,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['item_id', 'problem_id', 'piece'])
              .doUpdateSet(excludedColumns(['sent_version', 'to_bank', 'facts'])),
          )
          .execute();
      }),
    listByItem: (itemId) =>
      guard(async () => {
        const rows = await kysely
          .selectFrom('review_links')
          .selectAll()
          .where('item_id', '=', storableText(itemId))
          .orderBy('seq')
          .execute();
        return rows.map((row): ReviewLink => Row.parse(readFields(row, { jsonColumns: ['facts'] })));
      }),
    listOpenItems: (user) => guard(() => listOpenItems(kysely, storableText(user))),
    listPhotoItems: (itemIds) => guard(() => listPhotoItems(kysely, itemIds)),
    setBankVersion: ({ itemId, problemId, piece }, bankVersion) =>
      guard(async () => {
        await kysely
          .updateTable('review_links')
          .set({ bank_version: bankVersion })
          .where('item_id', '=', itemId)
          .where('problem_id', '=', problemId)
          .where('piece', '=', piece)
          .execute();
      }),
  };
}

async function listOpenItems(kysely: Db, user: string): Promise<string[]> {
  const pending = kysely.selectFrom('review_items').where('status', '=', 'pending_review');
  const uploaded = await pending
    .innerJoin('review_links', 'review_links.item_id', 'review_items.id')
    .select('review_items.id')
    .where('review_links.owner', '=', user)
    .execute();
  const submitted = await pending
    .innerJoin('review_turns', 'review_turns.id', 'review_items.turn_id')
    .select('review_items.id')
    .where('review_turns.created_by', '=', user)
    .execute();
  return [...new Set([...uploaded, ...submitted].map(({ id }) => id))];
}

async function listPhotoItems(kysely: Db, itemIds: readonly string[]): Promise<string[]> {
  if (itemIds.length === 0) return [];
  const rows = await kysely
    .selectFrom('review_links')
    .innerJoin('problems', 'problems.id', 'review_links.problem_id')
    .select('review_links.item_id')
    .distinct()
    .where('review_links.item_id', 'in', itemIds.map(storableText))
    .where('problems.file_key', 'is not', null)
    .execute();
  return rows.map(({ item_id }) => item_id);
}
