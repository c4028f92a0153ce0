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

type WorkerRun = RunnerDependencies &
  StopSignals & {
    readonly name: string;
    /** Opened before the first job, so that a missing requirement ends the run instead of failing the jobs. */
    readonly firstBatch?: Batch;
    /** The batches to take jobs from. */
    readonly listBatches: () => Promise<readonly Batch[]>;
    /** Returns when no job is left; otherwise waits for new batches. */
    readonly untilEmpty: boolean;
    readonly onStart?: () => void;
    /** The outcome is undefined when the job went back to the queue. */
    readonly onJobEnd?: (job: BatchJob, outcome: JobOutcome | undefined) => void;
    /** Called while the database is unreachable, which is then retried; without it the fault is thrown. */
    readonly onOutage?: ((fault: Fault) => void) | undefined;
    readonly onStop?: (report: WorkerReport) => void;
  };

/** Registers this process as a worker and runs jobs until it is stopped or, with `untilEmpty`, until none is left. */
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
      drain: run.drain,
      stop: run.stop,
      parallel: countConcurrentJobs(run.maxCalls),
      untilEmpty: run.untilEmpty,
      listBatches: async () => {
        const open = await run.listBatches();
        await runners.closeUnused(open);
        return open;
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

/** More jobs than model calls, so that reading and writing files does not leave calls unused. */
function countConcurrentJobs(maxCalls: number): number {
  return Math.ceil(maxCalls * 1.5);
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
