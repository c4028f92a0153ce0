import type { Generation } from '../api/schema.ts';
import type { Correction, DraftItem, GenerationEvent, NodeName, ReviewCycle } from './generation-events.ts';

/** The progress of one step of the generation graph. */
export type NodeProgress = {
  readonly state: 'running' | 'done' | 'failed';
  readonly visits: number;
  readonly durationMs: number;
};

/** The progress of one question, built from its events. */
export type ItemProgress = {
  readonly nodes: Readonly<Partial<Record<NodeName, NodeProgress>>>;
  readonly draft?: DraftItem;
  readonly cycles: readonly ReviewCycle[];
  readonly corrections: readonly Correction[];
  /** The scorer: `rules` or the name of an AI model. */
  readonly judge?: string;
  /** The text that an AI model is writing now. */
  readonly writing?: { readonly node: NodeName; readonly text: string };
  /** The current or last step. */
  readonly node?: NodeName;
  readonly step: number;
  readonly totalSteps: number;
  /** True when the question has its final status. */
  readonly isDecided: boolean;
  /** The last error; cleared when a later step starts. */
  readonly failure?: { readonly node: NodeName; readonly message: string };
};

export type GenerationProgress = {
  readonly lastEventId: number;
  /** The one-based number of the current question; 0 before the first event. */
  readonly current: number;
  readonly timeLeftMs: number | null;
  readonly items: Readonly<Record<number, ItemProgress>>;
  /** Set when the batch has ended. */
  readonly ending?: { readonly status: Generation['status']; readonly totalDurationMs: number };
};

export const initialProgress: GenerationProgress = {
  lastEventId: 0,
  current: 0,
  timeLeftMs: null,
  items: {},
};

const initialItem: ItemProgress = {
  nodes: {},
  cycles: [],
  corrections: [],
  step: 0,
  totalSteps: 10,
  isDecided: false,
};

/** Returns the progress after one more event. */
export function applyEvent(
  progress: GenerationProgress,
  event: GenerationEvent,
  id: number,
): GenerationProgress {
  const nextProgress = { ...progress, lastEventId: id };
  if (event.type === 'done') return { ...nextProgress, ending: event.data, timeLeftMs: null };
  const { item: index } = event.data;
  const item = isItemStart(event) ? initialItem : (progress.items[index] ?? initialItem);
  const items = { ...progress.items, [index]: applyItemEvent(item, event) };
  const timeLeftMs = event.type === 'progress' ? event.data.estimatedTimeRemainingMs : progress.timeLeftMs;
  return { ...nextProgress, current: index, timeLeftMs, items };
}

/** Returns true for the first step of a question. A question that was interrupted by a server restart runs it again. */
function isItemStart(event: ItemEvent): boolean {
  return event.type === 'node_enter' && event.data.node === 'init';
}

type ItemEvent = Exclude<GenerationEvent, { type: 'done' }>;

function applyItemEvent(item: ItemProgress, event: ItemEvent): ItemProgress {
  switch (event.type) {
    case 'progress':
      return { ...item, step: event.data.currentStep, totalSteps: event.data.totalSteps };
    case 'node_enter': {
      const { failure: _cleared, ...rest } = item;
      const { node, step, totalSteps } = event.data;
      const { visits = 0 } = item.nodes[node] ?? {};
      return { ...updateNode(rest, node, { state: 'running', visits: visits + 1 }), node, step, totalSteps };
    }
    case 'node_complete': {
      const { writing: _finished, ...rest } = item;
      const { node, durationMs } = event.data;
      const { durationMs: earlierMs = 0 } = item.nodes[node] ?? {};
      return updateNode(rest, node, { state: 'done', durationMs: earlierMs + durationMs });
    }
    case 'token_stream': {
      const { node, text, restart } = event.data;
      const previous = item.writing?.node === node && !restart ? item.writing.text : '';
      return { ...item, writing: { node, text: previous + text } };
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
      return {
        ...updateNode(finishRunningNodes(item), node, { state: 'failed' }),
        failure: { node, message },
      };
    }
  }
}

function updateNode(item: ItemProgress, node: NodeName, changes: Partial<NodeProgress>): ItemProgress {
  const previous = item.nodes[node] ?? { state: 'running', visits: 1, durationMs: 0 };
  return { ...item, nodes: { ...item.nodes, [node]: { ...previous, ...changes } } };
}

/** Marks running steps as done: steps run one after the other, so an error means the earlier ones have finished. */
function finishRunningNodes(item: ItemProgress): ItemProgress {
  const nodes = Object.entries(item.nodes).map(([name, node]): [string, NodeProgress] => [
    name,
    node.state === 'running' ? { ...node, state: 'done' } : node,
  ]);
  return { ...item, nodes: Object.fromEntries(nodes) };
}
