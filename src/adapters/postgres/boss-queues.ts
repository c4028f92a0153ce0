import type { Kysely } from 'kysely';
import { fromKysely, type JobInsert, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { WaitingJob } from '../database/batches/job-dispatch.ts';
import { hasJobsLeft } from '../database/batches/read-batches.ts';
import type { Schema } from '../database/schema/schema.ts';
import type { Attempt } from './claimed-attempts.ts';

/** The least that pg-boss takes; with the supervision below a dead worker's job is free again after 10 to 12 seconds. */
export const HEARTBEAT_SECONDS = 10;
const SUPERVISION_SECONDS = 1;
const DAY_SECONDS = 86_400;
const NO_LIMIT = 1_000_000;

/** `exclusive`: a job is in the queue at most once, however often it is announced. */
const QUEUE = {
  policy: 'exclusive',
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: DAY_SECONDS,
  retentionSeconds: 365 * DAY_SECONDS,
  retryLimit: NO_LIMIT,
} as const;

const Message = z.object({ contentHash: z.string() });

/** Queues of pg-boss, one for each batch, with a message for each job that is not over. */
export type BossQueues = {
  /** Makes the queue of a batch, if it is not there. */
  prepare(batch: string): Promise<void>;
  /** Whether this process has made sure of the queue before. */
  isKnown(batch: string): boolean;
  insert(transaction: Kysely<Schema>, batch: string, jobs: readonly WaitingJob[]): Promise<void>;
  fetch(batch: string): Promise<{ contentHash: string; attempt: Attempt } | undefined>;
  touch(batch: string, attempts: Attempt[]): Promise<void>;
  /** Nobody needs the message any more. */
  drop(executor: Kysely<Schema>, batch: string, attempt: Attempt): Promise<void>;
  giveBack(transaction: Kysely<Schema>, batch: string, attempts: Attempt[]): Promise<void>;
  close(): Promise<void>;
};

/** pg-boss on the connections of the house; it starts with the first use, and makes its own schema then. */
export function openBossQueues(kysely: Kysely<Schema>): BossQueues {
  const known = new Set<string>();
  let started: Promise<PgBoss> | undefined;
  const boss = (): Promise<PgBoss> => {
    started ??= startBoss(kysely).catch((thrown: unknown) => {
      started = undefined;
      throw thrown;
    });
    return started;
  };
  return {
    prepare: async (batch) => {
      await (await boss()).createQueue(queueOf(batch), QUEUE);
      known.add(batch);
    },
    isKnown: (batch) => known.has(batch),
    insert: async (transaction, batch, jobs) => {
      if (jobs.length === 0) return;
      await (await boss()).insert(queueOf(batch), jobs.map(messageOf), { db: fromKysely(transaction) });
    },
    fetch: async (batch) => {
      const [message] = await (await boss()).fetch(queueOf(batch));
      if (message === undefined) return undefined;
      const { contentHash } = Message.parse(message.data);
      return { contentHash, attempt: { id: message.id, retryCount: message.retryCount } };
    },
    touch: async (batch, attempts) => {
      await (await boss()).touch(queueOf(batch), attempts);
    },
    drop: async (executor, batch, attempt) => {
      await (await boss()).deleteJob(queueOf(batch), attempt, { db: fromKysely(executor) });
    },
    giveBack: async (transaction, batch, attempts) => {
      await (await boss()).fail(queueOf(batch), attempts, null, { db: fromKysely(transaction) });
    },
    close: async () => (await started)?.stop({ graceful: false }),
  };
}

const PREFIX = 'vbagent-batch-';

export function queueOf(batch: string): string {
  return `${PREFIX}${batch}`;
}

/** A higher priority is fetched first, so the first place has the highest. */
function messageOf({ contentHash, place }: WaitingJob): JobInsert {
  return { data: { contentHash }, singletonKey: contentHash, priority: -place };
}

async function startBoss(kysely: Kysely<Schema>): Promise<PgBoss> {
  const boss = new PgBoss({
    db: fromKysely(kysely),
    schedule: false,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
  });
  // What fails in the background is tried again at the next turn; what a caller asks for is thrown at the caller.
  boss.on('error', () => {});
  await boss.start();
  await removeEmptyQueues(boss, kysely);
  return boss;
}

/** Batches that are over need no queue; who goes on with one makes it anew. */
async function removeEmptyQueues(boss: PgBoss, kysely: Kysely<Schema>): Promise<void> {
  const open = await kysely.selectFrom('batches').select('id').where(hasJobsLeft).execute();
  const wanted = new Set(open.map(({ id }) => queueOf(id)));
  for (const { name } of await boss.getQueues())
    if (name.startsWith(PREFIX) && !wanted.has(name)) await boss.deleteQueue(name);
}
