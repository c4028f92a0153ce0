import { Fault } from '../../domain/fault.ts';
import { mayAct, type Principal } from '../../domain/principal.ts';
import { hasEnded, type Run, type RunEvent, type RunStatus } from '../../domain/run.ts';
import { toJson } from '../event-writer.ts';
import type { Following } from '../follow-events.ts';
import type { RunManager } from '../run-manager.ts';
import type { GraphCard } from './graph.ts';
import { configOf } from './graph-config.ts';
import type { GraphRequest } from './graph-request.ts';
import { createGraphWork } from './run-graph.ts';
import type { ThreadDesk, ThreadTools } from './thread-desk.ts';
import { answerOf } from './thread-state.ts';

export const GRAPH_RUN = 'graph';

export type RunsOfThread = { readonly limit: number; readonly offset: number; readonly status?: RunStatus };

/** Starts graphs on people's threads, and lets them watch, await and cancel the runs. */
export type GraphRuns = {
  /** A thread whose last run is still under way is a `conflict` fault; without a thread the state is forgotten after. */
  start(caller: Principal, threadId: string | undefined, request: GraphRequest): Promise<Run>;
  /** `not-found` also when the run is of another thread. */
  get(owner: string, threadId: string | undefined, id: string): Promise<Run>;
  list(owner: string, threadId: string, page: RunsOfThread): Promise<Run[]>;
  follow(owner: string, id: string, following?: Following): AsyncGenerator<RunEvent, void, undefined>;
  /** Waits for the end, and answers the values then; how it failed is told as `__error__`. */
  answer(owner: string, id: string, signal?: AbortSignal): Promise<unknown>;
  cancel(owner: string, id: string): Promise<Run>;
};

const TEMPORARY_MS = 3_600_000;

export function createGraphRuns(tools: ThreadTools, desk: ThreadDesk): GraphRuns {
  const { threads, runs, graphs, clock, newId } = tools;

  async function checkResume(threadId: string, { graphId, command }: GraphRequest): Promise<void> {
    if (command?.resume === undefined) return;
    const { tasks } = await (await graphs.open(graphId)).getState(configOf(threadId));
    if (tasks.some(({ interrupts }) => interrupts.length > 0)) return;
    throw new Fault('conflict', `The thread ${threadId} does not wait for an answer.`, {
      advice: 'Read its state to see where it stands.',
    });
  }

  async function openThread(owner: string, threadId: string | undefined): Promise<string> {
    if (threadId !== undefined) return (await desk.get(owner, threadId)).id;
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + TEMPORARY_MS).toISOString();
    const thread = { id: newId(), owner, metadata: {}, createdAt: now.toISOString(), expiresAt };
    return (await threads.create({ ...thread, isTemporary: true })).id;
  }

  async function get(owner: string, threadId: string | undefined, id: string): Promise<Run> {
    const run = await runs.get(owner, id);
    if (run.kind === GRAPH_RUN && (threadId === undefined || run.threadId === threadId)) return run;
    throw new Fault('not-found', `There is no run ${id}.`, { advice: 'List the runs of the thread.' });
  }

  return {
    get,
    async start(caller, given, request) {
      checkCard(graphs.cards, request.graphId, caller);
      const threadId = await openThread(caller.id, given);
      await checkResume(threadId, request);
      const isTemporary = given === undefined;
      const work = createGraphWork({ threadId, request, isTemporary }, tools);
      const asked = { assistant_id: request.graphId, metadata: request.metadata, temporary: isTemporary };
      const run = await runs.start(
        { owner: caller.id, kind: GRAPH_RUN, threadId, request: toJson(asked) },
        work,
      );
      // A thread may go on for hundreds of runs, and each tells its whole state many times.
      await runs.forgetEvents(threadId);
      return run;
    },
    async list(owner, threadId, { limit, offset, status }) {
      await desk.get(owner, threadId);
      const filter = { kind: GRAPH_RUN, threadId, ...(status && { status }) };
      const page = await runs.list(owner, filter, { limit: limit + offset });
      return page.runs.slice(offset);
    },
    follow: (owner, id, following) => runs.subscribe(owner, id, following),
    async answer(owner, id, signal) {
      const run = await waitForEnd(runs, owner, id, signal);
      if (run.error !== undefined && run.status !== 'cancelled') return { __error__: run.error };
      if (run.result !== undefined) return run.result;
      const thread = run.threadId === undefined ? undefined : await threads.find(run.threadId);
      if (thread?.graphId === undefined) return {};
      return answerOf(await (await graphs.open(thread.graphId)).getState(configOf(thread.id)));
    },
    cancel: (owner, id) => runs.cancel(owner, id),
  };
}

async function waitForEnd(
  runs: RunManager,
  owner: string,
  id: string,
  signal: AbortSignal | undefined,
): Promise<Run> {
  const { lastEventId } = await runs.get(owner, id);
  const following = { after: Math.max(0, lastEventId - 1), ...(signal && { signal }) };
  for await (const _event of runs.subscribe(owner, id, following));
  const run = await runs.get(owner, id);
  if (hasEnded(run.status)) return run;
  throw new Fault('service-down', 'The waiting ended before the run did.', { advice: 'Join the run again.' });
}

/** Refuses a graph that is not there, or that the caller may not run. */
export function checkCard(cards: readonly GraphCard[], id: string, caller: Principal): GraphCard {
  const card = cards.find((one) => one.id === id);
  if (card !== undefined && mayAct(caller, card.roles)) return card;
  if (card !== undefined) {
    throw new Fault('not-allowed', `The graph ${id} needs one of the roles ${card.roles.join(', ')}.`);
  }
  const known = cards.filter(({ roles }) => mayAct(caller, roles)).map((one) => one.id);
  throw new Fault('not-found', `There is no graph ${id}.`, {
    advice: known.length > 0 ? `There are ${known.join(', ')}.` : 'There are no graphs.',
  });
}
