import type { StateSnapshot } from '@langchain/langgraph';
import type { Role } from '../../domain/principal.ts';
import type { Durability } from './graph-request.ts';

export type GraphConfig = { readonly configurable: Readonly<Record<string, unknown>> };

/** One event of LangGraph's stream mode `events`. */
export type GraphEvent = {
  readonly event: string;
  readonly run_id: string;
  readonly tags?: readonly string[];
  readonly data: { readonly chunk?: unknown };
};

type HistoryOptions = {
  readonly limit?: number;
  readonly before?: GraphConfig;
  readonly filter?: Readonly<Record<string, unknown>>;
};

/** The methods of a compiled LangGraph graph that runs use. */
export type Graph = {
  stream(input: unknown, options: object): Promise<AsyncIterable<unknown>>;
  streamEvents(input: unknown, options: object): AsyncIterable<GraphEvent>;
  getState(config: GraphConfig, options?: { subgraphs?: boolean }): Promise<StateSnapshot>;
  getStateHistory(config: GraphConfig, options?: HistoryOptions): AsyncIterable<StateSnapshot>;
  updateState(config: GraphConfig, values: unknown, asNode?: string): Promise<Partial<GraphConfig>>;
  getSubgraphsAsync(namespace?: string, recurse?: boolean): AsyncIterable<[string, unknown]>;
  getGraphAsync(options: { xray?: boolean | number }): Promise<{ toJSON(): object }>;
};

/** The description of a graph for clients, available before the graph itself is loaded. */
export type GraphInfo = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** A caller needs one of these roles to run the graph. */
  readonly roles: readonly Role[];
  /** The input keys that are used in the runs of a learner; all others are ignored. Without this list, all are used. */
  readonly learnerInput?: readonly string[];
  /** When checkpoints are stored, unless the request states it. `exit` stores one for each run, when the run waits or ends; `sync`, the default, stores one for each step. */
  readonly durability?: Durability;
};

/** JSON Schemas of a graph. */
export type GraphSchemas = {
  readonly input: object | undefined;
  readonly output: object | undefined;
  readonly state: object | undefined;
};

/** `namespace`: only the subgraph with this name. */
type SubgraphOptions = { readonly namespace?: string; readonly recurse?: boolean };

/** The available graphs. Loading LangGraph takes half a second, so each graph is loaded at its first use. */
export type GraphCatalogue = {
  readonly available: readonly GraphInfo[];
  /** Loads the graph, or returns the loaded one. */
  open(id: string): Promise<Graph>;
  /** Returns the JSON Schemas of the graph. */
  describe(id: string): Promise<GraphSchemas>;
  /** Returns the JSON Schemas of the subgraphs by name; `recurse` includes their own subgraphs. */
  describeSubgraphs(id: string, options: SubgraphOptions): Promise<Record<string, GraphSchemas>>;
  /** Returns the nodes and edges of the graph as JSON; `xray` includes the nodes and edges of subgraphs. */
  draw(id: string, options: { xray?: boolean | number }): Promise<object>;
  /** Checks whether the thread waits for the response to an interrupt. */
  isWaiting(threadId: string): Promise<boolean>;
  /** Copies the checkpoints of a thread to another thread. */
  copyCheckpoints(from: string, to: string): Promise<void>;
  /** Deletes the checkpoints of a thread. */
  deleteCheckpoints(threadId: string): Promise<void>;
};
