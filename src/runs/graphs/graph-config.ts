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
