import type { KeptReplies } from '../../ports/kept-replies.ts';
import type { Database } from './database.ts';
import { storableText } from './question-record.ts';

/** Kept replies on an open, migrated database; closing them closes the database. */
export function createKeptReplies(database: Database): KeptReplies {
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
    keep: (key, { value, raw, model }) =>
      guard(async () => {
        const row = { key, value: storableText(value), raw: storableText(raw), model };
        const insert = kysely.insertInto('kept_replies').values(row);
        await insert.onConflict((conflict) => conflict.column('key').doNothing()).execute();
      }),
    close: () => database.close(),
  };
}
