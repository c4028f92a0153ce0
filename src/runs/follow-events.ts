import { Fault } from '../domain/fault.ts';
import { DONE, hasEnded, type RunEvent } from '../domain/run.ts';
import type { RunStore } from '../ports/run-store.ts';
import type { RunBell } from './run-bell.ts';

export type FollowTools = {
  readonly store: Pick<RunStore, 'find' | 'readEvents'>;
  readonly bell: RunBell;
  /** How long to wait for the bell before the store is asked again. */
  readonly patience: (runId: string) => number;
};

export type Following = {
  /** Id of the last event already seen. */
  readonly after?: number;
  /** Ends the following without an error. */
  readonly signal?: AbortSignal;
};

const BATCH = 100;

/**
 * Every event after the given one, first the stored, then each as it comes, until `done`. Events are always read from
 * the store by id, so a reader of any slowness costs one batch of memory and can neither miss nor repeat one.
 */
export async function* followEvents(
  runId: string,
  { after = 0, signal }: Following,
  tools: FollowTools,
): AsyncGenerator<RunEvent, void, undefined> {
  let last = await checkStart(runId, after, tools.store);
  while (!signal?.aborted) {
    const waiting = tools.bell.listen(runId, { atMost: tools.patience(runId), ...(signal && { signal }) });
    try {
      const events = await tools.store.readEvents(runId, last, BATCH);
      for (const event of events) {
        if (signal?.aborted) return;
        last = event.id;
        yield event;
        if (event.type === DONE) return;
      }
      if (events.length === 0 && (await isOver(runId, last, tools.store))) return;
      if (events.length < BATCH) await waiting.rung;
    } finally {
      waiting.stop();
    }
  }
}

async function checkStart(runId: string, after: number, store: FollowTools['store']): Promise<number> {
  const run = await store.find(runId);
  if (run === undefined) throw new Fault('not-found', `There is no run ${runId}.`);
  if (after <= run.lastEventId) return after;
  throw new Fault(
    'invalid-input',
    `The run ${runId} has no event ${after} yet; its last is ${run.lastEventId}.`,
  );
}

/** True when a reader came back after it had already seen `done`. */
async function isOver(runId: string, last: number, store: FollowTools['store']): Promise<boolean> {
  const run = await store.find(runId);
  return run === undefined || (hasEnded(run.status) && run.lastEventId <= last);
}
