import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Adds workers and limits. Jobs are now identified by their hash, because a job's place changes when its batch is planned again. */
export const workers: Migration = {
  name: '0012-workers',
  tables: [
    { table: 'batches', key: ['id'] },
    { table: 'batch_usage', key: ['batch', 'worker'] },
    { table: 'batch_rates', key: ['batch'] },
    { table: 'workers', key: ['id'] },
  ],
  up: async (tx, kind) => {
    const timeType = kind === 'sqlite' ? 'text' : 'timestamptz';
    const realType = kind === 'sqlite' ? 'real' : 'double precision';
    const countType = kind === 'sqlite' ? 'integer' : 'bigint';
    const statements = [
      `create table batches (id text primary key, output text not null, task text not null, limits text not null,
        held text, created_at ${timeType} not null)`,
      'drop index batch_jobs_by_status',
      'alter table batch_jobs rename to batch_jobs_by_place',
      `create table batch_jobs (batch text not null, place integer not null, path text not null, name text not null,
        content_hash text not null, file text, status text not null, attempts integer not null,
        lost integer not null default 0, reason text, problem_ids text not null, outputs text not null default '[]',
        fetched integer not null default 1, worker text, lease_until ${timeType}, primary key (batch, content_hash))`,
      // SQLite requires `where true` to parse `on conflict` after a `select`.
      `insert into batch_jobs (batch, place, path, name, content_hash, status, attempts, reason, problem_ids)
        select batch, place, path, name, content_hash, case status when 'running' then 'waiting' else status end,
          attempts, reason, problem_ids
        from batch_jobs_by_place where true on conflict do nothing`,
      'drop table batch_jobs_by_place',
      'create index batch_jobs_by_status on batch_jobs (batch, status, place)',
      'create index batch_jobs_by_worker on batch_jobs (worker) where worker is not null',
      'create index batch_jobs_unfetched on batch_jobs (batch, place) where fetched = 0',
      `create table batch_usage (batch text not null, worker text not null, calls ${countType} not null,
        input_tokens ${countType} not null, output_tokens ${countType} not null, cost ${realType} not null,
        unpriced ${countType} not null, primary key (batch, worker))`,
      `create table batch_rates (batch text primary key, requests ${realType} not null, tokens ${realType} not null,
        filled_at ${realType} not null)`,
      `create table workers (id text primary key, name text not null, started_at ${timeType} not null,
        seen_at ${timeType} not null, stopped_at ${timeType}, in_flight integer not null, done ${countType} not null,
        failed ${countType} not null)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
