import type { Agents } from '../../agents/create-agents.ts';
import type { Batch } from '../../domain/batch.ts';
import type { Fault } from '../../domain/fault.ts';
import type { Settings } from '../../domain/settings.ts';
import type { BatchBudget } from '../../ports/batch-budget.ts';
import type { BatchStore } from '../../ports/batch-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JobFiles } from '../../ports/job-files.ts';
import type { WorkerRegistry } from '../../ports/worker-registry.ts';

/** The stores that a worker needs, and a function that opens agents with cached model replies and shared limits. */
export type BatchServices = {
  readonly store: BatchStore;
  readonly budget: BatchBudget;
  readonly workers: WorkerRegistry;
  readonly files: JobFiles;
  /** The id under which this process is registered as a worker. */
  readonly worker: string;
  readonly clock: Clock;
  /** Opens the agents under these settings; their usage is charged to the batch. */
  openAgents(
    batch: Pick<Batch, 'id' | 'limits'>,
    settings: Settings,
    calls: BatchModelCalls,
  ): Promise<Agents>;
  close(): Promise<void>;
};

/** How the agents of a batch call their model. */
type BatchModelCalls = {
  readonly maxConcurrent: number;
  /** Called with the reason when all calls pause because the service is busy or unreachable. */
  readonly onPause?: (fault: Fault) => void;
};
