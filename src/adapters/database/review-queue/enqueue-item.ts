import { combineTriggers } from '../../../domain/queue-priority.ts';
import type { NewReviewItem, ReviewItem, ReviewQueue } from '../../../ports/review-queue.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import { writeAudit } from '../review-audit/review-audit.ts';
import type { Db, Tx } from '../schema/schema.ts';
import { computeUrgency, toReviewItem } from './review-item-row.ts';
import { moveTally } from './review-tallies.ts';
import { turnColumns } from './review-turns.ts';

type Enqueued = Awaited<ReturnType<ReviewQueue['enqueue']>>;

/** Creates the open item of a turn or merges into the existing one. If two calls race, one inserts and the other retries and merges. */
export async function enqueueItem(database: Database, item: NewReviewItem, actor: string): Promise<Enqueued> {
  for (;;) {
    const done = await database.kysely.transaction().execute(async (tx) => {
      const open = await lockOpenItem(database, tx, item.turnId);
      return open === undefined ? insertItem(tx, item, actor) : raiseItem(tx, open, { item, actor });
    });
    if (done !== undefined) return done;
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
  return row === undefined ? undefined : { seq: row.seq, known: toReviewItem(row) };
}

async function insertItem(tx: Tx, item: NewReviewItem, actor: string): Promise<Enqueued | undefined> {
  const row = await tx
    .insertInto('review_items')
    .values({
      id: item.id,
      turn_id: storableText(item.turnId),
      ...contentColumns(item),
      ...urgencyColumns(item),
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

type RaiseRequest = { readonly item: NewReviewItem; readonly actor: string };

async function raiseItem(
  tx: Tx,
  open: { readonly seq: number; readonly known: ReviewItem },
  { item, actor }: RaiseRequest,
): Promise<Enqueued> {
  const { known } = open;
  const weighed = combineTriggers([...known.triggers, ...item.triggers], item.confidence) ?? item;
  const merged = { ...item, ...weighed, context: item.context ?? known.context };
  const changes = {
    ...contentColumns(merged),
    ...urgencyColumns(merged),
    is_good_example: known.isGoodExample && item.isGoodExample ? 1 : 0,
  };
  if (isUnchanged(known, { ...merged, isGoodExample: changes.is_good_example === 1 })) {
    return { item: known, outcome: 'unchanged' };
  }
  const row = await tx
    .updateTable('review_items')
    .set((of) => ({ ...changes, version: of('version', '+', 1) }))
    .where('seq', '=', open.seq)
    .returningAll()
    .executeTakeFirstOrThrow();
  const raised = toReviewItem(row);
  await moveTally(tx, known, raised);
  const detail = { reason: raised.reason, priority: raised.priority };
  await writeAudit(tx, known.id, { at: item.createdAt, actor, action: 'raised', detail });
  return { item: raised, outcome: 'raised' };
}

function contentColumns(item: NewReviewItem) {
  return {
    ...turnColumns(item),
    involved_tables: JSON.stringify(item.involvedTables),
    intent: item.intent,
    complexity: item.complexity,
    context: item.context === null ? null : JSON.stringify(item.context),
  };
}

function urgencyColumns({ reason, triggers, priority, confidence }: NewReviewItem) {
  const urgency = computeUrgency(priority, confidence);
  return { reason, triggers: JSON.stringify(triggers), priority, urgency };
}

function isUnchanged(known: ReviewItem, item: NewReviewItem): boolean {
  const serialize = (one: NewReviewItem): string =>
    JSON.stringify([contentColumns(one), urgencyColumns(one), one.isGoodExample]);
  return serialize(known) === serialize(item);
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

export async function hasItem(kysely: Db, turnId: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('review_items')
    .select('seq')
    .where('turn_id', '=', storableText(turnId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
