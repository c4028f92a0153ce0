import { z } from 'zod';
import type { ChangeReason } from '../../../domain/question-change.ts';
import { QUESTION_PROVIDER } from '../../../domain/queue-item-view.ts';
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

/** The reasons for which an author saves a version; experts save others, and bulk changes do not touch the text. */
const authorReasons = [
  'created',
  'imported',
  'edited',
  'restored',
  'copied',
  'varied',
  'converted',
] satisfies ChangeReason[];

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
  // An upload that is in the bank may be sent again as a question of the bank, so all items about the question count.
  const uploadedTurns = kysely
    .selectFrom('review_links')
    .innerJoin('review_items', 'review_items.id', 'review_links.item_id')
    .select('review_items.turn_id')
    .where('review_links.owner', '=', user);
  const uploaded = await pending
    .select('review_items.id')
    .where('review_items.turn_id', 'in', uploadedTurns)
    .execute();
  // The id of a turn about a question is the id of the question.
  const written = await pending
    .innerJoin('questions', 'questions.id', 'review_items.turn_id')
    .innerJoin('question_versions', 'question_versions.question_seq', 'questions.seq')
    .select('review_items.id')
    .where('review_items.provider_id', '=', QUESTION_PROVIDER)
    .where('question_versions.author', '=', user)
    .where('question_versions.reason', 'in', authorReasons)
    .execute();
  const submitted = await pending
    .innerJoin('review_turns', 'review_turns.id', 'review_items.turn_id')
    .select('review_items.id')
    .where('review_turns.created_by', '=', user)
    .execute();
  return [...new Set([...uploaded, ...written, ...submitted].map(({ id }) => id))];
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
