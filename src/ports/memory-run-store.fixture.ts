import { Fault } from '../domain/fault.ts';
import { DONE_EVENT, GRAPH_RUN, hasEnded, RESUMED_EVENT, type Run, type RunEvent } from '../domain/run.ts';
import { createAbandonedEnding, createDoneEvent, createResumedEvent } from './run-lifecycle-events.ts';
import {
  type AbandonedRunClaim,
  MAX_CLAIMS,
  type NewRunEvent,
  type RunEnding,
  type RunFilter,
  type RunStore,
} from './run-store.ts';

type Entry = { run: Run; holder: string; leaseUntil: string; events: RunEvent[] };

/** Creates a run store in memory for tests; it passes the same contract as the databases. */
export function createMemoryRunStore(): RunStore {
  const entries = new Map<string, Entry>();
  const listUnfinished = (): Entry[] => [...entries.values()].filter(({ run }) => !hasEnded(run.status));

  function get(id: string): Entry {
    const entry = entries.get(id);
    if (entry === undefined) throw new Fault('not-found', `There is no run ${id}.`);
    return entry;
  }

  return {
    async create({ holder, leaseUntil, ...run }) {
      const isBusy = listUnfinished().some(
        (entry) => run.threadId !== undefined && entry.run.threadId === run.threadId,
      );
      if (isBusy) throw new Fault('conflict', `The thread ${run.threadId} has an unfinished run.`);
      const created: Run = { ...run, status: 'pending', cancelRequested: false, lastEventId: 0 };
      entries.set(run.id, { run: created, holder, leaseUntil, events: [] });
      return created;
    },
    async begin(id, at) {
      const entry = get(id);
      if (entry.run.status !== 'pending') return false;
      entry.run = { ...entry.run, status: 'running', startedAt: at };
      return true;
    },
    find: async (id) => structuredClone(entries.get(id)?.run),
    async list(filter, { limit, after }) {
      const runs = [...entries.values()].map(({ run }) => run).filter((run) => matches(run, filter));
      const newestFirst = runs.toReversed();
      const start = after === undefined ? 0 : findStartAfter(newestFirst, after);
      const page = newestFirst.slice(start, start + limit);
      return { runs: page, next: start + limit < newestFirst.length ? page.at(-1)?.id : undefined };
    },
    async append(id, events, holder) {
      const entry = get(id);
      if (hasEnded(entry.run.status) || !isHeldBy(entry, holder))
        throw new Fault('conflict', `The run ${id} has ended.`);
      return append(entry, events);
    },
    readEvents: async (id, after, limit) =>
      structuredClone(
        entries
          .get(id)
          ?.events.filter((event) => event.id > after)
          .slice(0, limit) ?? [],
      ),
    end: async (id, ending, holder) => isHeldBy(get(id), holder) && end(get(id), ending),
    deleteEvents: async (threadId) =>
      deleteEventsExceptDone([...entries.values()].filter(({ run }) => run.threadId === threadId)),
    deleteOldEvents: async (owner, keep) => deleteOldEvents([...entries.values()], owner, keep),
    async requestCancel(id) {
      const entry = get(id);
      if (!hasEnded(entry.run.status)) entry.run = { ...entry.run, cancelRequested: true };
    },
    async renewLeases(holder, leaseUntil) {
      const held = listUnfinished().filter((entry) => entry.holder === holder);
      for (const entry of held) entry.leaseUntil = leaseUntil;
      return held.map(({ run }) => ({ id: run.id, cancelRequested: run.cancelRequested }));
    },
    release: async (id, holder, at) => release(get(id), holder, at),
    claimAbandoned: async (claim) =>
      listUnfinished()
        .filter((entry) => isClaimable(entry, claim))
        .map((entry) => claimEntry(entry, claim)),
    async endAbandoned(now) {
      const abandoned = listUnfinished().filter(({ leaseUntil }) => leaseUntil < now);
      for (const entry of abandoned) end(entry, createAbandonedEnding(now));
      return abandoned.map(({ run }) => run.id);
    },
    close: async () => {},
  };
}

function isHeldBy(entry: Entry, holder: string | undefined): boolean {
  return holder === undefined || entry.holder === holder;
}

function release(entry: Entry, holder: string, at: string): void {
  if (isHeldBy(entry, holder)) entry.leaseUntil = at;
}

function isClaimable({ run, leaseUntil, events }: Entry, { kinds, now }: AbandonedRunClaim): boolean {
  const claims = events.filter(({ type }) => type === RESUMED_EVENT).length;
  return leaseUntil < now && kinds.includes(run.kind) && !run.cancelRequested && claims < MAX_CLAIMS;
}

function claimEntry(entry: Entry, { holder, leaseUntil, now }: AbandonedRunClaim): Run {
  Object.assign(entry, { holder, leaseUntil });
  append(entry, [createResumedEvent(now)]);
  return entry.run;
}

function append(entry: Entry, events: readonly NewRunEvent[]): number {
  let { lastEventId } = entry.run;
  for (const event of events) entry.events.push(structuredClone({ ...event, id: ++lastEventId }));
  entry.run = { ...entry.run, lastEventId };
  return lastEventId;
}

function end(entry: Entry, ending: RunEnding): boolean {
  if (hasEnded(entry.run.status)) return false;
  const { at, ...outcome } = ending;
  append(entry, [createDoneEvent(ending)]);
  entry.run = { ...entry.run, ...outcome, endedAt: at };
  return true;
}

function deleteOldEvents(entries: readonly Entry[], owner: string, keep: number): void {
  const ended = entries.filter(({ run }) => run.owner === owner && hasEnded(run.status));
  const old = ended.toReversed().slice(keep);
  deleteEventsExceptDone(old);
  for (const entry of old) {
    const { result, ...run } = entry.run;
    if (run.kind !== GRAPH_RUN || result === undefined) continue;
    entry.run = run;
    entry.events = entry.events.map((event) => ({ ...event, data: { status: 'succeeded' } }));
  }
}

function deleteEventsExceptDone(entries: readonly Entry[]): void {
  for (const { run, events } of entries)
    if (hasEnded(run.status))
      events.splice(0, events.length, ...events.filter(({ type }) => type === DONE_EVENT));
}

function matches(run: Run, { owner, kind, status, threadId }: RunFilter): boolean {
  return (
    run.owner === owner &&
    (kind === undefined || run.kind === kind) &&
    (status === undefined || run.status === status) &&
    (threadId === undefined || run.threadId === threadId)
  );
}

function findStartAfter(runs: readonly Run[], id: string): number {
  const index = runs.findIndex((run) => run.id === id);
  if (index === -1) throw new Fault('invalid-input', 'The page cursor is not valid.');
  return index + 1;
}
