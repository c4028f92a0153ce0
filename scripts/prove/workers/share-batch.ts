import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openBatches } from '../../../src/compose/batch.ts';
import { Settings } from '../../../src/domain/settings.ts';
import { fetchResults } from '../../../src/factory/batch/batch-results.ts';
import type { BatchServices } from '../../../src/factory/batch/batch-services.ts';
import { problemText } from '../../model-service/problem-text.ts';
import { startModelService } from '../../model-service/start-model-service.ts';
import { openScratchFolder } from '../../test/database/scratch-folder.ts';
import { type CliProcess, type CliWorld, runCli, startCli } from './cli-process.ts';

export type SharePlan = {
  readonly databaseUrl: string;
  readonly problems: number;
  readonly workers: number;
  /** Jobs at once in each worker. */
  readonly parallel: number;
  readonly latencyMs: number;
  /** Kills the first worker with SIGKILL when so many jobs are done. */
  readonly killAfter?: number;
};

export type ShareReport = {
  /** From the moment the batch was there to its last job. */
  readonly seconds: number;
  readonly done: number;
  readonly folders: number;
  /** Calls that the model answered, and how many of them had been asked before. */
  readonly calls: number;
  readonly repeated: number;
  /** From the kill to the moment when anybody could take all jobs of the dead worker. */
  readonly freeSeconds: number | undefined;
  /** From the kill to the moment when all of them were in other hands, which have to be empty first. */
  readonly takeoverSeconds: number | undefined;
  /** Jobs that the dead worker had in its hands. */
  readonly lost: number;
  /** Exit codes of the workers that were told to stop. */
  readonly exits: readonly (number | string)[];
};

const LOOK_MS = 100;

/** Workers in processes of their own wait, share a batch that appears, and are told to stop when it is done. */
export async function shareBatch(plan: SharePlan): Promise<ShareReport> {
  const scratch = await openScratchFolder();
  const model = await startModelService({ latencyMs: plan.latencyMs });
  const files = join(scratch.path, 'files');
  const world: CliWorld = {
    folder: scratch.path,
    variables: { ...model.variables, DATABASE_URL: plan.databaseUrl, VBAGENT_FILES: files },
  };
  const house = await openBatches(Settings.parse({ databaseUrl: plan.databaseUrl, files }));
  try {
    await writeProblems(scratch.path, plan.problems);
    const workers = await startWorkers(plan, world, house);
    await runCli(['batch', 'in', '-o', 'out', '--detach'], world);
    const begin = performance.now();
    const [batch] = await house.store.listOpen();
    if (batch === undefined) throw new Error('the batch was done before it could be watched');
    const kill = plan.killAfter === undefined ? undefined : await killFirst(plan, workers, house);
    await until(async () => (await house.store.listOpen()).length === 0);
    const seconds = (performance.now() - begin) / 1000;
    const exits = await stopAll(kill === undefined ? workers : workers.slice(1));
    await fetchResults(batch.id, batch.output, house);
    const { done } = await house.store.tally(batch.id);
    const { answered: calls, repeated } = await model.count();
    const folders = (await readdir(join(scratch.path, 'out'))).length;
    return {
      seconds,
      done,
      folders,
      calls,
      repeated,
      freeSeconds: kill?.freeSeconds,
      takeoverSeconds: kill?.seconds,
      lost: kill?.jobs ?? 0,
      exits,
    };
  } finally {
    await house.close();
    await model.stop();
    await scratch.remove();
  }
}

async function writeProblems(folder: string, count: number): Promise<void> {
  await mkdir(join(folder, 'in'));
  for (let n = 0; n < count; n++) await writeFile(join(folder, 'in', `q${n}.tex`), problemText(n));
}

type Worker = CliProcess & { readonly name: string };

async function startWorkers(plan: SharePlan, world: CliWorld, house: BatchServices): Promise<Worker[]> {
  const started = Array.from({ length: plan.workers }, (_, n) => {
    const name = `worker-${n + 1}`;
    return { name, ...startCli(['worker', '-p', String(plan.parallel), '--name', name, '--json'], world) };
  });
  await until(async () => (await house.workers.list()).length >= plan.workers);
  return started;
}

/** Kills the first worker in the middle of its work, and waits until somebody else has all of its jobs. */
async function killFirst(
  { databaseUrl, killAfter = 0 }: SharePlan,
  [first]: readonly Worker[],
  { store, workers }: BatchServices,
): Promise<{ freeSeconds: number; seconds: number; jobs: number }> {
  const [batch] = await store.listOpen();
  if (first === undefined || batch === undefined)
    throw new Error('there is nobody to kill, or nothing to do');
  const victim = (await workers.list()).find(({ name }) => name === first.name);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const countHeld = async (): Promise<number> =>
      (await client.query('select 1 from batch_jobs where worker = $1', [victim?.id])).rows.length;
    /** What is still the dead worker's in the queue; what is free there waits for a worker with room. */
    const countClaimed = async (): Promise<number> =>
      (
        await client.query(
          `select 1 from batch_jobs j join pgboss.job m on m.singleton_key = j.content_hash
           where j.worker = $1 and m.state = 'active'`,
          [victim?.id],
        )
      ).rows.length;
    // On a busy machine the others may do all before the first has begun anything.
    await until(async () => {
      const { done, waiting } = await store.tally(batch.id);
      return waiting === 0 || (done >= killAfter && (await countHeld()) > 0);
    });
    first.child.kill('SIGKILL');
    await first.ended;
    const begin = performance.now();
    const jobs = await countHeld();
    await until(async () => (await countClaimed()) === 0);
    const freeSeconds = (performance.now() - begin) / 1000;
    await until(async () => (await countHeld()) === 0);
    return { freeSeconds, seconds: (performance.now() - begin) / 1000, jobs };
  } finally {
    await client.end();
  }
}

async function stopAll(workers: readonly Worker[]): Promise<(number | string)[]> {
  for (const { child } of workers) child.kill('SIGTERM');
  return Promise.all(workers.map(({ ended }) => ended));
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(LOOK_MS);
}
