import { sql } from 'kysely';
import { z } from 'zod';
import type { BankFilter, BankPage, BankSort, PageRequest } from '../../../ports/question-bank.ts';
import type { Database } from '../connection/database.ts';
import { checkLimit, cutPage, readCursor } from '../connection/page-cursor.ts';
import { type PreparedQuery, prepareQuery } from '../connection/prepared-query.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';
import { entryColumns, toBankEntry } from './bank-entry.ts';
import { listFilterColumns, toCondition } from './bank-filter.ts';
import { selectWithTagAndCollection, seqColumn } from './select-with-tag-and-collection.ts';

type ListRow = { seq: number; sort_key: string | number };

type ListRequest = PageRequest & { readonly sort?: BankSort };

/** The order of a list: by a key and, for equal keys, by the sequence number. */
const orders = {
  newest: { key: undefined, direction: 'desc' },
  oldest: { key: undefined, direction: 'asc' },
  changed: { key: sql<string | number>`questions.updated_at`, direction: 'desc' },
  marks: { key: sql<string | number>`coalesce(questions.marks, 0)`, direction: 'desc' },
  place: { key: sql<string | number>`members.place`, direction: 'asc' },
} as const;

const Position = z.object({ key: z.union([z.string(), z.number()]), seq: z.number().int() });

/** Returns a function that lists pages; the query of each combination of filter and order is compiled once. */
export function prepareQuestionList({ kysely }: Database) {
  const queryByShape = new Map<string, PreparedQuery<ListRow>>();
  const getQuery = (filter: BankFilter, sort: BankSort, isFirstPage: boolean): PreparedQuery<ListRow> => {
    const columns = listFilterColumns(filter).map(([column]) => column);
    const shape = [
      sort,
      isFirstPage,
      filter.tag === undefined,
      filter.collection === undefined,
      ...columns,
    ].join();
    const query = queryByShape.get(shape) ?? buildListQuery(kysely, filter, { sort, isFirstPage });
    queryByShape.set(shape, query);
    return query;
  };
  return async (filter: BankFilter, page: ListRequest): Promise<BankPage> => {
    const limit = checkLimit(page.limit);
    const after = readCursor(Position, page.after);
    const defaultSort = filter.collection === undefined ? 'newest' : 'place';
    const sort = page.sort === 'place' || page.sort === undefined ? defaultSort : page.sort;
    const membershipValues = [filter.tag, filter.collection].flatMap((value) =>
      value === undefined ? [] : [storableText(value)],
    );
    const values = listFilterColumns(filter).map(([, value]) => value);
    const position = after === undefined ? [] : [after.key, after.seq];
    const query = getQuery(filter, sort, after === undefined);
    const rows = await query(kysely, [...membershipValues, ...values, ...position, limit + 1]);
    const { pageRows, next } = cutPage(rows, limit, ({ seq, sort_key: key }) => ({ key, seq }));
    return { entries: pageRows.map(toBankEntry), next };
  };
}

/** Builds the query with placeholder values, which each execution replaces. The first page has no position to start after. */
function buildListQuery(
  kysely: Db,
  { tag, collection, ...filter }: BankFilter,
  { sort, isFirstPage }: { readonly sort: BankSort; readonly isFirstPage: boolean },
): PreparedQuery<ListRow> {
  const { key: sortKey, direction } = orders[sort];
  const seq = sql<string | number>`${sql.raw(seqColumn(tag))}`;
  const key = sortKey ?? seq;
  const comparison = sql.raw(direction === 'desc' ? '<' : '>');
  const query = selectWithTagAndCollection(kysely, { tag, collection })
    .innerJoin('question_versions', (join) =>
      join
        .onRef('question_versions.question_seq', '=', 'questions.seq')
        .onRef('question_versions.version', '=', 'questions.version'),
    )
    .where(toCondition(filter))
    .$if(!isFirstPage, (rows) => rows.where(sql<boolean>`(${key}, ${seq}) ${comparison} (${''}, ${0})`))
    .select([...entryColumns, 'questions.seq', key.as('sort_key')])
    .orderBy(key, direction)
    .orderBy(seq, direction)
    .limit(1);
  return prepareQuery<ListRow>(query);
}
