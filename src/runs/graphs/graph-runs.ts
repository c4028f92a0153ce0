import { once } from 'node:events';
import { Fault } from '../../domain/fault.ts';
import { hasAnyRole, type Principal } from '../../domain/principal.ts';
import { GRAPH_RUN, hasEnded, type Json, type Run, type RunEvent, type RunStatus } from '../../domain/run.ts';
import type { Thread } from '../../domain/thread.ts';
import { toJson } from '../event-writer.ts';
import type { FollowOptions } from '../follow-events.ts';
import type { RunManager } from '../run-manager.ts';
import type { GraphCatalogue, GraphInfo } from './graph.ts';
import { createGraphConfig } from './graph-config.ts';
import type { Durability, GraphRequest } from './graph-request.ts';
import { restrictRequest } from './restrict-request.ts';
import { createResultCache } from './result-cache.ts';
import { createGraphWork } from './run-graph.ts';
import { createDirectRuns } from './steps/direct-runs.ts';
import type { ThreadService, ThreadServiceDependencies } from './thread-service.ts';
import { toRunResult } from './wire-state.ts';

type ThreadRunsQuery = { readonly limit: number; readonly offset: number; readonly status?: RunStatus };

/** Starts graphs on the owner's threads, and follows, awaits and cancels their runs. */
export type GraphRuns = {
  /** Starts a run. A thread with an unfinished run is a `conflict` fault. Without a thread, the state is deleted after the run. */
  start(caller: Principal, threadId: string | undefined, request: GraphRequest): Promise<Run>;
  /** Starts runs without a thread. None is started if the caller may not run one of the graphs. */
  startAll(caller: Principal, requests: readonly GraphRequest[]): Promise<Run[]>;
  /** Returns a run; a run of another thread is `not-found`. */
  get(owner: string, threadId: string | undefined, id: string): Promise<Run>;
  list(owner: string, threadId: string, query: ThreadRunsQuery): Promise<Run[]>;
  subscribe(owner: string, id: string, options?: FollowOptions): AsyncGenerator<RunEvent, void, undefined>;
  /** Waits for the end of the run and returns the values of the state; `__error__` contains the error of a failed run. */
  waitForResult(owner: string, id: string, signal?: AbortSignal): Promise<unknown>;
  cancel(owner: string, id: string): Promise<Run>;
};

/** Stores the checkpoint of each step before the next one starts, so that clients see no event of a step that could be lost. */
const DEFAULT_DURABILITY: Durability = 'sync';

/** Lifetime of a thread that is created for one run. It is normally deleted after the run; the lifetime applies if the process dies. */
const TEMPORARY_THREAD_MS = 3_600_000;

export function createGraphRuns(deps: ThreadServiceDependencies, threadService: ThreadService): GraphRuns {
  const { runs, graphs } = deps;
  const results = createResultCache();
  const start = createRunStarter(deps, threadService, results);

  async function get(owner: string, threadId: string | undefined, id: string): Promise<Run> {
    const run = await runs.get(owner, id);
    if (run.kind === GRAPH_RUN && (threadId === undefined || run.threadId === threadId)) return run;
    throw new Fault('not-found', `There is no run ${id}.`, { advice: 'List the runs of the thread.' });
  }

  return {
    get,
    start,
    async startAll(caller, requests) {
      for (const { graphId } of requests) requireGraph(graphs.available, graphId, caller);
      const started: Run[] = [];
      for (const request of requests) started.push(await start(caller, undefined, request));
      return started;
    },
    async list(owner, threadId, { limit, offset, status }) {
      await threadService.get(owner, threadId);
      const filter = { kind: GRAPH_RUN, threadId, ...(status && { status }) };
      const page = await runs.list(owner, filter, { limit: limit + offset });
      return page.runs.slice(offset);
    },
    subscribe: (owner, id, options) => runs.subscribe(owner, id, options),
    async waitForResult(owner, id, signal) {
      const ended = results.takeEnded(owner, id);
      if (ended !== undefined) return ended.result;
      return readResult(await waitForEnd(runs, owner, id, signal), results.take(id), deps);
    },
    cancel: (owner, id) => runs.cancel(owner, id),
  };
}

type ResultCache = ReturnType<typeof createResultCache>;

