import type { Generation } from '../api/schema.ts';
import type { Correction, DraftItem, GenerationEvent, NodeName, ReviewCycle } from './generation-events.ts';

export type WatchedNode = {
  readonly state: 'running' | 'done' | 'failed';
  readonly visits: number;
  readonly durationMs: number;
};

/** One item as far as the events have told. */
export type WatchedItem = {
  readonly nodes: Readonly<Partial<Record<NodeName, WatchedNode>>>;
  readonly draft?: DraftItem;
  readonly cycles: readonly ReviewCycle[];
  readonly corrections: readonly Correction[];
  readonly judge?: string;
  /** What a model is writing at this moment. */
  readonly writing?: { readonly node: NodeName; readonly text: string };
  /** The step that was entered last. */
  readonly node?: NodeName;
  readonly step: number;
  readonly totalSteps: number;
  readonly isDecided: boolean;
  /** Why it failed; a step that is entered afterwards shows that it went on. */
  readonly failure?: { readonly node: NodeName; readonly message: string };
};

export type Watched = {
  readonly lastEventId: number;
  /** The item in work, from 1; 0 before the first event. */
  readonly current: number;
  readonly timeLeftMs: number | null;
  readonly items: Readonly<Record<number, WatchedItem>>;
  readonly ending?: { readonly status: Generation['status']; readonly totalDurationMs: number };
};

export const unwatched: Watched = { lastEventId: 0, current: 0, timeLeftMs: null, items: {} };

const fresh: WatchedItem = {
  nodes: {},
  cycles: [],
  corrections: [],
  step: 0,
  totalSteps: 10,
  isDecided: false,
};

/** The state after one more event. */
export function watch(watched: Watched, event: GenerationEvent, id: number): Watched {
  const next = { ...watched, lastEventId: id };
  if (event.type === 'done') return { ...next, ending: event.data, timeLeftMs: null };
  const { item: index } = event.data;
  const before = isBeginning(event) ? fresh : (watched.items[index] ?? fresh);
  const items = { ...watched.items, [index]: watchItem(before, event) };
  const timeLeftMs = event.type === 'progress' ? event.data.estimatedTimeRemainingMs : watched.timeLeftMs;
  return { ...next, current: index, timeLeftMs, items };
}

/** An item that its server left unfinished is made again from its first step. */
function isBeginning(event: ItemEvent): boolean {
  return event.type === 'node_enter' && event.data.node === 'init';
}

type ItemEvent = Exclude<GenerationEvent, { type: 'done' }>;

function watchItem(item: WatchedItem, event: ItemEvent): WatchedItem {
  switch (event.type) {
    case 'progress':
      return { ...item, step: event.data.currentStep, totalSteps: event.data.totalSteps };
    case 'node_enter': {
      const { failure: _overcome, ...rest } = item;
      const { node, step, totalSteps } = event.data;
      const { visits = 0 } = item.nodes[node] ?? {};
      return { ...withNode(rest, node, { state: 'running', visits: visits + 1 }), node, step, totalSteps };
    }
    case 'node_complete': {
      const { writing: _written, ...rest } = item;
      const { node, durationMs } = event.data;
      const { durationMs: before = 0 } = item.nodes[node] ?? {};
      return withNode(rest, node, { state: 'done', durationMs: before + durationMs });
    }
    case 'token_stream': {
      const { node, text, restart } = event.data;
      const sofar = item.writing?.node === node && !restart ? item.writing.text : '';
      return { ...item, writing: { node, text: sofar + text } };
    }
    case 'state_delta': {
      const { item: draft, reviewHistory, corrections, judge, finalStatus } = event.data.delta;
      return {
        ...item,
        ...(draft && { draft }),
        ...(reviewHistory && { cycles: reviewHistory }),
        ...(corrections && { corrections }),
        ...(judge && { judge }),
        ...(finalStatus && { isDecided: finalStatus !== 'pending' }),
      };
    }
    case 'error': {
      const { node, message } = event.data;
      return { ...withNode(withoutRunning(item), node, { state: 'failed' }), failure: { node, message } };
    }
  }
}

function withNode(item: WatchedItem, node: NodeName, part: Partial<WatchedNode>): WatchedItem {
  const before = item.nodes[node] ?? { state: 'running', visits: 1, durationMs: 0 };
  return { ...item, nodes: { ...item.nodes, [node]: { ...before, ...part } } };
}

/** Steps come one after the other, so whatever ran before the one that failed is done. */
function withoutRunning(item: WatchedItem): WatchedItem {
  const nodes = Object.entries(item.nodes).map(([name, node]): [string, WatchedNode] => [
    name,
    node.state === 'running' ? { ...node, state: 'done' } : node,
  ]);
  return { ...item, nodes: Object.fromEntries(nodes) };
}
