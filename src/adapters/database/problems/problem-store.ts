import { sql } from 'kysely';
import { Problem, type ProblemUsage, type SentPiece } from '../../../domain/problem.ts';
import type { ProblemChange, ProblemStore } from '../../../ports/problem-store.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';
import { listProblems, selectProblems, tallyProblems } from './list-problems.ts';
import { toProblemRow, toSourceColumns, toStoredProblem } from './problem-row.ts';
import { addVersion, findVersion, listVersions } from './problem-versions.ts';

/** Creates the problem store on an open, migrated database; closing the store closes the database. */
export function createProblemStore(database: Database): ProblemStore {
  const { kysely, guard } = database;
  return {
    create: (problems) =>
      guard(async () => {
        if (problems.length === 0) return [];
        const insert = kysely.insertInto('problems').values(problems.map(toProblemRow));
        const created = await insert
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .execute();
        return created.map(({ id }) => id);
      }),
    find: (id) =>
      guard(async () => {
        const query = selectProblems(kysely).where('problems.id', '=', storableText(id));
        const row = await query.executeTakeFirst();
        return row && toStoredProblem(row);
      }),
    list: (filter, page) => guard(() => listProblems(kysely, filter, page)),
    tally: (owner) => guard(() => tallyProblems(kysely, owner)),
    change: (id, change, at) => guard(() => changeProblem(kysely, id, { ...change, at })),
    changeSent: (id, piece, change, at) => guard(() => changeSent(database, id, { piece, change, at })),
    addUsage: (id, usage) => guard(() => addUsage(kysely, id, usage)),
    addVersion: (id, newVersion, expected) =>
      guard(() => kysely.transaction().execute((tx) => addVersion(tx, { id, newVersion, expected }))),
    findVersion: (id, version) => guard(() => findVersion(kysely, id, version)),
    listVersions: (id) => guard(() => listVersions(kysely, id)),
    remove: (id) =>
      guard(async () => {
        await kysely.deleteFrom('problems').where('id', '=', storableText(id)).execute();
      }),
    isFileReferenced: (key) => guard(() => isFileReferenced(kysely, storableText(key))),
    close: () => database.close(),
  };
}

async function changeProblem(
  kysely: Db,
  id: string,
  { name, source, runId, at }: ProblemChange & { readonly at: string },
): Promise<void> {
  await kysely
    .updateTable('problems')
    .set({
      updated_at: at,
      ...(name !== undefined && { name: storableText(name) }),
      ...(runId !== undefined && { run_id: runId }),
      ...(source !== undefined && toSourceColumns(source)),
    })
    .where('id', '=', storableText(id))
    .execute();
}

type SentChange = { readonly piece: string; readonly change: SentPiece; readonly at: string };

/** Changes one piece under a lock, because the author and an expert may change different pieces at once. */
async function changeSent(
  { kysely, kind }: Database,
  id: string,
  { piece, change, at }: SentChange,
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('problems')
      .select(['seq', 'sent'])
      .where('id', '=', storableText(id))
      .$if(kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (row === undefined) return;
    const sent = Problem.shape.sent.parse(JSON.parse(row.sent));
    const changed = { ...sent, [piece]: { ...sent[piece], ...change } };
    await tx
      .updateTable('problems')
      .set({ sent: storableText(JSON.stringify(changed)), updated_at: at })
      .where('seq', '=', row.seq)
      .execute();
  });
}

async function addUsage(kysely: Db, id: string, usage: ProblemUsage): Promise<void> {
  const add = (column: keyof ProblemUsage) => sql<number>`${sql.ref(column)} + ${usage[column]}`;
  await kysely
    .updateTable('problems')
    .set({ calls: add('calls'), tokens: add('tokens'), cost: add('cost'), unpriced: add('unpriced') })
    .where('id', '=', storableText(id))
    .execute();
}

async function isFileReferenced(kysely: Db, key: string): Promise<boolean> {
  const problems = kysely.selectFrom('problems').select('seq').limit(1);
  const asPhoto = problems.where('file_key', '=', key);
  // Figures occur only in the JSON of the source; a key is too long to occur there by chance.
  const asFigure = problems.where('source', 'like', `%"${key}"%`);
  const jobs = kysely.selectFrom('batch_jobs').select('place').limit(1);
  const asInput = jobs.where('file', '=', key);
  const asOutput = jobs.where('outputs', 'like', `%"${key}"%`);
  for (const query of [asPhoto, asFigure, asInput, asOutput])
    if ((await query.executeTakeFirst()) !== undefined) return true;
  return false;
}
