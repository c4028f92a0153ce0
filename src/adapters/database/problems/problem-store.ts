import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { Fault } from '../../../domain/fault.ts';
import { type ProblemState, type ProblemUsage, ProblemVersion } from '../../../domain/problem.ts';
import type {
  NewVersion,
  ProblemChange,
  ProblemFilter,
  ProblemPage,
  ProblemStore,
  ProblemTally,
  StoredProblem,
} from '../../../ports/problem-store.ts';
import type { Database } from '../connection/database.ts';
import { ListCursor, readCursor, writeCursor } from '../connection/page-cursor.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Schema } from '../schema/schema.ts';
import { sourceColumns, toProblemRow, toStoredProblem, toVersionNote } from './problem-row.ts';

/** A problem that was never started waits for somebody to start it, as one that failed does. */
const statusesOf: Readonly<Record<ProblemState, readonly (string | null)[]>> = {
  under_way: ['pending', 'running'],
  failed: ['failed', 'cancelled', 'interrupted', null],
  finished: ['succeeded'],
};

/** Problems on an open, migrated database; closing the store closes the database. */
export function createProblemStore(database: Database): ProblemStore {
  const { kysely, guard } = database;
  const versionsOf = (id: string) =>
    kysely
      .selectFrom('problem_versions')
      .innerJoin('problems', 'problems.seq', 'problem_versions.problem_seq')
      .where('problems.id', '=', storableText(id));
  return {
    create: (problems) =>
      guard(async () => {
        if (problems.length === 0) return [];
        const rows = problems.map(toProblemRow);
        const insert = kysely.insertInto('problems').values(rows);
        const made = await insert
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .execute();
        return made.map(({ id }) => id);
      }),
    find: (id) =>
      guard(async () => {
        const row = await joined(kysely).where('problems.id', '=', storableText(id)).executeTakeFirst();
        return row && toStoredProblem(row);
      }),
    list: (filter, page) => guard(() => listProblems(kysely, filter, page)),
    tally: (owner) => guard(() => tallyOf(kysely, owner)),
    change: (id, change, at) => guard(() => changeProblem(kysely, id, { ...change, at })),
    addUsage: (id, usage) => guard(() => addUsage(kysely, id, usage)),
    addVersion: (id, made, expected) =>
      guard(() =>
        kysely.transaction().execute((transaction) => addVersion(transaction, { id, made, expected })),
      ),
    version: (id, version) =>
      guard(async () => {
        const all = versionsOf(id).select([...versionColumns, 'problem_versions.content']);
        const one =
          version === undefined
            ? all.orderBy('problem_versions.version', 'desc').limit(1)
            : all.where('problem_versions.version', '=', version);
        const row = await one.executeTakeFirst();
        return row && ProblemVersion.parse({ ...toVersionNote(row), content: JSON.parse(row.content) });
      }),
    versions: (id) =>
      guard(async () => {
        const all = versionsOf(id).select(versionColumns).orderBy('problem_versions.version', 'desc');
        return (await all.execute()).map(toVersionNote);
      }),
    remove: (id) =>
      guard(async () => {
        await kysely.deleteFrom('problems').where('id', '=', storableText(id)).execute();
      }),
    isFileReferenced: (key) =>
      guard(async () => {
        const some = kysely.selectFrom('problems').select('seq').limit(1);
        const asPhoto = some.where('file_key', '=', storableText(key));
        // Figures are named in the source alone; a key is too long to stand there by chance.
        const asFigure = some.where('source', 'like', `%"${storableText(key)}"%`);
        const jobs = kysely.selectFrom('batch_jobs').select('place').limit(1);
        const asInput = jobs.where('file', '=', storableText(key));
        const asOutput = jobs.where('outputs', 'like', `%"${storableText(key)}"%`);
        for (const query of [asPhoto, asFigure, asInput, asOutput])
          if ((await query.executeTakeFirst()) !== undefined) return true;
        return false;
      }),
    close: () => database.close(),
  };
}

const versionColumns = [
  'problem_versions.version',
  'problem_versions.reason',
  'problem_versions.part',
  'problem_versions.author',
  'problem_versions.created_at',
] as const;

/** Problems beside their last runs, and the last event of those when it tells of a step. */
function joined(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('problems')
    .leftJoin('runs', 'runs.id', 'problems.run_id')
    .leftJoin('run_events', (join) =>
      join
        .onRef('run_events.run_seq', '=', 'runs.seq')
        .onRef('run_events.id', '=', 'runs.last_event_id')
        .on('run_events.type', '=', 'step'),
    )
    .selectAll('problems')
    .select(['runs.status', 'runs.error', 'runs.cancel_requested', 'runs.started_at', 'runs.ended_at'])
    .select('run_events.data as told');
}

const ProblemCursor = ListCursor.extend({ isRunning: z.boolean().default(false) });

const isRunning = sql<boolean>`(runs.status = 'running')`;

const cursorAt = ({
  seq,
  status,
}: {
  seq: number;
  status: string | null;
}): z.infer<typeof ProblemCursor> => ({
  seq,
  isRunning: status === 'running',
});

