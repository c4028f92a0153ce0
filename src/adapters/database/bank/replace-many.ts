import type { QuestionBank, VersionAuthor } from '../../../ports/question-bank.ts';
import type { Database } from '../connection/database.ts';
import { mapWithPauses } from '../connection/map-with-pauses.ts';
import { createQuestionRecord } from './question-record.ts';
import { type createQuestionWriter, planChanges } from './save-questions.ts';

type Replacement = {
  readonly database: Database;
  readonly writer: ReturnType<typeof createQuestionWriter>;
  readonly requests: Parameters<QuestionBank['replaceMany']>[0];
  readonly by: VersionAuthor;
  readonly time: string;
};

/** Saves the questions whose newest version is the expected one, in one transaction. */
export async function replaceMany({
  database,
  writer,
  requests,
  by,
  time,
}: Replacement): ReturnType<QuestionBank['replaceMany']> {
  const prepared = await mapWithPauses(requests, ({ question, expectedVersion }) => ({
    record: createQuestionRecord(question),
    expectedVersion,
  }));
  const words = await writer.collectWords(prepared.map(({ record }) => record));
  return database.kysely.transaction().execute(async (tx) => {
    await database.lockForWriting(tx, 'questions');
    const ids = prepared.map(({ record }) => record.question.id);
    const newestVersions = await writer.readNewestVersions(tx, ids);
    const isExpected = ({ record, expectedVersion }: (typeof prepared)[number]): boolean =>
      (newestVersions.get(record.question.id)?.version ?? 0) === expectedVersion;
    const current = prepared.filter(isExpected).map(({ record }) => record);
    const { outcomes, changes } = planChanges(current, newestVersions);
    if (changes.length > 0) await writer.write(tx, changes, { time, by, words });
    const stale = prepared.filter((request) => !isExpected(request));
    return { saved: outcomes, stale: stale.map(({ record }) => record.question.id) };
  });
}
