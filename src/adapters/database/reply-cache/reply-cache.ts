import type { ModelUsage } from '../../../ports/model.ts';
import type { CachedReply, ReplyCache } from '../../../ports/reply-cache.ts';
import type { Database } from '../connection/database.ts';
import { runWrite } from '../connection/run-write.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';
import { groupWrites } from './group-writes.ts';
import { recordUsage, type UsageAccount } from './record-usage.ts';

/** Creates the reply cache on an open, migrated database; usage is recorded for the account. Closing it closes the database. */
export function createReplyCache(database: Database, account: UsageAccount): ReplyCache {
  const { kysely, guard } = database;
  const saveReply = groupWrites<ReplyToSave>((replies) =>
    guard(() =>
      kysely.transaction().execute(async (tx) => {
        const insert = tx.insertInto('kept_replies').values(replies.map(toRow));
        await insert.onConflict((conflict) => conflict.column('key').doNothing()).execute();
        const usages = replies.flatMap((reply) => reply.usages);
        await recordUsage(tx, account, usages);
      }),
    ),
  );
  return {
    find: (key) =>
      guard(() =>
        kysely
          .selectFrom('kept_replies')
          .select(['value', 'raw', 'model'])
          .where('key', '=', key)
          .executeTakeFirst(),
      ),
    save: (key, reply, usages) => saveReply({ key, reply, usages }),
    markUnusable: (key) =>
      guard(async () => {
        const reply = kysely.updateTable('kept_replies').set({ disowned: 1 });
        await reply.where('key', '=', key).execute();
      }),
    deleteUnusable: () => guard(() => runWrite(database, deleteUnusableReplies)),
    recordUsage: (usages) =>
      guard(() => runWrite(database, (executor) => recordUsage(executor, account, usages))),
    close: () => database.close(),
  };
}

/** Deletes the replies marked as unusable, so that they are requested again. */
export async function deleteUnusableReplies(executor: Db): Promise<void> {
  await executor.deleteFrom('kept_replies').where('disowned', '=', 1).execute();
}

type ReplyToSave = {
  readonly key: string;
  readonly reply: CachedReply;
  readonly usages: readonly ModelUsage[];
};

function toRow({ key, reply: { value, raw, model } }: ReplyToSave) {
  return { key, value: storableText(value), raw: storableText(raw), model, disowned: 0 };
}
