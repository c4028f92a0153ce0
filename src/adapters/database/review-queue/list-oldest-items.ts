import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { QueueFilter, QueuePage, QueuePageRequest } from '../../../ports/review-queue.ts';
import type { Database } from '../connection/database.ts';
import { checkLimit, readCursor, writeCursor } from '../connection/page-cursor.ts';
import { filterPairs } from './queue-filter.ts';
import { summaryColumns, toReviewSummaries } from './review-item-row.ts';

const LONG_AGO = '1970-01-01T00:00:00.000Z';
const AgePlace = z.object({ at: z.string(), seq: z.number().int() });

/** What waits for an expert, the longest first. */
export async function listOldestItems(
  { kysely }: Database,
  filter: QueueFilter,
  page: QueuePageRequest,
): Promise<QueuePage> {
  const limit = checkLimit(page.limit);
  const after = readCursor(AgePlace, page.after);
  let items = kysely
    .selectFrom('review_items')
    .select('seq')
    .select(summaryColumns)
    // Spelled out, because the index of ages holds pending items alone and a parameter does not say so; the bound
    // makes SQLite walk it from the first page on.
    .where(sql<SqlBool>`status = 'pending_review'`)
    .where('created_at', '>=', after?.at ?? LONG_AGO);
  for (const [column, value] of filterPairs(filter)) {
    if (column !== 'status') items = items.where(column, '=', value);
  }
  if (after !== undefined) {
    items = items.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'seq'), '>', tuple(after.at, after.seq)),
    );
  }
  const rows = await items
    .orderBy('created_at')
    .orderBy('seq')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: toReviewSummaries(shown),
    next: last && writeCursor({ at: last.created_at, seq: last.seq }),
  };
}
