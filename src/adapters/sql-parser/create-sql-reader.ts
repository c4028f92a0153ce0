import { Fault } from '../../domain/fault.ts';
import type { QueryReader, QueryReading } from '../../ports/query-reader.ts';
import { createWorkerPool } from '../worker-threads/create-worker-pool.ts';
import { resolveWorkerScript } from '../worker-threads/resolve-worker-script.ts';
import { dialects } from './dialects.table.ts';
import type { SqlTask } from './sql-worker.ts';

type SqlReaderOptions = { readonly timeoutMs?: number; readonly maxLength?: number };

/** The time limit of the first query of a dialect, because loading its grammar takes longer than parsing. */
const FIRST_TIMEOUT_MS = 10_000;

/**
 * Parses SQL on a worker thread. The parser needs exponential time for some unfinished queries, so it is stopped at a
 * time limit.
 */
export function createSqlReader({
  timeoutMs = 1000,
  maxLength = 50_000,
}: SqlReaderOptions = {}): QueryReader {
  const loadedDialects = new Set<string>();
  const pool = createWorkerPool<SqlTask, QueryReading>({
    script: resolveWorkerScript(import.meta.url, './sql-worker'),
    size: 1,
    timeoutMs: ({ dialect }) => (loadedDialects.has(dialect) ? timeoutMs : FIRST_TIMEOUT_MS),
    onStart: () => loadedDialects.clear(),
  });

  const parse = async (task: SqlTask): Promise<QueryReading> => {
    const outcome = await pool.run(task);
    if (outcome.kind === 'crashed') throw new Fault('unexpected', outcome.message);
    if (outcome.kind === 'timed-out')
      return { kind: 'unreadable', message: 'the query takes too long to read' };
    loadedDialects.add(task.dialect);
    return outcome.result;
  };

  /** Loads the grammar with a trivial query, so that the short limit applies to the real one. */
  const warmUp = async (dialect: string): Promise<void> => {
    if (!loadedDialects.has(dialect)) await parse({ dialect, query: 'select 1' });
  };

  return {
    read: async (providerId, query) => {
      const name = providerId.toLowerCase();
      const candidates = (Object.hasOwn(dialects, name) ? dialects[name] : undefined) ?? [];
      if (candidates.length > 0 && query.length > maxLength)
        return { kind: 'unreadable', message: 'the query is too long to be read' };
      let firstFailure: QueryReading | undefined;
      for (const dialect of candidates) {
        await warmUp(dialect);
        const reading = await parse({ dialect, query });
        if (reading.kind === 'read') return reading;
        firstFailure ??= reading;
      }
      return firstFailure;
    },
    close: async () => {
      await pool.idle();
      await pool.close();
    },
  };
}
