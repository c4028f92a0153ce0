import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Creates the jobs of batches and the cache of model replies (`kept_replies`). */
export const batches: Migration = {
  name: '0011-batches',
  tables: [
    { table: 'batch_jobs', key: ['batch', 'content_hash'] },
    { table: 'kept_replies', key: ['key'] },
  ],
  up: async (tx, kind) => {
    const time = kind === 'sqlite' ? 'text' : 'timestamptz';
    const statements = [
      `create table batch_jobs (batch text not null, place integer not null, path text not null, name text not null,
        content_hash text not null, status text not null, attempts integer not null, reason text,
        problem_ids text not null, worker text, lease_until ${time}, primary key (batch, place))`,
      'create index batch_jobs_by_status on batch_jobs (batch, status, place)',
      'create table kept_replies (key text primary key, value text not null, raw text not null, model text not null)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
