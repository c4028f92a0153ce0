import { copyFile, link, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Fault } from '../../domain/fault.ts';
import { syncPath, timeForFileName } from '../database/backup/write-file-atomically.ts';
import { isBusy } from './sqlite-faults.ts';

/** Puts a finished file in the database's place in one step; answers where the old one lies now. */
export async function replaceSqlite(database: string, replacement: string): Promise<string | undefined> {
  const existed = await exists(database);
  const aside = `${database}.before-restore-${timeForFileName()}`;
  if (existed) {
    closeForOthers(database);
    await keepBoth(database, aside);
  }
  // A write-ahead log beside another database would be played into it.
  for (const ending of ['-wal', '-shm', '-journal']) {
    if (await exists(database + ending)) await rename(database + ending, aside + ending);
  }
  await rename(replacement, database);
  await syncPath(dirname(database));
  return existed ? aside : undefined;
}

/** Leaving write-ahead mode merges the log and succeeds only while nobody else has the database open. */
function closeForOthers(database: string): void {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(database);
    file.exec('pragma journal_mode = delete');
  } catch (cause) {
    if (isBusy(cause)) {
      throw new Fault('conflict', `Another process has the database ${database} open.`, {
        cause,
        advice: 'Stop it and restore again.',
      });
    }
    // A damaged database is the very reason to restore; it is kept as it is.
  } finally {
    file?.close();
  }
}

/** A second name for the same file, or a copy where the disk knows no links. */
async function keepBoth(database: string, aside: string): Promise<void> {
  await link(database, aside).catch(() => copyFile(database, aside));
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
