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
import { modelSettingsFor, type Settings } from '../domain/settings.ts';
import type { BatchServices } from '../factory/batch/batch-services.ts';
import { withCallLimit } from '../factory/batch/with-call-limit.ts';
import { withCostLimit } from '../factory/batch/with-cost-limit.ts';
import { withRateLimit } from '../factory/batch/with-rate-limit.ts';
import { withRetry } from '../factory/batch/with-retry.ts';
import { isAlive, type WorkerRegistry } from '../ports/worker-registry.ts';
import { openAgents, type WrapModel } from './agents.ts';
import { openDatabase } from './database.ts';
import { createDatabaseExampleSearch } from './example-search.ts';
import { openFileStore } from './file-store.ts';
import { createOutputCheckThread, type OutputCheckThread } from './output-check-thread.ts';

/** Opens batches on the database of the settings; with PostgreSQL, pg-boss dispatches the jobs to several machines. */
export async function openBatches(settings: Settings): Promise<BatchServices> {
  // After a power cut, a few replies are paid for again. Waiting for the disk at each write would take much more time.
  const database = await openDatabase(settings, { durability: 'process-kill' });
  const store = createBatchStore(database, await openDispatch(database));
  const retryingDatabase = retryOutages(database, systemTiming);
  const budget = createBatchBudget(retryingDatabase);
  const examples = createDatabaseExampleSearch(database);
  const worker = randomUUID();
  let checkThread: OutputCheckThread | undefined;
  const closing = new AbortController();
  const workers = createWorkerRegistry(database);
  const countWorkers = createWorkerCounter(createWorkerRegistry(retryingDatabase));
  return {
    store,
    budget,
    worker,
    workers,
    files: createJobFiles(openFileStore(settings)),
    clock: systemClock,
    openAgents: ({ id, limits }, agentSettings, { maxConcurrent, onPause }) => {
      const replies = createReplyCache(retryingDatabase, { batch: id, worker });
      const rateLimit = {
        limits,
        reserve: (requests: number) => budget.reserveRequests(id, limits, requests),
        recordTokens: (tokens: number) => budget.recordTokens(id, tokens),
        // Ends when the batch is closed, so that reservations that are no longer needed do not keep the process alive.
        sleep: (milliseconds: number) => systemTiming.sleep(milliseconds, closing.signal),
        now: systemTiming.now,
      };
      // From the outside in: cost limit, reply cache, retries, limit of concurrent calls, rate limit.
      const wrapModel: WrapModel = (model) =>
        withCostLimit(
          withReplyCache(
            withRetry(withCallLimit(withRateLimit(model, rateLimit), maxConcurrent), {
              ...systemTiming,
              onPause,
            }),
            replies,
            (role) => modelSettingsFor(agentSettings.agents, role),
          ),
          { maxCost: limits.maxCost, readSpending: () => budget.readSpending(id), countWorkers },
        );
      if (chooseMode(agentSettings) === 'model') checkThread ??= createOutputCheckThread();
      return openAgents(agentSettings, systemClock.now, {
        wrapModel,
        examples,
        checker: checkThread?.checker,
      });
    },
    close: async () => {
      closing.abort();
      await checkThread?.close();
      await store.close();
    },
  };
}

const WORKER_COUNT_TTL_MS = 2_000;

/** Returns a function that counts the running workers; the count is cached for two seconds. */
function createWorkerCounter(workers: WorkerRegistry): () => Promise<number> {
  let [count, countedAt] = [Promise.resolve(1), 0];
  return () => {
    if (systemTiming.now() - countedAt > WORKER_COUNT_TTL_MS) {
      countedAt = systemTiming.now();
      count = workers.list().then((registered) => registered.filter(isAlive).length);
    }
    return count;
  };
}

const systemTiming = {
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
