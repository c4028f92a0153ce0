import { z } from 'zod';
import type { Collection } from '../../../domain/collection.ts';
import { Fault } from '../../../domain/fault.ts';
import type { CollectionStore } from '../../../ports/collection-store.ts';
import type { Database } from '../connection/database.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db, Tx } from '../schema/schema.ts';

const CollectionRow = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number(),
  createdBy: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const ROWS_PER_STATEMENT = 200;

/** Creates the store of collections on an open, migrated database. */
export function createCollectionStore(database: Database): CollectionStore {
  const { kysely, guard } = database;
  /** Changes a collection in one transaction; concurrent changes wait for each other, so that places stay unique. */
  const change = <T>(id: string, at: string, work: (tx: Tx, seq: number) => Promise<T>): Promise<T> =>
    guard(() =>
      kysely.transaction().execute(async (tx) => {
        await database.lockForWriting(tx, 'collections');
        const seq = await getSeq(tx, id);
        await tx.updateTable('collections').set({ updated_at: at }).where('seq', '=', seq).execute();
        return work(tx, seq);
      }),
    );
  return {
    create: ({ id, name, createdBy, createdAt }) =>
      guard(() =>
        kysely.transaction().execute(async (tx) => {
          await database.lockForWriting(tx, 'collections');
          await refuseUsedName(tx, id, name);
          const times = { created_at: createdAt, updated_at: createdAt };
          const row = { id, name: storableText(name), created_by: storableText(createdBy), ...times };
          await tx.insertInto('collections').values(row).execute();
        }),
      ),
    find: (id) =>
      guard(async () => {
        const row = await selectCollections(kysely)
          .where('collections.id', '=', storableText(id))
          .executeTakeFirst();
        return row && toCollection(row);
      }),
    list: (questionId) => guard(() => listCollections(kysely, questionId)),
    rename: (id, name, at) =>
      change(id, at, async (tx, seq) => {
        await refuseUsedName(tx, id, name);
        await tx
          .updateTable('collections')
          .set({ name: storableText(name) })
          .where('seq', '=', seq)
          .execute();
        return true;
      }),
    remove: (id) =>
      guard(async () => {
        const { numDeletedRows } = await kysely
          .deleteFrom('collections')
          .where('id', '=', storableText(id))
          .executeTakeFirstOrThrow();
        return numDeletedRows > 0n;
      }),
    add: (id, questionIds, at) => change(id, at, (tx, seq) => addQuestions(tx, seq, questionIds)),
    removeQuestions: (id, questionIds, at) =>
      change(id, at, (tx, seq) => removeQuestions(tx, seq, questionIds)),
    order: (id, questionIds, at) => change(id, at, (tx, seq) => orderQuestions(tx, seq, questionIds)),
  };
}

async function getSeq(tx: Tx, id: string): Promise<number> {
  const row = await tx
    .selectFrom('collections')
    .select('seq')
    .where('id', '=', storableText(id))
    .executeTakeFirst();
  if (row === undefined) throw new Fault('not-found', `There is no collection ${id}.`);
  return row.seq;
}

async function refuseUsedName(tx: Tx, id: string, name: string): Promise<void> {
  const other = await tx
    .selectFrom('collections')
    .select('id')
    .where('name', '=', storableText(name))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other !== undefined)
    throw new Fault('conflict', `There is already a collection “${name}”.`, { facts: { id: other.id } });
}

function selectCollections(kysely: Db) {
  return kysely
    .selectFrom('collections')
    .leftJoin('collection_questions', 'collection_questions.collection_seq', 'collections.seq')
    .leftJoin('questions', (join) =>
      join
        .onRef('questions.seq', '=', 'collection_questions.question_seq')
        .on('questions.state', '=', 'active'),
    )
    .select(({ fn }) => [
      'collections.id',
      'collections.name',
      'collections.created_by',
      'collections.created_at',
      'collections.updated_at',
      fn.count<number>('questions.seq').as('size'),
    ])
    .groupBy('collections.seq')
    .orderBy('collections.name');
}

async function listCollections(kysely: Db, questionId: string | undefined): Promise<Collection[]> {
  const containing = kysely
    .selectFrom('collection_questions')
    .innerJoin('questions', 'questions.seq', 'collection_questions.question_seq')
    .select('collection_questions.collection_seq')
    .where('questions.id', '=', storableText(questionId ?? ''));
  const rows = await selectCollections(kysely)
    .$if(questionId !== undefined, (query) => query.where('collections.seq', 'in', containing))
    .execute();
  return rows.map(toCollection);
}

function toCollection(row: object): Collection {
  return CollectionRow.parse(readFields(row));
}

/** Finds the sequence numbers of questions, in the order of the ids. */
async function findSeqs(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const seqById = new Map<string, number>();
  for (let start = 0; start < ids.length; start += ROWS_PER_STATEMENT) {
    const rows = await tx
      .selectFrom('questions')
      .select(['id', 'seq'])
      .where('id', 'in', ids.slice(start, start + ROWS_PER_STATEMENT).map(storableText))
      .execute();
    for (const { id, seq } of rows) seqById.set(id, seq);
  }
  return new Map(ids.flatMap((id) => (seqById.has(id) ? [[id, seqById.get(id) ?? 0] as const] : [])));
}

async function addQuestions(tx: Tx, seq: number, ids: readonly string[]): Promise<string[]> {
  const members = await listMembers(tx, seq);
  const present = new Set(members.map(({ question_seq: question }) => question));
  const added = [...(await findSeqs(tx, ids))].filter(([, question]) => !present.has(question));
  const last = members.at(-1)?.place ?? 0;
  const rows = added.map(([, question], index) => ({
    collection_seq: seq,
    question_seq: question,
    place: last + index + 1,
  }));
  await insertMembers(tx, rows);
  return added.map(([id]) => id);
}

async function removeQuestions(tx: Tx, seq: number, ids: readonly string[]): Promise<number> {
  const seqs = [...(await findSeqs(tx, ids)).values()];
  if (seqs.length === 0) return 0;
  const { numDeletedRows } = await tx
    .deleteFrom('collection_questions')
    .where('collection_seq', '=', seq)
    .where('question_seq', 'in', seqs)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function orderQuestions(tx: Tx, seq: number, ids: readonly string[]): Promise<void> {
  const members = (await listMembers(tx, seq)).map(({ question_seq: question }) => question);
  const isMember = new Set(members);
  const first = [...(await findSeqs(tx, ids)).values()].filter((question) => isMember.has(question));
  const ordered = [...new Set([...first, ...members])];
  await tx.deleteFrom('collection_questions').where('collection_seq', '=', seq).execute();
  await insertMembers(
    tx,
    ordered.map((question, index) => ({ collection_seq: seq, question_seq: question, place: index + 1 })),
  );
}

type Member = { readonly collection_seq: number; readonly question_seq: number; readonly place: number };

function listMembers(tx: Tx, seq: number): Promise<Member[]> {
  return tx
    .selectFrom('collection_questions')
    .select(['collection_seq', 'question_seq', 'place'])
    .where('collection_seq', '=', seq)
    .orderBy('place')
    .execute();
}

async function insertMembers(tx: Tx, rows: readonly Member[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await tx
      .insertInto('collection_questions')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .execute();
}
