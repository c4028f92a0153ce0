import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Replaces the index of superseded answers. Every query also names the institution, and SQLite then chose an index that starts
 * with it, so that each answer was compared with all others.
 */
export const supersededAnswers: Migration = {
  name: '0024-superseded-answers',
  up: async (tx) => {
    await sql.raw('drop index answer_log_by_superseded').execute(tx);
    await sql
      .raw('create index answer_log_by_superseded on answer_log (institution, supersedes)')
      .execute(tx);
  },
};
