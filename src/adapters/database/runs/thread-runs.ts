import { sql } from 'kysely';
import { DONE_EVENT, GRAPH_RUN } from '../../../domain/run.ts';
import { prepareQuery } from '../connection/prepared-query.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';

export const UNFINISHED_STATUSES = ['pending', 'running'];

/** Creates a function that deletes the events of the ended runs of a thread, except the final ones. */
export function prepareDeleteEvents(kysely: Db): (executor: Db, threadId: string) => Promise<void> {
  const endedRuns = kysely
    .selectFrom('runs')
    .select('seq')
    .where('thread_id', '=', '')
    .where('status', 'not in', UNFINISHED_STATUSES)
    .where('last_event_id', '>', sql.lit(1));
  const statement = prepareQuery(
    kysely.deleteFrom('run_events').where('run_seq', 'in', endedRuns).where('type', '!=', DONE_EVENT),
  );
  return async (executor, threadId) => {
    await statement(executor, [storableText(threadId), ...UNFINISHED_STATUSES, DONE_EVENT]);
  };
}

/** More than the unfinished runs of an owner: so many can end between two starts. All runs would be the whole history of the owner. */
const DELETED_AT_ONCE = 250;

/** Deletes the events of some ended runs of an owner that are older than the newest ones, and the results of graph runs. */
export async function deleteOldEvents(kysely: Db, owner: string, keep: number): Promise<void> {
  const oldRuns = kysely
    .selectFrom('runs')
    .select(['seq', 'kind', 'result'])
    .where('owner', '=', storableText(owner))
    .where('status', 'not in', UNFINISHED_STATUSES)
    .orderBy('seq', 'desc')
    .limit(DELETED_AT_ONCE)
    .offset(keep);
  const old = kysely.selectFrom(oldRuns.as('old_runs')).select('seq');
  await kysely.deleteFrom('run_events').where('run_seq', 'in', old).where('type', '!=', DONE_EVENT).execute();
  const withResult = await old.where('kind', '=', GRAPH_RUN).where('result', 'is not', null).execute();
  const seqs = withResult.map(({ seq }) => seq);
  if (seqs.length === 0) return;
  // Only a run that succeeded has a result.
  const data = JSON.stringify({ status: 'succeeded' });
  await kysely.updateTable('run_events').set({ data }).where('run_seq', 'in', seqs).execute();
  await kysely.updateTable('runs').set({ result: null }).where('seq', 'in', seqs).execute();
}
