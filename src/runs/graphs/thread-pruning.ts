import type { Clock } from '../../ports/clock.ts';
import type { ThreadPruner } from '../../ports/thread-pruner.ts';
import { startHourlyTask } from '../hourly-task.ts';

type PruningOptions = {
  readonly pruner: ThreadPruner;
  /** The graphs whose earlier states nobody needs. */
  readonly graphIds: readonly string[];
  readonly clock: Clock;
};

/** A thread that was not used for this time counts as finished. Its learner can still continue. */
const FINISHED_AFTER_MS = 3_600_000;
const BATCH_SIZE = 100;

/** Prunes finished threads until none is left or the signal is aborted. Pruned threads are marked, so the next call continues. */
async function pruneThreads({ pruner, graphIds, clock }: PruningOptions, signal: AbortSignal): Promise<void> {
  const now = clock.now();
  const unusedSince = new Date(now.getTime() - FINISHED_AFTER_MS).toISOString();
  for (;;) {
    const ids = await pruner.listFinished({ graphIds, unusedSince, limit: BATCH_SIZE });
    for (const id of ids) {
      if (signal.aborted) return;
      await pruner.prune(id, now.toISOString());
    }
    if (ids.length < BATCH_SIZE) return;
  }
}

/** Prunes finished threads every hour; returns a function that stops it. */
export function startPruning(
  options: PruningOptions & { readonly report: (thrown: unknown) => void },
): () => Promise<void> {
  const { clock, report } = options;
  const stopping = new AbortController();
  const stop = startHourlyTask({ clock, report, run: () => pruneThreads(options, stopping.signal) });
  return async () => {
    stopping.abort();
    await stop();
  };
}
