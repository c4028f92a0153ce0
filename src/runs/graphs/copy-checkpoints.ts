import type { BaseCheckpointSaver } from '@langchain/langgraph';

/** Copies all checkpoints of a thread and of its subgraphs, with their pending writes, to another thread. */
export async function copyCheckpoints(saver: BaseCheckpointSaver, from: string, to: string): Promise<void> {
  for await (const tuple of saver.list({ configurable: { thread_id: from } })) {
    const { checkpoint, config, metadata, parentConfig, pendingWrites = [] } = tuple;
    const { checkpoint_ns = '' } = config.configurable ?? {};
    const scope = { thread_id: to, checkpoint_ns };
    const parentId: unknown = parentConfig?.configurable?.checkpoint_id;
    const target = { configurable: { ...scope, ...(parentId !== undefined && { checkpoint_id: parentId }) } };
    await saver.put(
      target,
      checkpoint,
      metadata ?? { source: 'fork', step: 0, parents: {} },
      checkpoint.channel_versions,
    );
    const writesByTask = Map.groupBy(pendingWrites, ([taskId]) => taskId);
    const copied = { configurable: { ...scope, checkpoint_id: checkpoint.id } };
    for (const [taskId, writes] of writesByTask) {
      await saver.putWrites(
        copied,
        writes.map(([, channel, value]) => [channel, value]),
        taskId,
      );
    }
  }
}
