import { Fault } from '../../domain/fault.ts';
import type { RunManager } from '../run-manager.ts';

export const THREAD_CHANGE = 'thread-change';

export type ThreadOfOwner = { readonly owner: string; readonly threadId: string };

/**
 * Does something with a thread while no run and nobody else does: as a short run of its own, so that the one rule of one
 * run per thread holds across processes. A thread that is busy is a `conflict` fault.
 */
export async function exclusively<T>(
  runs: RunManager,
  { owner, threadId }: ThreadOfOwner,
  work: () => Promise<T>,
): Promise<T> {
  let outcome: { readonly value: T } | { readonly thrown: unknown } | undefined;
  const run = await runs.start({ owner, kind: THREAD_CHANGE, threadId }, async () => {
    outcome = await work().then(
      (value) => ({ value }),
      (thrown: unknown) => ({ thrown }),
    );
  });
  await runs.ended(run.id);
  if (outcome === undefined)
    throw new Fault('service-down', 'The server stopped before the change was made.');
  if ('thrown' in outcome) throw outcome.thrown;
  return outcome.value;
}
