import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { asFault, Fault } from '../../domain/fault.ts';
import type { Files } from '../../ports/files.ts';
import type { IndexReport } from '../../ports/reference-store.ts';
import { toFileFault } from '../files/file-fault.ts';
import { toPathPatterns } from './path-patterns.ts';
import { getReferenceType, readReference } from './read-reference.ts';
import { runInTransaction } from './reference-index.ts';

const ENDINGS = ['.pdf', '.tex', '.sty'] as const;
const MAX_BYTES = 60_000_000;

const IndexedFiles = z.array(z.object({ path: z.string(), hash: z.string() }));

type IndexDependencies = { readonly database: DatabaseSync; readonly files: Files; readonly now: () => Date };

/** Indexes new and changed files, and removes deleted and unreadable files from the index. */
export async function indexFolder(folder: string, dependencies: IndexDependencies): Promise<IndexReport> {
  const paths = await listReferenceFiles(folder, dependencies.files);
  const report = { folder, missing: false, indexed: 0, unchanged: 0, removed: 0 };
  if (paths === undefined) return { ...report, missing: true, skipped: [] };
  const hashByPath = new Map(
    readIndexed(folder, dependencies.database).map(({ path, hash }) => [path, hash]),
  );
  const skipped: { path: string; reason: string }[] = [];
  for (const path of paths) {
    try {
      const isChanged = await indexFile(path, hashByPath.get(path), dependencies);
      report[isChanged ? 'indexed' : 'unchanged'] += 1;
    } catch (thrown) {
      skipped.push({ path, reason: asFault(thrown).message });
    }
  }
  const readable = new Set(paths.filter((path) => !skipped.some((skippedFile) => skippedFile.path === path)));
  const removedPaths = [...hashByPath.keys()].filter((path) => !readable.has(path));
  await runInTransaction(dependencies.database, () => {
    for (const path of removedPaths) removeFromIndex(path, dependencies.database);
  });
  return { ...report, removed: removedPaths.length, skipped };
}

async function listReferenceFiles(folder: string, files: Files): Promise<string[] | undefined> {
  try {
    return (await files.list(folder, ENDINGS)).map((path) => resolve(path));
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'not-found') return undefined;
    throw thrown;
  }
}

function readIndexed(folder: string, database: DatabaseSync): z.infer<typeof IndexedFiles> {
  const [path, patternBelow] = toPathPatterns(folder);
  return IndexedFiles.parse(
    database.prepare('select path, hash from files where path = ? or path glob ?').all(path, patternBelow),
  );
}

/** Indexes a file; returns false if its content has not changed. */
async function indexFile(
  path: string,
  indexedHash: string | undefined,
  dependencies: IndexDependencies,
): Promise<boolean> {
  const bytes = await readBytes(path);
  const newHash = createHash('sha256').update(bytes).digest('hex');
  if (newHash === indexedHash) return false;
  const chunks = await readReference(path, bytes);
  const { database, now } = dependencies;
  await runInTransaction(database, () => {
    removeFromIndex(path, database);
    const insertedFile = database
      .prepare('insert into files (path, type, hash, indexed_at) values (?, ?, ?, ?)')
      .run(path, getReferenceType(path), newHash, now().toISOString());
    const insert = database.prepare(
      'insert into chunks (file_id, place, title, content) values (?, ?, ?, ?)',
    );
    for (const [place, { title, content }] of chunks.entries())
      insert.run(insertedFile.lastInsertRowid, place, title, content);
  });
  return true;
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) throw new Fault('invalid-input', `${path} is over ${MAX_BYTES / 1e6} MB.`);
    return await readFile(path);
  } catch (thrown) {
    throw toFileFault(thrown, path);
  }
}

function removeFromIndex(path: string, database: DatabaseSync): void {
  database.prepare('delete from files where path = ?').run(path);
}
