import type { RunnableConfig } from '@langchain/core/runnables';
import type { CheckpointMetadata } from '@langchain/langgraph-checkpoint';
import { Fault } from '../../domain/fault.ts';
import type { CheckpointRow } from './checkpoint-rows.ts';

/** Returns the thread and the namespace that a configuration selects. */
export function getScope(config: RunnableConfig): { threadId: string; ns: string } {
  const { thread_id: threadId, checkpoint_ns: ns = '' } = config.configurable ?? {};
  if (threadId === undefined)
    throw new Fault('unexpected', 'A checkpoint without a thread_id cannot be stored.');
  return { threadId, ns };
}

/** Returns the configuration that selects a checkpoint. */
export function toConfig(
  { thread_id, ns }: Pick<CheckpointRow, 'thread_id' | 'ns'>,
  id: string,
): RunnableConfig {
  return { configurable: { thread_id, checkpoint_ns: ns, checkpoint_id: id } };
}

export function matchesFilter(
  metadata: CheckpointMetadata,
  filter: Readonly<Record<string, unknown>>,
): boolean {
  const valueByName = new Map<string, unknown>(Object.entries(metadata));
  return Object.entries(filter).every(([name, value]) => valueByName.get(name) === value);
}
