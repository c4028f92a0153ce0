import type { GraphConfig } from './graph.ts';
import type { CheckpointRef } from './graph-request.ts';

/** Keys that select a thread or checkpoint. A client may not set them, because they could address another owner's thread. */
const RESERVED_KEYS = new Set([
  'thread_id',
  'thread_ts',
  'run_id',
  'checkpoint_id',
  'checkpoint_ns',
  'checkpoint_map',
]);

/** The key of the thread's owner. Clients cannot set it, and LangGraph does not copy keys with this prefix into metadata. */
const OWNER_KEY = '__owner';

/** The key that is set if nobody receives the events of subgraphs. Clients cannot set it. */
const UNOBSERVED_KEY = '__unobserved';

/** Returns the configuration for a run whose subgraph events no client receives: nodes may then do the work of a subgraph without LangGraph. */
export function markSubgraphsUnobserved({ configurable }: GraphConfig): GraphConfig {
  return { configurable: { ...configurable, [UNOBSERVED_KEY]: true } };
}

/** Checks whether somebody may receive the events of subgraphs. */
export function areSubgraphsObserved({
  configurable,
}: {
  readonly configurable?: Record<string, unknown>;
}): boolean {
  return configurable?.[UNOBSERVED_KEY] !== true;
}

/** Returns the thread that a node runs on and its owner. Undefined when a graph is run without the run manager, or the thread was edited. */
export function getThreadRef({
  configurable,
}: {
  readonly configurable?: Record<string, unknown>;
}): { readonly threadId: string; readonly learner: string } | undefined {
  const { [OWNER_KEY]: owner, thread_id: id } = configurable ?? {};
  return typeof owner === 'string' && typeof id === 'string' ? { threadId: id, learner: owner } : undefined;
}

/** Adds the owner of the thread to a configuration, for nodes that record who answered. */
export function addThreadOwner({ configurable }: GraphConfig, owner: string): GraphConfig {
  return { configurable: { ...configurable, [OWNER_KEY]: owner } };
}

/** Creates the LangGraph configuration for a thread. Reserved keys and internal keys of LangGraph (`__…`) in the client's configuration are dropped. */
export function createGraphConfig(
  threadId: string,
  { id, ns, map }: CheckpointRef = {},
  clientConfig: Readonly<Record<string, unknown>> = {},
): GraphConfig {
  const allowed = Object.entries(clientConfig).filter(
    ([key]) => !key.startsWith('__') && !RESERVED_KEYS.has(key),
  );
  return {
    configurable: {
      ...Object.fromEntries(allowed),
      thread_id: threadId,
      ...(id !== undefined && { checkpoint_id: id }),
      checkpoint_ns: ns ?? '',
      ...(map !== undefined && { checkpoint_map: map }),
    },
  };
}
