import type { Clock } from '../../ports/clock.ts';

export const DEFAULT_GRACE_SECONDS = 20;

/** `drain` stops claiming jobs; `stop` aborts the running ones. */
export type StopSignals = { readonly drain: AbortSignal; readonly stop: AbortSignal };

/** Drains when the process receives a stop signal, and stops when the jobs have not ended after the grace period. */
export function createStopSignals(
  graceSeconds: number,
  { clock, waitForStop }: { readonly clock: Clock; readonly waitForStop: () => Promise<void> },
): StopSignals {
  const [drain, stop] = [new AbortController(), new AbortController()];
  void waitForStop().then(() => {
    drain.abort();
    clock.after(graceSeconds * 1000, () => stop.abort(new Error('The work was stopped.')));
  });
  return { drain: drain.signal, stop: stop.signal };
}
