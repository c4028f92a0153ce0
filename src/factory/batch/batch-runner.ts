import { resolve } from 'node:path';
import type { Batch, BatchJob } from '../../domain/batch.ts';
import { asFault, type Fault } from '../../domain/fault.ts';
import type { Settings } from '../../domain/settings.ts';
import type { JobOutcome } from '../../ports/batch-store.ts';
import type { JobWorkspace } from '../../ports/job-files.ts';
import { createAuthorTask } from './author-task.ts';
import type { BatchServices } from './batch-services.ts';
import { BatchTask } from './batch-task.ts';
import { openProcessTask } from './process-task.ts';
import type { TaskDependencies, TaskRunner } from './task-runner.ts';
import { openVerifyTask } from './verify-task.ts';
import { isCostLimitFault } from './with-cost-limit.ts';

/** Runs the jobs of one batch. */
type BatchRunner = {
  /** Runs a job; undefined means that the job was not attempted and goes back to the queue. */
  run(job: BatchJob, signal: AbortSignal): Promise<JobOutcome | undefined>;
  /** True for a short time after a fault that pauses the batch, until the list of open batches shows the pause. */
  isPaused(): boolean;
  close(): Promise<void>;
};

export type RunnerDependencies = {
  readonly services: BatchServices;
  readonly settings: Settings;
  readonly tasks: TaskDependencies;
  /** The maximum number of concurrent model calls. */
  readonly maxCalls: number;
  /** Called with the reason when all model calls pause. */
  readonly onPause: (fault: Fault) => void;
};

/** Longer than the interval at which open batches are listed. */
const PAUSE_VISIBLE_MS = 2_000;

/** Opens what the task of a batch needs. A fault that would fail every job pauses the batch for all workers. */
export async function openBatchRunner(batch: Batch, deps: RunnerDependencies): Promise<BatchRunner> {
  const { services } = deps;
  const task = BatchTask.parse(batch.task);
  const runner = await openTaskRunner(task, batch, deps);
  let pausedAt = Number.NEGATIVE_INFINITY;
  const now = (): number => services.clock.now().getTime();
  return {
    run: async (job, signal) => {
      let workspace: JobWorkspace | undefined;
      try {
        workspace = await openJobWorkspace(job, { folder: task.folder, output: batch.output, services });
        const outcome = await runner.run(job, { input: workspace.input, root: workspace.output }, signal);
        return showOriginalPath({ ...outcome, outputs: await workspace.uploadOutputs() }, job, workspace);
      } catch (thrown) {
        if (signal.aborted) throw thrown;
        const fault = asFault(thrown);
        const isUnrelated = isUnrelatedToFile(fault);
        if (isUnrelated || isOutage(fault)) {
          pausedAt = now();
          await services.store.pause(batch, `${fault.message} ${fault.advice ?? ''}`.trim());
        }
        if (isUnrelated) return undefined;
        return showOriginalPath({ status: 'failed', reason: fault.message, problemIds: [] }, job, workspace);
      } finally {
        await workspace?.remove();
      }
    },
    isPaused: () => now() - pausedAt < PAUSE_VISIBLE_MS,
    close: runner.close,
  };
}

async function openTaskRunner(
  task: BatchTask,
  batch: Batch,
  { services, settings, tasks, maxCalls, onPause }: RunnerDependencies,
): Promise<TaskRunner> {
  if (task.kind === 'verify') return openVerifyTask(task, tasks);
  const { engine, agents: agentSettings } = task;
  const own = { ...settings, engine, agents: agentSettings };
  const agents = await services.openAgents(batch, own, { maxConcurrent: maxCalls, onPause });
  return task.kind === 'process'
    ? openProcessTask(task, { agents, settings: own, deps: tasks })
    : createAuthorTask(task, { agents, deps: tasks });
}

