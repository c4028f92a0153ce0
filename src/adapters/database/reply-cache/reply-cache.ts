import type { Kysely } from 'kysely';
import type { KeptReplies, KeptReply } from '../../../ports/kept-replies.ts';
import type { ModelUsage } from '../../../ports/model.ts';
import type { Database } from '../connection/database.ts';
import { writeAtOnce } from '../connection/run-write.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Schema } from '../schema/schema.ts';
import { gatherWrites } from './group-writes.ts';
import { type Account, chargeAccount } from './record-usage.ts';

/** Kept replies on an open, migrated database, paid for by an account; closing them closes the database. */
export function createKeptReplies(database: Database, account: Account): KeptReplies {
  const { kysely, guard } = database;
  const keep = gatherWrites<Keeping>((all) =>
    guard(() =>
      kysely.transaction().execute(async (transaction) => {
        const insert = transaction.insertInto('kept_replies').values(all.map(rowOf));
        await insert.onConflict((conflict) => conflict.column('key').doNothing()).execute();
        const used = all.flatMap((each) => each.used);
        await chargeAccount(transaction, account, used);
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
    keep: (key, reply, used) => keep({ key, reply, used }),
    disown: (key) =>
      guard(async () => {
        const reply = kysely.updateTable('kept_replies').set({ disowned: 1 });
        await reply.where('key', '=', key).execute();
      }),
    forgetDisowned: () => guard(() => writeAtOnce(database, forgetDisowned)),
    charge: (used) =>
      guard(() => writeAtOnce(database, (executor) => chargeAccount(executor, account, used))),
    close: () => database.close(),
  };
}

/** Replies that did not serve are asked for anew from then on. */
export async function forgetDisowned(executor: Kysely<Schema>): Promise<void> {
  await executor.deleteFrom('kept_replies').where('disowned', '=', 1).execute();
}

type Keeping = {
  readonly key: string;
  readonly reply: KeptReply;
  readonly used: readonly ModelUsage[];
};

function rowOf({ key, reply: { value, raw, model } }: Keeping) {
  return { key, value: storableText(value), raw: storableText(raw), model, disowned: 0 };
}
