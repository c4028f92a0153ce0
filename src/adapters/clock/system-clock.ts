import type { Clock } from '../../ports/clock.ts';

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => new Date(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
