import { sql } from 'kysely';
import { DONE_EVENT, type Run } from '../../../domain/run.ts';
import { createBusyThreadFault } from '../../../ports/busy-thread-fault.ts';
import { createDoneEvent } from '../../../ports/run-lifecycle-events.ts';
import { prepareQuery } from '../connection/prepared-query.ts';
import type { Db } from '../schema/schema.ts';
import { prepareDeleteEvents } from './thread-runs.ts';

/** A run that succeeded before it was stored. */
type EndedRun = Pick<Run, 'id' | 'owner' | 'kind' | 'createdAt' | 'request'> & {
  readonly threadId: string;
  readonly endedAt: string;
};

/** Creates a function that stores an ended run in a transaction. It throws a `conflict` fault if the thread has an unfinished run. */
export function prepareEndedRun(kysely: Db): (tx: Db, run: EndedRun) => Promise<Run> {
  const columns = { id: '', owner: '', kind: '', thread_id: '', status: '', created_at: '', started_at: '' };
  const insert = prepareQuery(
    kysely
      .insertInto('runs')
      .values({ ...columns, holder: '', lease_until: '', request: '' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('seq'),
  );
  const end = prepareQuery(
    kysely
      .updateTable('runs')
      .set({ status: '', ended_at: '', last_event_id: sql.lit(1) })
      .where('seq', '=', 0),
  );
  const insertEvent = prepareQuery(
    kysely.insertInto('run_events').values({ run_seq: 0, id: 1, type: '', at: '', data: '' }),
  );
  const deleteEvents = prepareDeleteEvents(kysely);

  return async (tx, { id, owner, kind, threadId, createdAt, endedAt, request }) => {
    await deleteEvents(tx, threadId);
    const stored = request === undefined ? null : JSON.stringify(request);
    // First as a running one, so that the unique index finds any other unfinished run of the thread.
    const [row] = await insert(tx, [
      ...[id, owner, kind, threadId, 'running', createdAt, createdAt, id, createdAt, stored],
    ]);
    if (row === undefined) throw createBusyThreadFault(threadId);
    const status = 'succeeded';
    await end(tx, [status, endedAt, row.seq]);
    const { data } = createDoneEvent({ status, at: endedAt });
    await insertEvent(tx, [row.seq, 1, DONE_EVENT, endedAt, JSON.stringify(data)]);
    const run = { id, owner, kind, threadId, createdAt, startedAt: createdAt, endedAt, status } as const;
    return { ...run, ...(request !== undefined && { request }), cancelRequested: false, lastEventId: 1 };
  };
}
