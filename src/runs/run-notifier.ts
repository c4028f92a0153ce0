import type { Clock } from '../ports/clock.ts';

/** A subscription to the next notification; `stop` must be called to free its timer. */
type Notification = { readonly notified: Promise<void>; stop(): void };

type ListenOptions = {
  /** `notified` resolves after this time even without a notification. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
};

/** Notifies the subscribers of a run in this process that the store has new events. A notification contains no data. */
export type RunNotifier = {
  notify(runId: string): void;
  /** Starts to listen. Call it before reading the store, so that an event stored in between is not missed. */
  listen(runId: string, options: ListenOptions): Notification;
};

export function createRunNotifier(clock: Clock): RunNotifier {
  const listeners = new Map<string, Set<() => void>>();

  function removeListener(runId: string, listener: () => void): void {
    const runListeners = listeners.get(runId);
    runListeners?.delete(listener);
    if (runListeners?.size === 0) listeners.delete(runId);
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
