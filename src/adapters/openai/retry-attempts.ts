import { readFailure } from './attempt-failure.ts';
import type { Pace } from './pace.ts';

export const MAX_ATTEMPTS = 3;
const FIRST_WAIT_MS = 500;
/** A service that asks for more patience than this is treated as down. */
export const MAX_WAIT_MS = 60_000;

export type Attempts = {
  readonly pace: Pace;
  readonly signal: AbortSignal;
  /** Called before each further attempt. */
  readonly onRetry: () => void;
  /** Called with the wait before it, and whether the service asked for it. */
  readonly onWait?: ((milliseconds: number, isBusy: boolean) => void) | undefined;
};

/** Does the work up to three times while its failures are of the passing kind; throws the last failure. */
export async function retryAttempts<T>(work: () => Promise<T>, attempts: Attempts): Promise<T> {
  const { pace, signal } = attempts;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (thrown) {
      const { passing, busy = false, waitMs } = readFailure(thrown, pace);
      const tooLong = (waitMs ?? 0) > MAX_WAIT_MS;
      if (!passing || tooLong || attempt === MAX_ATTEMPTS || signal.aborted) throw thrown;
      const wait = backOff(attempt, waitMs, pace.random());
      attempts.onWait?.(wait, busy);
      await pace.sleep(wait, signal);
      attempts.onRetry();
    }
  }
}

/** Doubles from half a second, with up to a half taken off by chance; never sooner than the service asks. */
export function backOff(attempt: number, waitMs: number | undefined, chance: number): number {
  const step = FIRST_WAIT_MS * 2 ** (attempt - 1);
  return waitMs === undefined ? step * (1 - chance / 2) : waitMs + (FIRST_WAIT_MS / 2) * chance;
}
