import type { Compilable, Kysely } from 'kysely';
import type { QueueFilter, QueuePage, QueuePageRequest, ReviewItem } from '../../../ports/review-queue.ts';
import type { Database } from '../connection/database.ts';
import { checkLimit, readCursor, writeCursor } from '../connection/page-cursor.ts';
import { type PreparedQuery, prepareQuery } from '../connection/prepared-query.ts';
import type { Schema } from '../schema/schema.ts';
import { listOldestItems } from './list-oldest-items.ts';
import { filterPairs, QueuePlace } from './queue-filter.ts';
import { summaryColumns, toReviewItem, toReviewSummaries } from './review-item-row.ts';
import { searchQueue } from './search-review-items.ts';

type Start = 'first' | 'offset' | 'after';
type Row = QueuePlace & Record<string, unknown>;

/** Lists pages; the query of each combination of filters is compiled once. */
export function prepareQueueList(database: Database) {
  const { kysely } = database;
  const known = new Map<string, PreparedQuery<Row>>();
  const queryFor = (filter: QueueFilter, start: Start): PreparedQuery<Row> => {
    const shape = [start, ...filterPairs(filter).map(([column]) => column)].join();
    const query = known.get(shape) ?? prepareQuery<Row>(pageQuery(kysely, filter, start));
    known.set(shape, query);
    return query;
  };
  return async (filter: QueueFilter, page: QueuePageRequest): Promise<QueuePage> => {
    if (page.order === 'oldest') return listOldestItems(database, filter, page);
    const limit = checkLimit(page.limit);
    const after = readCursor(QueuePlace, page.after);
    if (page.words !== undefined) return searchQueue(database, filter, { words: page.words, limit, after });
    const { offset = 0 } = page;
    const start = after !== undefined ? 'after' : offset > 0 ? 'offset' : 'first';
    const wanted = filterPairs(filter).map(([, value]) => value);
    const position = after === undefined ? [] : [after.urgency, after.urgency, after.seq];
    const bounds = start === 'offset' ? [limit + 1, offset] : [limit + 1];
    const rows = await queryFor(filter, start)(kysely, [...wanted, ...position, ...bounds]);
    return pageOf(rows, limit);
  };
}

function pageOf(rows: readonly Row[], limit: number): QueuePage {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next =
    rows.length > limit && last ? writeCursor({ urgency: last.urgency, seq: last.seq }) : undefined;
  return { items: toReviewSummaries(shown), next };
}

function pageQuery(kysely: Kysely<Schema>, filter: QueueFilter, start: Start): Compilable<Row> {
  let items = kysely.selectFrom('review_items').select(['seq', 'urgency']);
  for (const [column, value] of filterPairs(filter)) items = items.where(column, '=', value);
  if (start === 'after') {
    // The bound on the first column alone lets both databases begin at that place of the index.
    items = items
      .where('urgency', '>=', 0)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('urgency', 'seq'), '>', tuple(0, 0)));
  }
  const ordered = items.orderBy('urgency').orderBy('seq').limit(1);
  if (start !== 'offset') return ordered.select(summaryColumns);
  // Rows that are passed over are counted in the index alone.
  return kysely
    .selectFrom(ordered.offset(1).as('page'))
    .innerJoin('review_items', 'review_items.seq', 'page.seq')
    .select(summaryColumns.map((column) => `review_items.${column}` as const))
    .select(['page.urgency', 'page.seq'])
    .orderBy('page.urgency')
    .orderBy('page.seq');
}

const ITEMS_AT_ONCE = 200;

/** Every item that fits, in the order of the list, read in small pieces. */
export async function* readAllItems(kysely: Kysely<Schema>, filter: QueueFilter): AsyncGenerator<ReviewItem> {
  let last: QueuePlace | undefined;
  for (;;) {
    let query = kysely.selectFrom('review_items').selectAll();
    for (const [column, value] of filterPairs(filter)) query = query.where(column, '=', value);
    if (last !== undefined) {
      const { urgency, seq } = last;
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('urgency', 'seq'), '>', tuple(urgency, seq)),
      );
    }
    const rows = await query.orderBy('urgency').orderBy('seq').limit(ITEMS_AT_ONCE).execute();
    for (const row of rows) yield toReviewItem(row);
    last = rows.at(-1);
    if (last === undefined) return;
  }
}