/** Whether the fault has nothing to do with the file: cost limit, full disk, or a refused API key. The job stays pending. */
function isUnrelatedToFile(fault: Fault): boolean {
  const { disk, role, status, quota } = fault.facts;
  if (isCostLimitFault(fault) || disk !== undefined) return true;
  return role !== undefined && (status === 401 || status === 403 || quota === true);
}

/** Whether the service is unreachable, so that every other job would fail too. The job fails, because it may be the cause. */
function isOutage({ kind, facts }: Fault): boolean {
  const isUnreachable = facts.passing === true || facts.status === 404;
  return kind === 'service-down' && facts.role !== undefined && isUnreachable;
}

type JobLocation = {
  readonly folder: string;
  readonly output: string;
  readonly services: Pick<BatchServices, 'files'>;
};

/** A job without a key in the file store runs on the original file; any other job gets its own temporary folder. */
async function openJobWorkspace(job: BatchJob, location: JobLocation): Promise<JobWorkspace> {
  const { folder, output, services } = location;
  if (job.file !== null) return services.files.openWorkspace(job.file, job.path);
  return { input: resolve(folder, job.path), output, uploadOutputs: async () => [], remove: async () => {} };
}

/** Replaces the temporary path in the reason by the path that the user gave. */
function showOriginalPath(
  outcome: JobOutcome,
  { path }: BatchJob,
  workspace: JobWorkspace | undefined,
): JobOutcome {
  const reason = (workspace ? outcome.reason?.replaceAll(workspace.input, path) : outcome.reason) ?? null;
  return { ...outcome, reason };
}

/** The batch runners of a worker that serves several batches. */
type BatchRunners = {
  /** Opens the runner of a batch before its first job, so that missing requirements are reported early. */
  prepare(batch: Batch): Promise<void>;
  /** True just after a fault paused the batch. */
  isPaused(batch: Batch): boolean;
  run(job: BatchJob, batch: Batch, signal: AbortSignal): Promise<JobOutcome | undefined>;
  /** Closes the idle runners of batches that are no longer open. */
  closeUnused(open: readonly Batch[]): Promise<void>;
  close(): Promise<void>;
};

type Entry = { readonly opening: Promise<BatchRunner>; opened?: BatchRunner; running: number };

/** Opens a runner with the first job of a batch, and another one when the task or limits of the batch have changed. */
export function createBatchRunners(open: (batch: Batch) => Promise<BatchRunner>): BatchRunners {
  const entries = new Map<string, Entry>();
  const closeIdle = async (isUsed: (key: string) => boolean): Promise<void> => {
    for (const [key, { opening, running }] of entries) {
      if (running > 0 || isUsed(key)) continue;
      entries.delete(key);
      await (await opening).close();
    }
  };
  const getEntry = (batch: Batch): Entry => {
    const known = entries.get(getKey(batch));
    if (known !== undefined) return known;
    const entry: Entry = { opening: open(batch), running: 0 };
    entries.set(getKey(batch), entry);
    return entry;
  };
  const getRunner = async (entry: Entry): Promise<BatchRunner> => {
    entry.opened ??= await entry.opening;
    return entry.opened;
  };
  return {
    prepare: async (batch) => void (await getRunner(getEntry(batch))),
    isPaused: (batch) => entries.get(getKey(batch))?.opened?.isPaused() ?? false,
    run: async (job, batch, signal) => {
      const entry = getEntry(batch);
      entry.running++;
      try {
        return await (await getRunner(entry)).run(job, signal);
      } catch (thrown) {
        // A runner that failed to open is opened again with the next job.
        await entry.opening.catch(() => entries.delete(getKey(batch)));
        throw thrown;
      } finally {
        entry.running--;
      }
    },
    closeUnused: async (batches) => {
      const used = new Set(batches.map(getKey));
      await closeIdle((key) => used.has(key));
    },
    close: () => closeIdle(() => false),
  };
}

function getKey({ id, output, task, limits }: Batch): string {
  return JSON.stringify([id, output, task, limits]);
}
