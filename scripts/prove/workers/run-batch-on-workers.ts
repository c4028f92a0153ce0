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
import { type CliEnvironment, type CliProcess, runCli, startCli } from './cli-process.ts';

export type WorkersPlan = {
  readonly databaseUrl: string;
  readonly fileCount: number;
  readonly workers: number;
  /** Parallel jobs in each worker. */
  readonly parallel: number;
  readonly latencyMs: number;
  /** Kills the first worker with SIGKILL after this number of jobs is done. */
  readonly killAfterJobs?: number;
};

export type WorkersReport = {
  /** Time from the submission of the batch to the end of its last job. */
  readonly seconds: number;
  readonly done: number;
  readonly folders: number;
  /** Calls that the model answered. */
  readonly calls: number;
  /** How many of them repeated an earlier call. */
  readonly repeated: number;
  /** Time from the kill until all jobs of the killed worker were released. */
  readonly releaseSeconds: number | undefined;
  /** Time from the kill until other workers had taken over these jobs; they finish their own jobs first. */
  readonly takeoverSeconds: number | undefined;
  /** Jobs that the killed worker was running. */
  readonly interruptedJobs: number;
  /** Exit codes of the workers that were stopped with SIGTERM. */
  readonly exitCodes: readonly (number | string)[];
};

const POLL_MS = 100;

/** Starts idle workers in their own processes, submits a batch whose jobs they divide among themselves, and stops them when it is done. */
export async function runBatchOnWorkers(plan: WorkersPlan): Promise<WorkersReport> {
  const scratch = await openScratchFolder();
  const model = await startModelService({ latencyMs: plan.latencyMs });
  const files = join(scratch.path, 'files');
  const environment: CliEnvironment = {
    folder: scratch.path,
    variables: { ...model.variables, DATABASE_URL: plan.databaseUrl, VBAGENT_FILES: files },
  };
  const batches = await openBatches(Settings.parse({ databaseUrl: plan.databaseUrl, files }));
  try {
    await writeFiles(scratch.path, plan.fileCount);
    const workers = await startWorkers(plan, environment, batches);
    await runCli(['batch', 'in', '-o', 'out', '--detach'], environment);
    const begin = performance.now();
    const [batch] = await batches.store.listOpen();
    if (batch === undefined) throw new Error('the batch was finished before it could be observed');
    const kill = plan.killAfterJobs === undefined ? undefined : await killFirstWorker(plan, workers, batches);
    await waitUntil(async () => (await batches.store.listOpen()).length === 0);
    const seconds = (performance.now() - begin) / 1000;
    const exitCodes = await stopAll(kill === undefined ? workers : workers.slice(1));
    await fetchResults(batch.id, batch.output, batches);
    const { done } = await batches.store.tally(batch.id);
    const { answered: calls, repeated } = await model.count();
    const folders = (await readdir(join(scratch.path, 'out'))).length;
    return {
      seconds,
      done,
      folders,
      calls,
      repeated,
      releaseSeconds: kill?.releaseSeconds,
      takeoverSeconds: kill?.takeoverSeconds,
      interruptedJobs: kill?.jobs ?? 0,
      exitCodes,
    };
  } finally {
    await batches.close();
    await model.stop();
    await scratch.remove();
  }
}

async function writeFiles(folder: string, count: number): Promise<void> {
  await mkdir(join(folder, 'in'));
  for (let n = 0; n < count; n++) await writeFile(join(folder, 'in', `q${n}.tex`), problemText(n));
}

type Worker = CliProcess & { readonly name: string };

async function startWorkers(
  plan: WorkersPlan,
  environment: CliEnvironment,
  batches: BatchServices,
): Promise<Worker[]> {
  const started = Array.from({ length: plan.workers }, (_, n) => {
    const name = `worker-${n + 1}`;
    return {
      name,
      ...startCli(['worker', '-p', String(plan.parallel), '--name', name, '--json'], environment),
    };
  });
  await waitUntil(async () => (await batches.workers.list()).length >= plan.workers);
  return started;
}

/** Kills the first worker while it runs jobs, and waits until other workers have taken over all of its jobs. */
async function killFirstWorker(
  { databaseUrl, killAfterJobs = 0 }: WorkersPlan,
  [first]: readonly Worker[],
  { store, workers }: BatchServices,
): Promise<{ releaseSeconds: number; takeoverSeconds: number; jobs: number }> {
  const [batch] = await store.listOpen();
  if (first === undefined || batch === undefined)
    throw new Error('there is no worker to kill or no open batch');
  const killedWorker = (await workers.list()).find(({ name }) => name === first.name);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const countAssigned = async (): Promise<number> =>
      (await client.query('select 1 from batch_jobs where worker = $1', [killedWorker?.id])).rows.length;
    /** Jobs of the killed worker that the queue has not released yet. */
    const countClaimed = async (): Promise<number> =>
      (
        await client.query(
          `select 1 from batch_jobs j join pgboss.job m on m.singleton_key = j.content_hash
           where j.worker = $1 and m.state = 'active'`,
          [killedWorker?.id],
        )
      ).rows.length;
    // On a busy machine the other workers may finish everything before the first has started a job.
    await waitUntil(async () => {
      const { done, waiting } = await store.tally(batch.id);
      return waiting === 0 || (done >= killAfterJobs && (await countAssigned()) > 0);
    });
    first.child.kill('SIGKILL');
    await first.ended;
    const begin = performance.now();
    const jobs = await countAssigned();
    await waitUntil(async () => (await countClaimed()) === 0);
    const releaseSeconds = (performance.now() - begin) / 1000;
    await waitUntil(async () => (await countAssigned()) === 0);
    return { releaseSeconds, takeoverSeconds: (performance.now() - begin) / 1000, jobs };
  } finally {
    await client.end();
  }
}

async function stopAll(workers: readonly Worker[]): Promise<(number | string)[]> {
  for (const { child } of workers) child.kill('SIGTERM');
  return Promise.all(workers.map(({ ended }) => ended));
}

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(POLL_MS);
}
