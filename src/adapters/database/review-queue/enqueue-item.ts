import { combineTriggers } from '../../../domain/queue-priority.ts';
import type { NewReviewItem, ReviewItem, ReviewQueue } from '../../../ports/review-queue.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import { writeAudit } from '../review-audit/review-audit.ts';
import type { Db, Tx } from '../schema/schema.ts';
import { computeUrgency, toReviewItem } from './review-item-row.ts';
import { moveTally } from './review-tallies.ts';
import { toTurnColumns } from './review-turns.ts';

type Enqueued = Awaited<ReturnType<ReviewQueue['enqueue']>>;

/**
 * Creates the open item of a turn, or merges the new triggers into the existing one. A turn is one request with its
 * generated answer. If two calls run at once, one inserts the item; the other inserts nothing, retries and merges.
 */
export async function enqueueItem(database: Database, item: NewReviewItem, actor: string): Promise<Enqueued> {
  for (;;) {
    const enqueued = await database.kysely.transaction().execute(async (tx) => {
      const openItem = await lockOpenItem(database, tx, item.turnId);
      return openItem === undefined ? insertItem(tx, item, actor) : mergeItem(tx, openItem, { item, actor });
    });
    if (enqueued !== undefined) return enqueued;
  }
}

async function lockOpenItem({ kind }: Database, tx: Tx, turnId: string) {
  const row = await tx
    .selectFrom('review_items')
    .selectAll()
    .where('turn_id', '=', storableText(turnId))
    .where('status', '=', 'pending_review')
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row === undefined ? undefined : { seq: row.seq, existing: toReviewItem(row) };
}

/** Inserts the item; returns undefined if another transaction inserted one meanwhile. */
async function insertItem(tx: Tx, item: NewReviewItem, actor: string): Promise<Enqueued | undefined> {
  const row = await tx
    .insertInto('review_items')
    .values({
      id: item.id,
      turn_id: storableText(item.turnId),
      ...toContentColumns(item),
      ...toUrgencyColumns(item),
      status: 'pending_review',
      is_good_example: item.isGoodExample ? 1 : 0,
      version: 1,
      created_at: item.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const created = toReviewItem(row);
  await moveTally(tx, undefined, created);
  const detail = { reason: item.reason, priority: item.priority };
  await writeAudit(tx, item.id, { at: item.createdAt, actor, action: 'queued', detail });
  return { item: created, outcome: 'created' };
}

type MergeRequest = { readonly item: NewReviewItem; readonly actor: string };

/** Merges the triggers into the open item and recomputes its priority. */
async function mergeItem(
  tx: Tx,
  openItem: { readonly seq: number; readonly existing: ReviewItem },
  { item, actor }: MergeRequest,
): Promise<Enqueued> {
  const { existing } = openItem;
  const combined = combineTriggers([...existing.triggers, ...item.triggers], item.confidence) ?? item;
  const merged = { ...item, ...combined, context: item.context ?? existing.context };
  const changes = {
    ...toContentColumns(merged),
    ...toUrgencyColumns(merged),
    is_good_example: existing.isGoodExample && item.isGoodExample ? 1 : 0,
  };
  if (isUnchanged(existing, { ...merged, isGoodExample: changes.is_good_example === 1 })) {
    return { item: existing, outcome: 'unchanged' };
  }
  const row = await tx
    .updateTable('review_items')
    .set((expression) => ({ ...changes, version: expression('version', '+', 1) }))
    .where('seq', '=', openItem.seq)
    .returningAll()
    .executeTakeFirstOrThrow();
  const updated = toReviewItem(row);
  await moveTally(tx, existing, updated);
  const detail = { reason: updated.reason, priority: updated.priority };
  await writeAudit(tx, existing.id, { at: item.createdAt, actor, action: 'raised', detail });
  return { item: updated, outcome: 'raised' };
}

function toContentColumns(item: NewReviewItem) {
  return {
    ...toTurnColumns(item),
    involved_tables: JSON.stringify(item.involvedTables),
    intent: item.intent,
    complexity: item.complexity,
    context: item.context === null ? null : JSON.stringify(item.context),
  };
}

function toUrgencyColumns({ reason, triggers, priority, confidence }: NewReviewItem) {
  const urgency = computeUrgency(priority, confidence);
  return { reason, triggers: JSON.stringify(triggers), priority, urgency };
}

function isUnchanged(existing: ReviewItem, item: NewReviewItem): boolean {
  const serialize = (reviewItem: NewReviewItem): string =>
    JSON.stringify([toContentColumns(reviewItem), toUrgencyColumns(reviewItem), reviewItem.isGoodExample]);
  return serialize(existing) === serialize(item);
}

export async function findOpenItem(kysely: Db, turnId: string): Promise<ReviewItem | undefined> {
  const row = await kysely
    .selectFrom('review_items')
    .selectAll()
    .where('turn_id', '=', storableText(turnId))
    .where('status', '=', 'pending_review')
    .executeTakeFirst();
  return row === undefined ? undefined : toReviewItem(row);
}

/** Lists the items of a turn, newest first. */
export async function listItemsOfTurn(kysely: Db, turnId: string, limit: number): Promise<ReviewItem[]> {
  const rows = await kysely
    .selectFrom('review_items')
    .selectAll()
    .where('turn_id', '=', storableText(turnId))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toReviewItem);
}

export async function hasItem(kysely: Db, turnId: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('review_items')
    .select('seq')
    .where('turn_id', '=', storableText(turnId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
