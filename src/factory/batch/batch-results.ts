import { join, resolve } from 'node:path';
import type { Batch, BatchJob } from '../../domain/batch.ts';
import { Fault } from '../../domain/fault.ts';
import type { BatchStore, PlannedJob } from '../../ports/batch-store.ts';
import type { Files } from '../../ports/files.ts';
import type { BatchServices } from './batch-services.ts';
import type { BatchTask } from './batch-task.ts';
import { listJobPages } from './list-jobs.ts';

/** For each kind of task, the path of the file that exists once a result is complete; `id` is the problem id or job name. */
const RESULT_FILES: Readonly<Record<BatchTask['kind'], (id: string) => string>> = {
  process: (id) => join(id, 'result.json'),
  variant: (id) => `${id}.tex`,
  convert: (id) => `${id}.tex`,
  verify: (id) => `${id}.json`,
};

type ResultFolder = Pick<Batch, 'output'> & { readonly task: BatchTask };

function getResultPath(id: string, { output, task }: ResultFolder): string {
  return join(output, RESULT_FILES[task.kind](id));
}

/** Throws when the result of a job would overwrite an input file of the batch. */
export function refuseOverwriting(jobs: readonly PlannedJob[], folder: ResultFolder): void {
  const inputs = new Set(jobs.map(({ path }) => resolve(path)));
  const overwritten = jobs.map(({ name }) => getResultPath(name, folder)).find((path) => inputs.has(path));
  if (overwritten !== undefined)
    throw new Fault('invalid-input', `${overwritten} is an input file, and its result would overwrite it.`, {
      advice: 'Choose another folder with -o.',
    });
}

/**
 * Finds finished jobs whose results are no longer in the folder. If the file store still has the results of a job, marks them
 * to be fetched again; otherwise queues the job again. Returns how many jobs were queued. They reuse cached model replies.
 */
export async function requeueLostResults(
  batch: Pick<Batch, 'id'> & ResultFolder,
  { store, files }: { readonly store: BatchStore; readonly files: Pick<Files, 'exists'> },
): Promise<number> {
  const isLost = async ({ problemIds }: BatchJob): Promise<boolean> =>
    (await Promise.all(problemIds.map((id) => files.exists(getResultPath(id, batch))))).includes(false);
  let requeuedCount = 0;
  for await (const jobs of listJobPages(batch.id, ['done', 'incomplete'], store)) {
    const lostFlags = await Promise.all(jobs.map(isLost));
    const lostJobs = jobs.filter((_job, index) => lostFlags[index]);
    const contentHashes = lostJobs.map(({ contentHash }) => contentHash);
    if (contentHashes.length > 0) await store.requeueLost(batch.id, contentHashes);
    requeuedCount += lostJobs.filter(({ outputs }) => outputs.length === 0).length;
  }
  return requeuedCount;
}

const FETCH_PAGE_SIZE = 100;

/** Copies the results in the file store to the result folder; returns the number of jobs whose results were copied. */
export async function fetchResults(
  batch: string,
  folder: string,
  { store, files }: Pick<BatchServices, 'store' | 'files'>,
): Promise<number> {
  for (let fetchedCount = 0; ; ) {
    const jobs = await store.listUnfetched(batch, FETCH_PAGE_SIZE);
    if (jobs.length === 0) return fetchedCount;
    for (const { contentHash, outputs } of jobs) {
      await files.download(outputs, folder);
      await store.markFetched(batch, contentHash);
      fetchedCount++;
    }
  }
}
