import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import type { Files } from '../../ports/files.ts';
import type { ReferenceStore } from '../../ports/reference-store.ts';
import { makeFolder } from '../files/make-folder.ts';
import { guardSqlite } from '../sqlite/open-sqlite.ts';
import { indexFolder } from './index-folder.ts';
import { toPathPatterns } from './path-patterns.ts';
import { FileRow, openReferenceIndex, runInTransaction } from './reference-index.ts';
import { searchReferences } from './search-references.ts';

type ReferenceStoreOptions = {
  /** The index file; it can be rebuilt from the indexed folders at any time. */
  readonly path: string;
  readonly files: Files;
  readonly now: () => Date;
};

/** Creates the reference store on an SQLite file with full-text search. */
export async function createReferenceStore({
  path,
  files,
  now,
}: ReferenceStoreOptions): Promise<ReferenceStore> {
  const guard = <T>(work: () => Promise<T>): Promise<T> => guardSqlite(path, work);
  await makeFolder(dirname(resolve(path)));
  const database = await guard(() => openReferenceIndex(path));
  return {
    index: (folder) => guard(() => indexFolder(folder, { database, files, now })),
    search: (query, options = {}) => guard(async () => searchReferences(database, query, options)),
    list: () =>
      guard(async () => {
        const rows = database
          .prepare(
            `select path, type, hash, indexed_at, (select count(*) from chunks where file_id = files.id) as chunks
             from files order by path`,
          )
          .all();
        return z
          .array(FileRow)
          .parse(rows)
          .map((row) => ({
            path: row.path,
            fileType: row.type,
            chunks: row.chunks,
            indexedAt: row.indexed_at,
          }));
      }),
    show: (shownPath) =>
      guard(async () => {
        const rows = database
          .prepare(
            'select content from chunks join files on files.id = file_id where path = ? order by place',
          )
          .all(resolve(shownPath));
        const contents = z.array(z.object({ content: z.string() })).parse(rows);
        return contents.length === 0 ? undefined : contents.map(({ content }) => content).join('\n\n');
      }),
    remove: (removedPath) =>
      guard(() =>
        runInTransaction(database, () => {
          const statement = database.prepare('delete from files where path = ? or path glob ?');
          return Number(statement.run(...toPathPatterns(removedPath)).changes);
        }),
      ),
    close: async () => database.close(),
  };
}
