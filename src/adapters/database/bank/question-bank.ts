import { Fault } from '../../../domain/fault.ts';
import type { BankEntry, BankFilter, QuestionBank, VersionAuthor } from '../../../ports/question-bank.ts';
import type { Database } from '../connection/database.ts';
import { mapWithPauses } from '../connection/map-with-pauses.ts';
import { prepareQuery } from '../connection/prepared-query.ts';
import { storableText } from '../connection/storable-text.ts';
import { entryColumns, selectNewest, toBankEntry } from './bank-entry.ts';
import { toCondition } from './bank-filter.ts';
import { countFacets } from './count-facets.ts';
import { countLabelled } from './count-labels.ts';
import { createFactsReader } from './list-facts.ts';
import { prepareQuestionList } from './list-questions.ts';
import { listVersions } from './list-versions.ts';
import { purgeQuestions } from './purge-questions.ts';
import { createQuestionRecord, type QuestionRecord } from './question-record.ts';
import { replaceMany } from './replace-many.ts';
import { hasSet } from './sample-questions.ts';
import { createQuestionWriter, planChanges } from './save-questions.ts';
import { searchQuestions } from './search-questions.ts';
import { setQuestionState } from './set-question-state.ts';

const MAX_IDS_PER_QUERY = 500;

/** Creates the question bank on an open, migrated database; closing the bank closes the database. */
export function createQuestionBank(database: Database, now: () => Date = () => new Date()): QuestionBank {
  const { kysely, guard } = database;
  const writer = createQuestionWriter(kysely);
  const findEntry = prepareFind(database);
  const listQuestions = prepareQuestionList(database);
  const listFacts = createFactsReader(database);

  /** Writes all records in one transaction; with an expected version, throws if the newest version is another one. */
  async function writeRecords(
    records: readonly QuestionRecord[],
    by: VersionAuthor = {},
    expectedVersion?: number,
  ) {
    const ids = [...new Set(records.map((record) => record.question.id))];
    const words = await writer.collectWords(records);
    return kysely.transaction().execute(async (tx) => {
      await database.lockForWriting(tx, 'questions');
      const newestVersions = await writer.readNewestVersions(tx, ids);
      if (expectedVersion !== undefined) checkVersion(ids, newestVersions, expectedVersion);
      const { outcomes, changes } = planChanges(records, newestVersions);
      if (changes.length > 0) await writer.write(tx, changes, { time: now().toISOString(), by, words });
      return outcomes;
    });
  }

  return {
    save: (questions, by) =>
      guard(async () =>
        questions.length === 0 ? [] : writeRecords(await mapWithPauses(questions, createQuestionRecord), by),
      ),
    replace: (question, expectedVersion, by) =>
      guard(async () => {
        const [outcome] = await writeRecords([createQuestionRecord(question)], by, expectedVersion);
        if (outcome === undefined) throw new Fault('unexpected', 'Saving one question returned no outcome.');
        return outcome;
      }),
    replaceMany: (requests, by = {}) =>
      guard(() => replaceMany({ database, writer, requests, by, time: now().toISOString() })),
    setState: (ids, state) => guard(() => setQuestionState(database, writer, { ids, state })),
    purge: (ids) => guard(() => purgeQuestions(database, ids)),
    find: (id, version) => guard(() => findEntry(id, version)),
    findMany: (ids) => guard(() => findMany(database, ids)),
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

async function findMany({ kysely }: Database, ids: readonly string[]): Promise<BankEntry[]> {
  const entryById = new Map<string, BankEntry>();
  for (let start = 0; start < ids.length; start += MAX_IDS_PER_QUERY) {
    const rows = await selectNewest(kysely)
      .select('questions.state')
      .where('questions.id', 'in', ids.slice(start, start + MAX_IDS_PER_QUERY).map(storableText))
      .execute();
    for (const entry of rows.map(toBankEntry)) entryById.set(entry.question.id, entry);
  }
  return ids.flatMap((id) => entryById.get(id) ?? []);
}

async function countQuestions(database: Database, filter: BankFilter): Promise<number> {
  if (!hasSet(filter)) return countLabelled(database, filter);
  const { count } = await database.kysely
    .selectFrom('questions')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where(toCondition(filter))
    .executeTakeFirstOrThrow();
  return count;
}
