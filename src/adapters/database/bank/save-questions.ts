import type { Question } from '../../../domain/question.ts';
import { QuestionState } from '../../../domain/question-change.ts';
import { toQuestionFacts } from '../../../domain/question-facts.ts';
import type { SaveOutcome, VersionAuthor } from '../../../ports/question-bank.ts';
import { excludedColumns } from '../connection/excluded-columns.ts';
import { mapWithPauses } from '../connection/map-with-pauses.ts';
import { prepareRows } from '../connection/prepared-query.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db, Tx } from '../schema/schema.ts';
import { foldText, splitWords } from '../text-search/fold-text.ts';
import type { QuestionRecord } from './question-record.ts';
import { listTags } from './question-tags.ts';
import { readQuestion } from './readable-question.ts';

/** The newest version of a question, and the state of the question. */
type NewestVersion = {
  readonly version: number;
  readonly contentHash: string;
  readonly state: QuestionState;
};

/** A question to write, with the outcome that the caller reports. */
type QuestionChange = {
  readonly record: QuestionRecord;
  readonly outcome: SaveOutcome;
  readonly state: QuestionState;
};

/** The columns of the search index by record. */
type SearchWords = ReadonlyMap<QuestionRecord, readonly string[]>;

/** Characters of a text that are indexed; a PostgreSQL tsvector is limited to 1 MB. */
const MAX_INDEXED_LENGTH = 200_000;

// Placeholder rows: statements are compiled once with these, and each run passes its values in the order of these fields.
const placeholderQuestion = {
  id: '',
  kind: '',
  subject: '',
  level: '',
  topic: '',
  outcome_id: '',
  marks: 0,
  difficulty: '',
  tags: '',
  collection: '',
  version: 0,
  content_hash: '',
  created_at: '',
  updated_at: '',
  state: '',
  parent_id: '',
};
const placeholderVersion = {
  question_seq: 0,
  version: 0,
  content: '',
  content_hash: '',
  provenance: '',
  created_at: '',
  author: '',
  reason: '',
  note: '',
  findings: '',
};
const updatedColumns = Object.keys(placeholderQuestion).filter(
  (column) => column !== 'id' && column !== 'created_at',
);
const placeholderWords = { rowid: 0, labels: '', stem: '', rest: '' };

/** Creates functions that read the newest versions and write new versions of many questions inside the caller's transaction. */
export function createQuestionWriter(kysely: Db) {
  const statements = prepareStatements(kysely);
  const index = createQuestionIndex(statements);

  async function readNewestVersions(
    executor: Db | Tx,
    ids: readonly string[],
  ): Promise<Map<string, NewestVersion>> {
    const keys = ids.map((id) => [id]);
    const rows = await statements.findNewestVersions(executor, keys);
    return new Map(
      rows.map((row) => [
        row.id,
        { version: row.version, contentHash: row.content_hash, state: QuestionState.parse(row.state) },
      ]),
    );
  }

  async function write(
    tx: Tx,
    changes: readonly QuestionChange[],
    { time, by, words }: { readonly time: string; readonly by: VersionAuthor; readonly words: SearchWords },
  ): Promise<void> {
    const newest = [...new Map(changes.map((change) => [change.outcome.id, change])).values()];
    const questionRows = newest.map((change) => toQuestionRow(change, time));
    const seqById = new Map(
      (await statements.upsertQuestions(tx, questionRows)).map((row) => [row.id, row.seq]),
    );
    const getSeq = (change: QuestionChange) => seqById.get(change.outcome.id);
    const versions = changes.map((change) => [
      getSeq(change),
      ...toVersionRow(change, time),
      ...toAuthorColumns(by),
    ]);
    await statements.insertVersions(tx, versions);
    const updated = newest.filter((change) => change.outcome.version > 1);
    await index.removeFromIndex(
      tx,
      updated.flatMap((change) => getSeq(change) ?? []),
    );
    const active = newest.filter((change) => change.state === 'active');
    await index.addToIndex(
      tx,
      active.map((change) => ({
        seq: getSeq(change),
        question: change.record.question,
        words: words.get(change.record),
      })),
    );
  }

  /**
   * Computes the words of changed questions for the search index. It is called before the transaction: while a transaction
   * runs on SQLite, the process can do nothing else.
   */
  const collectWords = async (records: readonly QuestionRecord[]): Promise<SearchWords> =>
    computeWords(records, await readNewestVersions(kysely, listIds(records)));

  return { readNewestVersions, collectWords, write, ...index };
}

const listIds = (records: readonly QuestionRecord[]): string[] => records.map(({ question }) => question.id);

async function computeWords(
  records: readonly QuestionRecord[],
  newestVersions: ReadonlyMap<string, NewestVersion>,
): Promise<SearchWords> {
  const changed = records.filter(
    ({ question, contentHash }) => newestVersions.get(question.id)?.contentHash !== contentHash,
  );
  return new Map(
    await mapWithPauses(changed, (record) => [record, toSearchColumns(record.question)] as const),
  );
}

