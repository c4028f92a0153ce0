import { Fault } from '../../../domain/fault.ts';
import type { BankFilter, QuestionBank, VersionNote } from '../../../ports/question-bank.ts';
import type { Database } from '../connection/database.ts';
import { mapWithPauses } from '../connection/map-with-pauses.ts';
import { prepareQuery } from '../connection/prepared-query.ts';
import { storableText } from '../connection/storable-text.ts';
import { entryColumns, toBankEntry } from './bank-entry.ts';
import { toCondition } from './bank-filter.ts';
import { countFacets } from './count-facets.ts';
import { createFactsReader } from './list-facts.ts';
import { prepareQuestionList } from './list-questions.ts';
import { createQuestionRecord, type QuestionRecord } from './question-record.ts';
import { createQuestionWriter, planChanges } from './save-questions.ts';
import { searchQuestions } from './search-questions.ts';

/** Creates the question bank on an open, migrated database; closing the bank closes the database. */
export function createQuestionBank(database: Database, now: () => Date = () => new Date()): QuestionBank {
  const { kysely, guard } = database;
  const writer = createQuestionWriter(kysely);
  const findEntry = prepareFind(database);
  const listQuestions = prepareQuestionList(database);
  const listFacts = createFactsReader(database);

  /** Writes all records in one transaction; with an expected version, throws if the newest version is another one. */
  async function writeRecords(records: readonly QuestionRecord[], expectedVersion?: number) {
    const ids = [...new Set(records.map((record) => record.question.id))];
    const words = await writer.collectWords(records);
    return kysely.transaction().execute(async (tx) => {
      await database.lockForWriting(tx, 'questions');
      const newestVersions = await writer.readNewestVersions(tx, ids);
      if (expectedVersion !== undefined) checkVersion(ids, newestVersions, expectedVersion);
      const { outcomes, changes } = planChanges(records, newestVersions);
      if (changes.length > 0) await writer.write(tx, changes, { time: now().toISOString(), words });
      return outcomes;
    });
  }

  return {
    save: (questions) =>
      guard(async () =>
        questions.length === 0 ? [] : writeRecords(await mapWithPauses(questions, createQuestionRecord)),
      ),
    replace: (question, expectedVersion) =>
      guard(async () => {
        const [outcome] = await writeRecords([createQuestionRecord(question)], expectedVersion);
        if (outcome === undefined) throw new Fault('unexpected', 'Saving one question returned no outcome.');
        return outcome;
      }),
    find: (id, version) => guard(() => findEntry(id, version)),
    listVersions: (id) => guard(() => listVersions(database, id)),
    list: (filter, page) => guard(() => listQuestions(filter, page)),
    search: (query, filter, page) => guard(() => searchQuestions(database, query, { filter, page })),
    count: (filter) => guard(() => countQuestions(database, filter)),
    countFacets: (filter) => guard(() => countFacets(database, filter)),
    listFacts: () => guard(listFacts),
    close: () => database.close(),
  };
}

function checkVersion(
  ids: readonly string[],
  newestVersions: ReadonlyMap<string, { version: number }>,
  expected: number,
): void {
  for (const id of ids) {
    const newest = newestVersions.get(id)?.version ?? 0;
    if (newest === expected) continue;
    const state = newest === 0 ? 'is not in the bank' : `is at version ${newest}`;
    throw new Fault('conflict', `The question "${id}" ${state}, not at version ${expected}.`, {
      advice: 'Read the newest version and make the change again.',
      facts: { newestVersion: newest },
    });
  }
}

/** Compiles the two queries of `find`; the values in them are placeholders. */
function prepareFind({ kysely }: Database) {
  const entries = kysely
    .selectFrom('questions')
    .innerJoin('question_versions', 'question_versions.question_seq', 'questions.seq')
    .select([...entryColumns])
    .where('questions.id', '=', '');
  const findNewest = prepareQuery(entries.whereRef('question_versions.version', '=', 'questions.version'));
  const findVersion = prepareQuery(entries.where('question_versions.version', '=', 0));
  return async (id: string, version?: number) => {
    if (id !== storableText(id) || (version !== undefined && !isValidVersion(version))) return undefined;
    const [row] =
      version === undefined ? await findNewest(kysely, [id]) : await findVersion(kysely, [id, version]);
    return row === undefined ? undefined : toBankEntry(row);
  };
}

/** True for a positive 32-bit integer, the type of stored version numbers. */
function isValidVersion(version: number): boolean {
  return Number.isInteger(version) && version >= 1 && version <= 0x7fffffff;
}

async function listVersions({ kysely }: Database, id: string): Promise<VersionNote[]> {
  const rows = await kysely
    .selectFrom('question_versions')
    .innerJoin('questions', 'questions.seq', 'question_versions.question_seq')
    .select(['question_versions.version', 'question_versions.created_at as createdAt'])
    .where('questions.id', '=', storableText(id))
    .orderBy('question_versions.version', 'desc')
    .execute();
  return rows.map(({ version, createdAt }) => ({ version, createdAt }));
}

async function countQuestions({ kysely }: Database, filter: BankFilter): Promise<number> {
  const { count } = await kysely
    .selectFrom('questions')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where(toCondition(filter))
    .executeTakeFirstOrThrow();
  return count;
}
