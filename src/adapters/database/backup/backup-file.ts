import { open, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Fault } from '../../../domain/fault.ts';
import type { BackupFormat } from '../../../ports/database-admin.ts';
import { makeFolder } from '../../files/make-folder.ts';
import type { Database } from '../connection/database.ts';
import type { Tx } from '../schema/schema.ts';
import { DUMP_FORMAT } from './dump-format.ts';
import { type BeforeLoading, loadDump } from './load-dump.ts';
import { dumpLines, dumpLinesInTransaction } from './write-dump.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

const SQLITE_HEADER = 'SQLite format 3\0';
/** The number of bytes from which the format of a backup is detected. */
const HEADER_LENGTH = 200;

/** Creates the folder of a backup; throws a `conflict` fault if the file exists, unless forced. */
export async function prepareBackupPath(path: string, force: boolean): Promise<void> {
  const existing = await stat(path).catch(() => undefined);
  if (existing?.isDirectory()) {
    throw new Fault('invalid-input', `The backup ${path} cannot be written: a folder with this name exists.`);
  }
  if (existing !== undefined && !force) {
    throw new Fault('conflict', `The file ${path} already exists.`, {
      advice: 'Choose another file, or replace this one with --force.',
    });
  }
  await makeFolder(dirname(resolve(path))).catch((cause) => {
    throw new Fault('invalid-input', `The folder of the backup ${path} cannot be created.`, { cause });
  });
}

/** Writes a dump and returns its size in bytes; uses the caller's transaction if there is one. */
export function writeDump(database: Database, path: string, tx?: Tx): Promise<number> {
  const lines = tx === undefined ? dumpLines(database) : dumpLinesInTransaction(database, tx);
  return writeFileAtomically(path, (temporaryPath) => writeFile(temporaryPath, lines));
}

/** Replaces the content of the database by a dump; `beforeLoading` runs under the lock, before anything is replaced. */
export async function readDump(
  database: Database,
  path: string,
  beforeLoading?: BeforeLoading,
): Promise<void> {
  const file = await open(path);
  try {
    await loadDump(database, file.readLines(), beforeLoading);
  } finally {
    await file.close();
  }
}

/** Detects the format of a backup by its first bytes; throws an `invalid-input` fault for any other file. */
export async function detectBackupFormat(path: string): Promise<BackupFormat> {
  const firstBytes = await readFirstBytes(path, HEADER_LENGTH);
  if (firstBytes.startsWith(SQLITE_HEADER)) return 'sqlite';
  if (firstBytes.startsWith('{') && firstBytes.includes(DUMP_FORMAT)) return 'jsonl';
  throw new Fault('invalid-input', `The file ${path} is not a vbagent backup.`);
}

async function readFirstBytes(path: string, length: number): Promise<string> {
  const file = await open(path).catch((cause) => {
    throw new Fault('not-found', `The backup ${path} cannot be opened.`, { cause });
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } catch (cause) {
    throw new Fault('invalid-input', `The backup ${path} cannot be read.`, { cause });
  } finally {
    await file.close();
  }
}

/** Creates the fault for a restore that would replace a database with questions. */
export function createReplaceConflict(location: string, questions: number): Fault {
  return new Fault('conflict', `The database ${location} contains ${questions} questions.`, {
    advice: 'Back it up first, or replace it with --force.',
  });
}
