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
  /** Runs a job; returns undefined when the job must be returned to the queue. */
  run(job: BatchJob, signal: AbortSignal): Promise<JobOutcome | undefined>;
  /** True for a short time after a fault paused the batch, until the list of open batches no longer contains it. */
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

/** How long `isPaused` returns true. Longer than the interval at which open batches are listed. */
const PAUSE_REPORTED_MS = 2_000;

/** Opens the agents and tools that the task of a batch needs. A fault that would fail every job pauses the batch for all workers. */
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
        return restoreOriginalPath({ ...outcome, outputs: await workspace.uploadOutputs() }, job, workspace);
      } catch (thrown) {
        if (signal.aborted) throw thrown;
        const fault = asFault(thrown);
        const shouldRequeue = isUnrelatedToFile(fault);
        if (shouldRequeue || isOutage(fault)) {
          pausedAt = now();
          await services.store.pause(batch, `${fault.message} ${fault.advice ?? ''}`.trim());
        }
        if (shouldRequeue) return undefined;
        return restoreOriginalPath(
          { status: 'failed', reason: fault.message, problemIds: [] },
          job,
          workspace,
        );
      } finally {
        await workspace?.remove();
      }
    },
    isPaused: () => now() - pausedAt < PAUSE_REPORTED_MS,
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
  const taskSettings = { ...settings, engine, agents: agentSettings };
  const agents = await services.openAgents(batch, taskSettings, { maxConcurrent: maxCalls, onPause });
  return task.kind === 'process'
    ? openProcessTask(task, { agents, settings: taskSettings, deps: tasks })
    : createAuthorTask(task, { agents, deps: tasks });
}

/** Whether the input file did not cause the fault: cost limit, full disk, or refused API key. The job is queued again. */
function isUnrelatedToFile(fault: Fault): boolean {
  const { disk, role, status, quota } = fault.facts;
  if (isCostLimitFault(fault) || disk !== undefined) return true;
  return role !== undefined && (status === 401 || status === 403 || quota === true);
}

/** Whether the model service is unreachable, so that other jobs would fail too. The job itself fails: its file may be the cause. */
function isOutage({ kind, facts }: Fault): boolean {
  const isUnreachable = facts.passing === true || facts.status === 404;
  return kind === 'service-down' && facts.role !== undefined && isUnreachable;
}

type JobLocation = {
  readonly folder: string;
  readonly output: string;
  readonly services: Pick<BatchServices, 'files'>;
};

/** Opens a temporary folder for a job whose file is in the file store. Any other job uses the original file and output folder. */
async function openJobWorkspace(job: BatchJob, location: JobLocation): Promise<JobWorkspace> {
  const { folder, output, services } = location;
  if (job.file !== null) return services.files.openWorkspace(job.file, job.path);
  return { input: resolve(folder, job.path), output, uploadOutputs: async () => [], remove: async () => {} };
}

/** Replaces the path of the temporary file in the reason by the path that the user entered. */
function restoreOriginalPath(
  outcome: JobOutcome,
  { path }: BatchJob,
  workspace: JobWorkspace | undefined,
): JobOutcome {
  if (workspace === undefined || outcome.reason === null) return outcome;
  return { ...outcome, reason: outcome.reason.replaceAll(workspace.input, path) };
}

/** The batch runners of a worker that serves several batches. */
type BatchRunners = {
  /** Opens the runner of a batch before its first job, so that a missing requirement is reported early. */
  prepare(batch: Batch): Promise<void>;
  /** True for a short time after a fault paused the batch. */
  isPaused(batch: Batch): boolean;
  run(job: BatchJob, batch: Batch, signal: AbortSignal): Promise<JobOutcome | undefined>;
  /** Closes the idle runners of batches that are no longer open. */
  closeUnused(open: readonly Batch[]): Promise<void>;
  close(): Promise<void>;
};

type RunnerEntry = { readonly opening: Promise<BatchRunner>; opened?: BatchRunner; runningJobs: number };

/** Opens one runner per batch when its first job runs, and a new one when the task or limits of the batch have changed. */
export function createBatchRunners(open: (batch: Batch) => Promise<BatchRunner>): BatchRunners {
  const entries = new Map<string, RunnerEntry>();
  const closeIdle = async (isUsed: (key: string) => boolean): Promise<void> => {
    for (const [key, { opening, runningJobs }] of entries) {
      if (runningJobs > 0 || isUsed(key)) continue;
      entries.delete(key);
      await (await opening).close();
    }
  };
  const getOrOpenEntry = (batch: Batch): RunnerEntry => {
    const existing = entries.get(getRunnerKey(batch));
    if (existing !== undefined) return existing;
    const entry: RunnerEntry = { opening: open(batch), runningJobs: 0 };
    entries.set(getRunnerKey(batch), entry);
    return entry;
  };
  const getRunner = async (entry: RunnerEntry): Promise<BatchRunner> => {
    entry.opened ??= await entry.opening;
    return entry.opened;
  };
  return {
    prepare: async (batch) => void (await getRunner(getOrOpenEntry(batch))),
    isPaused: (batch) => entries.get(getRunnerKey(batch))?.opened?.isPaused() ?? false,
    run: async (job, batch, signal) => {
      const entry = getOrOpenEntry(batch);
      entry.runningJobs++;
      try {
        return await (await getRunner(entry)).run(job, signal);
      } catch (thrown) {
        // A runner that failed to open is opened again with the next job.
        await entry.opening.catch(() => entries.delete(getRunnerKey(batch)));
        throw thrown;
      } finally {
        entry.runningJobs--;
      }
    },
    closeUnused: async (batches) => {
      const usedKeys = new Set(batches.map(getRunnerKey));
      await closeIdle((key) => usedKeys.has(key));
    },
    close: () => closeIdle(() => false),
  };
}

/** Identifies a runner. Includes the task and limits, so that a changed batch gets a new runner. */
function getRunnerKey({ id, output, task, limits }: Batch): string {
  return JSON.stringify([id, output, task, limits]);
}
