import { sql } from 'kysely';
import { z } from 'zod';
import {
  type AuditNote,
  auditActions,
  type DayTally,
  type QueueAuditEntry,
  type ReviewAuditFilter,
  type ReviewAuditPage,
} from '../../../ports/review-queue.ts';
import { checkLimit, cutPage, ListCursor, readCursor } from '../connection/page-cursor.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db, Tx } from '../schema/schema.ts';

/** Writes an audit entry in the transaction of the change that it describes. */
export async function writeAudit(
  tx: Tx,
  itemId: string | null,
  { at, actor, action, detail }: AuditNote,
): Promise<void> {
  const detailJson = detail === undefined ? null : JSON.stringify(detail);
  await tx
    .insertInto('review_audit')
    .values({ item_id: itemId, at, actor: storableText(actor), action, detail: detailJson })
    .execute();
}

const AuditRow = z.object({
  seq: z.number(),
  item_id: z.string().nullable(),
  at: z.string(),
  actor: z.string(),
  action: z.enum(auditActions),
  detail: z.string().nullable(),
});

/** Lists audit entries, newest first. */
export async function listAudit(
  kysely: Db,
  { itemId, actor, action }: ReviewAuditFilter,
  page: { readonly limit: number; readonly after?: string },
): Promise<ReviewAuditPage> {
  const limit = checkLimit(page.limit);
  const last = readCursor(ListCursor, page.after);
  let query = kysely.selectFrom('review_audit').selectAll();
  if (itemId !== undefined) query = query.where('item_id', '=', storableText(itemId));
  if (actor !== undefined) query = query.where('actor', '=', storableText(actor));
  if (action !== undefined) query = query.where('action', '=', action);
  if (last !== undefined) query = query.where('seq', '<', last.seq);
  const rows = await query
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute();
  const { pageRows, next } = cutPage(rows, limit, ({ seq }) => ({ seq }));
  return { entries: pageRows.map(toAuditEntry), next };
}

function toAuditEntry(stored: unknown): QueueAuditEntry {
  const { item_id, detail, ...row } = AuditRow.parse(stored);
  return { ...row, itemId: item_id, ...(detail !== null && { detail: JSON.parse(detail) }) };
}

const DayRows = z.array(z.object({ day: z.string(), action: z.enum(auditActions), count: z.number() }));

/** Counts the actions of each UTC day. */
export async function tallyDays(kysely: Db, kind: string, since: string): Promise<DayTally[]> {
  const day =
    kind === 'sqlite'
      ? sql<string>`substr(at, 1, 10)`
      : sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await kysely
    .selectFrom('review_audit')
    .select([day.as('day'), 'action'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('at', '>=', since)
    .groupBy([day, 'action'])
    .orderBy('day')
    .orderBy('action')
    .execute();
  return DayRows.parse(rows);
}
