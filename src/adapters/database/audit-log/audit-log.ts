import { z } from 'zod';
import { auditActions } from '../../../domain/audit-action.ts';
import { AuditDetail } from '../../../domain/audit-detail.ts';
import type { AuditEntry, AuditFilter, AuditLog, AuditPage } from '../../../ports/audit-log.ts';
import type { Database } from '../connection/database.ts';
import { checkLimit, cutPage, ListCursor, readCursor } from '../connection/page-cursor.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';

const AuditRow = z.object({
  institution: z.string(),
  at: z.string(),
  actor: z.string().nullable(),
  action: z.enum(auditActions),
  subject: z.string().nullable(),
  target: z.string().nullable(),
  address: z.string().nullable(),
  detail: AuditDetail,
});

/** Creates the audit log on an open, migrated database; closing it closes the database. */
export function createAuditLog(database: Database): AuditLog {
  const { kysely, guard } = database;
  return {
    record: (entry) => guard(() => writeAuditEntry(kysely, entry)),
    list: (filter, page) => guard(() => listEntries(kysely, filter, page)),
    close: () => database.close(),
  };
}

/** Writes an entry; a store calls it in the transaction of the change that the entry describes. */
export async function writeAuditEntry(executor: Db, entry: AuditEntry): Promise<void> {
  const { institution, at, action, detail } = entry;
  const toText = (value: string | null): string | null => (value === null ? null : storableText(value));
  await executor
    .insertInto('audit_log')
    .values({
      institution,
      at,
      action,
      actor: toText(entry.actor),
      subject: toText(entry.subject),
      target: toText(entry.target),
      address: toText(entry.address),
      detail: detail === null ? null : JSON.stringify(detail),
    })
    .execute();
}

async function listEntries(
  kysely: Db,
  { institution, person, action, since, until }: AuditFilter,
  page: Parameters<AuditLog['list']>[1],
): Promise<AuditPage> {
  const limit = checkLimit(page.limit);
  const last = readCursor(ListCursor, page.after);
  let query = kysely.selectFrom('audit_log').selectAll().where('institution', '=', institution);
  if (person !== undefined) {
    const id = storableText(person);
    query = query.where(({ eb, or }) => or([eb('actor', '=', id), eb('subject', '=', id)]));
  }
  if (action !== undefined) query = query.where('action', '=', action);
  if (since !== undefined) query = query.where('at', '>=', since);
  if (until !== undefined) query = query.where('at', '<', until);
  if (last !== undefined) query = query.where('seq', '<', last.seq);
  const rows = await query
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute();
  const { pageRows, next } = cutPage(rows, limit, ({ seq }) => ({ seq: Number(seq) }));
  return {
    entries: pageRows.map((row) => AuditRow.parse(readFields(row, { jsonColumns: ['detail'] }))),
    next,
  };
}
