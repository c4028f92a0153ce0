import type { Clock } from './clock.ts';

type Timer = { readonly at: number; readonly call: () => void };

export type ManualClock = Clock & {
  /** Advances the time and runs every timer that becomes due. */
  advance(milliseconds: number): void;
  /** The number of pending timers. */
  pending(): number;
};

/** Creates a clock that only moves when the test advances it. */
export function createManualClock(start = '2026-01-01T00:00:00.000Z'): ManualClock {
  let now = Date.parse(start);
  const timers = new Set<Timer>();

  function findNextDue(limit: number): Timer | undefined {
    return [...timers].filter(({ at }) => at <= limit).sort((a, b) => a.at - b.at)[0];
  }

  return {
    now: () => new Date(now),
    after(milliseconds, call) {
      const timer = { at: now + milliseconds, call };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(milliseconds) {
      const limit = now + milliseconds;
      for (let next = findNextDue(limit); next !== undefined; next = findNextDue(limit)) {
        now = next.at;
        timers.delete(next);
        next.call();
      }
      now = limit;
    },
    pending: () => timers.size,
  };
}
