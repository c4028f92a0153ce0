import type { Comment, ReviewItem, ReviewQueue } from '../../../ports/review-queue.ts';
import type { Database } from '../connection/database.ts';
import { prepareQuery } from '../connection/prepared-query.ts';
import { storableText } from '../connection/storable-text.ts';
import { listAudit, tallyDays, writeAudit } from '../review-audit/review-audit.ts';
import type { Db } from '../schema/schema.ts';
import { changeItem, changeManyItems, claimNextItem } from './change-items.ts';
import { enqueueItem, findOpenItem, hasItem, listItemsOfTurn } from './enqueue-item.ts';
import { prepareQueueList, readAllItems } from './list-review-items.ts';
import { listDecisions, listUnreturned, markReturned } from './returned-items.ts';
import { toReviewItem } from './review-item-row.ts';
import { prepareTallies } from './review-tallies.ts';
import { findTurn, listFeedback, saveFeedback, saveTurn } from './review-turns.ts';

/** Creates the review queue on an open, migrated database; the caller closes the database. */
export function createReviewQueue(database: Database): ReviewQueue {
  const { kysely, kind, guard } = database;
  const listItems = prepareQueueList(database);
  const findItem = prepareFindItem(kysely);
  const sumTallies = prepareTallies(kysely);
  return {
    saveTurn: (turn, options) => guard(() => saveTurn(kysely, turn, options)),
    findTurn: (id) => guard(() => findTurn(kysely, id)),
    saveFeedback: (feedback) => guard(() => saveFeedback(kysely, feedback)),
    listFeedback: (turnId) => guard(() => listFeedback(kysely, turnId)),
    enqueue: (item, actor) => guard(() => enqueueItem(database, item, actor)),
    find: (id) => guard(() => findItem(id)),
    findOpen: (turnId) => guard(() => findOpenItem(kysely, turnId)),
    listByTurn: (turnId, limit) => guard(() => listItemsOfTurn(kysely, turnId, limit)),
    hasItem: (turnId) => guard(() => hasItem(kysely, turnId)),
    list: (filter, page) => guard(() => listItems(filter, page)),
    readAll: (filter) => readAllItems(kysely, filter),
    change: (id, step) => guard(() => changeItem(database, id, step)),
    changeMany: (filter, batch, step) => guard(() => changeManyItems(database, filter, batch, step)),
    claimNext: (filter, lease) => guard(() => claimNextItem(database, filter, lease)),
    addComment: (itemId, comment) => guard(() => addComment(kysely, itemId, comment)),
    listComments: (itemId) => guard(() => listComments(kysely, itemId)),
    listAudit: (filter, page) => guard(() => listAudit(kysely, filter, page)),
    tally: () => guard(sumTallies),
    tallyDays: (since) => guard(() => tallyDays(kysely, kind, since)),
    findOldestPending: () => guard(() => findOldestPending(kysely)),
    listUnreturned: (limit) => guard(() => listUnreturned(kysely, limit)),
    markReturned: (id, version) => guard(() => markReturned(kysely, id, version)),
    listDecisions: (since, limit) => guard(() => listDecisions(kysely, since, limit)),
    countPendingBefore: (time) => guard(() => countPendingBefore(kysely, time)),
  };
}

function prepareFindItem(kysely: Db) {
  const find = prepareQuery(kysely.selectFrom('review_items').selectAll().where('id', '=', ''));
  return async (id: string): Promise<ReviewItem | undefined> => {
    const [row] = await find(kysely, [storableText(id)]);
    return row === undefined ? undefined : toReviewItem(row);
  };
}

async function addComment(kysely: Db, itemId: string, comment: Comment): Promise<boolean> {
  return kysely.transaction().execute(async (tx) => {
    const item = await tx
      .selectFrom('review_items')
      .select('seq')
      .where('id', '=', storableText(itemId))
      .executeTakeFirst();
    if (item === undefined) return false;
    const { author, text, at } = comment;
    await tx
      .insertInto('review_comments')
      .values({ item_id: itemId, author: storableText(author), text: storableText(text), at })
      .execute();
    await writeAudit(tx, itemId, { at, actor: author, action: 'commented' });
    return true;
  });
}

async function listComments(kysely: Db, itemId: string): Promise<Comment[]> {
  return kysely
    .selectFrom('review_comments')
    .select(['author', 'text', 'at'])
    .where('item_id', '=', storableText(itemId))
    .orderBy('seq')
    .execute();
}

async function findOldestPending(kysely: Db): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('review_items')
    .select('created_at')
    .where('status', '=', 'pending_review')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

async function countPendingBefore(kysely: Db, time: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('review_items')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where('status', '=', 'pending_review')
    .where('created_at', '<', time)
    .executeTakeFirstOrThrow();
  return count;
}
