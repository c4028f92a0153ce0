import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Adds the column `edited`, which is 1 if the reviewer edited the suggestion. */
export const editedSuggestions: Migration = {
  name: '0010-edited-suggestions',
  up: async (tx) => {
    await sql.raw('alter table suggestions add column edited integer not null default 0').execute(tx);
  },
};
