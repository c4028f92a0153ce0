import { setTimeout as wait } from 'node:timers/promises';

/** The clock and the random numbers of retries, replaced in tests. */
export type RetryPace = {
  now(): number;
  /** Returns a number from 0 up to, but not including, 1. */
  random(): number;
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
};

/** The clock and the random numbers of the system. */
export const systemPace: RetryPace = {
  now: Date.now,
  random: Math.random,
  sleep: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
};
