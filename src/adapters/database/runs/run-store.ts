import { Fault } from '../../../domain/fault.ts';
import { DONE_EVENT, RESUMED_EVENT, type Run } from '../../../domain/run.ts';
import {
  createAbandonedEnding,
  createDoneEvent,
  createResumedEvent,
} from '../../../ports/run-lifecycle-events.ts';
import {
  type AbandonedRunClaim,
  type LeasedRun,
  MAX_CLAIMS,
  type NewRun,
  type NewRunEvent,
  type RunEnding,
  type RunStore,
} from '../../../ports/run-store.ts';
import type { Database } from '../connection/database.ts';
import { splitRows } from '../connection/split-rows.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db, Tx } from '../schema/schema.ts';
import { listRuns } from './list-runs.ts';
import { toRun, toRunEvent } from './run-row.ts';

const UNFINISHED_STATUSES = ['pending', 'running'];

/** Creates the run store on an open, migrated database; closing the store closes the database. */
export function createRunStore(database: Database): RunStore {
  const { kysely, guard } = database;
  return {
    create: (run) => guard(() => createRun(kysely, run)),
    begin: (id, at) => guard(() => beginRun(kysely, id, at)),
    find: (id) =>
      guard(async () => {
        const query = kysely.selectFrom('runs').selectAll().where('id', '=', storableText(id));
        const row = await query.executeTakeFirst();
        return row === undefined ? undefined : toRun(row);
      }),
    list: (filter, page) => guard(() => listRuns(kysely, filter, page)),
    append: (id, events, holder) => guard(() => appendEvents(kysely, { id, holder }, events)),
    readEvents: (id, after, limit) =>
      guard(async () => {
        const rows = await kysely
          .selectFrom('run_events')
          .innerJoin('runs', 'runs.seq', 'run_events.run_seq')
          .select(['run_events.id', 'run_events.type', 'run_events.at', 'run_events.data'])
          .where('runs.id', '=', storableText(id))
          .where('run_events.id', '>', after)
          .orderBy('run_events.id')
          .limit(limit)
          .execute();
        return rows.map(toRunEvent);
      }),
    end: (id, ending, holder) => guard(() => endRun(kysely, { id, holder }, ending)),
    deleteEvents: (threadId) => guard(() => deleteEvents(kysely, threadId)),
    requestCancel: (id) =>
      guard(async () => {
        const update = kysely.updateTable('runs').set({ cancel_requested: 1 });
        await update.where('id', '=', storableText(id)).where('status', 'in', UNFINISHED_STATUSES).execute();
      }),
    renewLeases: (holder, leaseUntil) => guard(() => renewLeases(kysely, holder, leaseUntil)),
    release: (id, holder, at) =>
      guard(async () => {
        const update = kysely.updateTable('runs').set({ lease_until: at });
        await update.where('id', '=', id).where('holder', '=', holder).execute();
      }),
    claimAbandoned: (claim) => guard(() => claimAbandoned(kysely, claim)),
    endAbandoned: (now) => guard(() => endAbandoned(kysely, now)),
    close: () => database.close(),
  };
}

async function createRun(kysely: Db, run: NewRun) {
  const row = {
    id: run.id,
    owner: run.owner,
    kind: run.kind,
    thread_id: run.threadId ?? null,
    status: 'pending',
    created_at: run.createdAt,
    holder: run.holder,
    lease_until: run.leaseUntil,
    request: run.request === undefined ? null : JSON.stringify(run.request),
  };
  const createdRow = await kysely
    .insertInto('runs')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (createdRow !== undefined) return toRun(createdRow);
  throw new Fault('conflict', `The thread ${run.threadId ?? run.id} has an unfinished run.`, {
    advice: 'Wait for it to end, or cancel it.',
  });
}

async function beginRun(kysely: Db, id: string, at: string): Promise<boolean> {
  const startedRow = await kysely
    .updateTable('runs')
    .set({ status: 'running', started_at: at })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('seq')
    .executeTakeFirst();
  return startedRow !== undefined;
}

/** A run, and the process that must hold its lease; if undefined, no lease is required. */
type RunWithHolder = { readonly id: string; readonly holder: string | undefined };

/** Appends events. The update locks the row until the transaction ends, so concurrent writers get distinct numbers. */
async function appendEvents(kysely: Db, { id, holder }: RunWithHolder, events: readonly NewRunEvent[]) {
  return kysely.transaction().execute(async (tx) => {
    const run = await tx
      .updateTable('runs')
      .set((expression) => ({ last_event_id: expression('last_event_id', '+', events.length) }))
      .where('id', '=', id)
      .where('status', 'in', UNFINISHED_STATUSES)
      .$if(holder !== undefined, (query) => query.where('holder', '=', holder ?? ''))
      .returning(['seq', 'last_event_id'])
      .executeTakeFirst();
    if (run === undefined) throw new Fault('conflict', `The run ${id} has ended.`);
    await insertEvents(tx, { seq: run.seq, lastEventId: run.last_event_id - events.length }, events);
    return run.last_event_id;
  });
}

