import { setTimeout as wait } from 'node:timers/promises';

/** Time and chance, so that tests need neither. */
export type Pace = {
  now(): number;
  /** From 0 up to but not 1. */
  random(): number;
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
};

export const realPace: Pace = {
  now: Date.now,
  random: Math.random,
  sleep: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
};
