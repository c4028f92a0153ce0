import type { BatchJob } from '../../domain/batch.ts';
import type { JobOutcome } from '../../ports/batch-store.ts';
import type { WorkerRegistry, WorkerReport } from '../../ports/worker-registry.ts';

/** Counts the jobs of a worker and reports them to the worker registry. */
type WorkerReporter = {
  onBegin(job: BatchJob): void;
  onEnd(job: BatchJob, outcome: JobOutcome | undefined): void;
  onBeat(): Promise<void>;
  /** Deregisters the worker and returns its final counts. */
  leave(): Promise<WorkerReport>;
};

export function createWorkerReporter(
  registry: WorkerRegistry,
  worker: Pick<WorkerReport, 'id' | 'name'>,
): WorkerReporter {
  const counts = { inFlight: 0, done: 0, failed: 0 };
  const report = (): WorkerReport => ({ ...worker, ...counts });
  return {
    onBegin: () => void counts.inFlight++,
    onEnd: (_job, outcome) => {
      counts.inFlight--;
      if (outcome?.status === 'failed') counts.failed++;
      else if (outcome !== undefined) counts.done++;
    },
    onBeat: () => registry.recordHeartbeat(report()),
    leave: async () => {
      await registry.deregister(report());
      return report();
    },
  };
}
