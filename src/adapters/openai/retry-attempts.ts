import { classifyFailure } from './attempt-failure.ts';
import type { RetryPace } from './pace.ts';

export const MAX_ATTEMPTS = 3;
const FIRST_DELAY_MS = 500;
/** A service that requests a longer delay is treated as down. */
const MAX_REQUESTED_DELAY_MS = 60_000;

type RetryOptions = {
  readonly pace: RetryPace;
  readonly signal: AbortSignal;
  /** Called before each further attempt. */
  readonly onRetry: () => void;
  /** Called before each delay, with its length and whether the service is overloaded. */
  readonly onWait?: ((milliseconds: number, isOverloaded: boolean) => void) | undefined;
};

/** Runs the work up to three times while its failures are temporary; throws the last failure. */
export async function retryAttempts<T>(work: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { pace, signal } = options;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (thrown) {
      const { isTemporary, isOverloaded = false, requestedDelayMs } = classifyFailure(thrown, pace);
      const isTooLong = (requestedDelayMs ?? 0) > MAX_REQUESTED_DELAY_MS;
      if (!isTemporary || isTooLong || attempt === MAX_ATTEMPTS || signal.aborted) throw thrown;
      const delayMs = computeDelayMs(attempt, requestedDelayMs, pace.random());
      options.onWait?.(delayMs, isOverloaded);
      await pace.sleep(delayMs, signal);
      options.onRetry();
    }
  }
}

/** Returns the delay before a retry: it doubles from 0.5 s, minus a random part of up to a half, but is never shorter than the service requests. */
function computeDelayMs(attempt: number, requestedDelayMs: number | undefined, random: number): number {
  const baseDelayMs = FIRST_DELAY_MS * 2 ** (attempt - 1);
  return requestedDelayMs === undefined
    ? baseDelayMs * (1 - random / 2)
    : requestedDelayMs + (FIRST_DELAY_MS / 2) * random;
}
