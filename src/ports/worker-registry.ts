import type { UsageTotal } from './usage-meter.ts';

/** The state that a worker reports with each heartbeat. */
export type WorkerReport = {
  readonly id: string;
  readonly name: string;
  /** Running jobs. */
  readonly inFlight: number;
  /** Finished jobs, complete or incomplete. */
  readonly done: number;
  readonly failed: number;
};

export type WorkerView = WorkerReport & {
  readonly startedAt: string;
  /** Seconds since the last heartbeat. */
  readonly silentSeconds: number;
  readonly stoppedAt: string | null;
  readonly usage: UsageTotal;
};

/** A worker without a heartbeat for longer than this is dead or disconnected. */
const MAX_SILENT_SECONDS = 15;

export function isAlive({ stoppedAt, silentSeconds }: WorkerView): boolean {
  return stoppedAt === null && silentSeconds <= MAX_SILENT_SECONDS;
}

/** The batch workers with their last heartbeats. */
export type WorkerRegistry = {
  /** Records a heartbeat; the first one registers the worker. */
  recordHeartbeat(worker: WorkerReport): Promise<void>;
  /** Records that the worker stopped. A worker whose heartbeats end without this call counts as dead. */
  deregister(worker: WorkerReport): Promise<void>;
  /** Lists the workers that were active during the last day, newest first. */
  list(): Promise<WorkerView[]>;
};
