import type { Clock } from '../ports/clock.ts';

export type Waiting = { readonly rung: Promise<void>; stop(): void };

export type Patience = { readonly atMost: number; readonly signal?: AbortSignal };

export type RunBell = {
  ring(runId: string): void;
  /** Listens from now on, so that a ring between asking the store and waiting is not missed. */
  listen(runId: string, patience: Patience): Waiting;
};

/** Wakes those who wait for news of a run; it carries no news itself, so a missed ring loses nothing. */
export function createRunBell(clock: Clock): RunBell {
  const listeners = new Map<string, Set<() => void>>();

  function forget(runId: string, listener: () => void): void {
    const others = listeners.get(runId);
    others?.delete(listener);
    if (others?.size === 0) listeners.delete(runId);
  }

  return {
    ring(runId) {
      for (const listener of [...(listeners.get(runId) ?? [])]) listener();
    },
    listen(runId, { atMost, signal }) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const wake = (): void => resolve();
      listeners.set(runId, (listeners.get(runId) ?? new Set()).add(wake));
      const callOff = clock.after(atMost, wake);
      signal?.addEventListener('abort', wake, { once: true });
      if (signal?.aborted) wake();
      const stop = (): void => {
        callOff();
        forget(runId, wake);
        signal?.removeEventListener('abort', wake);
      };
      return { rung: promise, stop };
    },
  };
}
