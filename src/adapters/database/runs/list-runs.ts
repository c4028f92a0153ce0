import type { RunFilter, RunPage, RunPageRequest } from '../../../ports/run-store.ts';
import { cutPage, ListCursor, readCursor } from '../connection/page-cursor.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';
import { toRun } from './run-row.ts';

/** Lists one page of an owner's runs, newest first. */
export async function listRuns(
  kysely: Db,
  filter: RunFilter,
  { limit, after }: RunPageRequest,
): Promise<RunPage> {
  const last = readCursor(ListCursor, after);
  let query = kysely.selectFrom('runs').selectAll().where('owner', '=', storableText(filter.owner));
  for (const [column, value] of listFilterColumns(filter)) query = query.where(column, '=', value);
  if (last !== undefined) query = query.where('seq', '<', last.seq);
  const rows = await query
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute();
  const { pageRows, next } = cutPage(rows, limit, ({ seq }) => ({ seq }));
  return { runs: pageRows.map(toRun), next };
}

function listFilterColumns({ kind, status, threadId }: RunFilter) {
  const pairs = [['kind', kind] as const, ['status', status] as const, ['thread_id', threadId] as const];
  return pairs.flatMap(([column, value]) =>
    value === undefined ? [] : [[column, storableText(value)] as const],
  );
}