async function listProblems(
  kysely: Kysely<Schema>,
  { owner, state }: ProblemFilter,
  { limit, after }: { limit: number; after?: string },
): Promise<ProblemPage> {
  const last = readCursor(ProblemCursor, after);
  const runningFirst = state === 'under_way';
  let query = joined(kysely).where('problems.owner', '=', storableText(owner));
  if (state !== undefined) {
    const statuses = statusesOf[state].filter((status) => status !== null);
    const isUnstarted = statusesOf[state].includes(null);
    query = query.where((where) =>
      where.or([
        where('runs.status', 'in', statuses),
        ...(isUnstarted ? [where('runs.status', 'is', null)] : []),
      ]),
    );
  }
  if (last !== undefined) {
    const older = sql<boolean>`problems.seq < ${last.seq}`;
    if (!runningFirst) query = query.where(older);
    else if (last.isRunning) query = query.where(sql<boolean>`(not ${isRunning} or ${older})`);
    else query = query.where(sql<boolean>`not ${isRunning}`).where(older);
  }
  const rows = await query
    .$if(runningFirst, (all) => all.orderBy(isRunning, 'desc'))
    .orderBy('problems.seq', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const lastShown = shown.at(-1);
  const next = rows.length > limit && lastShown ? writeCursor(cursorAt(lastShown)) : undefined;
  return { problems: shown.map((row): StoredProblem => toStoredProblem(row)), next };
}

async function tallyOf(kysely: Kysely<Schema>, owner: string): Promise<ProblemTally> {
  const rows = await kysely
    .selectFrom('problems')
    .leftJoin('runs', 'runs.id', 'problems.run_id')
    .where('problems.owner', '=', storableText(owner))
    .select(['runs.status', ({ fn }) => fn.countAll<number>().as('problems')])
    .select(({ fn }) => [fn.sum<number>('calls').as('calls'), fn.sum<number>('tokens').as('tokens')])
    .select(({ fn }) => [fn.sum<number>('cost').as('cost'), fn.sum<number>('unpriced').as('unpriced')])
    .groupBy('runs.status')
    .execute();
  const sum = (read: (row: (typeof rows)[number]) => unknown, of = rows): number =>
    of.reduce((total, row) => total + Number(read(row)), 0);
  const count = (state: ProblemState): number =>
    sum(
      ({ problems }) => problems,
      rows.filter(({ status }) => statusesOf[state].includes(status)),
    );
  return {
    under_way: count('under_way'),
    failed: count('failed'),
    finished: count('finished'),
    usage: {
      calls: sum(({ calls }) => calls),
      tokens: sum(({ tokens }) => tokens),
      cost: sum(({ cost }) => cost),
      unpriced: sum(({ unpriced }) => unpriced),
    },
  };
}

async function changeProblem(
  kysely: Kysely<Schema>,
  id: string,
  { name, source, runId, sent, at }: ProblemChange & { readonly at: string },
): Promise<void> {
  await kysely
    .updateTable('problems')
    .set({
      updated_at: at,
      ...(name !== undefined && { name: storableText(name) }),
      ...(runId !== undefined && { run_id: runId }),
      ...(sent !== undefined && { sent: JSON.stringify(sent) }),
      ...(source !== undefined && sourceColumns(source)),
    })
    .where('id', '=', storableText(id))
    .execute();
}

async function addUsage(kysely: Kysely<Schema>, id: string, usage: ProblemUsage): Promise<void> {
  const add = (column: keyof ProblemUsage) => sql<number>`${sql.ref(column)} + ${usage[column]}`;
  await kysely
    .updateTable('problems')
    .set({ calls: add('calls'), tokens: add('tokens'), cost: add('cost'), unpriced: add('unpriced') })
    .where('id', '=', storableText(id))
    .execute();
}

type Adding = { readonly id: string; readonly made: NewVersion; readonly expected: number };

async function addVersion(transaction: Transaction<Schema>, { id, made, expected }: Adding): Promise<number> {
  const { runId, digest, content, reason, part, author, createdAt } = made;
  const known = runId === undefined ? undefined : await versionOfRun(transaction, id, runId);
  if (known !== undefined) return known;
  const version = expected + 1;
  const moved = await transaction
    .updateTable('problems')
    .set({ version, digest: storableText(JSON.stringify(digest)), updated_at: createdAt })
    .where('id', '=', storableText(id))
    .where('version', '=', expected)
    .returning('seq')
    .executeTakeFirst();
  if (moved === undefined)
    throw new Fault('conflict', 'This problem was changed since you read it.', {
      advice: 'Read the newest version and make the change again.',
    });
  await transaction
    .insertInto('problem_versions')
    .values({
      problem_seq: moved.seq,
      version,
      reason,
      part: storableText(part),
      author: storableText(author),
      run_id: runId ?? null,
      content: storableText(JSON.stringify(content)),
      created_at: createdAt,
    })
    .execute();
  return version;
}

/** The version that a run had added before it was carried on. */
async function versionOfRun(
  transaction: Transaction<Schema>,
  id: string,
  runId: string,
): Promise<number | undefined> {
  const known = await transaction
    .selectFrom('problem_versions')
    .innerJoin('problems', 'problems.seq', 'problem_versions.problem_seq')
    .select('problem_versions.version')
    .where('problems.id', '=', storableText(id))
    .where('problem_versions.run_id', '=', runId)
    .executeTakeFirst();
  return known?.version;
}
