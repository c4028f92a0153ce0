import { Fault } from '../../domain/fault.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ThreadStore } from '../../ports/thread-store.ts';
import type { ThreadDesk } from './thread-desk.ts';

export type RetentionTools = {
  readonly threads: ThreadStore;
  readonly desk: Pick<ThreadDesk, 'remove'>;
  readonly clock: Clock;
  /** Threads not touched for so many days are removed; 0 keeps all but those that expire. */
  readonly keepDays: number;
};

const DAY = 86_400_000;
const HOUR = 3_600_000;
const AT_ONCE = 100;

/** Removes threads that nobody needs any more, with their runs and checkpoints; answers how many. */
export async function removeOutdatedThreads(tools: RetentionTools): Promise<number> {
  const { threads, desk, clock, keepDays } = tools;
  const now = clock.now();
  const unusedSince = new Date(now.getTime() - keepDays * DAY).toISOString();
  const limits = { now: now.toISOString(), limit: AT_ONCE, ...(keepDays > 0 && { unusedSince }) };
  let removed = 0;
  for (;;) {
    const outdated = await threads.listOutdated(limits);
    const before = removed;
    for (const { owner, id } of outdated) if (await removeUnlessInUse(desk, owner, id)) removed += 1;
    if (outdated.length < AT_ONCE || removed === before) return removed;
  }
}

/** False when somebody began to use it, or removed it first. */
async function removeUnlessInUse(desk: RetentionTools['desk'], owner: string, id: string): Promise<boolean> {
  try {
    await desk.remove(owner, id);
    return true;
  } catch (thrown) {
    if (thrown instanceof Fault && (thrown.kind === 'conflict' || thrown.kind === 'not-found')) return false;
    throw thrown;
  }
}

/** Looks for outdated threads every hour, first a moment after the start; answers how to stop. */
export function startRetention(
  tools: RetentionTools & { readonly report: (thrown: unknown) => void },
): () => Promise<void> {
  const { clock, report } = tools;
  let round: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  let callOff = schedule(HOUR / 60);

  function schedule(afterMs: number): () => void {
    return clock.after(afterMs, () => {
      round = removeOutdatedThreads(tools)
        .catch(report)
        .finally(() => {
          if (!isStopped) callOff = schedule(HOUR);
        });
    });
  }

  return async () => {
    isStopped = true;
    callOff();
    await round;
  };
}
