import { z } from 'zod';
import { BankPaper, type PaperSummary, sumPaperMarks } from '../../../domain/bank-paper.ts';
import { Fault } from '../../../domain/fault.ts';
import type { PaperStore } from '../../../ports/paper-store.ts';
import type { Database } from '../connection/database.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Tx } from '../schema/schema.ts';

const SummaryRow = z.object({
  id: z.string(),
  title: z.string(),
  minutes: z.number(),
  marks: z.number(),
  questionCount: z.number(),
  versionCount: z.number(),
  createdBy: z.string(),
  createdAt: z.string(),
});

const summaryColumns = [
  'id',
  'title',
  'minutes',
  'marks',
  'question_count',
  'version_count',
  'created_by',
  'created_at',
] as const;

/** Creates the store of papers on an open, migrated database. */
export function createPaperStore({ kysely, guard }: Database): PaperStore {
  return {
    add: (paper) => guard(() => kysely.transaction().execute((tx) => insertPaper(tx, paper))),
    find: (id) =>
      guard(async () => {
        const row = await kysely
          .selectFrom('papers')
          .select(['content', 'created_by'])
          .where('id', '=', storableText(id))
          .executeTakeFirst();
        return row && BankPaper.parse({ ...JSON.parse(row.content), createdBy: row.created_by });
      }),
    list: () =>
      guard(async () => {
        const rows = await kysely
          .selectFrom('papers')
          .select([...summaryColumns])
          .orderBy('seq', 'desc')
          .execute();
        return rows.map((row): PaperSummary => SummaryRow.parse(readFields(row)));
      }),
    remove: (id) =>
      guard(() =>
        kysely.transaction().execute(async (tx) => {
          await tx.deleteFrom('paper_questions').where('paper_id', '=', storableText(id)).execute();
          const { numDeletedRows } = await tx
            .deleteFrom('papers')
            .where('id', '=', storableText(id))
            .executeTakeFirstOrThrow();
          return numDeletedRows > 0n;
        }),
      ),
    listUses: (since) =>
      guard(async () => {
        const rows = await kysely
          .selectFrom('paper_questions')
          .select(['question_id', 'used_at'])
          .where('used_at', '>=', since.toISOString())
          .orderBy('used_at')
          .execute();
        return new Map(rows.map((row) => [row.question_id, row.used_at]));
      }),
  };
}

async function insertPaper(tx: Tx, paper: BankPaper): Promise<void> {
  const { id, plan, versions, chosen, createdBy, createdAt } = paper;
  const existing = await tx.selectFrom('papers').select('id').where('id', '=', id).executeTakeFirst();
  if (existing !== undefined) throw new Fault('conflict', `There is already a paper ${id}.`);
  const questionIds = [...new Set(chosen.flat())];
  await tx
    .insertInto('papers')
    .values({
      id,
      title: storableText(plan.title),
      minutes: plan.minutes,
      marks: versions[0] === undefined ? 0 : sumPaperMarks(versions[0]),
      question_count: questionIds.length,
      version_count: versions.length,
      created_by: storableText(createdBy),
      created_at: createdAt,
      content: JSON.stringify(paper),
    })
    .execute();
  const uses = questionIds.map((questionId) => ({
    paper_id: id,
    question_id: storableText(questionId),
    used_at: createdAt,
  }));
  if (uses.length > 0) await tx.insertInto('paper_questions').values(uses).execute();
}
