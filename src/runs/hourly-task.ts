import type { Clock } from '../ports/clock.ts';

type HourlyTask = {
  readonly clock: Clock;
  readonly run: () => Promise<unknown>;
  readonly report: (thrown: unknown) => void;
};

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Runs a task one minute after the start and then every hour; returns a function that stops it and waits for the current run. */
export function startHourlyTask({ clock, run, report }: HourlyTask): () => Promise<void> {
  let currentRun: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  let cancelTimer = schedule(MINUTE_MS);

  function schedule(afterMs: number): () => void {
    return clock.after(afterMs, () => {
      currentRun = run()
        .catch(report)
        .finally(() => {
          if (!isStopped) cancelTimer = schedule(HOUR_MS);
        });
    });
  }

  return async () => {
    isStopped = true;
    cancelTimer();
    await currentRun;
  };
}
