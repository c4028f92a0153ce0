import { Fault } from '../../domain/fault.ts';
import type { RunManager } from '../run-manager.ts';

/** The kind of short runs that change or remove a thread. */
const THREAD_CHANGE = 'thread-change';

type OwnedThread = { readonly owner: string; readonly threadId: string };

/**
 * Does work on a thread while no run uses it. The work is itself a short run. A thread has one run at a time, so all other
 * runs are excluded, also in other processes. A busy thread is a `conflict` fault.
 */
export async function runExclusively<T>(
  runs: RunManager,
  { owner, threadId }: OwnedThread,
  work: () => Promise<T>,
): Promise<T> {
  let outcome: PromiseSettledResult<T> | undefined;
  const run = await runs.start({ owner, kind: THREAD_CHANGE, threadId }, async () => {
    [outcome] = await Promise.allSettled([work()]);
  });
  await runs.waitForEnd(run.id);
  if (outcome === undefined)
    throw new Fault('service-down', 'The server stopped before the change was made.');
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
