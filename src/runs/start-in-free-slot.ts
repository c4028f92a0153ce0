import { Fault } from '../domain/fault.ts';
import type { Run } from '../domain/run.ts';
import type { RunManager, RunRequest } from './run-manager.ts';
import type { RunWork } from './run-work.ts';

/**
 * Starts a run in the owner's first free slot; returns undefined if all slots are busy. A slot is a thread id, and the store
 * allows one active run per thread, so the number of slots limits the active runs of an owner across all servers.
 */
export async function startInFreeSlot(
  runs: Pick<RunManager, 'start'>,
  { request, slots }: { readonly request: RunRequest; readonly slots: number },
  work: RunWork,
): Promise<Run | undefined> {
  for (let slot = 1; slot <= slots; slot++) {
    const threadId = `${request.kind}:${slot}:${request.owner}`;
    try {
      return await runs.start({ ...request, threadId }, work);
    } catch (thrown) {
      if (!(thrown instanceof Fault && thrown.kind === 'conflict')) throw thrown;
    }
  }
  return undefined;
}
