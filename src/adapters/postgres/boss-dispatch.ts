import { type Kysely, sql } from 'kysely';
import { type BatchJobRow, claimJob, UNCLAIMED } from '../database/batches/batch-job-row.ts';
import type { JobDispatch, WaitingJob } from '../database/batches/job-dispatch.ts';
import type { Database } from '../database/connection/database.ts';
import type { Schema } from '../database/schema/schema.ts';
import { HEARTBEAT_SECONDS, openBossQueues } from './boss-queues.ts';
import { createHeldAttempts } from './claimed-attempts.ts';

const MEND_EVERY_MS = 10_000;

const leaseEnd = sql<string>`now() + ${sql.lit(HEARTBEAT_SECONDS)} * interval '1 second'`;

/** pg-boss tells workers on any machine which job to take. */
export function createBossDispatch({ kysely }: Database): JobDispatch {
  const queues = openBossQueues(kysely);
  const mended = new Map<string, number>();
  const held = createHeldAttempts();

  const take = async (batch: string, worker: string): Promise<BatchJobRow | undefined> => {
    for (;;) {
      const message = await queues.fetch(batch);
      if (message === undefined) return undefined;
      const key = { batch, contentHash: message.contentHash };
      if (held.has(worker, key)) {
        // Who was held up for longer than a heartbeat still has the job in his hands.
        held.add(worker, key, message.attempt);
        continue;
      }
      const row = await claimJob(kysely, key, { worker, until: leaseEnd });
      if (row === undefined) {
        // Dropped, over or given up meanwhile.
        await queues.drop(kysely, batch, message.attempt);
        continue;
      }
      held.add(worker, key, message.attempt);
      return row;
    }
  };
  /** The record may know jobs that no message stands for, as after a restored backup. */
  const mend = async (batch: string): Promise<boolean> => {
    if (Date.now() - (mended.get(batch) ?? 0) < MEND_EVERY_MS) return false;
    mended.set(batch, Date.now());
    await queues.prepare(batch);
    return kysely.transaction().execute(async (transaction) => {
      const waiting = await freeForgotten(transaction, batch);
      await queues.insert(transaction, batch, waiting);
      return waiting.length > 0;
    });
  };
  return {
    prepare: queues.prepare,
    enqueue: queues.insert,
    claim: async (batch, worker) => {
      if (!queues.isKnown(batch)) await queues.prepare(batch);
      const row = await take(batch, worker);
      if (row !== undefined || !(await mend(batch))) return row;
      return take(batch, worker);
    },
    renew: async (worker) => {
      for (const [batch, attempts] of held.of(worker)) await queues.touch(batch, attempts);
      const jobs = kysely.updateTable('batch_jobs').set({ lease_until: leaseEnd });
      await jobs.where('worker', '=', worker).where('status', '=', 'running').execute();
    },
    acknowledge: async (key, worker) => {
      const attempt = held.remove(worker, key);
      if (attempt !== undefined) await queues.drop(kysely, key.batch, attempt);
    },
    requeue: async (transaction, worker, only) => {
      if (only !== undefined) {
        const attempt = held.remove(worker, only);
        if (attempt !== undefined) await queues.giveBack(transaction, only.batch, [attempt]);
        return;
      }
      for (const [batch, attempts] of held.of(worker)) await queues.giveBack(transaction, batch, attempts);
      held.removeAll(worker);
    },
    close: queues.close,
  };
}

/** Jobs that wait, and jobs whose worker has been silent for much longer than a message outlives him. */
async function freeForgotten(transaction: Kysely<Schema>, batch: string): Promise<WaitingJob[]> {
  const jobs = transaction.updateTable('batch_jobs').where('batch', '=', batch);
  await jobs
    .set({ ...UNCLAIMED, status: 'waiting' })
    .where('status', '=', 'running')
    .where('lease_until', '<', sql<string>`now() - interval '1 minute'`)
    .execute();
  return transaction
    .selectFrom('batch_jobs')
    .select(['content_hash as contentHash', 'place'])
    .where('batch', '=', batch)
    .where('status', '=', 'waiting')
    .execute();
}
