import type { GeneratedItem, Generation } from '../api/schema.ts';
import type { generateStrings } from './generate-strings.ts';

export type NodeName = keyof typeof generateStrings.graph.nodes;
export type DraftItem = GeneratedItem['item'];
export type ReviewCycle = GeneratedItem['review_history'][number];
export type Correction = GeneratedItem['corrections'][number];

/** What a node changed, as far as the page shows it. */
export type Delta = {
  item?: DraftItem;
  reviewHistory?: ReviewCycle[];
  corrections?: Correction[];
  judge?: string;
  finalStatus?: GeneratedItem['status'] | 'pending';
};

type Progress = {
  item: number;
  currentStep: number;
  totalSteps: number;
  estimatedTimeRemainingMs: number | null;
};

export type GenerationEvent =
  | { type: 'progress'; data: Progress }
  | { type: 'node_enter'; data: { item: number; node: NodeName; step: number; totalSteps: number } }
  | { type: 'node_complete'; data: { item: number; node: NodeName; durationMs: number } }
  | { type: 'state_delta'; data: { item: number; node: NodeName; delta: Delta } }
  | { type: 'token_stream'; data: { item: number; node: NodeName; text: string; restart?: true } }
  | {
      type: 'error';
      data: { item: number; node: NodeName; code: string; message: string; recoverable: boolean };
    }
  | { type: 'done'; data: { totalDurationMs: number; status: Generation['status'] } };

const types = [
  'progress',
  'node_enter',
  'node_complete',
  'state_delta',
  'token_stream',
  'error',
  'done',
] as const satisfies GenerationEvent['type'][];

export type EventWatcher = {
  onEvent: (event: GenerationEvent, id: number) => void;
  onState: (state: 'open' | 'lost' | 'closed') => void;
};

/**
 * Listens to a generation from an event on. The browser comes back by itself after a cut and names the last event it
 * saw; `closed` means that it has given up.
 */
export function listen(id: string, after: number, { onEvent, onState }: EventWatcher): () => void {
  const source = new EventSource(`/api/v1/generations/${encodeURIComponent(id)}/events?after=${after}`);
  source.onopen = () => onState('open');
  const take = (type: GenerationEvent['type']) => (message: MessageEvent<string> | Event) => {
    if (!('data' in message)) {
      onState(source.readyState === EventSource.CLOSED ? 'closed' : 'lost');
      return;
    }
    // Our own server wrote it, as its document says.
    onEvent({ type, data: JSON.parse(String(message.data)) } as GenerationEvent, Number(message.lastEventId));
    if (type === 'done') source.close();
  };
  for (const type of types) source.addEventListener(type, take(type));
  return () => source.close();
}
