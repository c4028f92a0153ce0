import type { BatchJob } from '../../domain/batch.ts';
import type { JobOutcome } from '../../ports/batch-store.ts';
import type { WorkerRegister, WorkerReport } from '../../ports/worker-register.ts';

/** Counts what a worker does, and tells the register of it. */
export type WorkerReporter = {
  onBegin(job: BatchJob): void;
  onEnd(job: BatchJob, outcome: JobOutcome | undefined): void;
  onBeat(): Promise<void>;
  leave(): Promise<WorkerReport>;
};

export function createWorkerReporter(
  register: WorkerRegister,
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
    onBeat: () => register.report(report()),
    leave: async () => {
      await register.leave(report());
      return report();
    },
  };
}
