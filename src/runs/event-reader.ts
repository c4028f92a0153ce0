import type { RunEvent } from '../domain/run.ts';
import type { RunStore } from '../ports/run-store.ts';

/** Returns the next stored events of a run after an event id; an empty list if there are none yet. */
export type EventReader = (runId: string, after: number) => Promise<readonly RunEvent[]>;

/** Events may contain the whole state of a graph, which has up to a few hundred kilobytes. */
const MAX_CACHED_EVENTS = 200;
/** Maximum number of events per read; a slow subscriber keeps one batch in memory. */
const BATCH_SIZE = 20;

/**
 * Creates a reader for many subscribers. They share the newest events, which never change, and a read that is under way, so
 * that each event is read and parsed once for all subscribers of a run.
 */
export function createEventReader(store: Pick<RunStore, 'readEvents'>): EventReader {
  const cached = new Map<string, RunEvent>();
  const reads = new Map<string, Promise<readonly RunEvent[]>>();

  function addToCache(runId: string, events: readonly RunEvent[]): void {
    for (const event of events) cached.set(toKey(runId, event.id), event);
    for (const key of cached.keys()) {
      if (cached.size <= MAX_CACHED_EVENTS) return;
      cached.delete(key);
    }
  }

  function startRead(runId: string, after: number): Promise<readonly RunEvent[]> {
    const key = toKey(runId, after);
    const read = store
      .readEvents(runId, after, BATCH_SIZE)
      .then((events) => {
        addToCache(runId, events);
        return events;
      })
      .finally(() => reads.delete(key));
    reads.set(key, read);
    return read;
  }

  return async (runId, after) => {
    const next = cached.get(toKey(runId, after + 1));
    if (next !== undefined) return [next];
    const key = toKey(runId, after);
    // A read that began before this call may have missed an event, so its empty result is not used.
    const earlierEvents = (await reads.get(key)) ?? [];
    return earlierEvents.length > 0 ? earlierEvents : (reads.get(key) ?? startRead(runId, after));
  };
}

function toKey(runId: string, eventId: number): string {
  return `${runId}\n${eventId}`;
}
