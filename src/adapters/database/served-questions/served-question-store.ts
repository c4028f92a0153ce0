import type { Insertable } from 'kysely';
import { upgradeQuestion } from '../../../domain/upgrade-question.ts';
import type { ServedQuestion, ServedQuestionStore } from '../../../ports/served-question-store.ts';
import { createQuestionRecord } from '../bank/question-record.ts';
import type { Database } from '../connection/database.ts';
import { excludedColumns } from '../connection/excluded-columns.ts';
import { prepareQuery, prepareRows } from '../connection/prepared-query.ts';
import { splitRows } from '../connection/split-rows.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db, ServedQuestionsTable } from '../schema/schema.ts';

/** Creates the store of served questions on an open, migrated database. */
export function createServedQuestionStore({ kysely, guard, guardUnsynced }: Database): ServedQuestionStore {
  const saveRows = prepareRows((count) => upsertQuestions(kysely, count));
  const select = prepareQuery(kysely.selectFrom('shelf_questions').select('content').where('id', '=', ''));
  const findSummaries = prepareFindSummaries(kysely);
  return {
    // Not synced: a question is lost only together with the run that serves it.
    save: (served, at) =>
      guardUnsynced(async () => {
        const rows = served.map((question) => toRow(question, at));
        await saveRows(
          kysely,
          rows.map((row) => [row.id, row.outcome_id, row.stem_key, row.content, row.served_at]),
        );
      }),
    claim: (served, at) =>
      guard(async () => {
        const claimed = await kysely
          .insertInto('shelf_questions')
          .values(toRow(served, at))
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        return claimed !== undefined;
      }),
    find: (id) =>
      guard(async () => {
        const [row] = await select(kysely, [storableText(id)]);
        return row && upgradeQuestion(JSON.parse(row.content));
      }),
    findSummaries: (ids) => guard(() => findSummaries(ids)),
    findLastVariant: (id) => guard(() => findLastVariant(kysely, storableText(id))),
    touch: (ids, at) =>
      guard(async () => {
        for (const chunk of splitRows(ids.map(storableText))) {
          const update = kysely.updateTable('shelf_questions').set({ served_at: at.toISOString() });
          await update.where('id', 'in', chunk).execute();
        }
      }),
    deleteServedBefore: (before) =>
      guard(async () => {
        const deleted = await kysely
          .deleteFrom('shelf_questions')
          .where('served_at', '<', before.toISOString())
          .executeTakeFirst();
        return Number(deleted.numDeletedRows);
      }),
  };
}

function upsertQuestions(kysely: Db, count: number) {
  const row = { id: '', outcome_id: '', stem_key: '', content: '', served_at: '' };
  return kysely
    .insertInto('shelf_questions')
    .values(Array.from({ length: count }, () => row))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(excludedColumns(['outcome_id', 'stem_key', 'content', 'served_at'])),
    );
}

function prepareFindSummaries(kysely: Db): ServedQuestionStore['findSummaries'] {
  const select = prepareRows((count) =>
    kysely
      .selectFrom('shelf_questions')
      .select(['id', 'outcome_id', 'stem_key'])
      .where('id', 'in', Array<string>(count).fill('')),
  );
  return async (ids) => {
    const rows = await select(
      kysely,
      ids.map((id) => [storableText(id)]),
    );
    return new Map(
      rows.map(({ id, outcome_id: outcome, stem_key: stemKey }) => {
        return [id, { outcomeId: outcome ?? undefined, stemKey }];
      }),
    );
  };
}

/** Returns the highest variant number of a question, or 0. */
async function findLastVariant(kysely: Db, id: string): Promise<number> {
  const prefix = `${id}_variant_`;
  const rows = await kysely
    .selectFrom('shelf_questions')
    .select('id')
    .where('id', '>=', prefix)
    // `:` is the character after `9`, so the range covers every number after the prefix.
    .where('id', '<', `${prefix}:`)
    .execute();
  const numbers = rows.map((row) => Number(row.id.slice(prefix.length)));
  return Math.max(0, ...numbers.filter(Number.isInteger));
}

function toRow({ question, stemKey }: ServedQuestion, at: Date): Insertable<ServedQuestionsTable> {
  const { content } = createQuestionRecord(question);
  return {
    id: question.id,
    outcome_id: question.outcomeId ?? null,
    stem_key: stemKey,
    content: storableText(content),
    served_at: at.toISOString(),
  };
}
