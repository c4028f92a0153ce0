import type { KeptReplies } from '../../ports/kept-replies.ts';
import { type Account, chargeAccount } from './charge-account.ts';
import type { Database } from './database.ts';
import { storableText } from './question-record.ts';

/** Kept replies on an open, migrated database, paid for by an account; closing them closes the database. */
export function createKeptReplies(database: Database, account: Account): KeptReplies {
  const { kysely, guard } = database;
  return {
    find: (key) =>
      guard(() =>
        kysely
          .selectFrom('kept_replies')
          .select(['value', 'raw', 'model'])
          .where('key', '=', key)
          .executeTakeFirst(),
      ),
    keep: (key, { value, raw, model }, used) =>
      guard(() =>
        kysely.transaction().execute(async (transaction) => {
          const row = { key, value: storableText(value), raw: storableText(raw), model };
          const insert = transaction.insertInto('kept_replies').values(row);
          await insert.onConflict((conflict) => conflict.column('key').doNothing()).execute();
          await chargeAccount(transaction, account, used);
        }),
      ),
    charge: (used) => guard(() => chargeAccount(kysely, account, used)),
    close: () => database.close(),
  };
}
