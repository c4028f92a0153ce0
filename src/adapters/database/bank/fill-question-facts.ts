import type { Tx } from '../schema/schema.ts';
import { selectNewest, toBankEntry } from './bank-entry.ts';
import { toFactColumns } from './save-questions.ts';

const PAGE_SIZE = 200;

/** Fills the columns by which papers choose questions from the newest versions of all questions. */
export async function fillQuestionFacts(tx: Tx): Promise<void> {
  let lastSeq = 0;
  for (;;) {
    const rows = await selectNewest(tx)
      .where('questions.seq', '>', lastSeq)
      .orderBy('questions.seq')
      .limit(PAGE_SIZE)
      .execute();
    if (rows.length === 0) return;
    for (const row of rows)
      await tx
        .updateTable('questions')
        .set(toFactColumns(toBankEntry(row).question))
        .where('seq', '=', row.seq)
        .execute();
    lastSeq = rows.at(-1)?.seq ?? lastSeq;
  }
}
