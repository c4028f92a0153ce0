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

const JOBS = Number(process.env.BENCH_JOBS ?? 10_000);
const ROUNDS = 10;
const PARALLEL = 8;
const MEGABYTE = 2 ** 20;
const MAX_GROWTH_MB = 5;

/** Jobs that do nothing, from the plan to the last outcome: what is left is the cost of handing them out. */
export const bench = {
  name: 'jobs',
  run: async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'vbagent-bench-'));
    const scratch = await openScratchPostgres();
    try {
      return [
        `| ${JOBS.toLocaleString('en')} jobs, ${PARALLEL} at once | ours | baseline | cost | memory of the process |`,
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
  const house = await openBatches(Settings.parse({ database: join(folder, 'ours.db') }));
  const raw = openRawSqliteJobs(join(folder, 'raw.db'));
  const run = await inTurns(house, async (hashes) => raw.workOff(hashes));
  raw.close();
  await house.close();
  return row('SQLite, leases; against two prepared statements a job', run);
}

async function benchPostgres(folder: string, databaseUrl: string): Promise<string> {
  const house = await openBatches(Settings.parse({ database: join(folder, 'unused.db'), databaseUrl }));
  const raw = await openRawBossJobs(databaseUrl, PARALLEL);
  const run = await inTurns(house, raw.workOff);
  await raw.close();
  await house.close();
  return row('PostgreSQL, pg-boss and record; against pg-boss alone', run);
}

type Work = (hashes: readonly string[]) => Promise<void>;
type Run = { readonly ours: number; readonly baseline: number; readonly growthMb: number };

/** One after the other in rounds, because other work on the machine slows down whoever is measured just then. */
async function inTurns(house: BatchServices, baseline: Work): Promise<Run> {
  const times: { ours: number; baseline: number }[] = [];
  const memory: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const hashes = Array.from({ length: JOBS / ROUNDS }, (_, n) => hashOf(`${round} ${n}`));
    times.push({
      ours: await timed(() => workOff(house, `bench-${round}`, hashes)),
      baseline: await timed(() => baseline(hashes)),
    });
    memory.push(usedMemory());
  }
  return {
    ours: median(times.map(({ ours }) => ours)),
    baseline: median(times.map((time) => time.baseline)),
    growthMb: ((memory.at(-1) ?? 0) - (memory[1] ?? 0)) / MEGABYTE,
  };
}

async function workOff(
  { store, worker, clock }: BatchServices,
  id: string,
  hashes: readonly string[],
): Promise<void> {
  const never = new AbortController().signal;
  const jobs = hashes.map((contentHash, n) => ({ path: `in/${n}.tex`, name: `q${n}`, contentHash }));
  await store.plan({ id, output: '/out', task: {}, limits: {} }, jobs);
  await runJobs({
    store,
    worker,
    clock,
    parallel: PARALLEL,
    untilEmpty: true,
    stop: never,
    drain: never,
    listBatches: store.listOpen,
    canStart: async () => true,
    run: async ({ name }) => ({ status: 'done', reason: null, problemIds: [name] }),
  });
  const { done } = await store.tally(id);
  if (done !== hashes.length) throw new Error(`only ${done} of ${hashes.length} jobs are done`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

function row(name: string, { ours, baseline, growthMb }: Run): string {
  const rate = (seconds: number): string => `${Math.round(JOBS / ROUNDS / seconds).toLocaleString('en')}/s`;
  const memory = `grows by ${growthMb.toFixed(1)} MB, ${growthMb > MAX_GROWTH_MB ? 'NOT flat' : 'flat'}`;
  return `| ${name} | ${rate(ours)} | ${rate(baseline)} | ${(ours / baseline).toFixed(1)}× | ${memory} |`;
}
