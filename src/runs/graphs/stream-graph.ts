import { describeChunk } from './describe-chunk.ts';
import type { Graph, GraphEvent } from './graph.ts';
import type { Chunk, GraphPart } from './graph-part.ts';
import type { StreamMode } from './graph-request.ts';
import { createMessageReader } from './message-reader.ts';

export type StreamPlan = {
  readonly input: unknown;
  /** Options of LangGraph; the modes are set here. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly modes: readonly StreamMode[];
  readonly subgraphs: boolean;
  readonly runId: string;
};

/** Runs the graph and tells what happens in the ways that were asked for. */
export async function* streamGraph(
  graph: Graph,
  plan: StreamPlan,
): AsyncGenerator<GraphPart, void, undefined> {
  const asked = new Set<string>(plan.modes);
  const messages = createMessageReader();
  for await (const piece of readPieces(graph, plan)) {
    if ('event' in piece) {
      if (!piece.event.tags?.includes('langsmith:hidden')) yield { type: 'events', data: piece.event };
      continue;
    }
    const { ns, mode, payload } = piece;
    if (asked.has('messages')) yield* messages.read(piece);
    const isAsked = mode === 'messages' ? asked.has('messages-tuple') : asked.has(mode);
    if (isAsked) yield { type: [mode, ...ns].join('|'), data: describeChunk(mode, payload) };
  }
}

/** The ways of LangGraph itself that the asked ones are made of. */
function ownModes(modes: readonly StreamMode[]): string[] {
  const own = new Set<string>(modes.filter((mode) => mode !== 'events' && mode !== 'messages-tuple'));
  if (modes.includes('messages-tuple')) own.add('messages');
  if (modes.includes('messages') || own.size === 0) own.add('values');
  return [...own];
}

async function* readPieces(
  graph: Graph,
  { input, options, modes, subgraphs, runId }: StreamPlan,
): AsyncGenerator<Chunk | { readonly event: GraphEvent }, void, undefined> {
  const all = { ...options, streamMode: ownModes(modes), subgraphs, runId };
  if (!modes.includes('events')) {
    for await (const chunk of await graph.stream(input, all)) yield readChunk(chunk, subgraphs);
    return;
  }
  for await (const event of graph.streamEvents(input, { ...all, version: 'v2' })) {
    const isChunk = event.event === 'on_chain_stream' && event.run_id === runId;
    yield isChunk ? readChunk(event.data.chunk, subgraphs) : { event };
  }
}

/** LangGraph answers `[mode, payload]`, and with subgraphs `[namespace, mode, payload]`. */
function readChunk(chunk: unknown, subgraphs: boolean): Chunk {
  const parts: unknown[] = Array.isArray(chunk) ? chunk : [];
  const [ns, mode, payload] = subgraphs ? parts : [[], ...parts];
  return { ns: Array.isArray(ns) ? ns.map(String) : [], mode: String(mode), payload };
}
