import { sql } from 'kysely';
import { Fault } from '../../../domain/fault.ts';
import { RESUMED_EVENT, type Run } from '../../../domain/run.ts';
import { createBusyThreadFault } from '../../../ports/busy-thread-fault.ts';
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
import { prepareQuery } from '../connection/prepared-query.ts';
import { splitRows } from '../connection/split-rows.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db, Tx } from '../schema/schema.ts';
import { listRuns } from './list-runs.ts';
import { toRun, toRunEvent } from './run-row.ts';
import { deleteOldEvents, prepareDeleteEvents, UNFINISHED_STATUSES } from './thread-runs.ts';

/** Creates the run store on an open, migrated database; closing the store closes the database. */
export function createRunStore(database: Database): RunStore {
  // Only the end of a run is synced at once: callers wait for it, and it also makes all earlier writes durable.
  const { kysely, guard, guardUnsynced } = database;
  const statements = prepareStatements(kysely);
  return {
    create: (run) => guardUnsynced(() => createRun(statements, kysely, run)),
    begin: (id, at) => guardUnsynced(async () => (await statements.begin(kysely, [at, id])).length > 0),
    find: (id) =>
      guard(async () => {
        const [row] = await statements.find(kysely, [storableText(id)]);
        return row === undefined ? undefined : toRun(row);
      }),
    list: (filter, page) => guard(() => listRuns(kysely, filter, page)),
    append: (id, events, holder) =>
      guardUnsynced(() => appendEvents(statements, kysely, { id, holder }, events)),
    readEvents: (id, after, limit) =>
      guard(async () =>
        (await statements.readEvents(kysely, [storableText(id), after, limit])).map(toRunEvent),
      ),
    end: (id, ending, holder) => guard(() => endRun(statements, kysely, { id, holder }, ending)),
    deleteEvents: (threadId) => guardUnsynced(() => statements.deleteEvents(kysely, threadId)),
    deleteOldEvents: (owner, keep) => guardUnsynced(() => deleteOldEvents(kysely, owner, keep)),
    requestCancel: (id) =>
      guard(async () => {
        const update = kysely.updateTable('runs').set({ cancel_requested: 1 });
        await update.where('id', '=', storableText(id)).where('status', 'in', UNFINISHED_STATUSES).execute();
      }),
    renewLeases: (holder, leaseUntil) => guardUnsynced(() => renewLeases(kysely, holder, leaseUntil)),
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

type Statements = ReturnType<typeof prepareStatements>;

const NEW_EVENT = { run_seq: 0, id: 0, type: '', at: '', data: '' };

/** Compiles the statements of every run once. */
function prepareStatements(kysely: Db) {
  const newRun = { id: '', owner: '', kind: '', thread_id: '', status: '', created_at: '' };
  const advance = kysely
    .updateTable('runs')
    .set((expression) => ({ last_event_id: expression('last_event_id', '+', 1) }))
    .where('id', '=', '')
    .where('status', 'in', UNFINISHED_STATUSES)
    .returning(['seq', 'last_event_id']);
  const end = kysely
    .updateTable('runs')
    .set((expression) => ({
      ...{ status: '', ended_at: '', result: '', error: '' },
      last_event_id: expression('last_event_id', '+', 1),
    }))
    .where('id', '=', '')
    .where('status', 'in', UNFINISHED_STATUSES)
    .returning(['seq', 'last_event_id']);
  return {
    create: prepareQuery(
      kysely
        .insertInto('runs')
        .values({ ...newRun, holder: '', lease_until: '', request: '' })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll(),
    ),
    begin: prepareQuery(
      kysely
        .updateTable('runs')
        .set({ status: sql.lit('running'), started_at: '' })
        .where('id', '=', '')
        .where('status', '=', sql.lit('pending'))
        .returning('seq'),
    ),
    find: prepareQuery(kysely.selectFrom('runs').selectAll().where('id', '=', '')),
    readEvents: prepareQuery(
      kysely
        .selectFrom('run_events')
        .innerJoin('runs', 'runs.seq', 'run_events.run_seq')
        .select(['run_events.id', 'run_events.type', 'run_events.at', 'run_events.data'])
        .where('runs.id', '=', '')
        .where('run_events.id', '>', 0)
        .orderBy('run_events.id')
        .limit(1),
    ),
    append: prepareQuery(advance),
    appendHeld: prepareQuery(advance.where('holder', '=', '')),
    end: prepareQuery(end),
    endHeld: prepareQuery(end.where('holder', '=', '')),
    insertEvent: prepareQuery(kysely.insertInto('run_events').values(NEW_EVENT)),
    deleteEvents: prepareDeleteEvents(kysely),
  };
}

async function createRun(statements: Statements, kysely: Db, run: NewRun) {
  const request = run.request === undefined ? null : JSON.stringify(run.request);
  const { id, owner, kind, threadId = null, createdAt, holder, leaseUntil } = run;
  const [createdRow] = await statements.create(kysely, [
    ...[id, owner, kind, threadId, 'pending', createdAt, holder, leaseUntil, request],
  ]);
  if (createdRow !== undefined) return toRun(createdRow);
  throw createBusyThreadFault(run.threadId ?? run.id);
}

/** A run, and the process that must hold its lease; if undefined, no lease is required. */
type RunWithHolder = { readonly id: string; readonly holder: string | undefined };

/** Appends events. The update locks the row until the transaction ends, so concurrent writers get distinct numbers. */
async function appendEvents(
  { append, appendHeld }: Statements,
  kysely: Db,
  { id, holder }: RunWithHolder,
  events: readonly NewRunEvent[],
) {
  return kysely.transaction().execute(async (tx) => {
    const parameters = [events.length, id, ...UNFINISHED_STATUSES];
    const [run] =
      holder === undefined ? await append(tx, parameters) : await appendHeld(tx, [...parameters, holder]);
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

async function endRun(
  { end, endHeld, insertEvent }: Statements,
  kysely: Db,
  { id, holder }: RunWithHolder,
  ending: RunEnding,
): Promise<boolean> {
  return kysely.transaction().execute(async (tx) => {
    const { status, ended_at, result, error } = toEndedColumns(ending);
    const parameters = [status, ended_at, result, error, 1, id, ...UNFINISHED_STATUSES];
    const [run] =
      holder === undefined ? await end(tx, parameters) : await endHeld(tx, [...parameters, holder]);
    if (run === undefined) return false;
    const { type, at, data } = createDoneEvent(ending);
    await insertEvent(tx, [run.seq, run.last_event_id, type, at, JSON.stringify(data)]);
    return true;
  });
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
