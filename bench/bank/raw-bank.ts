import { hash } from 'node:crypto';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { toSearchColumns } from '../../src/adapters/database/bank/save-questions.ts';
import type { Question } from '../../src/domain/question.ts';

export type RawBank = ReturnType<typeof openRawBank>;

const ENTRY_COLUMNS = 'v.version, v.content, v.created_at as updated_at, q.created_at, q.seq';
const JOIN_NEWEST_VERSION = 'question_versions v on v.question_seq = q.seq and v.version = q.version';

/** Opens the baseline: hand-written prepared statements on the same tables, and JSON parsing. */
export function openRawBank(path: string) {
  const database = new DatabaseSync(path);
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  const find = database.prepare(
    `select ${ENTRY_COLUMNS} from questions q join ${JOIN_NEWEST_VERSION} where q.id = ?`,
  );
  const list = database.prepare(
    `select ${ENTRY_COLUMNS} from questions q join ${JOIN_NEWEST_VERSION} where q.seq < ? order by q.seq desc limit ?`,
  );
  const search = database.prepare(`
    select ${ENTRY_COLUMNS}, best.score from (
      select rowid as seq, -bm25(question_search, 3.0, 4.0, 1.0) as score from question_search
      where question_search match ? order by score desc, seq desc limit ?
    ) best join questions q on q.seq = best.seq join ${JOIN_NEWEST_VERSION} order by best.score desc, best.seq desc`);
  const count = database.prepare('select count(*) as count from questions where subject = ?');
  const writeQuestion = prepareWrite(database);
  return {
    find: (id: string) => toEntry(find.get(id)),
    list: (before: number, limit: number) => list.all(before, limit).map(toEntry),
    search: (query: string, limit: number) => {
      const quotedWords = query.split(' ').map((word) => `"${word}"`);
      return search.all(`${quotedWords.join(' OR ')} *`, limit).map(toEntry);
    },
    count: (subject: string) => count.get(subject),
    save: (questions: readonly Question[]) => {
      database.exec('begin immediate');
      for (const question of questions) writeQuestion(question);
      database.exec('commit');
    },
    close: () => database.close(),
  };
}

function prepareWrite(database: DatabaseSync): (question: Question) => void {
  const findQuestion = database.prepare('select seq, version, content_hash from questions where id = ?');
  const insertQuestion = database.prepare(
    'insert into questions (id, kind, subject, level, topic, outcome_id, version, content_hash, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning seq',
  );
  const insertVersion = database.prepare(
    'insert into question_versions (question_seq, version, content, content_hash, provenance, created_at) values (?, ?, ?, ?, ?, ?)',
  );
  const insertSearchRow = database.prepare(
    'insert into question_search (rowid, labels, stem, rest) values (?, ?, ?, ?)',
  );
  return (question) => {
    if (findQuestion.get(question.id)) throw new Error('the benchmark saves new questions only');
    const content = JSON.stringify(question);
    const contentHash = hash('sha256', content);
    const at = new Date().toISOString();
    const { id, kind, subject = null, level = null, topic = null, outcomeId = null } = question;
    const seq =
      insertQuestion.get(id, kind, subject, level, topic, outcomeId, 1, contentHash, at)?.seq ?? null;
    insertVersion.run(seq, 1, content, contentHash, JSON.stringify(question.provenance), at);
    insertSearchRow.run(seq, ...toSearchColumns(question));
  };
}

function toEntry(row: Record<string, SQLOutputValue> | undefined) {
  const question: unknown = JSON.parse(String(row?.content));
  return {
    question,
    version: row?.version,
    createdAt: row?.created_at,
    updatedAt: row?.updated_at,
  };
}
