import { QuestionState } from '../../../domain/question-change.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Tx } from '../schema/schema.ts';
import { selectNewest, toBankEntry } from './bank-entry.ts';
import type { createQuestionWriter } from './save-questions.ts';

type StateChange = { readonly ids: readonly string[]; readonly state: QuestionState };
type Writer = ReturnType<typeof createQuestionWriter>;

const ROWS_PER_STATEMENT = 200;

/** Moves questions to a state in one transaction. Only active questions are in the index and have tags. */
export async function setQuestionState(
  database: Database,
  writer: Writer,
  { ids, state }: StateChange,
): Promise<{ id: string; before: QuestionState }[]> {
  return database.kysely.transaction().execute(async (tx) => {
    await database.lockForWriting(tx, 'questions');
    const changed: { id: string; before: QuestionState }[] = [];
    for (let start = 0; start < ids.length; start += ROWS_PER_STATEMENT)
      changed.push(
        ...(await moveSome(tx, writer, { ids: ids.slice(start, start + ROWS_PER_STATEMENT), state })),
      );
    return changed;
  });
}

async function moveSome(
  tx: Tx,
  writer: Writer,
  { ids, state }: StateChange,
): Promise<{ id: string; before: QuestionState }[]> {
  const rows = await selectNewest(tx)
    .select(['questions.state'])
    .where('questions.id', 'in', ids.map(storableText))
    .where('questions.state', '!=', state)
    .execute();
  if (rows.length === 0) return [];
  const seqs = rows.map(({ seq }) => seq);
  await tx.updateTable('questions').set({ state }).where('seq', 'in', seqs).execute();
  await writer.removeFromIndex(tx, seqs);
  const questions = rows.map((row) => ({ seq: row.seq, question: toBankEntry(row).question }));
  if (state === 'active') await writer.addToIndex(tx, questions);
  return rows.map((row, index) => ({
    id: questions[index]?.question.id ?? '',
    before: QuestionState.parse(row.state),
  }));
}
