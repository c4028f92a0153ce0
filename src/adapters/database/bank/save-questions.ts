import type { Question } from '../../../domain/question.ts';
import type { SaveOutcome } from '../../../ports/question-bank.ts';
import { excludedColumns } from '../connection/excluded-columns.ts';
import { prepareRows } from '../connection/prepared-query.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db, Tx } from '../schema/schema.ts';
import { foldText, splitWords } from '../text-search/fold-text.ts';
import type { QuestionRecord } from './question-record.ts';
import { readQuestion } from './readable-question.ts';

/** The newest version of a question. */
type Head = { readonly version: number; readonly contentHash: string };

/** A question to write, with the outcome that the caller reports. */
type QuestionChange = { readonly record: QuestionRecord; readonly outcome: SaveOutcome };

/** Characters of a text that are indexed; a PostgreSQL tsvector is limited to 1 MB. */
const MAX_INDEXED_LENGTH = 200_000;

// Placeholder rows: statements are compiled once with these, and each run passes its values in the order of these fields.
const blankHead = {
  id: '',
  kind: '',
  subject: '',
  level: '',
  topic: '',
  outcome_id: '',
  version: 0,
  content_hash: '',
  created_at: '',
};
const blankVersion = {
  question_seq: 0,
  version: 0,
  content: '',
  content_hash: '',
  provenance: '',
  created_at: '',
};
const updatedColumns = ['kind', 'subject', 'level', 'topic', 'outcome_id', 'version', 'content_hash'];
const blankWords = { rowid: 0, labels: '', stem: '', rest: '' };

/** Creates functions that read and write many questions inside the caller's transaction. */
export function createQuestionWriter(kysely: Db) {
  const statements = prepareStatements(kysely);

  async function readHeads(tx: Tx, ids: readonly string[]): Promise<Map<string, Head>> {
    const keys = ids.map((id) => [id]);
    const rows = await statements.findHeads(tx, keys);
    return new Map(rows.map((row) => [row.id, { version: row.version, contentHash: row.content_hash }]));
  }

  async function write(tx: Tx, changes: readonly QuestionChange[], at: string): Promise<void> {
    const newest = new Map(changes.map((change) => [change.outcome.id, change]));
    const heads = [...newest.values()].map((change) => headRow(change, at));
    const seqs = new Map((await statements.upsertHeads(tx, heads)).map((row) => [row.id, row.seq]));
    const seqOf = (change: QuestionChange) => seqs.get(change.outcome.id);
    const versions = changes.map((change) => [seqOf(change), ...versionRow(change, at)]);
    await statements.insertVersions(tx, versions);
    const changed = [...newest.values()];
    const known = changed.filter((change) => change.outcome.version > 1).map((change) => [seqOf(change)]);
    await statements.deleteWords(tx, known);
    const words = changed.map((change) => [seqOf(change), ...toSearchColumns(change.record.question)]);
    await statements.indexWords(tx, words);
  }

  return { readHeads, write };
}

/** Determines the outcome of saving each question; a question that occurs twice becomes two versions. */
export function planChanges(
  records: readonly QuestionRecord[],
  heads: ReadonlyMap<string, Head>,
): { outcomes: SaveOutcome[]; changes: QuestionChange[] } {
  const known = new Map(heads);
  const planned = records.map((record) => {
    const { id } = record.question;
    const head = known.get(id);
    if (head?.contentHash === record.contentHash) {
      return { record, outcome: { id, version: head.version, outcome: 'unchanged' as const } };
    }
    const version = (head?.version ?? 0) + 1;
    known.set(id, { version, contentHash: record.contentHash });
    const outcome = version === 1 ? ('created' as const) : ('updated' as const);
    return { record, outcome: { id, version, outcome } };
  });
  return {
    outcomes: planned.map((change) => change.outcome),
    changes: planned.filter((change) => change.outcome.outcome !== 'unchanged'),
  };
}

function prepareStatements(kysely: Db) {
  const times = <Blank>(size: number, blank: Blank): Blank[] => Array.from({ length: size }, () => blank);
  return {
    findHeads: prepareRows((size) =>
      kysely
        .selectFrom('questions')
        .select(['id', 'version', 'content_hash'])
        .where('id', 'in', times(size, '')),
    ),
    upsertHeads: prepareRows((size) =>
      kysely
        .insertInto('questions')
        .values(times(size, blankHead))
        .onConflict((conflict) => conflict.column('id').doUpdateSet(excludedColumns(updatedColumns)))
        .returning(['id', 'seq']),
    ),
    insertVersions: prepareRows((size) =>
      kysely.insertInto('question_versions').values(times(size, blankVersion)),
    ),
    deleteWords: prepareRows((size) =>
      kysely.deleteFrom('question_search').where('rowid', 'in', times(size, 0)),
    ),
    indexWords: prepareRows((size) => kysely.insertInto('question_search').values(times(size, blankWords))),
  };
}

function headRow({ record, outcome }: QuestionChange, at: string): unknown[] {
  const { question } = record;
  const labels = [question.subject, question.level, question.topic, question.outcomeId].map(columnText);
  return [question.id, question.kind, ...labels, outcome.version, record.contentHash, at];
}

function versionRow({ record, outcome }: QuestionChange, at: string): unknown[] {
  return [outcome.version, record.content, record.contentHash, record.provenance, at];
}

/** Returns the labels, stem and rest as plain words, so that both databases split the text equally. */
export function toSearchColumns(question: Question): string[] {
  const { labels, stem, rest } = readQuestion(question);
  return [labels, stem, rest].map((text) =>
    splitWords(foldText(text.slice(0, MAX_INDEXED_LENGTH))).join(' '),
  );
}

function columnText(text: string | undefined): string | null {
  return text === undefined ? null : storableText(text);
}
