import { resolve } from 'node:path';
import { type Batch, BatchJobStatus, type BatchLimits } from '../../domain/batch.ts';
import { Fault } from '../../domain/fault.ts';
import type { Settings } from '../../domain/settings.ts';
import { type BatchFile, planJobs } from '../../factory/batch/plan-jobs.ts';
import type { CliTools, OpenBatches } from '../cli-tools.ts';
import { batchIdOf } from './batch-id.ts';
import type { BatchOptions } from './batch-options.ts';
import { BatchTask, wishOf } from './batch-task.ts';
import { findBatchFiles } from './find-batch-files.ts';
import { listJobs } from './list-jobs.ts';
import { refuseOverwriting } from './result-path.ts';
import { sendFiles } from './send-files.ts';
import { taskOf } from './task-of.ts';

export type PlannedBatch = Omit<Batch, 'held' | 'task'> & { readonly task: BatchTask };

export type GivenBatch = {
  readonly options: BatchOptions;
  readonly settings: Settings;
  readonly tools: CliTools;
};

/** What is to be written down of a batch once the database is open. */
export type BatchPlan = (house: OpenBatches) => Promise<PlannedBatch>;

/** The batch of these files, or, where none are named, the one that fills the folder as it was begun. */
export async function planBatchOf(paths: readonly string[], given: GivenBatch): Promise<BatchPlan> {
  return paths.length === 0 ? takeUp(given) : planFiles(paths, given);
}

async function planFiles(paths: readonly string[], given: GivenBatch): Promise<BatchPlan> {
  const { options, settings, tools } = given;
  const batch = {
    id: batchIdOf(options.output, tools.workingFolder),
    output: resolve(tools.workingFolder, options.output),
    limits: limitsOf(options),
    task: await taskOf(options, settings, tools),
  };
  const files = await findBatchFiles(paths, { wish: wishOf(batch.task), output: batch.output }, tools.files);
  refuseOverwriting(planJobs(files), batch);
  await tools.files.makeFolder(batch.output);
  const isShared = settings.databaseUrl !== undefined;
  const sent = (house: OpenBatches): Promise<BatchFile[]> | BatchFile[] =>
    isShared ? sendFiles(files, house.files) : files;
  return async (house) => {
    await house.store.plan(batch, planJobs(await sent(house)));
    return batch;
  };
}

function takeUp({ options, tools }: GivenBatch): BatchPlan {
  const id = batchIdOf(options.output, tools.workingFolder);
  const { do: kind, variants, count, seed, to, from, alternate, bank, ref, profile, rules } = options;
  const wishes = [kind, variants, count, seed, to, from, alternate, bank, ref, profile, rules];
  if (wishes.some((wish) => wish !== undefined) || options.ideas === false)
    throw new Fault('invalid-input', 'Name the files as well when it is said what to make of them.');
  return async ({ store }) => {
    const known = await store.find(id);
    if (known === undefined) throw noBatch(options.output);
    const { held: _held, ...begun } = known;
    const batch = { ...begun, limits: { ...known.limits, ...given(limitsOf(options)) } };
    await tools.files.makeFolder(batch.output);
    await store.plan(batch, await listJobs(id, BatchJobStatus.options, store));
    return { ...batch, task: BatchTask.parse(known.task) };
  };
}

export function noBatch(output: string): Fault {
  return new Fault('not-found', `No batch fills ${output}.`, {
    advice: 'Name the folder that the batch was given with -o.',
  });
}

function limitsOf({ requestsPerMinute, tokensPerMinute, maxCost }: BatchOptions): BatchLimits {
  return { requestsPerMinute, tokensPerMinute, maxCost };
}

function given(limits: BatchLimits): BatchLimits {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));
}
