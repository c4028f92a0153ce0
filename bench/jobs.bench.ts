import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openScratchPostgres } from '../scripts/test/postgres/test-database.ts';
import { openBatches } from '../src/compose/batch.ts';
import { Settings } from '../src/domain/settings.ts';
import type { BatchServices } from '../src/factory/batch/batch-services.ts';
import { runJobs } from '../src/factory/batch/run-jobs.ts';
import { openRawBossJobs } from './jobs/raw-boss-jobs.ts';
import { openRawSqliteJobs } from './jobs/raw-sqlite-jobs.ts';
import { median } from './median.ts';

const JOBS = Number(process.env.BENCH_JOBS ?? 10_000);
const ROUNDS = 10;
const PARALLEL = 8;
const MEGABYTE = 2 ** 20;
const MAX_GROWTH_MB = 5;

/** Measures the cost of dispatching jobs. The jobs do nothing; the time is from storing the plan to the last outcome. */
export const bench = {
  name: 'jobs',
  run: async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'vbagent-bench-'));
    const scratch = await openScratchPostgres();
    try {
      return [
        `| ${JOBS.toLocaleString('en')} jobs, ${PARALLEL} in parallel | ours | baseline | cost | memory of the process |`,
        '|---|--:|--:|--:|--:|',
        await benchSqlite(folder),
        await benchPostgres(folder, scratch.url),
      ].join('\n');
    } finally {
      await scratch.drop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function benchSqlite(folder: string): Promise<string> {
  const batches = await openBatches(Settings.parse({ database: join(folder, 'ours.db') }));
  const raw = openRawSqliteJobs(join(folder, 'raw.db'));
  const run = await measureAlternating(batches, async (hashes) => raw.processJobs(hashes));
  raw.close();
  await batches.close();
  return formatRow('SQLite with leases, compared with two prepared statements per job', run);
}

async function benchPostgres(folder: string, databaseUrl: string): Promise<string> {
  const batches = await openBatches(Settings.parse({ database: join(folder, 'unused.db'), databaseUrl }));
  const raw = await openRawBossJobs(databaseUrl, PARALLEL);
  const run = await measureAlternating(batches, raw.processJobs);
  await raw.close();
  await batches.close();
  return formatRow('PostgreSQL with pg-boss and job records, compared with pg-boss alone', run);
}

type ProcessJobs = (hashes: readonly string[]) => Promise<void>;
/** Median seconds per round, and the growth of the heap in megabytes. */
type Run = { readonly ours: number; readonly baseline: number; readonly growthMb: number };

/** Measures both in alternating rounds, so that other load on the machine affects them equally. */
async function measureAlternating(batches: BatchServices, baseline: ProcessJobs): Promise<Run> {
  const times: { ours: number; baseline: number }[] = [];
  const memory: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const hashes = Array.from({ length: JOBS / ROUNDS }, (_, n) => sha256(`${round} ${n}`));
    times.push({
      ours: await measureSeconds(() => processJobs(batches, `bench-${round}`, hashes)),
      baseline: await measureSeconds(() => baseline(hashes)),
    });
    memory.push(measureMemory());
  }
  return {
    ours: median(times.map(({ ours }) => ours)),
    baseline: median(times.map((time) => time.baseline)),
    growthMb: ((memory.at(-1) ?? 0) - (memory[1] ?? 0)) / MEGABYTE,
  };
}

async function processJobs(
  { store, worker, clock }: BatchServices,
  id: string,
  hashes: readonly string[],
): Promise<void> {
  const neverAborted = new AbortController().signal;
  const jobs = hashes.map((contentHash, n) => ({ path: `in/${n}.tex`, name: `q${n}`, contentHash }));
  await store.plan({ id, output: '/out', task: {}, limits: {} }, jobs);
  await runJobs({
    store,
    worker,
    clock,
    parallel: PARALLEL,
    untilEmpty: true,
    stop: neverAborted,
    stopClaiming: neverAborted,
    listBatches: store.listOpen,
    canStart: async () => true,
    run: async ({ name }) => ({ status: 'done', reason: null, problemIds: [name] }),
  });
  const { done } = await store.tally(id);
  if (done !== hashes.length) throw new Error(`only ${done} of ${hashes.length} jobs were done`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function measureSeconds(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

function measureMemory(): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  if (typeof collectGarbage === 'function') collectGarbage();
  return process.memoryUsage().heapUsed;
}

function formatRow(name: string, { ours, baseline, growthMb }: Run): string {
  const formatRate = (seconds: number): string =>
    `${Math.round(JOBS / ROUNDS / seconds).toLocaleString('en')}/s`;
  const memory = `grows by ${growthMb.toFixed(1)} MB, ${growthMb > MAX_GROWTH_MB ? 'NOT flat' : 'flat'}`;
  return `| ${name} | ${formatRate(ours)} | ${formatRate(baseline)} | ${(ours / baseline).toFixed(1)}× | ${memory} |`;
}
