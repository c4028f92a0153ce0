import type { StateSnapshot } from '@langchain/langgraph';
import type { Role } from '../../domain/principal.ts';

export type GraphConfig = { readonly configurable: Readonly<Record<string, unknown>> };

/** What LangGraph tells of anything that happens in a run, in its mode `events`. */
export type GraphEvent = {
  readonly event: string;
  readonly run_id: string;
  readonly tags?: readonly string[];
  readonly data: { readonly chunk?: unknown };
};

export type HistoryOptions = {
  readonly limit?: number;
  readonly before?: GraphConfig;
  readonly filter?: Readonly<Record<string, unknown>>;
};

/** The part of a compiled graph that runs need; every graph of LangGraph fits. */
export type Graph = {
  stream(input: unknown, options: object): Promise<AsyncIterable<unknown>>;
  streamEvents(input: unknown, options: object): AsyncIterable<GraphEvent>;
  getState(config: GraphConfig, options?: { subgraphs?: boolean }): Promise<StateSnapshot>;
  getStateHistory(config: GraphConfig, options?: HistoryOptions): AsyncIterable<StateSnapshot>;
  updateState(config: GraphConfig, values: unknown, asNode?: string): Promise<Partial<GraphConfig>>;
  getGraphAsync(options: { xray?: boolean | number }): Promise<{ toJSON(): object }>;
};

/** A graph as clients find it, known before the graph itself is loaded. */
export type GraphCard = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Who may run it: one of these roles is enough. */
  readonly roles: readonly Role[];
};

export type GraphSchemas = {
  readonly input: object | undefined;
  readonly output: object | undefined;
  readonly state: object | undefined;
};

/** The graphs there are. LangGraph takes half a second to load, so each is opened when it is first used. */
export type GraphCatalogue = {
  readonly cards: readonly GraphCard[];
  open(id: string): Promise<Graph>;
  /** The shape of its state as JSON Schema. */
  describe(id: string): Promise<GraphSchemas>;
  draw(id: string, options: { xray?: boolean | number }): Promise<object>;
  /** Removes the checkpoints of a thread. */
  forget(threadId: string): Promise<void>;
};
