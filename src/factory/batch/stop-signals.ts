import type { Clock } from '../../ports/clock.ts';

export const DEFAULT_GRACE_SECONDS = 20;

/** When `stopClaiming` is aborted, no further job is claimed. When `stop` is aborted, the running jobs are also aborted. */
export type StopSignals = { readonly stopClaiming: AbortSignal; readonly stop: AbortSignal };

/** Aborts `stopClaiming` when the process receives a stop signal, and aborts `stop` after a grace period in which jobs can finish. */
export function createStopSignals(
  graceSeconds: number,
  { clock, waitForStop }: { readonly clock: Clock; readonly waitForStop: () => Promise<void> },
): StopSignals {
  const [stopClaiming, stop] = [new AbortController(), new AbortController()];
  void waitForStop().then(() => {
    stopClaiming.abort();
    clock.after(graceSeconds * 1000, () => stop.abort(new Error('The work was stopped.')));
  });
  return { stopClaiming: stopClaiming.signal, stop: stop.signal };
}
