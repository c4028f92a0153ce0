import { z } from 'zod';
import type { BankChange } from '../../../domain/bank-change.ts';
import { BankChangeKind, QuestionState } from '../../../domain/question-change.ts';
import type { BankChangeStore } from '../../../ports/bank-change-store.ts';
import type { Database } from '../connection/database.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';

const ChangeRow = z.object({
  id: z.string(),
  kind: BankChangeKind,
  author: z.string(),
  createdAt: z.string(),
  detail: z.record(z.string(), z.unknown()),
  undoneAt: z.string().nullable(),
});

const ItemRow = z.object({
  questionId: z.string(),
  versionBefore: z.number(),
  versionAfter: z.number(),
  stateBefore: QuestionState,
});

const changeColumns = [
  'bank_changes.id',
  'bank_changes.kind',
  'bank_changes.author',
  'bank_changes.created_at',
  'bank_changes.detail',
  'bank_changes.undone_at',
] as const;

const ROWS_PER_STATEMENT = 200;

/** Creates the store of changes on an open, migrated database. */
export function createBankChangeStore({ kysely, guard }: Database): BankChangeStore {
  return {
    add: ({ id, kind, author, createdAt, detail }, items) =>
      guard(() =>
        kysely.transaction().execute(async (tx) => {
          const { seq } = await tx
            .insertInto('bank_changes')
            .values({
              id,
              kind,
              author: storableText(author),
              created_at: createdAt,
              detail: JSON.stringify(detail),
              undone_at: null,
            })
            .returning('seq')
            .executeTakeFirstOrThrow();
          const rows = items.map((item) => ({
            change_seq: seq,
            question_id: storableText(item.questionId),
            version_before: item.versionBefore,
            version_after: item.versionAfter,
            state_before: item.stateBefore,
          }));
          for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
            await tx
              .insertInto('bank_change_items')
              .values(rows.slice(start, start + ROWS_PER_STATEMENT))
              .execute();
        }),
      ),
    find: (id) => guard(() => findChange(kysely, id)),
    markUndone: (id, at) =>
      guard(async () => {
        const { numUpdatedRows } = await kysely
          .updateTable('bank_changes')
          .set({ undone_at: at })
          .where('id', '=', storableText(id))
          .where('undone_at', 'is', null)
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n;
      }),
    listNewest: (limit) => guard(() => listNewestChanges(kysely, limit)),
    listFor: (questionId, limit) =>
      guard(async () => {
        const rows = await kysely
          .selectFrom('bank_change_items')
          .innerJoin('bank_changes', 'bank_changes.seq', 'bank_change_items.change_seq')
          .select([...changeColumns])
          .where('bank_change_items.question_id', '=', storableText(questionId))
          .orderBy('bank_change_items.change_seq', 'desc')
          .limit(limit)
          .execute();
        return rows.map(toChange);
      }),
  };
}

async function listNewestChanges(
  kysely: Database['kysely'],
  limit: number,
): ReturnType<BankChangeStore['listNewest']> {
  const rows = await kysely
    .selectFrom('bank_changes')
    .select((builder) => [
      ...changeColumns,
      builder
        .selectFrom('bank_change_items')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('bank_change_items.change_seq', '=', 'bank_changes.seq')
        .as('question_count'),
    ])
    .where('kind', '!=', 'export')
    .orderBy('bank_changes.seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...toChange(row), questionCount: row.question_count ?? 0 }));
}

async function findChange(kysely: Database['kysely'], id: string): ReturnType<BankChangeStore['find']> {
  const row = await kysely
    .selectFrom('bank_changes')
    .select(['bank_changes.seq', ...changeColumns])
    .where('id', '=', storableText(id))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const items = await kysely
    .selectFrom('bank_change_items')
    .select(['question_id', 'version_before', 'version_after', 'state_before'])
    .where('change_seq', '=', row.seq)
    .orderBy('question_id')
    .execute();
  return { change: toChange(row), items: items.map((item) => ItemRow.parse(readFields(item))) };
}

function toChange(row: object): BankChange {
  return ChangeRow.parse(readFields(row, { jsonColumns: ['detail'] }));
}
