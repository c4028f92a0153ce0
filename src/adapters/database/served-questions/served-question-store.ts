import type { Insertable, Kysely } from 'kysely';
import { upgradeQuestion } from '../../../domain/upgrade-question.ts';
import type {
  ServedQuestion,
  ServedQuestionStore,
  ServedQuestionSummary,
} from '../../../ports/served-question-store.ts';
import { createQuestionRecord } from '../bank/question-record.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Schema, ServedQuestionsTable } from '../schema/schema.ts';

const AT_ONCE = 500;

/** The shelf on an open, migrated database. */
export function createServedQuestionStore({ kysely, guard }: Database): ServedQuestionStore {
  return {
    save: (shelved, at) =>
      guard(async () => {
        for (const rows of inParts(shelved.map((one) => rowOf(one, at)))) {
          await kysely
            .insertInto('shelf_questions')
            .values(rows)
            .onConflict((conflict) =>
              conflict.column('id').doUpdateSet((row) => ({
                outcome_id: row.ref('excluded.outcome_id'),
                stem_key: row.ref('excluded.stem_key'),
                content: row.ref('excluded.content'),
                served_at: row.ref('excluded.served_at'),
              })),
            )
            .execute();
        }
      }),
    claim: (shelved, at) =>
      guard(async () => {
        const claimed = await kysely
          .insertInto('shelf_questions')
          .values(rowOf(shelved, at))
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        return claimed !== undefined;
      }),
    find: (id) =>
      guard(async () => {
        const row = await kysely
          .selectFrom('shelf_questions')
          .select('content')
          .where('id', '=', storableText(id))
          .executeTakeFirst();
        return row && upgradeQuestion(JSON.parse(row.content));
      }),
    findSummaries: (ids) =>
      guard(async () => {
        const notes = new Map<string, ServedQuestionSummary>();
        for (const part of inParts(ids.map(storableText))) {
          const rows = await kysely
            .selectFrom('shelf_questions')
            .select(['id', 'outcome_id', 'stem_key'])
            .where('id', 'in', part)
            .execute();
          for (const { id, outcome_id, stem_key } of rows)
            notes.set(id, { outcomeId: outcome_id ?? undefined, stemKey: stem_key });
        }
        return notes;
      }),
    findLastVariant: (id) => guard(() => lastVariantOf(kysely, storableText(id))),
    deleteServedBefore: (before) =>
      guard(async () => {
        const gone = await kysely
          .deleteFrom('shelf_questions')
          .where('served_at', '<', before.toISOString())
          .executeTakeFirst();
        return Number(gone.numDeletedRows);
      }),
  };
}

async function lastVariantOf(kysely: Kysely<Schema>, id: string): Promise<number> {
  const prefix = `${id}_variant_`;
  const rows = await kysely
    .selectFrom('shelf_questions')
    .select('id')
    .where('id', '>=', prefix)
    // The sign after the digits.
    .where('id', '<', `${prefix}:`)
    .execute();
  const numbers = rows.map((row) => Number(row.id.slice(prefix.length)));
  return Math.max(0, ...numbers.filter(Number.isInteger));
}

function rowOf({ question, stemKey }: ServedQuestion, at: Date): Insertable<ServedQuestionsTable> {
  const { content } = createQuestionRecord(question);
  return {
    id: question.id,
    outcome_id: question.outcomeId ?? null,
    stem_key: stemKey,
    content: storableText(content),
    served_at: at.toISOString(),
  };
}

function* inParts<T>(list: readonly T[]): Generator<T[], void, undefined> {
  for (let start = 0; start < list.length; start += AT_ONCE) yield list.slice(start, start + AT_ONCE);
}
