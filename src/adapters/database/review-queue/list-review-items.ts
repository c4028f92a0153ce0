import { type Compilable, type SqlBool, sql } from 'kysely';
import type { QueueFilter, QueuePage, QueuePageRequest, ReviewItem } from '../../../ports/review-queue.ts';
import type { Database } from '../connection/database.ts';
import { checkLimit, cutPage, readCursor } from '../connection/page-cursor.ts';
import { type PreparedQuery, prepareQuery } from '../connection/prepared-query.ts';
import type { Db } from '../schema/schema.ts';
import { listOldestItems } from './list-oldest-items.ts';
import { listFilterColumns, QueuePosition } from './queue-filter.ts';
import { summaryColumns, toReviewItem, toReviewSummaries } from './review-item-row.ts';
import { searchQueue } from './search-review-items.ts';

/** How the start of a page is selected: the first row, a number of skipped rows, or the last row of the previous page. */
type PageStart = 'first' | 'offset' | 'after';
type Row = QueuePosition & Record<string, unknown>;

/** Returns a function that lists pages; the query of each filter combination is compiled once. */
export function prepareQueueList(database: Database) {
  const { kysely } = database;
  const queryByShape = new Map<string, PreparedQuery<Row>>();
  const getQuery = (filter: QueueFilter, start: PageStart): PreparedQuery<Row> => {
    const shape = [start, ...listFilterColumns(filter).map(([column]) => column)].join();
    const query = queryByShape.get(shape) ?? prepareQuery<Row>(buildPageQuery(kysely, filter, start));
    queryByShape.set(shape, query);
    return query;
  };
  return async (filter: QueueFilter, page: QueuePageRequest): Promise<QueuePage> => {
    if (page.order === 'oldest') return listOldestItems(database, filter, page);
    const limit = checkLimit(page.limit);
    const after = readCursor(QueuePosition, page.after);
    if (page.words !== undefined) return searchQueue(database, filter, { words: page.words, limit, after });
    const { offset = 0 } = page;
    const start = after !== undefined ? 'after' : offset > 0 ? 'offset' : 'first';
    const values = listFilterColumns(filter).map(([, value]) => value);
    const position = after === undefined ? [] : [after.urgency, after.urgency, after.seq];
    const bounds = start === 'offset' ? [limit + 1, offset] : [limit + 1];
    const rows = await getQuery(filter, start)(kysely, [...values, ...position, ...bounds]);
    const { pageRows, next } = cutPage(rows, limit, ({ urgency, seq }) => ({ urgency, seq }));
    return { items: toReviewSummaries(pageRows), next };
  };
}

/** Builds the query with placeholder values; each run passes its own. */
function buildPageQuery(kysely: Db, filter: QueueFilter, start: PageStart): Compilable<Row> {
  let items = kysely.selectFrom('review_items').select(['seq', 'urgency']);
  for (const [column, value] of listFilterColumns(filter)) items = items.where(column, '=', value);
  if (start === 'after') {
    // The separate bound on the first column lets both databases start at that position of the index.
    items = items
      .where('urgency', '>=', 0)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('urgency', 'seq'), '>', tuple(0, 0)));
  }
  const ordered = items.orderBy('urgency').orderBy('seq').limit(1);
  if (start !== 'offset') return ordered.select(summaryColumns);
  // The inner query skips rows in the index without reading the table.
  return kysely
    .selectFrom(ordered.offset(1).as('page'))
    .innerJoin('review_items', 'review_items.seq', 'page.seq')
    .select(summaryColumns.map((column) => `review_items.${column}` as const))
    .select(['page.urgency', 'page.seq'])
    .orderBy('page.urgency')
    .orderBy('page.seq');
}

const PAGE_SIZE = 200;

/** Yields every matching item by urgency, read in pages. */
export async function* readAllItems(kysely: Db, filter: QueueFilter): AsyncGenerator<ReviewItem> {
  let lastRow: QueuePosition | undefined;
  for (;;) {
    let query = kysely.selectFrom('review_items').selectAll();
    for (const [column, value] of listFilterColumns(filter)) query = query.where(column, '=', value);
    if (lastRow !== undefined) {
      const position = sql`(${lastRow.urgency}, ${lastRow.seq})`;
      query = query.where(sql<SqlBool>`(urgency, seq) > ${position}`);
    }
    const rows = await query.orderBy('urgency').orderBy('seq').limit(PAGE_SIZE).execute();
    for (const row of rows) yield toReviewItem(row);
    lastRow = rows.at(-1);
    if (lastRow === undefined) return;
  }
}
