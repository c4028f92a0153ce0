import type { Database } from '../connection/database.ts';
import { type BatchJobRow, claimJob } from './batch-job-row.ts';
import type { JobDispatch } from './job-dispatch.ts';

const LEASE_MS = 10_000;

/** Assigns jobs directly from `batch_jobs`, each with a lease that its worker renews; used for SQLite. */
export function createLeaseDispatch(
  { kysely, lockForWriting }: Database,
  now: () => number = Date.now,
): JobDispatch {
  const computeLeaseEnd = (): string => new Date(now() + LEASE_MS).toISOString();
  const doNothing = async (): Promise<void> => {};

  /** Claims the next job under a lock, so that two workers never choose the same job. `failed`: its workers died too often. */
  const claimNext = (batch: string, worker: string): Promise<BatchJobRow | undefined | 'failed'> =>
    kysely.transaction().execute(async (tx) => {
      await lockForWriting(tx, `batch ${batch}`);
      const findFirst = (status: 'running' | 'waiting') =>
        tx
          .selectFrom('batch_jobs')
          .select('content_hash')
          .where('batch', '=', batch)
          .where('status', '=', status)
          .orderBy('place')
          .limit(1);
      // Two queries, because a single one with an "or" would sort all waiting jobs each time.
      const expiredJob = findFirst('running')
        .where('lease_until', '<', new Date(now()).toISOString())
        // A worker whose own lease expired, for example because its computer slept, may still be running the job.
        .where('worker', '<>', worker);
      const nextJob =
        (await expiredJob.executeTakeFirst()) ?? (await findFirst('waiting').executeTakeFirst());
      if (nextJob === undefined) return undefined;
      const key = { batch, contentHash: nextJob.content_hash };
      return (await claimJob(tx, key, { worker, until: computeLeaseEnd() })) ?? 'failed';
    });

  return {
    prepare: doNothing,
    enqueue: doNothing,
    claim: async (batch, worker) => {
      // A job that failed because its workers died is skipped.
      for (;;) {
        const claimed = await claimNext(batch, worker);
        if (claimed !== 'failed') return claimed;
      }
    },
    renew: async (worker) => {
      await kysely.transaction().execute(async (tx) => {
        const jobs = tx.updateTable('batch_jobs').set({ lease_until: computeLeaseEnd() });
        await jobs.where('worker', '=', worker).execute();
      });
    },
    acknowledge: doNothing,
    requeue: doNothing,
    close: doNothing,
  };
}
