import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Adds the column `pruned_at`: when the earlier states of a finished thread were deleted. */
export const prunedThreads: Migration = {
  name: '0023-pruned-threads',
  up: async (tx, kind) => {
    const time = kind === 'sqlite' ? 'text' : 'timestamptz';
    await sql.raw(`alter table threads add column pruned_at ${time}`).execute(tx);
  },
};
