import { Fault } from '../../domain/fault.ts';
import type { Principal } from '../../domain/principal.ts';
import type { Json } from '../../domain/run.ts';
import { MAX_METADATA_ENTRIES, type Thread, type ThreadMetadata } from '../../domain/thread.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ThreadFilter, ThreadPage, ThreadStore } from '../../ports/thread-store.ts';
import type { RunManager } from '../run-manager.ts';
import type { GraphCatalogue } from './graph.ts';
import { createGraphConfig } from './graph-config.ts';
import { runExclusively } from './run-exclusively.ts';
import type { StepSources } from './steps/direct-runs.ts';
import { getInterrupts, toRunResult } from './wire-state.ts';

export type ThreadServiceDependencies = {
  readonly threads: ThreadStore;
  readonly runs: RunManager;
  readonly graphs: GraphCatalogue;
  /** The graphs that can run without LangGraph; absent if there are none. */
  readonly steps?: StepSources;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Records that a run changes the state of a thread by hand. */
  readonly onStateEdit?: (caller: Principal, threadId: string) => Promise<void>;
};

type ThreadOptions = {
  readonly id?: string;
  readonly metadata: ThreadMetadata;
  /** The thread is deleted after this many minutes. */
  readonly ttlMinutes?: number;
};

type OwnedThreadFilter = Omit<ThreadFilter, 'owner'>;

/** The current values of a thread and its pending interrupts. */
export type ThreadValues = { readonly values: Json; readonly interrupts: Record<string, Json> };

/** Creates, reads, changes and removes the threads of an owner. A thread of another owner is `not-found`. */
export type ThreadService = {
  /** With `reuseExisting`, returns the owner's thread that already has this id. */
  create(owner: string, options: ThreadOptions & { readonly reuseExisting?: boolean }): Promise<Thread>;
  get(owner: string, id: string): Promise<Thread>;
  change(owner: string, id: string, options: ThreadOptions): Promise<Thread>;
  search(owner: string, filter: OwnedThreadFilter, page: ThreadPage): Promise<Thread[]>;
  count(owner: string, filter: OwnedThreadFilter): Promise<number>;
  /** Reads the current values. They are null when no known graph has run on the thread. */
  readValues(thread: Thread): Promise<ThreadValues>;
  /** Copies a thread with its states to a new thread; a busy thread is a `conflict` fault. */
  copy(owner: string, id: string): Promise<Thread>;
  /** Removes the thread with its runs and checkpoints; a busy thread is a `conflict` fault. */
  remove(owner: string, id: string): Promise<void>;
};

const MINUTE_MS = 60_000;

export function createThreadService(deps: ThreadServiceDependencies): ThreadService {
  const { threads, runs, graphs, clock, newId } = deps;

  async function get(owner: string, id: string): Promise<Thread> {
    const thread = await threads.find(id);
    if (thread?.owner === owner) return thread;
    throw createThreadFault(id);
  }

  function getExpiry({ ttlMinutes }: ThreadOptions): { expiresAt?: string } {
    if (ttlMinutes === undefined) return {};
    return { expiresAt: new Date(clock.now().getTime() + ttlMinutes * MINUTE_MS).toISOString() };
  }

  return {
    get,
    async create(owner, { reuseExisting = false, ...options }) {
      const id = options.id ?? newId();
      const existing = reuseExisting ? await threads.find(id) : undefined;
      if (existing?.owner === owner) return existing;
      requireSmall(options.metadata);
      const createdAt = clock.now().toISOString();
      return threads.create({ id, owner, metadata: options.metadata, createdAt, ...getExpiry(options) });
    },
    async change(owner, id, options) {
      const { metadata } = await get(owner, id);
      requireSmall({ ...metadata, ...options.metadata });
      const changes = { at: clock.now().toISOString(), metadata: options.metadata, ...getExpiry(options) };
      const changed = await threads.change(id, changes);
      if (changed === undefined) throw createThreadFault(id);
      return changed;
    },
    search: (owner, filter, page) => threads.search({ ...filter, owner }, page),
    count: (owner, filter) => threads.count({ ...filter, owner }),
    async readValues({ id, graphId }) {
      if (graphId === undefined || !graphs.available.some((graph) => graph.id === graphId)) return NO_VALUES;
      const state = await (await graphs.open(graphId)).getState(createGraphConfig(id));
      return { values: removeInterrupts(toRunResult(state)), interrupts: getInterrupts(state) };
    },
    async copy(owner, id) {
      const original = await get(owner, id);
      return runExclusively(runs, { owner, threadId: id }, () => copyThread(original, deps));
    },
    async remove(owner, id) {
      await get(owner, id);
      await runExclusively(runs, { owner, threadId: id }, async () => {
        await graphs.deleteCheckpoints(id);
        await threads.remove(id);
      });
    },
  };
}

/** Copies the states first, so that nobody sees a thread without them. */
async function copyThread(
  { id, owner, metadata, graphId, status, expiresAt }: Thread,
  { threads, graphs, clock, newId }: ThreadServiceDependencies,
): Promise<Thread> {
  const copyId = newId();
  await graphs.copyCheckpoints(id, copyId);
  const at = clock.now().toISOString();
  const copied = await threads.create({
    ...{ id: copyId, owner, metadata, createdAt: at },
    ...(graphId !== undefined && { graphId }),
    ...(expiresAt !== undefined && { expiresAt }),
  });
  // A copy counts as edited: it repeats answers that are already recorded.
  const change = { at, editedAt: at, ...(status === 'interrupted' && { status }) };
  return (await threads.change(copyId, change)) ?? copied;
}

const NO_VALUES: ThreadValues = { values: null, interrupts: {} };

const MAX_METADATA_CHARACTERS = 16_000;

/** Metadata is stored twice, for reading and for searching, and is merged with each change; so the result is limited. */
function requireSmall(metadata: ThreadMetadata): void {
  const entries = Object.keys(metadata).length;
  const characters = JSON.stringify(metadata).length;
  if (entries <= MAX_METADATA_ENTRIES && characters <= MAX_METADATA_CHARACTERS) return;
  throw new Fault(
    'invalid-input',
    `The metadata of a thread would have ${entries} entries with ${characters} characters; ${MAX_METADATA_ENTRIES} entries and ${MAX_METADATA_CHARACTERS} characters are allowed.`,
    { advice: 'Keep large values in the state of the graph, or in your own database.' },
  );
}

function createThreadFault(id: string): Fault {
  return new Fault('not-found', `There is no thread ${id}.`, {
    advice: 'Search your threads to see their ids.',
  });
}

function removeInterrupts(values: Json): Json {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
  const { __interrupt__: _interrupts, ...rest } = values;
  return rest;
}
