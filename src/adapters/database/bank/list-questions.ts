import type { BankFilter, BankPage, PageRequest } from '../../../ports/question-bank.ts';
import type { Database } from '../connection/database.ts';
import { checkLimit, cutPage, ListCursor, readCursor } from '../connection/page-cursor.ts';
import { type PreparedQuery, prepareQuery } from '../connection/prepared-query.ts';
import type { Db } from '../schema/schema.ts';
import { selectNewest, toBankEntry } from './bank-entry.ts';
import { listFilterColumns, toCondition } from './bank-filter.ts';

type ListRow = { seq: number };

/** Returns a function that lists pages; the query of each filter combination is compiled once. */
export function prepareQuestionList({ kysely }: Database) {
  const queryByShape = new Map<string, PreparedQuery<ListRow>>();
  const getQuery = (filter: BankFilter, isFirstPage: boolean): PreparedQuery<ListRow> => {
    const shape = [isFirstPage, ...listFilterColumns(filter).map(([column]) => column)].join();
    const query =
      queryByShape.get(shape) ?? prepareQuery<ListRow>(buildListQuery(kysely, filter, isFirstPage));
    queryByShape.set(shape, query);
    return query;
  };
  return async (filter: BankFilter, page: PageRequest): Promise<BankPage> => {
    const limit = checkLimit(page.limit);
    const after = readCursor(ListCursor, page.after);
    const values = listFilterColumns(filter).map(([, value]) => value);
    const position = after === undefined ? [] : [after.seq];
    const rows = await getQuery(filter, after === undefined)(kysely, [...values, ...position, limit + 1]);
    const { pageRows, next } = cutPage(rows, limit, ({ seq }) => ({ seq }));
    return { entries: pageRows.map(toBankEntry), next };
  };
}

/** Builds the query with placeholder values; each run passes its own. The first page has no position to start after. */
function buildListQuery(kysely: Db, filter: BankFilter, isFirstPage: boolean) {
  return selectNewest(kysely)
    .where(toCondition(filter))
    .$if(!isFirstPage, (query) => query.where('questions.seq', '<', 0))
    .orderBy('questions.seq', 'desc')
    .limit(1);
}
