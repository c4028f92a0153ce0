import { fromKysely, type JobInsert, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { WaitingJob } from '../database/batches/job-dispatch.ts';
import { hasUnfinishedJobs } from '../database/batches/read-batches.ts';
import type { Database } from '../database/connection/database.ts';
import { nameForInstitution } from '../database/connection/table-scopes.ts';
import type { Db } from '../database/schema/schema.ts';
import type { BossAttempt } from './claimed-attempts.ts';

/** The shortest interval that pg-boss allows. The job of a dead worker is available again after 10 to 12 seconds. */
export const HEARTBEAT_SECONDS = 10;
const SUPERVISION_SECONDS = 1;
const DAY_SECONDS = 86_400;
const UNLIMITED_RETRIES = 1_000_000;

/** With the policy `exclusive`, a job is in the queue at most once, even if it is enqueued again. */
const QUEUE_OPTIONS = {
  policy: 'exclusive',
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: DAY_SECONDS,
  retentionSeconds: 365 * DAY_SECONDS,
  retryLimit: UNLIMITED_RETRIES,
} as const;

const Message = z.object({ contentHash: z.string() });

/** The queues of pg-boss: one for each batch of the institution, with one message for each unfinished job. */
export type BossQueues = {
  /** Creates the queue of a batch unless it exists. */
  prepare(batch: string): Promise<void>;
  /** True if this process has already prepared the queue. */
  isPrepared(batch: string): boolean;
  insert(tx: Db, batch: string, jobs: readonly WaitingJob[]): Promise<void>;
  fetch(batch: string): Promise<{ contentHash: string; attempt: BossAttempt } | undefined>;
  /** Renews the heartbeats of claimed messages. */
  touch(batch: string, attempts: BossAttempt[]): Promise<void>;
  /** Deletes the message of a job that needs no more work. */
  delete(executor: Db, batch: string, attempt: BossAttempt): Promise<void>;
  /** Makes claimed messages available again. */
  requeue(tx: Db, batch: string, attempts: BossAttempt[]): Promise<void>;
  close(): Promise<void>;
};

/** Opens pg-boss on the connection pool of the database; it starts on first use and then creates its own schema. */
export function openBossQueues({
  kysely,
  institution,
}: Pick<Database, 'kysely' | 'institution'>): BossQueues {
  const prefix = `${nameForInstitution('vbagent', institution)}-batch-`;
  const getQueueName = (batch: string): string => `${prefix}${batch}`;
  const prepared = new Set<string>();
  let startedBoss: Promise<PgBoss> | undefined;
  const getBoss = (): Promise<PgBoss> => {
    startedBoss ??= startBoss(kysely, prefix).catch((thrown: unknown) => {
      startedBoss = undefined;
      throw thrown;
    });
    return startedBoss;
  };
  return {
    prepare: async (batch) => {
      await (await getBoss()).createQueue(getQueueName(batch), QUEUE_OPTIONS);
      prepared.add(batch);
    },
    isPrepared: (batch) => prepared.has(batch),
    insert: async (tx, batch, jobs) => {
      if (jobs.length === 0) return;
      await (await getBoss()).insert(getQueueName(batch), jobs.map(toMessage), { db: fromKysely(tx) });
    },
    fetch: async (batch) => {
      const [message] = await (await getBoss()).fetch(getQueueName(batch));
      if (message === undefined) return undefined;
      const { contentHash } = Message.parse(message.data);
      return { contentHash, attempt: { id: message.id, retryCount: message.retryCount } };
    },
    touch: async (batch, attempts) => {
      await (await getBoss()).touch(getQueueName(batch), attempts);
    },
    delete: async (executor, batch, attempt) => {
      await (await getBoss()).deleteJob(getQueueName(batch), attempt, { db: fromKysely(executor) });
    },
    requeue: async (tx, batch, attempts) => {
      // pg-boss makes a failed message available again.
      await (await getBoss()).fail(getQueueName(batch), attempts, null, { db: fromKysely(tx) });
    },
    close: async () => (await startedBoss)?.stop({ graceful: false }),
  };
}

/** Messages with a higher priority are fetched first, so the first job gets the highest priority. */
function toMessage({ contentHash, place }: WaitingJob): JobInsert {
  return { data: { contentHash }, singletonKey: contentHash, priority: -place };
}

async function startBoss(kysely: Db, prefix: string): Promise<PgBoss> {
  const boss = new PgBoss({
    db: fromKysely(kysely),
    schedule: false,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
  });
  // Background failures are retried at the next interval; failures of a call are thrown to the caller.
  boss.on('error', () => {});
  await boss.start();
  await deleteUnusedQueues(boss, kysely, prefix);
  return boss;
}

/** Deletes the queues of the institution's finished batches; `prepare` creates them again if such a batch is resumed. */
async function deleteUnusedQueues(boss: PgBoss, kysely: Db, prefix: string): Promise<void> {
  const openBatches = await kysely.selectFrom('batches').select('id').where(hasUnfinishedJobs).execute();
  const usedQueues = new Set(openBatches.map(({ id }) => `${prefix}${id}`));
  for (const { name } of await boss.getQueues())
    if (name.startsWith(prefix) && !usedQueues.has(name)) await boss.deleteQueue(name);
}
