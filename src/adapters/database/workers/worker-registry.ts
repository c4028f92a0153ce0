import { type RawBuilder, sql } from 'kysely';
import type { WorkerRegistry, WorkerReport, WorkerView } from '../../../ports/worker-registry.ts';
import type { Database, DatabaseKind } from '../connection/database.ts';
import { runWrite } from '../connection/run-write.ts';
import { storableText } from '../connection/storable-text.ts';

/** The clock of the database, because the clocks of several machines differ. */
const NOW: Readonly<Record<DatabaseKind, RawBuilder<string>>> = {
  sqlite: sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
  postgres: sql<string>`now()`,
};
/** Seconds since the last heartbeat. */
const SILENT_SECONDS: Readonly<Record<DatabaseKind, RawBuilder<number>>> = {
  sqlite: sql<number>`(julianday('now') - julianday(seen_at)) * 86400`,
  postgres: sql<number>`extract(epoch from now() - seen_at)`,
};
const DAY_SECONDS = 86_400;
const DELETE_AFTER_SECONDS = 30 * DAY_SECONDS;

/** Creates the worker registry on an open, migrated database. */
export function createWorkerRegistry(database: Database): WorkerRegistry {
  const { kysely, guard, kind } = database;
  return {
    recordHeartbeat: (worker) => guard(() => writeWorker(database, worker, null)),
    deregister: (worker) =>
      guard(async () => {
        await writeWorker(database, worker, NOW[kind]);
        await kysely.deleteFrom('workers').where(SILENT_SECONDS[kind], '>', DELETE_AFTER_SECONDS).execute();
      }),
    list: () => guard(() => listWorkers(database)),
  };
}

async function writeWorker(
  database: Database,
  { id, name, inFlight, done, failed }: WorkerReport,
  stoppedAt: RawBuilder<string> | null,
): Promise<void> {
  const now = NOW[database.kind];
  const state = { seen_at: now, stopped_at: stoppedAt, in_flight: inFlight, done, failed };
  const row = { id, name: storableText(name), started_at: now, ...state };
  await runWrite(database, (executor) =>
    executor
      .insertInto('workers')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
      .execute(),
  );
}

const WORKER_COLUMNS = [
  'workers.id',
  'workers.name',
  'workers.started_at',
  'workers.seen_at',
  'workers.stopped_at',
  'workers.in_flight',
  'workers.done',
  'workers.failed',
] as const;

async function listWorkers({ kysely, kind }: Database): Promise<WorkerView[]> {
  const silent = SILENT_SECONDS[kind];
  const rows = await kysely
    .selectFrom('workers')
    .leftJoin('batch_usage', 'batch_usage.worker', 'workers.id')
    .select(WORKER_COLUMNS)
    .select(({ fn }) => [
      silent.as('silent'),
      fn.sum<number | null>('calls').as('calls'),
      fn.sum<number | null>('input_tokens').as('inputTokens'),
      fn.sum<number | null>('output_tokens').as('outputTokens'),
      fn.sum<number | null>('cost').as('cost'),
      fn.sum<number | null>('unpriced').as('unpriced'),
    ])
    .where(silent, '<', DAY_SECONDS)
    .groupBy(WORKER_COLUMNS)
    .orderBy('started_at', 'desc')
    .orderBy('workers.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    inFlight: row.in_flight,
    done: row.done,
    failed: row.failed,
    startedAt: row.started_at,
    stoppedAt: row.stopped_at,
    silentSeconds: Math.max(0, Number(row.silent)),
    usage: {
      calls: Number(row.calls ?? 0),
      inputTokens: Number(row.inputTokens ?? 0),
      outputTokens: Number(row.outputTokens ?? 0),
      cost: Number(row.unpriced ?? 0) > 0 ? null : Number(row.cost ?? 0),
    },
  }));
}
