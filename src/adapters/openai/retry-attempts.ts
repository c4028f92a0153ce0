import { classifyFailure } from './attempt-failure.ts';
import type { RetryPace } from './pace.ts';

export const MAX_ATTEMPTS = 3;
const FIRST_WAIT_MS = 500;
/** A service that requests a longer delay is treated as down. */
const MAX_WAIT_MS = 60_000;

type RetryOptions = {
  readonly pace: RetryPace;
  readonly signal: AbortSignal;
  /** Called before each further attempt. */
  readonly onRetry: () => void;
  /** Called with the delay before it, and whether the service is overloaded. */
  readonly onWait?: ((milliseconds: number, isBusy: boolean) => void) | undefined;
};

/** Runs the work up to three times while its failures are temporary; throws the last failure. */
export async function retryAttempts<T>(work: () => Promise<T>, attempts: RetryOptions): Promise<T> {
  const { pace, signal } = attempts;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (thrown) {
      const { passing, busy = false, waitMs } = classifyFailure(thrown, pace);
      const tooLong = (waitMs ?? 0) > MAX_WAIT_MS;
      if (!passing || tooLong || attempt === MAX_ATTEMPTS || signal.aborted) throw thrown;
      const wait = getBackoffMs(attempt, waitMs, pace.random());
      attempts.onWait?.(wait, busy);
      await pace.sleep(wait, signal);
      attempts.onRetry();
    }
  }
}

/** The delay before a retry: doubles from 0.5 s, minus a random part of up to a half, but never shorter than the service requests. */
function getBackoffMs(attempt: number, waitMs: number | undefined, chance: number): number {
  const step = FIRST_WAIT_MS * 2 ** (attempt - 1);
  return waitMs === undefined ? step * (1 - chance / 2) : waitMs + (FIRST_WAIT_MS / 2) * chance;
}
