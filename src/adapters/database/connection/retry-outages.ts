import { asFault } from '../../../domain/fault.ts';
import type { Database } from './database.ts';

/** Time, so that tests need none. */
export type RetryClock = { now(): number; sleep(milliseconds: number): Promise<unknown> };

const TRY_AGAIN_MS = 1_000;
const PATIENCE_MS = 5 * 60_000;

/**
 * The same database for work in hand that must not be lost, such as a reply that was paid for: while a server is away, as
 * when it is restarted, what was to be done is tried again. The file of an embedded database does not come back by itself.
 */
export function retryOutages<D extends Pick<Database, 'kind' | 'guard'>>(
  database: D,
  { now, sleep }: RetryClock,
): D {
  if (database.kind === 'sqlite') return database;
  return {
    ...database,
    guard: async <T>(work: () => Promise<T>): Promise<T> => {
      const begun = now();
      for (;;) {
        try {
          return await database.guard(work);
        } catch (thrown) {
          if (asFault(thrown).kind !== 'service-down' || now() - begun > PATIENCE_MS) throw thrown;
          await sleep(TRY_AGAIN_MS);
        }
      }
    },
  };
}
