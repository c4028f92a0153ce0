import type { Clock } from '../ports/clock.ts';

/** A subscription to the next notification; `stop` must be called to free its timer. */
type Waiting = { readonly notified: Promise<void>; stop(): void };

type WaitOptions = {
  /** Resolves after this time even without a notification. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
};

/** Wakes the subscribers of a run in this process. A notification carries no data, so a missed one loses nothing. */
export type RunNotifier = {
  notify(runId: string): void;
  /** Listens from now on: call it before reading the store, so that no notification in between is missed. */
  listen(runId: string, options: WaitOptions): Waiting;
};

export function createRunNotifier(clock: Clock): RunNotifier {
  const listeners = new Map<string, Set<() => void>>();

  function removeListener(runId: string, listener: () => void): void {
    const others = listeners.get(runId);
    others?.delete(listener);
    if (others?.size === 0) listeners.delete(runId);
  }

  return {
    notify(runId) {
      for (const listener of [...(listeners.get(runId) ?? [])]) listener();
    },
    listen(runId, { timeoutMs, signal }) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const wake = (): void => resolve();
      listeners.set(runId, (listeners.get(runId) ?? new Set()).add(wake));
      const cancelTimer = clock.after(timeoutMs, wake);
      signal?.addEventListener('abort', wake, { once: true });
      if (signal?.aborted) wake();
      const stop = (): void => {
        cancelTimer();
        removeListener(runId, wake);
        signal?.removeEventListener('abort', wake);
      };
      return { notified: promise, stop };
    },
  };
}
