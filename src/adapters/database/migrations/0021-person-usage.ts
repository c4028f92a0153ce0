import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Counts the jobs and the model calls of each person on each day, for the limits per person. */
export const personUsage: Migration = {
  name: '0021-person-usage',
  tables: [{ table: 'person_usage', key: ['institution', 'owner', 'day'] }],
  up: async (tx, kind) => {
    const [count, money] = kind === 'sqlite' ? ['integer', 'real'] : ['bigint', 'double precision'];
    await sql
      .raw(
        `create table person_usage (institution text not null, owner text not null, day text not null,
          jobs ${count} not null, calls ${count} not null, cost ${money} not null, unpriced ${count} not null,
          primary key (institution, owner, day))`,
      )
      .execute(tx);
  },
};
