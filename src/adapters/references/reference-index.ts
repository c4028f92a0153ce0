import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { REFERENCE_TYPES } from '../../ports/reference-store.ts';
import { BUSY_TIMEOUT_MS, retryWhileBusy } from '../sqlite/retry-while-busy.ts';

/** Increased when passages are split differently, so that an old index is rebuilt. */
const INDEX_VERSION = 1;

const SCHEMA = `
  create table if not exists files (
    id integer primary key, path text not null unique, type text not null, hash text not null, indexed_at text not null
  );
  create table if not exists chunks (
    id integer primary key, file_id integer not null references files (id) on delete cascade,
    place integer not null, title text not null, content text not null
  );
  create index if not exists chunks_by_file on chunks (file_id, place);
  create virtual table if not exists chunk_search using fts5 (
    title, content, content = 'chunks', content_rowid = 'id', tokenize = 'porter unicode61'
  );
  create trigger if not exists chunk_added after insert on chunks begin
    insert into chunk_search (rowid, title, content) values (new.id, new.title, new.content);
  end;
  create trigger if not exists chunk_removed after delete on chunks begin
    insert into chunk_search (chunk_search, rowid, title, content) values ('delete', old.id, old.title, old.content);
  end;
`;

/** Opens the index file. An index of another version is emptied, because it can be rebuilt from the folders. */
export async function openReferenceIndex(path: string): Promise<DatabaseSync> {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    await retryWhileBusy(() => database.exec('pragma journal_mode = wal; pragma foreign_keys = on'));
    await runInTransaction(database, () => {
      const [{ user_version: version }] = VersionRow.parse(database.prepare('pragma user_version').all());
      if (version !== 0 && version !== INDEX_VERSION)
        database.exec(
          'drop table if exists chunk_search; drop table if exists chunks; drop table if exists files',
        );
      database.exec(`${SCHEMA}; pragma user_version = ${INDEX_VERSION}`);
    });
  } catch (thrown) {
    database.close();
    throw thrown;
  }
  return database;
}

const VersionRow = z.tuple([z.object({ user_version: z.number() })]);

export const FileRow = z.object({
  path: z.string(),
  type: z.enum(REFERENCE_TYPES),
  hash: z.string(),
  indexed_at: z.string(),
  chunks: z.number(),
});

/** Runs the work in a transaction. */
export async function runInTransaction<T>(database: DatabaseSync, work: () => T): Promise<T> {
  await retryWhileBusy(() => database.exec('begin immediate'));
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (thrown) {
    database.exec('rollback');
    throw thrown;
  }
}
