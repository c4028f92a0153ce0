import { type SqlBool, sql } from 'kysely';
import type { QueueFilter, QueuePage } from '../../../ports/review-queue.ts';
import type { Database } from '../connection/database.ts';
import { writeCursor } from '../connection/page-cursor.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';
import { listFilterColumns, type QueuePosition } from './queue-filter.ts';
import { summaryColumns, toReviewSummaries } from './review-item-row.ts';

/** The maximum number of items scanned for one page, so that a search for a rare word does not block the database. */
const MAX_SCANNED = 5_000;

const MAX_WORDS = 8;

type QueueSearch = {
  readonly words: string;
  readonly limit: number;
  readonly after: QueuePosition | undefined;
};

/** Lists the items that contain every word, by urgency; if a short page has a `next` cursor, more items have not been scanned yet. */
export async function searchQueue(
  { kysely, kind }: Database,
  filter: QueueFilter,
  search: QueueSearch,
): Promise<QueuePage> {
  const { limit } = search;
  const words = storableText(search.words).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const likeOperator = sql.raw(kind === 'sqlite' ? 'like' : 'ilike');
  const rows = await kysely
    .selectFrom(
      selectByUrgency(kysely, filter, search.after).select(summaryColumns).limit(MAX_SCANNED).as('scanned'),
    )
    .selectAll()
    .where(({ and }) => and(words.map((word) => containsWord(word, likeOperator))))
    .orderBy('urgency')
    .orderBy('seq')
    .limit(limit + 1)
    .execute();
  const pageRows = rows.slice(0, limit);
  const last = rows.length > limit ? pageRows.at(-1) : await findLastScanned(kysely, filter, search.after);
  const next = last && writeCursor({ urgency: last.urgency, seq: last.seq });
  return { items: toReviewSummaries(pageRows), next };
}

function containsWord(word: string, likeOperator: ReturnType<typeof sql.raw>) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
  const searchedText = sql`user_input || ' ' || generated_query || ' ' || provider_id || ' ' || id`;
  return sql<SqlBool>`(${searchedText}) ${likeOperator} ${pattern} escape '\\'`;
}

function selectByUrgency(kysely: Db, filter: QueueFilter, after: QueuePosition | undefined) {
  let items = kysely.selectFrom('review_items').select(['seq', 'urgency']);
  for (const [column, value] of listFilterColumns(filter)) items = items.where(column, '=', value);
  if (after !== undefined) {
    const { urgency, seq } = after;
    items = items.where('urgency', '>=', urgency).where(sql<SqlBool>`(urgency, seq) > (${urgency}, ${seq})`);
  }
  return items.orderBy('urgency').orderBy('seq');
}

function findLastScanned(kysely: Db, filter: QueueFilter, after: QueuePosition | undefined) {
  return selectByUrgency(kysely, filter, after)
    .limit(1)
    .offset(MAX_SCANNED - 1)
    .executeTakeFirst();
}
