import type { Compilable, QueryExecutorProvider, QueryResult } from 'kysely';

/** What runs a query: a database or a transaction. */
export type Executor = QueryExecutorProvider & {
  executeQuery<Row>(query: ReturnType<Compilable<Row>['compile']>): Promise<QueryResult<Row>>;
};

export type PreparedQuery<Row> = (executor: Executor, parameters: readonly unknown[]) => Promise<Row[]>;

/** Compiles the query once; each run hands in the parameters in the order in which the SQL text names them. */
export function prepareQuery<Row>(query: Compilable<Row>): PreparedQuery<Row> {
  const compiled = query.compile();
  return async (executor, parameters) => (await executor.executeQuery<Row>({ ...compiled, parameters })).rows;
}

const ROWS_AT_ONCE = 100;

/** Splits rows into statements of at most a hundred, so that few different statements are ever prepared. */
export function prepareRows<Row>(buildFor: (rowCount: number) => Compilable<Row>): PreparedRows<Row> {
  const bySize = new Map<number, PreparedQuery<Row>>();
  const preparedFor = (size: number): PreparedQuery<Row> => {
    const known = bySize.get(size) ?? prepareQuery(buildFor(size));
    bySize.set(size, known);
    return known;
  };
  return async (executor, rows) => {
    const answers: Row[] = [];
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const chunk = rows.slice(start, start + ROWS_AT_ONCE);
      answers.push(...(await preparedFor(chunk.length)(executor, chunk.flat())));
    }
    return answers;
  };
}

export type PreparedRows<Row> = (executor: Executor, rows: readonly (readonly unknown[])[]) => Promise<Row[]>;
