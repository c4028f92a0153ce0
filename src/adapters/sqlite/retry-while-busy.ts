import { setTimeout as pause } from 'node:timers/promises';
import { isBusy } from './sqlite-faults.ts';

/** SQLite sleeps this long inside a call; kept short, because the whole process sleeps with it. */
export const BUSY_TIMEOUT_MS = 100;
export const GIVE_UP_AFTER_MS = 15_000;

/** Tries again while another process writes, and lets this process go on with other work in between. */
export async function retryWhileBusy<T>(attempt: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (thrown) {
      if (!isBusy(thrown) || Date.now() > deadline) throw thrown;
      await pause(Math.random() * 10);
    }
  }
}
