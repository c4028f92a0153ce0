import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createBatchBudget } from '../adapters/database/batch-budget/batch-budget.ts';
import { createBatchStore } from '../adapters/database/batches/batch-store.ts';
import type { JobDispatch } from '../adapters/database/batches/job-dispatch.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { retryOutages } from '../adapters/database/connection/retry-outages.ts';
import { createReplyCache } from '../adapters/database/reply-cache/reply-cache.ts';
import { createWorkerRegistry } from '../adapters/database/workers/worker-registry.ts';
import { createJobFiles } from '../adapters/job-files/create-job-files.ts';
import { withReplyCache } from '../adapters/reply-cache/with-reply-cache.ts';
import { chooseMode } from '../agents/needs-model.ts';
import type { OpenBatches } from '../cli/cli-tools.ts';
import { modelSettingsFor, type Settings } from '../domain/settings.ts';
import { withCallLimit } from '../factory/batch/with-call-limit.ts';
import { withCostLimit } from '../factory/batch/with-cost-limit.ts';
import { withRateLimit } from '../factory/batch/with-rate-limit.ts';
import { withRetry } from '../factory/batch/with-retry.ts';
import { isAlive, type WorkerRegistry } from '../ports/worker-registry.ts';
import { openAgents, type WrapModel } from './agents.ts';
import { openDatabase } from './database.ts';
import { examplesIn } from './example-search.ts';
import { openFileStore } from './file-store.ts';
import { createOutputCheckThread, type OutputCheckThread } from './output-check-thread.ts';

/** Batches on the database of the settings; pg-boss hands out the jobs where several machines may work. */
export async function openBatches(settings: Settings): Promise<OpenBatches> {
  // A power cut costs a few replies that are paid for again; waiting for the disk at each would cost far more.
  const database = await openDatabase(settings, { survives: 'killing' });
  const store = createBatchStore(database, await openDispatch(database));
  const patient = retryOutages(database, pace);
  const meter = createBatchBudget(patient);
  const examples = examplesIn(database);
  const worker = randomUUID();
  let thread: OutputCheckThread | undefined;
  const closing = new AbortController();
  const workers = createWorkerRegistry(database);
  const countSpenders = countAlive(createWorkerRegistry(patient));
  return {
    store,
    meter,
    worker,
    workers,
    files: createJobFiles(openFileStore(settings)),
    clock: systemClock,
    openAgents: ({ id, limits }, wanted, { atOnce, onPause }) => {
      const replies = createReplyCache(patient, { batch: id, worker });
      const line = {
        limits,
        enter: (requests: number) => meter.reserveRequests(id, limits, requests),
        useTokens: (tokens: number) => meter.recordTokens(id, tokens),
        // Places that nobody waits for any longer must not hold the program until their time comes.
        sleep: (milliseconds: number) => pace.sleep(milliseconds, closing.signal),
        now: pace.now,
      };
      const wrapModel: WrapModel = (model) =>
        withCostLimit(
          withReplyCache(
            withRetry(withCallLimit(withRateLimit(model, line), atOnce), { ...pace, onPause }),
            replies,
            (role) => modelSettingsFor(wanted.agents, role),
          ),
          { maxCost: limits.maxCost, spent: () => meter.readSpending(id), countSpenders },
        );
      if (chooseMode(wanted) === 'model') thread ??= createOutputCheckThread();
      return openAgents(wanted, systemClock.now, { wrapModel, examples, checker: thread?.checker });
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
function countAlive(workers: WorkerRegistry): () => Promise<number> {
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
    const { createLeaseDispatch } = await import('../adapters/database/batches/lease-dispatch.ts');
    return createLeaseDispatch(database);
  }
  const { createBossDispatch } = await import('../adapters/postgres/boss-dispatch.ts');
  return createBossDispatch(database);
}
