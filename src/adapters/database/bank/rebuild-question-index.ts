import type { Tx } from '../schema/schema.ts';
import { selectNewest, toBankEntry } from './bank-entry.ts';
import { toSearchColumns } from './save-questions.ts';

const PAGE_SIZE = 200;

/** Rebuilds the full-text index from the newest versions of the questions; with `onlyActive`, which needs the newest schema, of the active ones. */
export async function rebuildQuestionIndex(tx: Tx, { onlyActive = false } = {}): Promise<void> {
  await tx.deleteFrom('question_search').execute();
  let lastSeq = 0;
  for (;;) {
    const rows = await selectNewest(tx)
      .where('questions.seq', '>', lastSeq)
      .$if(onlyActive, (query) => query.where('questions.state', '=', 'active'))
      .orderBy('questions.seq')
      .limit(PAGE_SIZE)
      .execute();
    if (rows.length === 0) return;
    const searchRows = rows.map((row) => {
      const [labels = '', stem = '', rest = ''] = toSearchColumns(toBankEntry(row).question);
      return { rowid: row.seq, labels, stem, rest };
    });
    await tx.insertInto('question_search').values(searchRows).execute();
    lastSeq = rows.at(-1)?.seq ?? lastSeq;
  }
}
