import { sql } from 'kysely';
import { z } from 'zod';
import type { ThreadPruner } from '../../ports/thread-pruner.ts';
import type { Database } from '../database/connection/database.ts';
import type { Tx } from '../database/schema/schema.ts';

const UNFINISHED_STATUSES = ['pending', 'running'];

const Checkpoint = z.object({ channel_versions: z.record(z.string(), z.union([z.string(), z.number()])) });

/** Creates the pruner of an institution's threads on an open, migrated database. */
export function createThreadPruner({ kysely, guard }: Database): ThreadPruner {
  return {
    listFinished: ({ graphIds, unusedSince, limit }) =>
      guard(async () => {
        // PostgreSQL does not allow an empty list.
        if (graphIds.length === 0) return [];
        const rows = await kysely
          .selectFrom('threads')
          .select('id')
          .where('graph_id', 'in', [...graphIds])
          .where('temporary', '=', 0)
          .where('updated_at', '<', unusedSince)
          .where(sql<boolean>`(pruned_at is null or pruned_at < updated_at)`)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('runs')
                  .select('runs.seq')
                  .whereRef('runs.thread_id', '=', 'threads.id')
                  .where('runs.status', 'in', UNFINISHED_STATUSES),
              ),
            ),
          )
          .orderBy('seq')
          .limit(limit)
          .execute();
        return rows.map(({ id }) => id);
      }),
    prune: (threadId, at) =>
      guard(() =>
        kysely.transaction().execute(async (tx) => {
          await deleteOlderStates(tx, threadId);
          await deleteOlderRuns(tx, threadId);
          await tx.updateTable('threads').set({ pruned_at: at }).where('id', '=', threadId).execute();
        }),
      ),
  };
}

/** Deletes the states before the newest. Subgraphs of these threads store no checkpoints, so only the graph itself has states. */
async function deleteOlderStates(tx: Tx, threadId: string): Promise<void> {
  const newest = await tx
    .selectFrom('checkpoints')
    .select(['id', 'content'])
    .where('thread_id', '=', threadId)
    .where('ns', '=', '')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined) return;
  await tx
    .deleteFrom('checkpoint_writes')
    .where('thread_id', '=', threadId)
    .where('checkpoint_id', '<', newest.id)
    .execute();
  await tx.deleteFrom('checkpoints').where('thread_id', '=', threadId).where('id', '<', newest.id).execute();
  // A version that is lower than that of the newest state belongs to a deleted state. A run that starts now adds higher ones.
  const { channel_versions: versions } = Checkpoint.parse(JSON.parse(newest.content));
  for (const [channel, version] of Object.entries(versions)) {
    await tx
      .deleteFrom('checkpoint_values')
      .where('thread_id', '=', threadId)
      .where('channel', '=', channel)
      .where('version', '<', String(version))
      .execute();
  }
}

/** Deletes the ended runs and their events; the newest run stays, because the status of the thread is computed from it. */
async function deleteOlderRuns(tx: Tx, threadId: string): Promise<void> {
  const newest = tx
    .selectFrom('runs')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('thread_id', '=', threadId);
  await tx
    .deleteFrom('runs')
    .where('thread_id', '=', threadId)
    .where('status', 'not in', UNFINISHED_STATUSES)
    .where('seq', '<', newest)
    .execute();
}
