import type { Transaction } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import { entryColumns, toBankEntry } from './bank-entry.ts';
import { toSearchColumns } from './save-questions.ts';

const PAGE_SIZE = 200;

/** Rebuilds the full-text index from the newest versions of all questions. */
export async function rebuildQuestionIndex(transaction: Transaction<Schema>): Promise<void> {
  await transaction.deleteFrom('question_search').execute();
  let last = 0;
  for (;;) {
    const rows = await readPage(transaction, last);
    if (rows.length === 0) return;
    const words = rows.map((row) => {
      const [labels = '', stem = '', rest = ''] = toSearchColumns(toBankEntry(row).question);
      return { rowid: row.seq, labels, stem, rest };
    });
    await transaction.insertInto('question_search').values(words).execute();
    last = rows.at(-1)?.seq ?? last;
  }
}

function readPage(transaction: Transaction<Schema>, after: number) {
  return transaction
    .selectFrom('questions')
    .innerJoin('question_versions', (join) =>
      join
        .onRef('question_versions.question_seq', '=', 'questions.seq')
        .onRef('question_versions.version', '=', 'questions.version'),
    )
    .select([...entryColumns, 'questions.seq'])
    .where('questions.seq', '>', after)
    .orderBy('questions.seq')
    .limit(PAGE_SIZE)
    .execute();
}
