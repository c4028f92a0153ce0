import { copyFile, link, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Fault } from '../../domain/fault.ts';
import { formatTimeForFileName, syncPath } from '../database/backup/write-file-atomically.ts';
import { isBusy } from './sqlite-faults.ts';

/** Replaces the database by another file in one step; returns the path of the old file, if there was one. */
export async function replaceSqliteFile(database: string, replacement: string): Promise<string | undefined> {
  const existed = await exists(database);
  const aside = `${database}.before-restore-${formatTimeForFileName()}`;
  if (existed) {
    leaveWalMode(database);
    await linkOrCopy(database, aside);
  }
  // SQLite would apply a remaining write-ahead log to the new database.
  for (const ending of ['-wal', '-shm', '-journal']) {
    if (await exists(database + ending)) await rename(database + ending, aside + ending);
  }
  await rename(replacement, database);
  await syncPath(dirname(database));
  return existed ? aside : undefined;
}

/** Leaves write-ahead mode, which merges the log; this fails while another process has the database open. */
function leaveWalMode(database: string): void {
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
    // Other errors are ignored: a damaged database may be the reason for the restore, and it is kept.
  } finally {
    file?.close();
  }
}

/** Adds a second name for the file, or copies it if the file system has no hard links. */
async function linkOrCopy(database: string, aside: string): Promise<void> {
  await link(database, aside).catch(() => copyFile(database, aside));
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
