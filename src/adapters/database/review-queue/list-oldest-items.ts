import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { QueueFilter, QueuePage, QueuePageRequest } from '../../../ports/review-queue.ts';
import type { Database } from '../connection/database.ts';
import { checkLimit, cutPage, readCursor } from '../connection/page-cursor.ts';
import { listFilterColumns } from './queue-filter.ts';
import { summaryColumns, toReviewSummaries } from './review-item-row.ts';

const EARLIEST_TIME = '1970-01-01T00:00:00.000Z';
const AgePosition = z.object({ at: z.string(), seq: z.number().int() });

/** Lists pending items, oldest first. */
export async function listOldestItems(
  { kysely }: Database,
  filter: QueueFilter,
  page: QueuePageRequest,
): Promise<QueuePage> {
  const limit = checkLimit(page.limit);
  const after = readCursor(AgePosition, page.after);
  let items = kysely
    .selectFrom('review_items')
    .select('seq')
    .select(summaryColumns)
    // The status is a literal, because the planner then uses the partial index by age. SQLite needs the lower bound to
    // use that index also for the first page.
    .where(sql<SqlBool>`status = 'pending_review'`)
    .where('created_at', '>=', after?.at ?? EARLIEST_TIME);
  for (const [column, value] of listFilterColumns(filter)) {
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
  const { pageRows, next } = cutPage(rows, limit, ({ created_at: at, seq }) => ({ at, seq }));
  return { items: toReviewSummaries(pageRows), next };
}
