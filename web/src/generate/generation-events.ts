import type { GeneratedItem, Generation } from '../api/schema.ts';
import type { generateStrings } from './generate-strings.ts';

/** The name of one step of the generation graph. */
export type NodeName = keyof typeof generateStrings.graph.nodes;
/** The question as written so far. */
export type DraftItem = GeneratedItem['item'];
/** One attempt at a question, with the results of its checks and its scores. */
export type ReviewCycle = GeneratedItem['review_history'][number];
/** A component of a question that was rewritten after an attempt. */
export type Correction = GeneratedItem['corrections'][number];

/** The state changes made by a step; only the fields that the page shows. */
type Delta = {
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

/** The server-sent events of a batch; `item` is the one-based number of the question. */
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

const EVENT_TYPES = [
  'progress',
  'node_enter',
  'node_complete',
  'state_delta',
  'token_stream',
  'error',
  'done',
] as const satisfies GenerationEvent['type'][];

type EventListeners = {
  onEvent: (event: GenerationEvent, id: number) => void;
  onConnectionChange: (connection: 'open' | 'lost' | 'closed') => void;
};

/**
 * Subscribes to the events of a batch after the given event id; returns a function that unsubscribes. The browser
 * reconnects by itself and resumes after the last event; until then the connection is reported as `lost`. `closed` means
 * that the browser has stopped trying.
 */
export function listenToGeneration(
  id: string,
  after: number,
  { onEvent, onConnectionChange }: EventListeners,
): () => void {
  const source = new EventSource(`/api/v1/generations/${encodeURIComponent(id)}/events?after=${after}`);
  source.onopen = () => onConnectionChange('open');
  const createHandler = (type: GenerationEvent['type']) => (message: MessageEvent<string> | Event) => {
    // The server's own `error` events contain data; an `error` event without data is a connection error.
    if (!('data' in message)) {
      onConnectionChange(source.readyState === EventSource.CLOSED ? 'closed' : 'lost');
      return;
    }
    // Unchecked: the event is written by our own server.
    onEvent({ type, data: JSON.parse(String(message.data)) } as GenerationEvent, Number(message.lastEventId));
    if (type === 'done') source.close();
  };
  for (const type of EVENT_TYPES) source.addEventListener(type, createHandler(type));
  return () => source.close();
}
