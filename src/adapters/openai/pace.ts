import { setTimeout as wait } from 'node:timers/promises';

/** The clock and the random numbers of retries, replaced in tests. */
export type RetryPace = {
  now(): number;
  /** Returns a number from 0 up to, but not including, 1. */
  random(): number;
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
};

export const realPace: RetryPace = {
  now: Date.now,
  random: Math.random,
  sleep: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
};
