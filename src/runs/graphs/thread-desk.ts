import { Fault } from '../../domain/fault.ts';
import type { Json } from '../../domain/run.ts';
import type { Thread, ThreadMetadata } from '../../domain/thread.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ThreadFilter, ThreadPage, ThreadStore } from '../../ports/thread-store.ts';
import type { RunManager } from '../run-manager.ts';
import { exclusively } from './exclusively.ts';
import type { GraphCatalogue } from './graph.ts';
import { configOf } from './graph-config.ts';
import { answerOf, interruptsOf } from './thread-state.ts';

export type ThreadTools = {
  readonly threads: ThreadStore;
  readonly runs: RunManager;
  readonly graphs: GraphCatalogue;
  readonly clock: Clock;
  readonly newId: () => string;
};

export type ThreadWish = {
  readonly id?: string;
  readonly metadata: ThreadMetadata;
  /** After so many minutes it is removed. */
  readonly ttlMinutes?: number;
};

export type OwnThreadFilter = Omit<ThreadFilter, 'owner'>;

export type Standing = { readonly values: Json; readonly interrupts: Record<string, Json> };

/** The threads of people; one of somebody else is `not-found`. */
export type ThreadDesk = {
  create(owner: string, wish: ThreadWish & { readonly unlessThere?: boolean }): Promise<Thread>;
  get(owner: string, id: string): Promise<Thread>;
  change(owner: string, id: string, wish: ThreadWish): Promise<Thread>;
  search(owner: string, filter: OwnThreadFilter, page: ThreadPage): Promise<Thread[]>;
  count(owner: string, filter: OwnThreadFilter): Promise<number>;
  /** Where the thread stands; nothing when no graph that we know has run on it. */
  standing(thread: Thread): Promise<Standing>;
  /** Removes the thread with its runs and checkpoints; a busy one is a `conflict` fault. */
  remove(owner: string, id: string): Promise<void>;
};

const MINUTE = 60_000;

export function createThreadDesk(tools: ThreadTools): ThreadDesk {
  const { threads, runs, graphs, clock, newId } = tools;

  async function get(owner: string, id: string): Promise<Thread> {
    const thread = await threads.find(id);
    if (thread?.owner === owner) return thread;
    throw missingThread(id);
  }

  function expiry({ ttlMinutes }: ThreadWish): { expiresAt?: string } {
    if (ttlMinutes === undefined) return {};
    return { expiresAt: new Date(clock.now().getTime() + ttlMinutes * MINUTE).toISOString() };
  }

  return {
    get,
    async create(owner, { unlessThere = false, ...wish }) {
      const id = wish.id ?? newId();
      const there = unlessThere ? await threads.find(id) : undefined;
      if (there?.owner === owner) return there;
      const createdAt = clock.now().toISOString();
      return threads.create({ id, owner, metadata: wish.metadata, createdAt, ...expiry(wish) });
    },
    async change(owner, id, wish) {
      await get(owner, id);
      const changes = { at: clock.now().toISOString(), metadata: wish.metadata, ...expiry(wish) };
      const changed = await threads.change(id, changes);
      if (changed === undefined) throw missingThread(id);
      return changed;
    },
    search: (owner, filter, page) => threads.search({ ...filter, owner }, page),
    count: (owner, filter) => threads.count({ ...filter, owner }),
    async standing({ id, graphId }) {
      if (graphId === undefined || !graphs.cards.some((card) => card.id === graphId)) return NOWHERE;
      const state = await (await graphs.open(graphId)).getState(configOf(id));
      return { values: withoutInterrupts(answerOf(state)), interrupts: interruptsOf(state) };
    },
    async remove(owner, id) {
      await get(owner, id);
      await exclusively(runs, { owner, threadId: id }, async () => {
        await graphs.forget(id);
        await threads.remove(id);
      });
    },
  };
}

const NOWHERE: Standing = { values: null, interrupts: {} };

export function missingThread(id: string): Fault {
  return new Fault('not-found', `There is no thread ${id}.`, {
    advice: 'Search your threads to see their ids.',
  });
}

function withoutInterrupts(values: Json): Json {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
  const { __interrupt__: _interrupts, ...rest } = values;
  return rest;
}
