import type { BatchJob, BatchJobStatus } from '../../domain/batch.ts';
import type { BatchStore } from '../../ports/batch-store.ts';

const PAGE_SIZE = 1_000;

/** Lists the jobs of these statuses in batch order, page by page. */
export async function* listJobPages(
  batch: string,
  statuses: readonly BatchJobStatus[],
  { list }: Pick<BatchStore, 'list'>,
): AsyncIterable<BatchJob[]> {
  for (let after = 0; ; ) {
    const jobs = await list(batch, statuses, { after, limit: PAGE_SIZE });
    const lastJob = jobs.at(-1);
    if (lastJob === undefined) return;
    yield jobs;
    after = lastJob.place;
  }
}

/** Lists all jobs of these statuses in batch order. */
export async function listJobs(
  batch: string,
  statuses: readonly BatchJobStatus[],
  store: Pick<BatchStore, 'list'>,
): Promise<BatchJob[]> {
  return (await Array.fromAsync(listJobPages(batch, statuses, store))).flat();
}
