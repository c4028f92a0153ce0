import type { Batch, BatchTally } from '../../domain/batch.ts';
import type { Spending } from '../../ports/batch-budget.ts';
import { fetchResults } from './batch-results.ts';
import type { BatchServices } from './batch-services.ts';

const POLL_INTERVAL_MS = 1_000;

export type OnProgress = (tally: BatchTally, spent: Spending) => void;

/**
 * Reports the progress of a batch every second, including the work of other workers, and fetches their results. The
 * returned function stops the reports and fetches the remaining results.
 */
export function watchBatch(
  { id, output }: Pick<Batch, 'id' | 'output'>,
  services: BatchServices,
  onProgress: OnProgress,
): () => Promise<void> {
  const { store, budget, clock } = services;
  let polling: Promise<unknown> = Promise.resolve();
  let cancel = (): void => {};
  const poll = async (): Promise<void> => {
    onProgress(await store.tally(id), await budget.readSpending(id));
    await fetchResults(id, output, services);
  };
  const schedule = (): void => {
    cancel = clock.after(POLL_INTERVAL_MS, () => {
      // A failed poll is not reported; the next one shows the progress.
      polling = poll().catch(() => {});
      polling.then(schedule);
    });
  };
  schedule();
  return async () => {
    cancel();
    await polling;
    // The poll that just ended may have scheduled another one.
    cancel();
    await fetchResults(id, output, services);
  };
}
