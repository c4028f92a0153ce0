import type { Compilable, QueryExecutorProvider, QueryResult } from 'kysely';

/** A database or a transaction. */
type Executor = QueryExecutorProvider & {
  executeQuery<Row>(query: ReturnType<Compilable<Row>['compile']>): Promise<QueryResult<Row>>;
};

export type PreparedQuery<Row> = (executor: Executor, parameters: readonly unknown[]) => Promise<Row[]>;

/** Compiles the query once; each run passes the parameters in the order of the SQL text. */
export function prepareQuery<Row>(query: Compilable<Row>): PreparedQuery<Row> {
  const compiled = query.compile();
  return async (executor, parameters) => (await executor.executeQuery<Row>({ ...compiled, parameters })).rows;
}

const MAX_ROWS_PER_STATEMENT = 100;

/** Prepares a statement over many rows. Rows are split into chunks, so that few different statements are compiled. */
export function prepareRows<Row>(buildStatement: (rowCount: number) => Compilable<Row>): PreparedRows<Row> {
  const statementBySize = new Map<number, PreparedQuery<Row>>();
  const getStatement = (size: number): PreparedQuery<Row> => {
    const statement = statementBySize.get(size) ?? prepareQuery(buildStatement(size));
    statementBySize.set(size, statement);
    return statement;
  };
  return async (executor, rows) => {
    const results: Row[] = [];
    for (let start = 0; start < rows.length; start += MAX_ROWS_PER_STATEMENT) {
      const chunk = rows.slice(start, start + MAX_ROWS_PER_STATEMENT);
      results.push(...(await getStatement(chunk.length)(executor, chunk.flat())));
    }
    return results;
  };
}

type PreparedRows<Row> = (executor: Executor, rows: readonly (readonly unknown[])[]) => Promise<Row[]>;
