import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createBatchMeter } from '../adapters/database/batch-meter.ts';
import { createBatchStore } from '../adapters/database/batch-store.ts';
import type { Database } from '../adapters/database/database.ts';
import type { JobDispatch } from '../adapters/database/job-dispatch.ts';
import { createKeptReplies } from '../adapters/database/kept-replies.ts';
import { outlastOutages } from '../adapters/database/outlast-outages.ts';
import { createWorkerRegister } from '../adapters/database/worker-register.ts';
import { createJobFiles } from '../adapters/files/create-job-files.ts';
import { withKeptReplies } from '../adapters/kept-replies/with-kept-replies.ts';
import { chooseWay } from '../agents/needs-model.ts';
import type { OpenBatches } from '../cli/cli-tools.ts';
import { modelSettingsFor, type Settings } from '../domain/settings.ts';
import { withCallLimit } from '../factory/batch/with-call-limit.ts';
import { withCostCeiling } from '../factory/batch/with-cost-ceiling.ts';
import { withPatience } from '../factory/batch/with-patience.ts';
import { withRateLimit } from '../factory/batch/with-rate-limit.ts';
import { isAlive, type WorkerRegister } from '../ports/worker-register.ts';
import { openAgents, type WrapModel } from './agents.ts';
import { openDatabase } from './database.ts';
import { createExaminationThread, type ExaminationThread } from './examination-thread.ts';
import { examplesIn } from './example-search.ts';
import { openFileStore } from './file-store.ts';

/** Batches on the database of the settings; pg-boss hands out the jobs where several machines may work. */
export async function openBatches(settings: Settings): Promise<OpenBatches> {
  // A power cut costs a few replies that are paid for again; waiting for the disk at each would cost far more.
  const database = await openDatabase(settings, { survives: 'killing' });
  const store = createBatchStore(database, await openDispatch(database));
  const patient = outlastOutages(database, pace);
  const meter = createBatchMeter(patient);
  const examples = examplesIn(database);
  const worker = randomUUID();
  let thread: ExaminationThread | undefined;
  const closing = new AbortController();
  const workers = createWorkerRegister(database);
  const countSpenders = countAlive(createWorkerRegister(patient));
  return {
    store,
    meter,
    worker,
    workers,
    files: createJobFiles(openFileStore(settings)),
    clock: systemClock,
    openAgents: ({ id, limits }, wanted, { atOnce, onPause }) => {
      const replies = createKeptReplies(patient, { batch: id, worker });
      const line = {
        limits,
        enter: (requests: number) => meter.enter(id, limits, requests),
        useTokens: (tokens: number) => meter.useTokens(id, tokens),
        // Places that nobody waits for any longer must not hold the program until their time comes.
        sleep: (milliseconds: number) => pace.sleep(milliseconds, closing.signal),
        now: pace.now,
      };
      const wrapModel: WrapModel = (model) =>
        withCostCeiling(
          withKeptReplies(
            withPatience(withCallLimit(withRateLimit(model, line), atOnce), { ...pace, onPause }),
            replies,
            (role) => modelSettingsFor(wanted.agents, role),
          ),
          { maxCost: limits.maxCost, spent: () => meter.spent(id), countSpenders },
        );
      if (chooseWay(wanted) === 'model') thread ??= createExaminationThread();
      return openAgents(wanted, systemClock.now, { wrapModel, examples, examiner: thread?.examiner });
    },
    close: async () => {
      closing.abort();
      await thread?.close();
      await store.close();
    },
  };
}

const COUNT_AGAIN_MS = 2_000;

/** How many workers live, as of a moment ago. */
function countAlive(workers: WorkerRegister): () => Promise<number> {
  let [count, countedAt] = [Promise.resolve(1), 0];
  return () => {
    if (pace.now() - countedAt > COUNT_AGAIN_MS) {
      countedAt = pace.now();
      count = workers.list().then((all) => all.filter(isAlive).length);
    }
    return count;
  };
}

const pace = {
  now: Date.now,
  sleep: (milliseconds: number, signal?: AbortSignal) => sleep(milliseconds, undefined, signal && { signal }),
};

async function openDispatch(database: Database): Promise<JobDispatch> {
  if (database.kind === 'sqlite') {
    const { createLeaseDispatch } = await import('../adapters/database/lease-dispatch.ts');
    return createLeaseDispatch(database);
  }
  const { createBossDispatch } = await import('../adapters/postgres/boss-dispatch.ts');
  return createBossDispatch(database);
}
