import { setTimeout as wait } from 'node:timers/promises';

/** Time and random numbers, replaceable in tests. */
export type RetryPace = {
  now(): number;
  /** From 0 up to, but not including, 1. */
  random(): number;
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
};

export const realPace: RetryPace = {
  now: Date.now,
  random: Math.random,
  sleep: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
};
