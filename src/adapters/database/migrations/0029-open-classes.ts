import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Adds classes whose assignments everyone in the institution may do. */
export const openClasses: Migration = {
  name: '0029-open-classes',
  tables: [],
  up: async (tx) => {
    await sql.raw('alter table classes add column is_open integer not null default 0').execute(tx);
  },
};
