import { Fault } from '../domain/fault.ts';
import { DONE_EVENT, hasEnded, type RunEvent } from '../domain/run.ts';
import type { RunStore } from '../ports/run-store.ts';
import type { EventReader } from './event-reader.ts';
import type { RunNotifier } from './run-notifier.ts';

type EventDependencies = {
  readonly store: Pick<RunStore, 'find'>;
  readonly notifier: RunNotifier;
  readonly readEvents: EventReader;
  /** Returns how long to wait for a notification before the store is read again. */
  readonly pollMs: (runId: string) => number;
};

export type FollowOptions = {
  /** Id of the last event that the subscriber has received. */
  readonly after?: number;
  /** Ends the subscription without an error. */
  readonly signal?: AbortSignal;
};

/**
 * Yields the stored events after the given one, and then each new event until `done`. Events are always read from the store
 * by id. So a subscriber needs memory for a single batch, and never misses an event or gets one twice.
 */
export async function* followEvents(
  runId: string,
  { after = 0, signal }: FollowOptions,
  { store, notifier, readEvents, pollMs }: EventDependencies,
): AsyncGenerator<RunEvent, void, undefined> {
  let lastId = await validateStartEvent(runId, after, store);
  // The end of a run is an event, so the run itself is read only if nothing is new at the start or after waiting.
  let wasEmpty = true;
  while (!signal?.aborted) {
    // Listening starts before the read, so that an event stored in between is not missed.
    const notification = notifier.listen(runId, { timeoutMs: pollMs(runId), ...(signal && { signal }) });
    try {
      const events = await readEvents(runId, lastId);
      for (const event of events) {
        if (signal?.aborted) return;
        lastId = event.id;
        yield event;
        if (event.type === DONE_EVENT) return;
      }
      const isEmpty = events.length === 0;
      if (isEmpty && wasEmpty && (await hasNoMoreEvents(runId, lastId, store))) return;
      if (isEmpty) await notification.notified;
      wasEmpty = isEmpty;
    } finally {
      notification.stop();
    }
  }
}

/** Checks that the run exists and has already stored the event `after`; returns `after`. */
async function validateStartEvent(
  runId: string,
  after: number,
  store: EventDependencies['store'],
): Promise<number> {
  const run = await store.find(runId);
  if (run === undefined) throw new Fault('not-found', `There is no run ${runId}.`);
  if (after <= run.lastEventId) return after;
  throw new Fault(
    'invalid-input',
    `The run ${runId} has no event ${after} yet; its last event is ${run.lastEventId}.`,
  );
}

/** True when the run was deleted, or when the subscriber has already received its `done`. */
async function hasNoMoreEvents(
  runId: string,
  lastId: number,
  store: EventDependencies['store'],
): Promise<boolean> {
  const run = await store.find(runId);
  return run === undefined || (hasEnded(run.status) && run.lastEventId <= lastId);
}
