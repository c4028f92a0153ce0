import { open, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Transaction } from 'kysely';
import { Fault } from '../../../domain/fault.ts';
import type { BackupFormat } from '../../../ports/database-admin.ts';
import { makeFolder } from '../../files/make-folder.ts';
import type { Database } from '../connection/database.ts';
import type { Schema } from '../schema/schema.ts';
import { DUMP_FORMAT } from './dump-format.ts';
import { type BeforeLoading, loadDump } from './load-dump.ts';
import { dumpLines, dumpLinesWithin } from './write-dump.ts';
import { writeFileAtomically } from './write-file-atomically.ts';

const SQLITE_HEADER = 'SQLite format 3\0';

/** Makes the folder of a backup; an existing file is a `conflict` unless forced. */
export async function prepareTarget(path: string, force: boolean): Promise<void> {
  const existing = await stat(path).catch(() => undefined);
  if (existing?.isDirectory()) {
    throw new Fault('invalid-input', `The backup ${path} cannot be written: there is a folder of that name.`);
  }
  if (existing !== undefined && !force) {
    throw new Fault('conflict', `The file ${path} exists already.`, {
      advice: 'Name another file, or replace this one with --force.',
    });
  }
  await makeFolder(dirname(resolve(path))).catch((cause) => {
    throw new Fault('invalid-input', `The folder of the backup ${path} cannot be made.`, { cause });
  });
}

/** Answers the size; by a transaction of the caller, or by one of its own. */
export function writeDump(database: Database, path: string, within?: Transaction<Schema>): Promise<number> {
  const lines = within === undefined ? dumpLines(database) : dumpLinesWithin(database, within);
  return writeFileAtomically(path, (unfinished) => writeFile(unfinished, lines));
}

export async function readDump(database: Database, path: string, before?: BeforeLoading): Promise<void> {
  const file = await open(path);
  try {
    await loadDump(database, file.readLines(), before);
  } finally {
    await file.close();
  }
}

/** What a backup file is, by its first bytes; a file that is neither kind is `invalid-input`. */
export async function detectBackupFormat(path: string): Promise<BackupFormat> {
  const start = await readStart(path, 200);
  if (start.startsWith(SQLITE_HEADER)) return 'sqlite';
  if (start.startsWith('{') && start.includes(DUMP_FORMAT)) return 'jsonl';
  throw new Fault('invalid-input', `The file ${path} is no backup that vbagent can read.`);
}

async function readStart(path: string, length: number): Promise<string> {
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

export function replaceRefused(location: string, questions: number): Fault {
  return new Fault('conflict', `The database ${location} holds ${questions} questions.`, {
    advice: 'Back it up first, or replace it with --force.',
  });
}
