import type { UsageTotal } from './usage-meter.ts';

/** How a worker stands. */
export type WorkerReport = {
  readonly id: string;
  readonly name: string;
  /** Jobs under way. */
  readonly inFlight: number;
  /** Jobs that came to an end, whether complete or not. */
  readonly done: number;
  readonly failed: number;
};

export type WorkerView = WorkerReport & {
  readonly startedAt: string;
  /** How long nothing was heard of the worker. */
  readonly silentSeconds: number;
  readonly stoppedAt: string | null;
  readonly usage: UsageTotal;
};

/** A worker who was silent for so long is dead, or cut off. */
export const SILENT_SECONDS = 15;

export function isAlive({ stoppedAt, silentSeconds }: WorkerView): boolean {
  return stoppedAt === null && silentSeconds <= SILENT_SECONDS;
}

/** Who works, and what came of it. */
export type WorkerRegistry = {
  /** Enters the worker the first time, and says that he lives. */
  recordHeartbeat(worker: WorkerReport): Promise<void>;
  /** Says farewell; who only falls silent is taken for dead. */
  deregister(worker: WorkerReport): Promise<void>;
  /** Workers of the last day, the newest first. */
  list(): Promise<WorkerView[]>;
};
