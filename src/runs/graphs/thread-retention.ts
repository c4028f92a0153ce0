import { Fault } from '../../domain/fault.ts';
import type { Clock } from '../../ports/clock.ts';
import type { OutdatedThread, ThreadStore } from '../../ports/thread-store.ts';
import { startHourlyTask } from '../hourly-task.ts';
import type { ThreadService } from './thread-service.ts';

type RetentionOptions = {
  readonly threads: ThreadStore;
  readonly service: Pick<ThreadService, 'remove'>;
  readonly clock: Clock;
  /** Reads after how many days unused threads are removed; with 0 only expired threads are removed. */
  readonly readKeepDays: () => Promise<number>;
  /** Deletes other records that are too old; runs in each round. */
  readonly deleteOthers?: (now: Date) => Promise<void>;
};

const DAY_MS = 86_400_000;
const BATCH_SIZE = 100;

/** Removes expired and unused threads with their runs and checkpoints, and other old records. */
async function removeOutdatedThreads(options: RetentionOptions): Promise<void> {
  const { threads, clock, deleteOthers } = options;
  const now = clock.now();
  await deleteOthers?.(now);
  const keepDays = await options.readKeepDays();
  const unusedSince = new Date(now.getTime() - keepDays * DAY_MS).toISOString();
  const limits = { now: now.toISOString(), limit: BATCH_SIZE, ...(keepDays > 0 && { unusedSince }) };
  for (;;) {
    const outdated = await threads.listOutdated(limits);
    let removedCount = 0;
    for (const thread of outdated) if (await removeUnlessInUse(thread, options)) removedCount += 1;
    // Without any removal the next read would return the same threads.
    if (outdated.length < BATCH_SIZE || removedCount === 0) return;
  }
}

/** Removes a thread. Returns false when it is in use, or when another process removed it first. */
async function removeUnlessInUse(thread: OutdatedThread, { service }: RetentionOptions): Promise<boolean> {
  try {
    await service.remove(thread.owner, thread.id);
    return true;
  } catch (thrown) {
    if (thrown instanceof Fault && (thrown.kind === 'conflict' || thrown.kind === 'not-found')) return false;
    throw thrown;
  }
}

/** Removes outdated threads every hour; returns a function that stops it. */
export function startRetention(
  options: RetentionOptions & { readonly report: (thrown: unknown) => void },
): () => Promise<void> {
  const { clock, report } = options;
  return startHourlyTask({ clock, report, run: () => removeOutdatedThreads(options) });
}
