import type { BatchJob, BatchJobStatus } from '../../domain/batch.ts';
import type { BatchStore } from '../../ports/batch-store.ts';

const AT_ONCE = 1_000;

/** All jobs of these statuses in their order, page by page. */
export async function* jobPages(
  batch: string,
  statuses: readonly BatchJobStatus[],
  { list }: Pick<BatchStore, 'list'>,
): AsyncIterable<BatchJob[]> {
  for (let after = 0; ; ) {
    const jobs = await list(batch, statuses, { after, limit: AT_ONCE });
    const last = jobs.at(-1);
    if (last === undefined) return;
    yield jobs;
    after = last.place;
  }
}

export async function listJobs(
  batch: string,
  statuses: readonly BatchJobStatus[],
  store: Pick<BatchStore, 'list'>,
): Promise<BatchJob[]> {
  return (await Array.fromAsync(jobPages(batch, statuses, store))).flat();
}
