import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const institutions: Migration = {
  name: '0007-institutions',
  tables: [{ table: 'institutions', key: ['id'] }],
  up: async (tx, kind) => {
    const time = kind === 'sqlite' ? 'text' : 'timestamptz';
    await sql
      .raw(
        `create table institutions (id text primary key, settings text not null, version integer not null,
          updated_at ${time} not null)`,
      )
      .execute(tx);
  },
};
