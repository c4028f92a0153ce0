import { setTimeout as pause } from 'node:timers/promises';
import { isBusy } from './sqlite-faults.ts';

/** How long SQLite itself waits for a lock; short, because it blocks the whole process. */
export const BUSY_TIMEOUT_MS = 100;
/** After this time a busy database is an error. */
const MAX_BUSY_MS = 15_000;

/** Retries while another process holds the write lock; this process can do other work between the attempts. */
export async function retryWhileBusy<T>(attempt: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + MAX_BUSY_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (thrown) {
      if (!isBusy(thrown) || Date.now() > deadline) throw thrown;
      await pause(Math.random() * 10);
    }
  }
}
