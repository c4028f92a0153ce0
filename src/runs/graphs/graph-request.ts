import type { ThreadMetadata } from '../../domain/thread.ts';

/** How a run is watched, as clients of LangGraph name the ways. */
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

export type Destination = string | { readonly node: string; readonly input?: unknown };

export type GraphCommand = {
  /** Answers the interrupt that the thread waits at. */
  readonly resume?: unknown;
  readonly update?: Readonly<Record<string, unknown>> | ReadonlyArray<readonly [string, unknown]>;
  readonly goto?: Destination | readonly Destination[];
};

/** A place in the history of a thread. */
export type CheckpointPlace = {
  readonly id?: string;
  readonly ns?: string;
  readonly map?: Readonly<Record<string, string>>;
};

export type GraphRequest = {
  readonly graphId: string;
  /** Without input and command the thread goes on where it stands. */
  readonly input?: unknown;
  readonly command?: GraphCommand;
  readonly modes: readonly StreamMode[];
  readonly subgraphs: boolean;
  readonly metadata: ThreadMetadata;
  readonly checkpoint?: CheckpointPlace;
  readonly configurable?: Readonly<Record<string, unknown>>;
  readonly tags?: readonly string[];
  readonly recursionLimit?: number;
  readonly context?: unknown;
  readonly interruptBefore?: '*' | readonly string[];
  readonly interruptAfter?: '*' | readonly string[];
  readonly durability?: 'exit' | 'async' | 'sync';
};