/** Creates functions that add and remove the words and tags by which searches and lists find active questions. */
function createQuestionIndex(statements: ReturnType<typeof prepareStatements>) {
  return {
    async addToIndex(tx: Tx, questions: readonly IndexedQuestion[]): Promise<void> {
      const wordRows = questions.map(({ seq, question, words }) => [
        seq,
        ...(words ?? toSearchColumns(question)),
      ]);
      await statements.indexWords(tx, wordRows);
      const tags = questions.flatMap(({ seq, question }) => listTags(question.tags).map((tag) => [seq, tag]));
      await statements.insertTags(tx, tags);
    },
    async removeFromIndex(tx: Tx, seqs: readonly number[]): Promise<void> {
      const keys = seqs.map((seq) => [seq]);
      await statements.deleteWords(tx, keys);
      await statements.deleteTags(tx, keys);
    },
  };
}

type IndexedQuestion = {
  readonly seq: number | undefined;
  readonly question: Question;
  /** The columns of the search index, if they are computed already. */
  readonly words?: readonly string[] | undefined;
};

/** Determines the outcome of saving each question; a question that occurs twice becomes two versions. */
export function planChanges(
  records: readonly QuestionRecord[],
  newestVersions: ReadonlyMap<string, NewestVersion>,
): { outcomes: SaveOutcome[]; changes: QuestionChange[] } {
  const newestVersionById = new Map(newestVersions);
  const planned = records.map((record) => {
    const { id } = record.question;
    const newestVersion = newestVersionById.get(id);
    // Saving a deleted question makes it active again, even if its content has not changed.
    const state = newestVersion?.state === 'retired' ? ('retired' as const) : ('active' as const);
    if (newestVersion?.contentHash === record.contentHash && newestVersion.state !== 'deleted') {
      return {
        record,
        state,
        outcome: { id, version: newestVersion.version, outcome: 'unchanged' as const },
      };
    }
    const version = (newestVersion?.version ?? 0) + 1;
    newestVersionById.set(id, { version, contentHash: record.contentHash, state });
    const outcome = version === 1 ? ('created' as const) : ('updated' as const);
    return { record, state, outcome: { id, version, outcome } };
  });
  return {
    outcomes: planned.map((change) => change.outcome),
    changes: planned.filter((change) => change.outcome.outcome !== 'unchanged'),
  };
}

function prepareStatements(kysely: Db) {
  const repeat = <Row>(size: number, placeholder: Row): Row[] =>
    Array.from({ length: size }, () => placeholder);
  return {
    findNewestVersions: prepareRows((size) =>
      kysely
        .selectFrom('questions')
        .select(['id', 'version', 'content_hash', 'state'])
        .where('id', 'in', repeat(size, '')),
    ),
    upsertQuestions: prepareRows((size) =>
      kysely
        .insertInto('questions')
        .values(repeat(size, placeholderQuestion))
        .onConflict((conflict) => conflict.column('id').doUpdateSet(excludedColumns(updatedColumns)))
        .returning(['id', 'seq']),
    ),
    insertVersions: prepareRows((size) =>
      kysely.insertInto('question_versions').values(repeat(size, placeholderVersion)),
    ),
    deleteWords: prepareRows((size) =>
      kysely.deleteFrom('question_search').where('rowid', 'in', repeat(size, 0)),
    ),
    insertTags: prepareRows((size) =>
      kysely.insertInto('question_tags').values(repeat(size, { question_seq: 0, tag: '' })),
    ),
    deleteTags: prepareRows((size) =>
      kysely.deleteFrom('question_tags').where('question_seq', 'in', repeat(size, 0)),
    ),
    indexWords: prepareRows((size) =>
      kysely.insertInto('question_search').values(repeat(size, placeholderWords)),
    ),
  };
}

function toQuestionRow({ record, outcome, state }: QuestionChange, time: string): unknown[] {
  const { question } = record;
  const labels = [question.subject, question.level, question.topic, question.outcomeId].map(toColumnText);
  const facts = Object.values(toFactColumns(question));
  const parent = toColumnText(question.provenance?.parentId);
  const version = [outcome.version, record.contentHash, time, time, state, parent];
  return [question.id, question.kind, ...labels, ...facts, ...version];
}

/** Returns the columns by which papers choose questions, besides the labels. */
export function toFactColumns(question: Question) {
  const { marks, difficulty, tags, collection } = toQuestionFacts(question);
  return {
    marks,
    difficulty: difficulty ?? null,
    tags: tags.length === 0 ? null : JSON.stringify(tags),
    collection: toColumnText(collection ?? undefined),
  };
}

function toVersionRow({ record, outcome }: QuestionChange, time: string): unknown[] {
  return [outcome.version, record.content, record.contentHash, record.provenance, time];
}

function toAuthorColumns({ author, reason, note, findings = [] }: VersionAuthor): unknown[] {
  const stored = findings.length === 0 ? null : JSON.stringify(findings);
  return [toColumnText(author), reason ?? null, toColumnText(note), stored];
}

/** Returns the labels, stem and rest as plain words, so that both databases index the same words. */
export function toSearchColumns(question: Question): string[] {
  const { labels, stem, rest } = readQuestion(question);
  return [labels, stem, rest].map((text) =>
    splitWords(foldText(text.slice(0, MAX_INDEXED_LENGTH))).join(' '),
  );
}

function toColumnText(text: string | undefined): string | null {
  return text === undefined ? null : storableText(text);
}
