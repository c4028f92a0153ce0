import { asFault } from '../../../domain/fault.ts';
import type { Database } from './database.ts';

/** The time source, replaced in tests. */
type RetryClock = { now(): number; sleep(milliseconds: number): Promise<unknown> };

const RETRY_DELAY_MS = 1_000;
const MAX_OUTAGE_MS = 5 * 60_000;

/**
 * Wraps a database so that operations are retried while the server is unreachable, for example during a restart. Use it
 * for results that must not be lost, such as a paid reply. SQLite is not retried: waiting does not repair a missing file.
 */
export function retryOutages<D extends Pick<Database, 'kind' | 'guard'>>(
  database: D,
  { now, sleep }: RetryClock,
): D {
  if (database.kind === 'sqlite') return database;
  return {
    ...database,
    guard: async <T>(work: () => Promise<T>): Promise<T> => {
      const startedAt = now();
      for (;;) {
        try {
          return await database.guard(work);
        } catch (thrown) {
          if (asFault(thrown).kind !== 'service-down' || now() - startedAt > MAX_OUTAGE_MS) throw thrown;
          await sleep(RETRY_DELAY_MS);
        }
      }
    },
  };
}
