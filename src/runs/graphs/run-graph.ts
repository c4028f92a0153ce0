import { Fault } from '../../domain/fault.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ThreadStore } from '../../ports/thread-store.ts';
import type { RunWork } from '../run-work.ts';
import type { Graph, GraphCatalogue } from './graph.ts';
import { configOf } from './graph-config.ts';
import { graphFault } from './graph-fault.ts';
import { graphInputOf } from './graph-input.ts';
import type { GraphRequest } from './graph-request.ts';
import { streamGraph } from './stream-graph.ts';
import { answerOf } from './thread-state.ts';
import { toWire } from './to-wire.ts';

export type GraphRunTools = {
  readonly threads: ThreadStore;
  readonly graphs: GraphCatalogue;
  readonly clock: Clock;
};

export type GraphRunPlan = {
  readonly threadId: string;
  readonly request: GraphRequest;
  /** The state is answered and then forgotten. */
  readonly isTemporary: boolean;
};

/** The work of a run: one passage of a graph over its thread. */
export function createGraphWork(plan: GraphRunPlan, tools: GraphRunTools): RunWork {
  const { threadId, request, isTemporary } = plan;
  const { threads, graphs, clock } = tools;
  return async (emit, signal, runId) => {
    const graphId = request.graphId;
    const found = await threads.change(threadId, { at: clock.now().toISOString(), graphId });
    if (found === undefined) throw new Fault('not-found', `There is no thread ${threadId}.`);
    const graph = await graphs.open(graphId);
    try {
      await tellParts(graph, { ...plan, runId, signal }, emit);
      return isTemporary ? answerOf(await graph.getState(configOf(threadId))) : undefined;
    } catch (thrown) {
      throw graphFault(thrown);
    } finally {
      if (isTemporary) await graphs.forget(threadId);
      else await settleThread(graph, threadId, tools);
    }
  };
}

/** So many events may wait to be stored before the graph is held up. */
const AHEAD = 50;

type Passage = GraphRunPlan & { readonly runId: string; readonly signal: AbortSignal };

async function tellParts(
  graph: Graph,
  { threadId, request, runId, signal }: Passage,
  emit: Parameters<RunWork>[0],
): Promise<void> {
  await emit('metadata', { run_id: runId, thread_id: threadId, attempt: 1 });
  const input = await graphInputOf(request);
  const options = { ...optionsOf(request, threadId), signal };
  const { modes, subgraphs } = request;
  let count = 0;
  for await (const part of streamGraph(graph, { input, options, modes, subgraphs, runId })) {
    const stored = emit(part.type, toWire(part.data));
    if (++count % AHEAD === 0) await stored;
  }
}

/** What is not asked for is left out, because LangGraph takes an undefined option for a wish. */
function optionsOf(request: GraphRequest, threadId: string): Record<string, unknown> {
  const { configurable, checkpoint } = request;
  const options = {
    ...configOf(threadId, checkpoint, configurable),
    metadata: request.metadata,
    tags: request.tags,
    recursionLimit: request.recursionLimit,
    context: request.context,
    interruptBefore: request.interruptBefore,
    interruptAfter: request.interruptAfter,
    durability: request.durability,
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** Notes whether the thread waits for somebody. */
async function settleThread(
  graph: Graph,
  threadId: string,
  { threads, clock }: GraphRunTools,
): Promise<void> {
  const { next } = await graph.getState(configOf(threadId));
  const rest = next.length > 0 ? 'interrupted' : 'idle';
  await threads.change(threadId, { at: clock.now().toISOString(), rest });
}
