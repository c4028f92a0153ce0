import type { ThreadMetadata } from '../../domain/thread.ts';

/** Stream modes of the LangGraph API. They select the events that a run emits. */
export const STREAM_MODES = [
  'values',
  'updates',
  'messages',
  'messages-tuple',
  'custom',
  'events',
  'debug',
  'tasks',
  'checkpoints',
  'tools',
] as const;
export type StreamMode = (typeof STREAM_MODES)[number];

/** A node, or a node with its own input. */
export type Destination = string | { readonly node: string; readonly input?: unknown };

export type GraphCommand = {
  /** The response to the interrupt at which the thread waits: a value, or its JSON text. */
  readonly resume?: unknown;
  /** A change of the state. */
  readonly update?: Readonly<Record<string, unknown>> | ReadonlyArray<readonly [string, unknown]>;
  /** The nodes that run next. */
  readonly goto?: Destination | readonly Destination[];
};

/** Selects a checkpoint in the history of a thread. */
export type CheckpointRef = {
  readonly id?: string;
  /** The namespace, which identifies a subgraph. */
  readonly ns?: string;
  /** Checkpoint ids by namespace. */
  readonly map?: Readonly<Record<string, string>>;
};

/** When LangGraph stores checkpoints: at the end of a run, after each step in the background, or before the next step. */
export type Durability = 'exit' | 'async' | 'sync';

/** A request to run a graph. */
export type GraphRequest = {
  readonly graphId: string;
  /** Without input and command the graph continues from the current state. */
  readonly input?: unknown;
  readonly command?: GraphCommand;
  /** Empty if nobody follows the run; it then emits no events. */
  readonly modes: readonly StreamMode[];
  /** Whether to emit the events of subgraphs. */
  readonly subgraphs: boolean;
  readonly metadata: ThreadMetadata;
  readonly checkpoint?: CheckpointRef;
  readonly configurable?: Readonly<Record<string, unknown>>;
  readonly tags?: readonly string[];
  readonly recursionLimit?: number;
  readonly context?: unknown;
  readonly interruptBefore?: '*' | readonly string[];
  readonly interruptAfter?: '*' | readonly string[];
  readonly durability?: Durability;
};
