import { type Kysely, type SqlBool, sql } from 'kysely';
import type { QueueFilter, QueuePage } from '../../../ports/review-queue.ts';
import type { Database } from '../connection/database.ts';
import { writeCursor } from '../connection/page-cursor.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Schema } from '../schema/schema.ts';
import { listFilterColumns, type QueuePosition } from './queue-filter.ts';
import { summaryColumns, toReviewSummaries } from './review-item-row.ts';

/** So many items are looked at for one page, so that a rare word never holds up everybody else. */
const LOOKED_AT = 5_000;

const MAX_WORDS = 8;

type QueueSearch = {
  readonly words: string;
  readonly limit: number;
  readonly after: QueuePosition | undefined;
};

/** The items that hold every word, the most urgent first; a short page with a `next` says that more were not looked at. */
export async function searchQueue(
  { kysely, kind }: Database,
  filter: QueueFilter,
  search: QueueSearch,
): Promise<QueuePage> {
  const { limit } = search;
  const words = storableText(search.words).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const likeness = sql.raw(kind === 'sqlite' ? 'like' : 'ilike');
  const rows = await kysely
    .selectFrom(
      urgentItems(kysely, filter, search.after).select(summaryColumns).limit(LOOKED_AT).as('looked'),
    )
    .selectAll()
    .where(({ and }) => and(words.map((word) => holds(word, likeness))))
    .orderBy('urgency')
    .orderBy('seq')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : await lastLookedAt(kysely, filter, search.after);
  return {
    items: toReviewSummaries(shown),
    next: last && writeCursor({ urgency: last.urgency, seq: last.seq }),
  };
}

function holds(word: string, likeness: ReturnType<typeof sql.raw>) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const everything = sql`user_input || ' ' || generated_query || ' ' || provider_id || ' ' || id`;
  return sql<SqlBool>`(${everything}) ${likeness} ${pattern} escape '\\'`;
}

function urgentItems(kysely: Kysely<Schema>, filter: QueueFilter, after: QueuePosition | undefined) {
  let items = kysely.selectFrom('review_items').select(['seq', 'urgency']);
  for (const [column, value] of listFilterColumns(filter)) items = items.where(column, '=', value);
  if (after !== undefined) {
    items = items
      .where('urgency', '>=', after.urgency)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('urgency', 'seq'), '>', tuple(after.urgency, after.seq)),
      );
  }
  return items.orderBy('urgency').orderBy('seq');
}

async function lastLookedAt(
  kysely: Kysely<Schema>,
  filter: QueueFilter,
  after: QueuePosition | undefined,
): Promise<QueuePosition | undefined> {
  return urgentItems(kysely, filter, after)
    .limit(1)
    .offset(LOOKED_AT - 1)
    .executeTakeFirst();
}
