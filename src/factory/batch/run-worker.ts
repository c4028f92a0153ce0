import type { Batch, BatchJob } from '../../domain/batch.ts';
import type { Fault } from '../../domain/fault.ts';
import type { JobOutcome } from '../../ports/batch-store.ts';
import type { WorkerReport } from '../../ports/worker-registry.ts';
import { createBatchRunners, openBatchRunner, type RunnerDependencies } from './batch-runner.ts';
import { canStartJob } from './can-start-job.ts';
import { runJobs } from './run-jobs.ts';
import type { StopSignals } from './stop-signals.ts';
import { type OnProgress, watchBatch } from './watch-batch.ts';
import { createWorkerReporter } from './worker-reporter.ts';

const JOBS_PER_CALL = 1.5;

type WorkerRun = RunnerDependencies &
  StopSignals & {
    readonly name: string;
    /** A batch whose runner is opened before the first job, so that a missing requirement ends the run instead of failing the jobs. */
    readonly firstBatch?: Batch;
    /** Lists the batches whose jobs may be claimed. */
    readonly listBatches: () => Promise<readonly Batch[]>;
    /** If true, the worker ends when no job is left; otherwise it waits for new batches. */
    readonly untilEmpty: boolean;
    readonly onStart?: () => void;
    /** The outcome is undefined when the job was returned to the queue. */
    readonly onJobEnd?: (job: BatchJob, outcome: JobOutcome | undefined) => void;
    /** Called when the database is unreachable; the operation is then retried. Without this callback the fault is thrown. */
    readonly onOutage?: ((fault: Fault) => void) | undefined;
    readonly onStop?: (report: WorkerReport) => void;
  };

/** Registers this process as a worker and runs jobs until the process is stopped or, with `untilEmpty`, until no job is left. */
export async function runWorker(run: WorkerRun): Promise<void> {
  const { services, onOutage } = run;
  const runners = createBatchRunners((batch) => openBatchRunner(batch, run));
  if (run.firstBatch) await runners.prepare(run.firstBatch);
  const reporter = createWorkerReporter(services.workers, { id: services.worker, name: run.name });
  try {
    await reporter.onBeat();
    run.onStart?.();
    await runJobs({
      ...services,
      ...reporter,
      stopClaiming: run.stopClaiming,
      stop: run.stop,
      parallel: countConcurrentJobs(run.maxCalls),
      untilEmpty: run.untilEmpty,
      listBatches: async () => {
        const batches = await run.listBatches();
        await runners.closeUnused(batches);
        return batches;
      },
      canStart: async (batch) => !runners.isPaused(batch) && (await canStartJob(batch, services)),
      run: runners.run,
      onEnd: (job, outcome) => {
        reporter.onEnd(job, outcome);
        run.onJobEnd?.(job, outcome);
      },
      ...(onOutage && { onOutage }),
    });
  } finally {
    run.onStop?.(await reporter.leave());
    await runners.close();
  }
}

/** Returns more jobs than model calls: while some jobs read or write files, the others can use all calls. */
function countConcurrentJobs(maxCalls: number): number {
  return Math.ceil(maxCalls * JOBS_PER_CALL);
}

type BatchRun = Omit<WorkerRun, 'listBatches' | 'untilEmpty' | 'firstBatch'> & {
  readonly onProgress: OnProgress;
};

/** Runs the jobs of one batch together with other workers, until none is left or the process is stopped. */
export async function runBatch(batch: Batch, run: BatchRun): Promise<void> {
  const { services } = run;
  const endWatch = watchBatch(batch, services, run.onProgress);
  try {
    await runWorker({
      ...run,
      firstBatch: batch,
      untilEmpty: true,
      listBatches: async () => (await services.store.listOpen()).filter(({ id }) => id === batch.id),
    });
  } finally {
    await endWatch();
  }
}
