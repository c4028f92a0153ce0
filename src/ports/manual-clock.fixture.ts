import type { Clock } from './clock.ts';

type Appointment = { readonly at: number; readonly call: () => void };

export type ManualClock = Clock & {
  /** Lets time pass and keeps every appointment on the way. */
  advance(milliseconds: number): void;
  /** How many appointments are still to come. */
  pending(): number;
};

/** A clock that stands still until a test moves it. */
export function createManualClock(start = '2026-01-01T00:00:00.000Z'): ManualClock {
  let now = Date.parse(start);
  const appointments = new Set<Appointment>();

  function nextBefore(limit: number): Appointment | undefined {
    return [...appointments].filter(({ at }) => at <= limit).sort((a, b) => a.at - b.at)[0];
  }

  return {
    now: () => new Date(now),
    after(milliseconds, call) {
      const appointment = { at: now + milliseconds, call };
      appointments.add(appointment);
      return () => void appointments.delete(appointment);
    },
    advance(milliseconds) {
      const limit = now + milliseconds;
      for (let next = nextBefore(limit); next !== undefined; next = nextBefore(limit)) {
        now = next.at;
        appointments.delete(next);
        next.call();
      }
      now = limit;
    },
    pending: () => appointments.size,
  };
}
