import type { CliTools, OpenBatches } from '../cli-tools.ts';

export const DEFAULT_GRACE_SECONDS = 20;
const SECOND = 1000;

export type StopSignals = { readonly drain: AbortSignal; readonly stop: AbortSignal };

/** The first signal lets jobs finish; who takes too long is broken off, and his job is given back. */
export function openStopSignals(
  grace: number,
  { clock, untilStopped }: Pick<OpenBatches, 'clock'> & Pick<CliTools, 'untilStopped'>,
): StopSignals {
  const [drain, stop] = [new AbortController(), new AbortController()];
  void untilStopped().then(() => {
    drain.abort();
    clock.after(grace * SECOND, () => stop.abort(new Error('The work was stopped.')));
  });
  return { drain: drain.signal, stop: stop.signal };
}
