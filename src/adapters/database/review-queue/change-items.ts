import type {
  ItemChange,
  ItemStep,
  Lease,
  QueueFilter,
  ReviewItem,
  ReviewQueue,
  StepOutcome,
} from '../../../ports/review-queue.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import { deleteExample, putExample } from '../examples/put-example.ts';
import { writeAudit } from '../review-audit/review-audit.ts';
import type { Tx } from '../schema/schema.ts';
import { toReviewItem } from './review-item-row.ts';
import { moveTally } from './review-tallies.ts';

type LockedItem = { readonly seq: number; readonly item: ReviewItem };

/** Locks the item, runs the step on it and writes the change in one transaction. */
export async function changeItem<Refused>(
  { kysely, kind }: Database,
  id: string,
  step: ItemStep<Refused>,
): Promise<StepOutcome<Refused>> {
  return kysely.transaction().execute(async (tx): Promise<StepOutcome<Refused>> => {
    const row = await tx
      .selectFrom('review_items')
      .selectAll()
      .where('id', '=', storableText(id))
      .$if(kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (row === undefined) return { kind: 'unknown' };
    const lockedItem = { seq: row.seq, item: toReviewItem(row) };
    const stepResult = step(lockedItem.item);
    if ('refused' in stepResult) return { kind: 'refused', item: lockedItem.item, why: stepResult.refused };
    return { kind: 'changed', item: await applyChange(tx, lockedItem, stepResult.change) };
  });
}

/** Runs the step on many pending items; rows that another transaction has locked are skipped. */
export async function changeManyItems(
  { kysely, kind }: Database,
  ...[filter, batch, step]: Parameters<ReviewQueue['changeMany']>
): ReturnType<ReviewQueue['changeMany']> {
  const { holder, now } = batch.lease;
  return kysely.transaction().execute(async (tx) => {
    let query = selectPendingItems(tx, filter).where('seq', '>', batch.after ?? 0);
    if (filter.ids !== undefined) query = query.where('id', 'in', filter.ids.map(storableText));
    if (filter.minConfidence !== undefined) query = query.where('confidence', '>=', filter.minConfidence);
    if (filter.createdBefore !== undefined) query = query.where('created_at', '<', filter.createdBefore);
    const rows = await query
      .where((condition) =>
        condition.or([
          condition('lease_until', 'is', null),
          condition('lease_until', '<=', now),
          condition('lease_holder', '=', holder),
        ]),
      )
      .orderBy('seq')
      .limit(batch.limit)
      .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute();
    const changed: string[] = [];
    for (const row of rows) {
      const lockedItem = { seq: row.seq, item: toReviewItem(row) };
      const stepResult = step(lockedItem.item);
      if ('refused' in stepResult) continue;
      await applyChange(tx, lockedItem, stepResult.change);
      changed.push(lockedItem.item.id);
    }
    return { seen: rows.length, changed, last: rows.at(-1)?.seq };
  });
}

/** Leases the most urgent pending item without an active lease. */
export async function claimNextItem(
  { kysely, kind }: Database,
  filter: QueueFilter,
  { holder, now, until }: Lease,
): Promise<ReviewItem | undefined> {
  return kysely.transaction().execute(async (tx) => {
    const row = await selectPendingItems(tx, filter)
      .where((condition) =>
        condition.or([condition('lease_until', 'is', null), condition('lease_until', '<=', now)]),
      )
      .orderBy('urgency')
      .orderBy('seq')
      .limit(1)
      .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const change = { fields: { leaseHolder: holder, leaseUntil: until } };
    return applyChange(tx, { seq: row.seq, item: toReviewItem(row) }, change);
  });
}

function selectPendingItems(tx: Tx, { providerId, reason }: QueueFilter) {
  let query = tx.selectFrom('review_items').selectAll().where('status', '=', 'pending_review');
  if (providerId !== undefined) query = query.where('provider_id', '=', storableText(providerId));
  if (reason !== undefined) query = query.where('reason', '=', reason);
  return query;
}

/** Writes the changed fields, the counts, the example and the audit entry of one change. */
async function applyChange(
  tx: Tx,
  { seq, item }: LockedItem,
  { fields, example, audit }: ItemChange,
): Promise<ReviewItem> {
  const row = await tx
    .updateTable('review_items')
    // A change without an audit entry, such as a lease, keeps the version.
    .set({
      ...toColumns(fields),
      version: item.version + (audit === undefined ? 0 : 1),
      // The decision must still be applied to uploads, the bank and practice. This is stored with it, so that a crash cannot lose it.
      ...(fields.status !== undefined && { returned: 0 }),
    })
    .where('seq', '=', seq)
    .returningAll()
    .executeTakeFirstOrThrow();
  const changed = toReviewItem(row);
  await moveTally(tx, item, changed);
  if (example === null) await deleteExample(tx, item.id);
  else if (example !== undefined) await putExample(tx, example);
  if (audit !== undefined) await writeAudit(tx, item.id, audit);
  return changed;
}

const columnByField = {
  status: 'status',
  decision: 'decision',
  isGoodExample: 'is_good_example',
  reviewedBy: 'reviewed_by',
  reviewedAt: 'reviewed_at',
  correctedQuery: 'corrected_query',
  notes: 'notes',
  revokedAt: 'revoked_at',
  leaseHolder: 'lease_holder',
  leaseUntil: 'lease_until',
} as const satisfies Record<keyof ItemChange['fields'], string>;

function toColumns(fields: ItemChange['fields']): Record<string, string | number | null> {
  const toColumn = (field: string): string => columnByField[field as keyof typeof columnByField];
  const entries = Object.entries(fields).map(([field, value]) => [toColumn(field), toColumnValue(value)]);
  return Object.fromEntries(entries);
}

function toColumnValue(value: ItemChange['fields'][keyof ItemChange['fields']]): string | number | null {
  if (typeof value === 'string') return storableText(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  return null;
}
