import { Fault } from '../../domain/fault.ts';
import type { Json } from '../../domain/run.ts';
import type { StatusAfterRun, Thread } from '../../domain/thread.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ThreadStore } from '../../ports/thread-store.ts';
import type { Emit } from '../event-writer.ts';
import type { RunWork } from '../run-work.ts';
import { waitForTurn } from '../turns.ts';
import { describeChunk } from './describe-chunk.ts';
import { createFinalState, type FinalState } from './final-state.ts';
import type { Graph, GraphCatalogue, GraphEvent } from './graph.ts';
import { addThreadOwner, createGraphConfig, markSubgraphsUnobserved } from './graph-config.ts';
import { createGraphInput } from './graph-input.ts';
import type { GraphRequest, StreamMode } from './graph-request.ts';
import { createMessageReader, type GraphChunk, type StreamPart } from './message-reader.ts';
import { toGraphFault } from './to-graph-fault.ts';
import { toWire } from './to-wire.ts';
import { toRunResult } from './wire-state.ts';

type GraphRunDependencies = {
  readonly threads: ThreadStore;
  readonly graphs: GraphCatalogue;
  readonly clock: Clock;
};

type GraphRunPlan = {
  readonly threadId: string;
  readonly request: GraphRequest;
  /** True when the thread exists only for this run: its state becomes the result of the run and is then deleted. */
  readonly isTemporary: boolean;
  /** True when the request changes the state by hand; the answers of the thread are then not recorded. */
  readonly editsState: boolean;
  /** Called with the values at the end of a run that succeeds. */
  readonly onResult: (runId: string, result: Json) => void;
};

/** Creates the work of a run. It runs a graph on its thread until the graph ends or interrupts. */
export function createGraphWork(plan: GraphRunPlan, deps: GraphRunDependencies): RunWork {
  const { threadId, request, isTemporary, onResult } = plan;
  const { graphs } = deps;
  return async (emit, signal, runId) => {
    const graphId = request.graphId;
    const thread = await prepareThread(plan, deps);
    if (thread === undefined) throw new Fault('not-found', `There is no thread ${threadId}.`);
    const graph = await graphs.open(graphId);
    const final = createFinalState();
    try {
      const owner = thread.editedAt === undefined ? thread.owner : undefined;
      await emitParts(graph, { ...plan, owner, runId, signal, final }, emit);
      if (isTemporary) return toRunResult(await graph.getState(createGraphConfig(threadId)));
      const result = final.findResult(request);
      if (result !== undefined) onResult(runId, result);
      return undefined;
    } catch (thrown) {
      final.clear();
      throw toGraphFault(thrown);
    } finally {
      if (isTemporary) await graphs.deleteCheckpoints(threadId);
      else await updateThreadStatus(graph, threadId, deps, final.findStatus(request));
    }
  };
}

/** Records on the thread which graph runs and whether its state is edited, if that changes; returns the thread. */
async function prepareThread(
  { threadId, request: { graphId }, editsState }: GraphRunPlan,
  { threads, clock }: GraphRunDependencies,
): Promise<Thread | undefined> {
  const thread = await threads.find(threadId);
  if (thread === undefined || (thread.graphId === graphId && !editsState)) return thread;
  const at = clock.now().toISOString();
  return threads.change(threadId, { at, graphId, ...(editsState && { editedAt: at }) });
}

/** After this number of events the graph waits until they are stored. */
const MAX_UNSTORED_EVENTS = 50;

type GraphExecution = GraphRunPlan & {
  /** Whose answers are recorded; undefined for an edited thread. */
  readonly owner: string | undefined;
  readonly runId: string;
  readonly signal: AbortSignal;
  readonly final: FinalState;
};

async function emitParts(graph: Graph, execution: GraphExecution, emit: Emit): Promise<void> {
  const { threadId, runId, request } = execution;
  if (request.modes.length > 0) await emit('metadata', { run_id: runId, thread_id: threadId, attempt: 1 });
  let count = 0;
  for await (const part of streamParts(graph, execution)) {
    // A part may contain the whole state of the graph.
    await waitForTurn();
    const stored = emit(part.type, toWire(part.data));
    if (++count % MAX_UNSTORED_EVENTS === 0) await stored;
  }
}

