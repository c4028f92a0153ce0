import type { Transaction } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import { entryColumns, toBankEntry } from './bank-entry.ts';
import { searchRow } from './save-questions.ts';

const QUESTIONS_AT_ONCE = 200;

/** Makes the index of words anew from the newest versions. */
export async function rebuildQuestionIndex(transaction: Transaction<Schema>): Promise<void> {
  await transaction.deleteFrom('question_search').execute();
  let last = 0;
  for (;;) {
    const rows = await readPage(transaction, last);
    if (rows.length === 0) return;
    const words = rows.map((row) => {
      const [labels = '', stem = '', rest = ''] = searchRow(toBankEntry(row).question);
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
    .limit(QUESTIONS_AT_ONCE)
    .execute();
}
