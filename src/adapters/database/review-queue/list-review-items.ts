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

type Start = 'first' | 'offset' | 'after';
type Row = QueuePosition & Record<string, unknown>;

/** Returns a function that lists pages; the query of each filter combination is compiled once. */
export function prepareQueueList(database: Database) {
  const { kysely } = database;
  const byFilterShape = new Map<string, PreparedQuery<Row>>();
  const queryFor = (filter: QueueFilter, start: Start): PreparedQuery<Row> => {
    const shape = [start, ...listFilterColumns(filter).map(([column]) => column)].join();
    const query = byFilterShape.get(shape) ?? prepareQuery<Row>(pageQuery(kysely, filter, start));
    byFilterShape.set(shape, query);
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
    const rows = await queryFor(filter, start)(kysely, [...values, ...position, ...bounds]);
    const { shown, next } = cutPage(rows, limit, ({ urgency, seq }) => ({ urgency, seq }));
    return { items: toReviewSummaries(shown), next };
  };
}

function pageQuery(kysely: Db, filter: QueueFilter, start: Start): Compilable<Row> {
  let items = kysely.selectFrom('review_items').select(['seq', 'urgency']);
  for (const [column, value] of listFilterColumns(filter)) items = items.where(column, '=', value);
  if (start === 'after') {
    // The bound on the first column alone lets both databases start at that position of the index.
    items = items
      .where('urgency', '>=', 0)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('urgency', 'seq'), '>', tuple(0, 0)));
  }
  const ordered = items.orderBy('urgency').orderBy('seq').limit(1);
  if (start !== 'offset') return ordered.select(summaryColumns);
  // Skipped rows are only counted in the index.
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
  let last: QueuePosition | undefined;
  for (;;) {
    let query = kysely.selectFrom('review_items').selectAll();
    for (const [column, value] of listFilterColumns(filter)) query = query.where(column, '=', value);
    if (last !== undefined) {
      const position = sql`(${last.urgency}, ${last.seq})`;
      query = query.where(sql<SqlBool>`(urgency, seq) > ${position}`);
    }
    const rows = await query.orderBy('urgency').orderBy('seq').limit(PAGE_SIZE).execute();
    for (const row of rows) yield toReviewItem(row);
    last = rows.at(-1);
    if (last === undefined) return;
  }
}
