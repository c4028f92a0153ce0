import type { Batch, BatchJob } from '../../domain/batch.ts';
import type { JobOutcome } from '../../ports/batch-store.ts';
import type { BatchRunner } from './batch-runner.ts';

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
