import type { Clock } from '../../ports/clock.ts';

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => new Date(),
  after(milliseconds, callback) {
    // `unref`: a pending timer does not keep the process running.
    const timer = setTimeout(callback, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