/** The run's key, and the id of its last event before the new ones. */
type LogPosition = { readonly seq: number; readonly lastEventId: number };

const EVENTS_PER_STATEMENT = 100;

async function insertEvents(
  tx: Tx,
  { seq, lastEventId }: LogPosition,
  events: readonly NewRunEvent[],
): Promise<void> {
  const rows = events.map(({ type, at, data }, index) => ({
    run_seq: seq,
    id: lastEventId + index + 1,
    type,
    at,
    data: JSON.stringify(data),
  }));
  for (const chunk of splitRows(rows, EVENTS_PER_STATEMENT))
    await tx.insertInto('run_events').values(chunk).execute();
}

function toEndedColumns({ status, at, result, error }: RunEnding) {
  return {
    status,
    ended_at: at,
    result: result === undefined ? null : JSON.stringify(result),
    error: error === undefined ? null : JSON.stringify(error),
  };
}

async function endRun(kysely: Db, { id, holder }: RunWithHolder, ending: RunEnding): Promise<boolean> {
  return kysely.transaction().execute(async (tx) => {
    const run = await tx
      .updateTable('runs')
      .set((expression) => ({
        ...toEndedColumns(ending),
        last_event_id: expression('last_event_id', '+', 1),
      }))
      .where('id', '=', id)
      .where('status', 'in', UNFINISHED_STATUSES)
      .$if(holder !== undefined, (query) => query.where('holder', '=', holder ?? ''))
      .returning(['seq', 'last_event_id'])
      .executeTakeFirst();
    if (run === undefined) return false;
    const position = { seq: run.seq, lastEventId: run.last_event_id - 1 };
    await insertEvents(tx, position, [createDoneEvent(ending)]);
    return true;
  });
}

/** Deletes the events of the ended runs of a thread, except the final one. */
async function deleteEvents(kysely: Db, threadId: string): Promise<void> {
  const ended = kysely
    .selectFrom('runs')
    .select('seq')
    .where('thread_id', '=', storableText(threadId))
    .where('status', 'not in', UNFINISHED_STATUSES);
  await kysely
    .deleteFrom('run_events')
    .where('run_seq', 'in', ended)
    .where('type', '!=', DONE_EVENT)
    .execute();
}

async function renewLeases(kysely: Db, holder: string, leaseUntil: string): Promise<LeasedRun[]> {
  const rows = await kysely
    .updateTable('runs')
    .set({ lease_until: leaseUntil })
    .where('holder', '=', holder)
    .where('status', 'in', UNFINISHED_STATUSES)
    .returning(['id', 'cancel_requested'])
    .execute();
  return rows.map(({ id, cancel_requested }) => ({ id, cancelRequested: cancel_requested === 1 }));
}

/** Leases runs whose lease expired to this process, unless they were already resumed too often. */
async function claimAbandoned(
  kysely: Db,
  { kinds, holder, leaseUntil, now }: AbandonedRunClaim,
): Promise<Run[]> {
  if (kinds.length === 0) return [];
  return kysely.transaction().execute(async (tx) => {
    const rows = await tx
      .updateTable('runs')
      .set((expression) => ({
        holder,
        lease_until: leaseUntil,
        last_event_id: expression('last_event_id', '+', 1),
      }))
      .where('status', 'in', UNFINISHED_STATUSES)
      .where('lease_until', '<', now)
      .where('kind', 'in', kinds)
      .where('cancel_requested', '=', 0)
      .where(
        (expression) =>
          expression
            .selectFrom('run_events')
            .select(({ fn }) => fn.countAll().as('claims'))
            .whereRef('run_events.run_seq', '=', 'runs.seq')
            .where('run_events.type', '=', RESUMED_EVENT),
        '<',
        MAX_CLAIMS,
      )
      .returningAll()
      .execute();
    for (const { seq, last_event_id } of rows) {
      await insertEvents(tx, { seq, lastEventId: last_event_id - 1 }, [createResumedEvent(now)]);
    }
    return rows.map(toRun);
  });
}

/** Ends all runs whose lease expired; returns their ids. */
async function endAbandoned(kysely: Db, now: string): Promise<string[]> {
  const ending = createAbandonedEnding(now);
  return kysely.transaction().execute(async (tx) => {
    const endedRuns = await tx
      .updateTable('runs')
      .set((expression) => ({
        ...toEndedColumns(ending),
        last_event_id: expression('last_event_id', '+', 1),
      }))
      .where('status', 'in', UNFINISHED_STATUSES)
      .where('lease_until', '<', now)
      .returning(['id', 'seq', 'last_event_id'])
      .execute();
    for (const { seq, last_event_id } of endedRuns) {
      await insertEvents(tx, { seq, lastEventId: last_event_id - 1 }, [createDoneEvent(ending)]);
    }
    return endedRuns.map(({ id }) => id);
  });
}
