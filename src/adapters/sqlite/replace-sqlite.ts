import { copyFile, link, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Fault } from '../../domain/fault.ts';
import { formatTimeForFileName, syncPath } from '../database/backup/write-file-atomically.ts';
import { isBusy } from './sqlite-faults.ts';

/** Replaces the database by another file in one step; returns the path of the old file, if there was one. */
export async function replaceSqliteFile(
  databasePath: string,
  replacement: string,
): Promise<string | undefined> {
  const hadDatabase = await exists(databasePath);
  const keptPath = `${databasePath}.before-restore-${formatTimeForFileName()}`;
  if (hadDatabase) {
    leaveWalMode(databasePath);
    await linkOrCopy(databasePath, keptPath);
  }
  // SQLite would apply a remaining write-ahead log to the new database.
  for (const ending of ['-wal', '-shm', '-journal']) {
    if (await exists(databasePath + ending)) await rename(databasePath + ending, keptPath + ending);
  }
  await rename(replacement, databasePath);
  await syncPath(dirname(databasePath));
  return hadDatabase ? keptPath : undefined;
}

/** Leaves write-ahead mode, which merges the log; this fails while another process has the database open. */
function leaveWalMode(databasePath: string): void {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(databasePath);
    file.exec('pragma journal_mode = delete');
  } catch (cause) {
    if (isBusy(cause)) {
      throw new Fault('conflict', `Another process has the database ${databasePath} open.`, {
        cause,
        advice: 'Stop it and restore again.',
      });
    }
    // Other errors are ignored: a damaged database may be the reason for the restore, and it is kept.
  } finally {
    file?.close();
  }
}

/** Creates a hard link to the file, or copies the file if the file system has no hard links. */
async function linkOrCopy(databasePath: string, keptPath: string): Promise<void> {
  await link(databasePath, keptPath).catch(() => copyFile(databasePath, keptPath));
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
