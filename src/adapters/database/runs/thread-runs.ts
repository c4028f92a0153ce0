import { sql } from 'kysely';
import { DONE_EVENT } from '../../../domain/run.ts';
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

/** One start adds one run, so a few deletions at each start keep up; more would read the whole history of the owner. */
const DELETED_AT_ONCE = 20;

/** Deletes the events of some ended runs of an owner that are older than the newest ones. */
export async function deleteOldEvents(kysely: Db, owner: string, keep: number): Promise<void> {
  const oldRuns = kysely
    .selectFrom('runs')
    .select(['seq', 'status'])
    .where('owner', '=', storableText(owner))
    .orderBy('seq', 'desc')
    .limit(DELETED_AT_ONCE)
    .offset(keep);
  const endedRuns = kysely
    .selectFrom(oldRuns.as('old_runs'))
    .select('seq')
    .where('status', 'not in', UNFINISHED_STATUSES);
  await kysely
    .deleteFrom('run_events')
    .where('run_seq', 'in', endedRuns)
    .where('type', '!=', DONE_EVENT)
    .execute();
}
