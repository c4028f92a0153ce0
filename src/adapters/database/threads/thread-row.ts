import { type ExpressionBuilder, sql } from 'kysely';
import { Thread } from '../../../domain/thread.ts';
import { readPresentFields } from '../connection/row-fields.ts';
import type { Db, Schema } from '../schema/schema.ts';

export function toThread(row: object): Thread {
  return Thread.parse(readPresentFields(row, { jsonColumns: ['metadata'] }));
}

/** Computes the status from the newest run, so that a crashed process never leaves a thread busy. */
export function selectStatus(builder: ExpressionBuilder<Schema, 'threads'>) {
  const newestRunStatus = builder
    .selectFrom('runs')
    .select('runs.status')
    .whereRef('runs.thread_id', '=', 'threads.id')
    .orderBy('runs.seq', 'desc')
    .limit(sql.lit(1));
  return sql<string>`case coalesce((${newestRunStatus}), '')
    when 'pending' then 'busy' when 'running' then 'busy'
    when 'failed' then 'error' when 'interrupted' then 'error'
    else threads.rest end`;
}

/** Selects all columns of threads, including the computed status. */
export function selectThreads(kysely: Db) {
  return kysely
    .selectFrom('threads')
    .select([
      'threads.id',
      'threads.owner',
      'threads.graph_id',
      'threads.metadata',
      'threads.created_at',
      'threads.updated_at',
      'threads.expires_at',
      'threads.edited_at',
    ])
    .select((builder) => selectStatus(builder).as('status'));
}
