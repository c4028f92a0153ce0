import type { ExpressionBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Thread } from '../../../domain/thread.ts';
import type {
  OutdatedThread,
  PlacedThread,
  RetentionLimits,
  ThreadFilter,
  ThreadOrder,
  ThreadPage,
} from '../../../ports/thread-store.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db, Schema } from '../schema/schema.ts';
import { selectStatus, selectThreads, toThread } from './thread-row.ts';

const COLUMN_BY_ORDER = {
  createdAt: 'threads.created_at',
  updatedAt: 'threads.updated_at',
  id: 'threads.id',
  status: 'status',
} as const satisfies Record<ThreadOrder['by'], string>;

export async function searchThreads(
  kysely: Db,
  filter: ThreadFilter,
  { limit, offset, order }: ThreadPage,
): Promise<Thread[]> {
  const rows = await selectThreads(kysely)
    .where((builder) => toCondition(builder, filter))
    .orderBy(sql.ref(COLUMN_BY_ORDER[order.by]), order.direction)
    .orderBy('threads.seq', order.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toThread);
}

export async function countThreads(kysely: Db, filter: ThreadFilter): Promise<number> {
  const { count } = await kysely
    .selectFrom('threads')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where((builder) => toCondition(builder, filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function listThreadsAfter(kysely: Db, position: number, limit: number): Promise<PlacedThread[]> {
  const rows = await selectThreads(kysely)
    .select('threads.seq')
    .where('threads.seq', '>', position)
    .where('threads.temporary', '=', 0)
    .orderBy('threads.seq')
    .limit(limit)
    .execute();
  return rows.map(({ seq, ...row }) => ({ position: Number(seq), thread: toThread(row) }));
}

type Builder = ExpressionBuilder<Schema, 'threads'>;

function toCondition(builder: Builder, { owner, ids, status, metadata = {} }: ThreadFilter) {
  const labels = Object.entries(metadata).map(([name, value]) =>
    builder.exists(
      builder
        .selectFrom('thread_labels')
        .select('thread_labels.thread_seq')
        .whereRef('thread_labels.thread_seq', '=', 'threads.seq')
        .where('thread_labels.name', '=', storableText(name))
        .where('thread_labels.value', '=', JSON.stringify(value)),
    ),
  );
  return builder.and([
    builder('threads.owner', '=', storableText(owner)),
    builder('threads.temporary', '=', 0),
    // SQL does not allow an empty list; no thread has an empty id.
    ...(ids === undefined ? [] : [builder('threads.id', 'in', ids.length > 0 ? ids : [''])]),
    ...(status === undefined ? [] : [sql<SqlBool>`${selectStatus(builder)} = ${status}`]),
    ...labels,
  ]);
}

const OutdatedRow = z.object({ id: z.string(), owner: z.string() });

/** Lists threads that expired or were not used since a time, except busy ones. */
export async function listOutdatedThreads(
  kysely: Db,
  { now, unusedSince, limit }: RetentionLimits,
): Promise<OutdatedThread[]> {
  const rows = await kysely
    .selectFrom('threads')
    .select(['id', 'owner'])
    .where((builder) =>
      builder.or([
        builder('expires_at', '<', now),
        ...(unusedSince === undefined ? [] : [builder('updated_at', '<', unusedSince)]),
      ]),
    )
    .where((builder) => sql<SqlBool>`${selectStatus(builder)} <> 'busy'`)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return z.array(OutdatedRow).parse(rows);
}
