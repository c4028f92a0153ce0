import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { type Batch, BatchJobStatus, type BatchLimits } from '../../domain/batch.ts';
import { Fault } from '../../domain/fault.ts';
import type { PlannedJob } from '../../ports/batch-store.ts';
import type { Files } from '../../ports/files.ts';
import type { JobFiles } from '../../ports/job-files.ts';
import { assignFolderNames } from '../intake/to-folder-name.ts';
import { refuseOverwriting, requeueLostResults } from './batch-results.ts';
import type { BatchServices } from './batch-services.ts';
import { BatchTask, getTaskFingerprint } from './batch-task.ts';
import { type BatchFile, findBatchFiles } from './find-batch-files.ts';
import { listJobs } from './list-jobs.ts';

/** A request to start or continue a batch. */
export type BatchRequest = {
  /** The result folder as the user entered it; it identifies the batch. */
  readonly output: string;
  readonly workingFolder: string;
  readonly limits: BatchLimits;
  /** The input files and the task; undefined continues an existing batch unchanged. */
  readonly input?: { readonly paths: readonly string[]; readonly task: BatchTask } | undefined;
  /** True when workers on other machines take part, so that files are transferred through the file store. */
  readonly isShared: boolean;
  readonly retryFailed: boolean;
};

type RecordedBatch = {
  readonly batch: Batch;
  /** How many jobs run again because their results are no longer in the folder. */
  readonly requeued: number;
};

/** Records the planned batch in the database. */
type RecordBatch = (services: BatchServices) => Promise<RecordedBatch>;

type StoredBatch = Omit<Batch, 'held' | 'task'> & { readonly task: BatchTask };

/** Derives the id of a batch from its result folder. */
function createBatchId(output: string, workingFolder: string): string {
  return createHash('sha256').update(resolve(workingFolder, output)).digest('hex').slice(0, 24);
}

/** Finds and checks the files of a batch before a database is opened. The returned function records the batch in the database. */
export async function planBatch(request: BatchRequest, files: Files): Promise<RecordBatch> {
  const record = request.input
    ? await planFiles(request, request.input, files)
    : continueBatch(request, files);
  return async (services) => {
    const { store } = services;
    const planned = await record(services);
    const requeued = await requeueLostResults(planned, { store, files });
    if (request.retryFailed) await store.retryFailed(planned.id);
    // The batch is read again, because another command may have changed it in the meantime.
    return { batch: (await store.find(planned.id)) ?? { ...planned, held: null }, requeued };
  };
}

async function planFiles(
  { output, workingFolder, limits, isShared }: BatchRequest,
  { paths, task }: NonNullable<BatchRequest['input']>,
  files: Files,
): Promise<(services: BatchServices) => Promise<StoredBatch>> {
  const id = createBatchId(output, workingFolder);
  const batch = { id, output: resolve(workingFolder, output), limits, task };
  const batchFiles = await findBatchFiles(
    paths,
    { task: getTaskFingerprint(task), output: batch.output },
    files,
  );
  refuseOverwriting(planJobs(batchFiles), batch);
  await files.makeFolder(batch.output);
  return async (services) => {
    const uploaded = isShared ? await uploadFiles(batchFiles, services.files) : batchFiles;
    await services.store.plan(batch, planJobs(uploaded));
    return batch;
  };
}

function continueBatch(
  { output, workingFolder, limits }: BatchRequest,
  files: Files,
): (services: BatchServices) => Promise<StoredBatch> {
  return async ({ store }) => {
    const { held: _held, ...stored } = await getBatch(output, workingFolder, store);
    const newLimits = Object.entries(limits).filter(([, limit]) => limit !== undefined);
    const batch = { ...stored, limits: { ...stored.limits, ...Object.fromEntries(newLimits) } };
    await files.makeFolder(batch.output);
    await store.plan(batch, await listJobs(batch.id, BatchJobStatus.options, store));
    return { ...batch, task: BatchTask.parse(stored.task) };
  };
}

/** Returns the batch that writes to this folder; throws a `not-found` fault when there is none. */
export async function getBatch(
  output: string,
  workingFolder: string,
  store: Pick<BatchServices['store'], 'find'>,
): Promise<Batch> {
  const batch = await store.find(createBatchId(output, workingFolder));
  if (batch !== undefined) return batch;
  throw new Fault('not-found', `No batch writes to ${output}.`, {
    advice: 'Enter the folder that the batch was started with (-o).',
  });
}

/** Creates one job per file, each with a unique folder name. */
function planJobs(files: readonly BatchFile[]): PlannedJob[] {
  const names = assignFolderNames(files.map(({ path }) => path));
  return files.map(({ path, contentHash, file = null }, index) => ({
    path,
    contentHash,
    name: names[index] ?? contentHash,
    file,
  }));
}

const MAX_CONCURRENT_UPLOADS = 8;

/** Uploads the files to the file store. An unreadable file is not uploaded; its job then fails with the reason. */
async function uploadFiles(files: readonly BatchFile[], { upload }: JobFiles): Promise<BatchFile[]> {
  const uploaded: BatchFile[] = [];
  const uploadFile = async (file: BatchFile): Promise<BatchFile> => {
    if (file.fingerprint === undefined) return file;
    return { ...file, file: await upload(file.path, file.fingerprint) };
  };
  for (let start = 0; start < files.length; start += MAX_CONCURRENT_UPLOADS)
    uploaded.push(...(await Promise.all(files.slice(start, start + MAX_CONCURRENT_UPLOADS).map(uploadFile))));
  return uploaded;
}
