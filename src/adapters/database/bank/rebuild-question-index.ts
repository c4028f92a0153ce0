import type { Tx } from '../schema/schema.ts';
import { entryColumns, toBankEntry } from './bank-entry.ts';
import { toSearchColumns } from './save-questions.ts';

const PAGE_SIZE = 200;

/** Rebuilds the full-text index from the newest versions of all questions. */
export async function rebuildQuestionIndex(tx: Tx): Promise<void> {
  await tx.deleteFrom('question_search').execute();
  let last = 0;
  for (;;) {
    const rows = await readPage(tx, last);
    if (rows.length === 0) return;
    const words = rows.map((row) => {
      const [labels = '', stem = '', rest = ''] = toSearchColumns(toBankEntry(row).question);
      return { rowid: row.seq, labels, stem, rest };
    });
    await tx.insertInto('question_search').values(words).execute();
    last = rows.at(-1)?.seq ?? last;
  }
}

function readPage(tx: Tx, after: number) {
  return tx
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
