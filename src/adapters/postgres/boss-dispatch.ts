import { sql } from 'kysely';
import { type BatchJobRow, claimJob, UNCLAIMED } from '../database/batches/batch-job-row.ts';
import type { JobDispatch, WaitingJob } from '../database/batches/job-dispatch.ts';
import type { Database } from '../database/connection/database.ts';
import type { Db } from '../database/schema/schema.ts';
import { type BossQueues, HEARTBEAT_SECONDS, openBossQueues } from './boss-queues.ts';
import { type ClaimedAttempts, createClaimedAttempts } from './claimed-attempts.ts';

const REPAIR_INTERVAL_MS = 10_000;

const leaseEnd = sql<string>`now() + ${sql.lit(HEARTBEAT_SECONDS)} * interval '1 second'`;

/** Assigns jobs to workers on any machine through pg-boss, a job queue inside PostgreSQL. */
export function createBossDispatch(database: Database): JobDispatch {
  const { kysely } = database;
  const queues = openBossQueues(database);
  const claimedAttempts = createClaimedAttempts();
  const repairedAt = new Map<string, number>();
  const claimNext = (batch: string, worker: string) =>
    claimNextJob({ kysely, queues, claimedAttempts }, batch, worker);

  /** Enqueues jobs that have no message, at most every ten seconds; returns whether there were any. */
  const repair = async (batch: string): Promise<boolean> => {
    if (Date.now() - (repairedAt.get(batch) ?? 0) < REPAIR_INTERVAL_MS) return false;
    repairedAt.set(batch, Date.now());
    await queues.prepare(batch);
    return enqueueLostJobs(kysely, queues, batch);
  };
  return {
    prepare: queues.prepare,
    enqueue: queues.insert,
    claim: async (batch, worker) => {
      if (!queues.isPrepared(batch)) await queues.prepare(batch);
      const row = await claimNext(batch, worker);
      if (row !== undefined || !(await repair(batch))) return row;
      return claimNext(batch, worker);
    },
    renew: async (worker) => {
      for (const [batch, attempts] of claimedAttempts.listByBatch(worker))
        await queues.touch(batch, attempts);
      const jobs = kysely.updateTable('batch_jobs').set({ lease_until: leaseEnd });
      await jobs.where('worker', '=', worker).where('status', '=', 'running').execute();
    },
    acknowledge: async (key, worker) => {
      const attempt = claimedAttempts.remove(worker, key);
      if (attempt !== undefined) await queues.delete(kysely, key.batch, attempt);
    },
    requeue: async (tx, worker, onlyJob) => {
      if (onlyJob !== undefined) {
        const attempt = claimedAttempts.remove(worker, onlyJob);
        if (attempt !== undefined) await queues.requeue(tx, onlyJob.batch, [attempt]);
        return;
      }
      for (const [batch, attempts] of claimedAttempts.listByBatch(worker))
        await queues.requeue(tx, batch, attempts);
      claimedAttempts.removeAll(worker);
    },
    close: queues.close,
  };
}

type BossState = {
  readonly kysely: Db;
  readonly queues: BossQueues;
  readonly claimedAttempts: ClaimedAttempts;
};

/** Fetches messages until one of them belongs to a job that the worker can claim. */
async function claimNextJob(
  { kysely, queues, claimedAttempts }: BossState,
  batch: string,
  worker: string,
): Promise<BatchJobRow | undefined> {
  for (;;) {
    const message = await queues.fetch(batch);
    if (message === undefined) return undefined;
    const key = { batch, contentHash: message.contentHash };
    if (claimedAttempts.has(worker, key)) {
      // The worker missed a heartbeat, so pg-boss redelivered the message; but the worker is still running the job.
      claimedAttempts.add(worker, key, message.attempt);
      continue;
    }
    const row = await claimJob(kysely, key, { worker, until: leaseEnd });
    if (row === undefined) {
      // The job was deleted, has ended or has failed meanwhile.
      await queues.delete(kysely, batch, message.attempt);
      continue;
    }
    claimedAttempts.add(worker, key, message.attempt);
    return row;
  }
}

/** Enqueues waiting jobs that have no message, for example after a backup was restored; returns whether there were any. */
async function enqueueLostJobs(kysely: Db, queues: BossQueues, batch: string): Promise<boolean> {
  return kysely.transaction().execute(async (tx) => {
    const waiting = await releaseLostJobs(tx, batch);
    await queues.insert(tx, batch, waiting);
    return waiting.length > 0;
  });
}

/** Releases jobs whose lease expired so long ago that pg-boss should have redelivered them; lists all waiting jobs. */
async function releaseLostJobs(tx: Db, batch: string): Promise<WaitingJob[]> {
  const jobs = tx.updateTable('batch_jobs').where('batch', '=', batch);
  await jobs
    .set({ ...UNCLAIMED, status: 'waiting' })
    .where('status', '=', 'running')
    .where('lease_until', '<', sql<string>`now() - interval '1 minute'`)
    .execute();
  return tx
    .selectFrom('batch_jobs')
    .select(['content_hash as contentHash', 'place'])
    .where('batch', '=', batch)
    .where('status', '=', 'waiting')
    .execute();
}
