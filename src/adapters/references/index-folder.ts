import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { asFault, Fault } from '../../domain/fault.ts';
import type { Files } from '../../ports/files.ts';
import type { IndexReport } from '../../ports/reference-store.ts';
import { fileFaultOf } from '../files/file-fault.ts';
import { insideOf } from './inside-of.ts';
import { readReference, referenceTypeOf } from './read-reference.ts';
import { inTransaction } from './reference-index.ts';

const ENDINGS = ['.pdf', '.tex', '.sty'] as const;
const MAX_BYTES = 60_000_000;

const Known = z.array(z.object({ path: z.string(), hash: z.string() }));

export type IndexTools = { readonly file: DatabaseSync; readonly files: Files; readonly now: () => Date };

/** Reads what is new or changed, forgets what is gone, and goes on past what cannot be read. */
export async function indexFolder(folder: string, tools: IndexTools): Promise<IndexReport> {
  const paths = await listOrNothing(folder, tools.files);
  const report = { folder, missing: false, indexed: 0, unchanged: 0, removed: 0 };
  if (paths === undefined) return { ...report, missing: true, skipped: [] };
  const known = new Map(knownIn(folder, tools.file).map(({ path, hash }) => [path, hash]));
  const skipped: { path: string; reason: string }[] = [];
  for (const path of paths) {
    try {
      const changed = await indexFile(path, known.get(path), tools);
      report[changed ? 'indexed' : 'unchanged'] += 1;
    } catch (thrown) {
      skipped.push({ path, reason: asFault(thrown).message });
    }
  }
  const readable = new Set(paths.filter((path) => !skipped.some((skip) => skip.path === path)));
  const gone = [...known.keys()].filter((path) => !readable.has(path));
  await inTransaction(tools.file, () => {
    for (const path of gone) forget(path, tools.file);
  });
  return { ...report, removed: gone.length, skipped };
}

async function listOrNothing(folder: string, files: Files): Promise<string[] | undefined> {
  try {
    return (await files.list(folder, ENDINGS)).map((path) => resolve(path));
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'not-found') return undefined;
    throw thrown;
  }
}

function knownIn(folder: string, file: DatabaseSync): z.infer<typeof Known> {
  const [path, below] = insideOf(folder);
  return Known.parse(
    file.prepare('select path, hash from files where path = ? or path glob ?').all(path, below),
  );
}

/** False when the file has the content it had. */
async function indexFile(path: string, hash: string | undefined, tools: IndexTools): Promise<boolean> {
  const bytes = await readBytes(path);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found === hash) return false;
  const chunks = await readReference(path, bytes);
  const { file, now } = tools;
  await inTransaction(file, () => {
    forget(path, file);
    const added = file
      .prepare('insert into files (path, type, hash, indexed_at) values (?, ?, ?, ?)')
      .run(path, referenceTypeOf(path), found, now().toISOString());
    const insert = file.prepare('insert into chunks (file_id, place, title, content) values (?, ?, ?, ?)');
    for (const [place, { title, content }] of chunks.entries())
      insert.run(added.lastInsertRowid, place, title, content);
  });
  return true;
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) throw new Fault('invalid-input', `${path} is over ${MAX_BYTES / 1e6} MB.`);
    return await readFile(path);
  } catch (thrown) {
    throw fileFaultOf(thrown, path);
  }
}

function forget(path: string, file: DatabaseSync): void {
  file.prepare('delete from files where path = ?').run(path);
}
