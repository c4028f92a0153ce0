import type { Database } from '../connection/database.ts';
import { type BatchJobRow, claimJob } from './batch-job-row.ts';
import type { JobDispatch } from './job-dispatch.ts';

const LEASE_MS = 10_000;

/** Jobs are taken straight from the record, each with a lease that its worker renews; for processes on one machine. */
export function createLeaseDispatch(
  { kysely, lockForWriting }: Database,
  now: () => number = Date.now,
): JobDispatch {
  const leaseEnd = (): string => new Date(now() + LEASE_MS).toISOString();
  const nothing = async (): Promise<void> => {};

  /** The lock lets one worker at a time choose, so that no two choose the same. */
  const claimNext = (batch: string, worker: string): Promise<BatchJobRow | undefined | 'given up'> =>
    kysely.transaction().execute(async (transaction) => {
      await lockForWriting(transaction, `batch ${batch}`);
      const first = (status: 'running' | 'waiting') =>
        transaction
          .selectFrom('batch_jobs')
          .select('content_hash')
          .where('batch', '=', batch)
          .where('status', '=', status)
          .orderBy('place')
          .limit(1);
      // Two questions, because for one with an "or" all jobs that wait would be sorted each time.
      const expired = first('running')
        .where('lease_until', '<', new Date(now()).toISOString())
        // Who was held up for longer than his lease still has the job in his hands.
        .where('worker', '<>', worker);
      const free = (await expired.executeTakeFirst()) ?? (await first('waiting').executeTakeFirst());
      if (free === undefined) return undefined;
      const key = { batch, contentHash: free.content_hash };
      return (await claimJob(transaction, key, { worker, until: leaseEnd() })) ?? 'given up';
    });

  return {
    prepare: nothing,
    enqueue: nothing,
    claim: async (batch, worker) => {
      for (;;) {
        const claimed = await claimNext(batch, worker);
        if (claimed !== 'given up') return claimed;
      }
    },
    renew: async (worker) => {
      await kysely.transaction().execute(async (transaction) => {
        const jobs = transaction.updateTable('batch_jobs').set({ lease_until: leaseEnd() });
        await jobs.where('worker', '=', worker).execute();
      });
    },
    acknowledge: nothing,
    requeue: nothing,
    close: nothing,
  };
}