/** Runs the graph and yields one part per event in the requested stream modes. */
async function* streamParts(
  graph: Graph,
  execution: GraphExecution,
): AsyncGenerator<StreamPart, void, undefined> {
  const requestedModes = new Set<string>(execution.request.modes);
  const messages = createMessageReader();
  for await (const item of streamChunks(graph, execution)) {
    if ('event' in item) {
      // Work with this tag must not be visible to clients.
      if (!item.event.tags?.includes('langsmith:hidden')) yield { type: 'events', data: item.event };
      continue;
    }
    const { ns, mode, payload } = item;
    if (mode === 'values' && ns.length === 0) execution.final.read(payload);
    if (requestedModes.has('messages')) yield* messages.read(item);
    const isRequested = mode === 'messages' ? requestedModes.has('messages-tuple') : requestedModes.has(mode);
    if (isRequested) yield { type: [mode, ...ns].join('|'), data: describeChunk(mode, payload) };
  }
}

/** Starts the graph and yields its stream. The mode `events` needs another LangGraph method, which also yields the chunks of the other modes. */
async function* streamChunks(
  graph: Graph,
  { threadId, owner, request, runId, signal }: GraphExecution,
): AsyncGenerator<GraphChunk | { readonly event: GraphEvent }, void, undefined> {
  const { modes, subgraphs } = request;
  const input = await createGraphInput(request);
  const streamMode = toLangGraphModes(modes);
  const options = { ...createOptions(request, threadId, owner), signal, streamMode, subgraphs, runId };
  if (!modes.includes('events')) {
    for await (const chunk of await graph.stream(input, options)) yield readChunk(chunk, subgraphs);
    return;
  }
  for await (const event of graph.streamEvents(input, { ...options, version: 'v2' })) {
    const isChunk = event.event === 'on_chain_stream' && event.run_id === runId;
    yield isChunk ? readChunk(event.data.chunk, subgraphs) : { event };
  }
}

/** Returns the LangGraph modes for the requested API modes; `values` is always one of them, because the result of the run is read from it. */
function toLangGraphModes(modes: readonly StreamMode[]): string[] {
  const langGraphModes = modes.filter((mode) => mode !== 'events' && mode !== 'messages-tuple');
  return [
    ...new Set<string>([
      ...langGraphModes,
      ...(modes.includes('messages-tuple') ? ['messages'] : []),
      'values',
    ]),
  ];
}

/** Parses a chunk. LangGraph yields `[mode, payload]`, and with subgraphs `[namespace, mode, payload]`. */
function readChunk(chunk: unknown, subgraphs: boolean): GraphChunk {
  const parts: unknown[] = Array.isArray(chunk) ? chunk : [];
  const [ns, mode, payload] = subgraphs ? parts : [[], ...parts];
  return { ns: Array.isArray(ns) ? ns.map(String) : [], mode: String(mode), payload };
}

/** Creates the options for LangGraph. Undefined options are removed, because LangGraph would treat them as set. */
function createOptions(request: GraphRequest, threadId: string, owner?: string): Record<string, unknown> {
  const { configurable, checkpoint, subgraphs, modes } = request;
  const clientConfig = createGraphConfig(threadId, checkpoint, configurable);
  const config = subgraphs || modes.includes('events') ? clientConfig : markSubgraphsUnobserved(clientConfig);
  const options = {
    ...(owner === undefined ? config : addThreadOwner(config, owner)),
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

/** Stores whether the thread waits for a resume or is idle. */
export async function updateThreadStatus(
  graph: Graph,
  threadId: string,
  { threads, clock }: Pick<GraphRunDependencies, 'threads' | 'clock'>,
  knownStatus?: StatusAfterRun,
): Promise<void> {
  const status = knownStatus ?? (await readStatus(graph, threadId));
  await threads.setStatus(threadId, { at: clock.now().toISOString(), status });
}

async function readStatus(graph: Graph, threadId: string): Promise<StatusAfterRun> {
  const { next } = await graph.getState(createGraphConfig(threadId));
  return next.length > 0 ? 'interrupted' : 'idle';
}
