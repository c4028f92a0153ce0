import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { Thread, ThreadStatus } from '../../../domain/thread.ts';
import type { Schema } from '../schema/schema.ts';

const ThreadRow = z.object({
  id: z.string(),
  owner: z.string(),
  graph_id: z.string().nullable(),
  metadata: z.string(),
  status: ThreadStatus,
  created_at: z.string(),
  updated_at: z.string(),
  expires_at: z.string().nullable(),
});

export function toThread(stored: unknown): Thread {
  const row = ThreadRow.parse(stored);
  return Thread.parse({
    id: row.id,
    owner: row.owner,
    metadata: JSON.parse(row.metadata),
    status: row.status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(row.graph_id !== null && { graphId: row.graph_id }),
    ...(row.expires_at !== null && { expiresAt: row.expires_at }),
  });
}

/** Computes the status from the newest run, so that a crashed process never leaves a thread busy. */
export function selectStatus(builder: ExpressionBuilder<Schema, 'threads'>) {
  const newest = builder
    .selectFrom('runs')
    .select('runs.status')
    .whereRef('runs.thread_id', '=', 'threads.id')
    .orderBy('runs.seq', 'desc')
    .limit(1);
  return sql<string>`case coalesce((${newest}), '')
    when 'pending' then 'busy' when 'running' then 'busy'
    when 'failed' then 'error' when 'interrupted' then 'error'
    else threads.rest end`;
}

/** Selects all columns of threads, including the computed status. */
export function selectThreads(kysely: Kysely<Schema>) {
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
    ])
    .select((builder) => selectStatus(builder).as('status'));
}
