import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Adds the column `edited_at`, which is set when the owner changes the state of a thread by hand. LangGraph stored such
 * earlier changes with the source `update`.
 */
export const editedThreads: Migration = {
  name: '0016-edited-threads',
  up: async (tx, kind) => {
    const time = kind === 'sqlite' ? 'text' : 'timestamptz';
    await sql.raw(`alter table threads add column edited_at ${time}`).execute(tx);
    await sql`update threads set edited_at = updated_at where id in
      (select thread_id from checkpoints where metadata like '%"source":"update"%')`.execute(tx);
  },
};
