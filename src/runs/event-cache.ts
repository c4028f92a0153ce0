import type { RunEvent } from '../domain/run.ts';

/** The newest events of runs. Subscribers of the same run share them instead of reading and parsing each event again. */
export type EventCache = {
  find(runId: string, id: number): RunEvent | undefined;
  add(runId: string, events: readonly RunEvent[]): void;
};

/** Events may contain the whole state of a graph, which has up to a few hundred kilobytes. */
const MAX_EVENTS = 100;

/** Creates a cache that keeps the events that were added last. Stored events never change. */
export function createEventCache(maxEvents = MAX_EVENTS): EventCache {
  const events = new Map<string, RunEvent>();
  return {
    find: (runId, id) => events.get(`${runId}\n${id}`),
    add(runId, added) {
      for (const event of added) events.set(`${runId}\n${event.id}`, event);
      for (const key of events.keys()) {
        if (events.size <= maxEvents) return;
        events.delete(key);
      }
    },
  };
}
