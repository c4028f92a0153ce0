import type { GraphConfig } from './graph.ts';
import type { CheckpointPlace } from './graph-request.ts';

/** Keys that name a place in somebody's history, which only the thread of the request may do. */
const PLACES = new Set([
  'thread_id',
  'thread_ts',
  'run_id',
  'checkpoint_id',
  'checkpoint_ns',
  'checkpoint_map',
]);

/** The configuration of a passage over a thread; what a client adds can neither move it nor reach LangGraph's own keys. */
export function configOf(
  threadId: string,
  { id, ns, map }: CheckpointPlace = {},
  added: Readonly<Record<string, unknown>> = {},
): GraphConfig {
  const harmless = Object.entries(added).filter(([key]) => !key.startsWith('__') && !PLACES.has(key));
  return {
    configurable: {
      ...Object.fromEntries(harmless),
      thread_id: threadId,
      ...(id !== undefined && { checkpoint_id: id }),
      checkpoint_ns: ns ?? '',
      ...(map !== undefined && { checkpoint_map: map }),
    },
  };
}
