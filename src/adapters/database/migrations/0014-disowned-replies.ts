import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Adds the column `disowned`, which marks cached replies as unusable. */
export const disownedReplies: Migration = {
  name: '0014-disowned-replies',
  up: async (tx) => {
    await sql.raw('alter table kept_replies add column disowned integer not null default 0').execute(tx);
  },
};