/** Creates the function that starts runs: without LangGraph if that is possible, else with it. */
function createRunStarter(
  deps: ThreadServiceDependencies,
  threadService: ThreadService,
  results: ResultCache,
): GraphRuns['start'] {
  const { runs, graphs } = deps;
  const direct = deps.steps && createDirectRuns(GRAPH_RUN, { ...deps, steps: deps.steps });
  return async (caller, requestedThreadId, requested) => {
    const graph = requireGraph(graphs.available, requested.graphId, caller);
    const { request: restricted, editsState } = restrictRequest(requested, graph, caller);
    const request = { durability: graph.durability ?? DEFAULT_DURABILITY, ...restricted };
    const isTemporary = requestedThreadId === undefined;
    const thread = isTemporary
      ? await openTemporaryThread(caller.id, deps)
      : await threadService.get(caller.id, requestedThreadId);
    const ended = editsState ? undefined : await direct?.tryRun(caller, thread, request);
    if (ended !== undefined) {
      results.addEnded(ended);
      return ended.run;
    }
    const { id: threadId } = thread;
    await checkResume(threadId, request, graphs);
    if (editsState) await deps.onStateEdit?.(caller, threadId);
    const onResult = (runId: string, result: Json): void => results.add(runId, result);
    const work = createGraphWork({ threadId, request, isTemporary, editsState, onResult }, deps);
    const { graphId: assistant_id, metadata } = request;
    const storedRequest = toJson({ assistant_id, metadata, temporary: isTemporary });
    const run = await runs.start(
      { owner: caller.id, kind: GRAPH_RUN, threadId, request: storedRequest },
      work,
    );
    // Deletes the events of earlier runs, because they repeat the whole state many times.
    if (!isTemporary) await runs.deleteEvents(threadId);
    if (isTemporary || request.modes.length > 0) await runs.deleteOldEvents(caller.id);
    return run;
  };
}

/** Creates the thread of a run without one. */
function openTemporaryThread(
  owner: string,
  { threads, clock, newId }: Pick<ThreadServiceDependencies, 'threads' | 'clock' | 'newId'>,
): Promise<Thread> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + TEMPORARY_THREAD_MS).toISOString();
  const thread = { id: newId(), owner, metadata: {}, createdAt: now.toISOString(), expiresAt };
  return threads.create({ ...thread, isTemporary: true });
}

/** Throws a `conflict` fault when the request resumes a thread that waits for nothing. */
async function checkResume(
  threadId: string,
  { command }: GraphRequest,
  graphs: GraphCatalogue,
): Promise<void> {
  if (command?.resume === undefined) return;
  if (await graphs.isWaiting(threadId)) return;
  throw new Fault('conflict', `The thread ${threadId} is not waiting for a resume.`, {
    advice: 'Read the state of the thread to see what it waits for.',
  });
}

/**
 * Reads the result of a run. Returns the first of these that exists: the result in the cache of this process, the error
 * of the run, its stored result, the current values of its thread.
 */
async function readResult(
  run: Run,
  cached: Json | undefined,
  { threads, graphs }: ThreadServiceDependencies,
): Promise<unknown> {
  if (run.status === 'succeeded' && cached !== undefined) return cached;
  if (run.error !== undefined && run.status !== 'cancelled') return { __error__: run.error };
  if (run.result !== undefined) return run.result;
  const thread = run.threadId === undefined ? undefined : await threads.find(run.threadId);
  if (thread?.graphId === undefined) return {};
  return toRunResult(await (await graphs.open(thread.graphId)).getState(createGraphConfig(thread.id)));
}

/** Waits for the end of a run. If another process executes it, its stored events are read until it ends, beginning with the newest one. */
async function waitForEnd(runs: RunManager, owner: string, id: string, signal?: AbortSignal): Promise<Run> {
  await Promise.race([runs.waitForEnd(id), ...(signal ? [waitForAbort(signal)] : [])]);
  const current = await runs.get(owner, id);
  if (hasEnded(current.status)) return current;
  const options = { after: Math.max(0, current.lastEventId - 1), ...(signal && { signal }) };
  for await (const _event of runs.subscribe(owner, id, options));
  const run = await runs.get(owner, id);
  if (hasEnded(run.status)) return run;
  throw new Fault('service-down', 'The connection ended before the run. The run continues.', {
    advice: 'Join the run again.',
  });
}

async function waitForAbort(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/** Returns the graph, or throws when it does not exist or the caller may not run it. */
export function requireGraph(graphs: readonly GraphInfo[], id: string, caller: Principal): GraphInfo {
  const graph = graphs.find((info) => info.id === id);
  if (graph !== undefined && hasAnyRole(caller, graph.roles)) return graph;
  if (graph !== undefined) {
    throw new Fault('not-allowed', `The graph ${id} needs one of the roles ${graph.roles.join(', ')}.`);
  }
  const availableIds = graphs.filter(({ roles }) => hasAnyRole(caller, roles)).map((info) => info.id);
  throw new Fault('not-found', `There is no graph ${id}.`, {
    advice:
      availableIds.length > 0 ? `Available graphs: ${availableIds.join(', ')}.` : 'No graphs are available.',
  });
}
