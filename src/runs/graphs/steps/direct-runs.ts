import type { Principal } from '../../../domain/principal.ts';
import type { Run } from '../../../domain/run.ts';
import type { Thread } from '../../../domain/thread.ts';
import { createBusyThreadFault } from '../../../ports/busy-thread-fault.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { ThreadState, ThreadStepStore } from '../../../ports/thread-step-store.ts';
import { toJson } from '../../event-writer.ts';
import type { RunManager } from '../../run-manager.ts';
import { addThreadOwner, createGraphConfig, markSubgraphsUnobserved } from '../graph-config.ts';
import type { GraphRequest } from '../graph-request.ts';
import type { DoSteps } from './do-steps.ts';
import { isPlainResume } from './is-plain-resume.ts';
import { toStepValues } from './to-step-values.ts';

export type StepSources = {
  /** Returns undefined for a graph that only LangGraph can run. */
  findSteps(graphId: string): Promise<DoSteps | undefined>;
  openStore(): Promise<ThreadStepStore>;
};

type DirectRunDependencies = {
  readonly runs: RunManager;
  readonly steps: StepSources;
  readonly clock: Clock;
  readonly newId: () => string;
};

/** An ended run and the values at its end. */
export type EndedDirectRun = { readonly run: Run; readonly result: unknown };

/**
 * Runs graphs whose steps nobody follows, without LangGraph, which takes several times as long as the nodes. The result, the stored
 * state and the stored run are those that LangGraph would give.
 */
type DirectRuns = {
  /** Returns undefined if LangGraph has to run the request. Throws a `conflict` fault if the thread has an unfinished run. */
  tryRun(caller: Principal, thread: Thread, request: GraphRequest): Promise<EndedDirectRun | undefined>;
};

export function createDirectRuns(kind: string, deps: DirectRunDependencies): DirectRuns {
  const busyThreads = new Set<string>();
  const states = createStateCache();
  return {
    async tryRun(caller, thread, request) {
      const canRun =
        isPlainResume(request) && thread.status === 'interrupted' && thread.graphId === request.graphId;
      const doSteps = canRun ? await deps.steps.findSteps(request.graphId) : undefined;
      if (doSteps === undefined) return undefined;
      if (busyThreads.has(thread.id)) throw createBusyThreadFault(thread.id);
      busyThreads.add(thread.id);
      try {
        const plan = { caller, kind, thread, request, doSteps, states };
        return await deps.runs.doNow({ owner: caller.id, kind }, () => runDirectly(plan, deps));
      } finally {
        busyThreads.delete(thread.id);
      }
    },
  };
}

type DirectRunPlan = {
  readonly caller: Principal;
  readonly kind: string;
  readonly thread: Thread;
  readonly request: GraphRequest;
  readonly doSteps: DoSteps;
  readonly states: StateCache;
};

async function runDirectly(
  { caller, kind, thread, request, doSteps, states }: DirectRunPlan,
  { steps, clock, newId }: DirectRunDependencies,
): Promise<EndedDirectRun | undefined> {
  const createdAt = clock.now().toISOString();
  const { id: threadId } = thread;
  const store = await steps.openStore();
  const start = await findState(threadId, store, states);
  if (start === undefined) return undefined;
  const options = { resume: request.command?.resume, config: createConfig(thread), ids: store.ids };
  // After an error, LangGraph repeats the steps, so that the error is stored and reported as for any other run.
  const end = await doSteps(start, options).catch(() => undefined);
  if (end === undefined) return undefined;
  const { state, changed, interrupt } = end;
  const { graphId: assistant_id, metadata } = request;
  const stored = toJson({ assistant_id, metadata, temporary: false });
  const run = await store.save({
    run: { id: newId(), owner: caller.id, kind, createdAt, request: stored },
    ...{ threadId, state, changed, interrupt, parentId: start.id, endedAt: clock.now().toISOString() },
    status: interrupt === undefined ? 'idle' : 'interrupted',
  });
  if (interrupt === undefined) states.remove(threadId);
  else states.set(threadId, state);
  return { run, result: toStepValues(state.values, interrupt) };
}

async function findState(
  threadId: string,
  store: ThreadStepStore,
  states: StateCache,
): Promise<ThreadState | undefined> {
  const known = states.get(threadId);
  if (known !== undefined && known.id === (await store.findNewestId(threadId))) return known;
  states.remove(threadId);
  return store.findWaiting(threadId);
}

function createConfig({ id, owner, editedAt }: Thread) {
  const config = markSubgraphsUnobserved(createGraphConfig(id));
  return editedAt === undefined ? addThreadOwner(config, owner) : config;
}

type StateCache = ReturnType<typeof createStateCache>;

const MAX_REMEMBERED = 2000;

/** Keeps the newest states of the threads that ran last, so that the next run of a thread need not read them. */
function createStateCache() {
  const states = new Map<string, ThreadState>();
  return {
    get: (threadId: string) => states.get(threadId),
    remove: (threadId: string) => void states.delete(threadId),
    set(threadId: string, state: ThreadState): void {
      states.delete(threadId);
      states.set(threadId, state);
      const [oldest] = states.keys();
      if (states.size > MAX_REMEMBERED && oldest !== undefined) states.delete(oldest);
    },
  };
}
