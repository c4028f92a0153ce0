import { join } from 'node:path';
import { prepareBackupPath, writeDump } from '../database/backup/backup-file.ts';
import { formatTimeForFileName } from '../database/backup/write-file-atomically.ts';
import type { Database } from '../database/connection/database.ts';
import type { Tx } from '../database/schema/schema.ts';

/** The default folder for automatic copies. */
export const DEFAULT_BACKUP_FOLDER = '.vbagent/backups';

type CopyRequest = {
  readonly folder: string;
  /** Why the copy is written; part of the file name. */
  readonly occasion: string;
  /** A transaction of the caller that already prevents concurrent writes. */
  readonly tx?: Tx;
};

/** Writes a portable dump, named after the database and the occasion, that `vbagent restore` can read; returns its path. */
export async function writeSafetyCopy(
  database: Database,
  { folder, occasion, tx }: CopyRequest,
): Promise<string> {
  const name = decodeURIComponent(new URL(database.location).pathname).replaceAll(/[^\w-]+/g, '');
  const path = join(folder, `${name || 'postgres'}.${occasion}-${formatTimeForFileName()}.jsonl`);
  await prepareBackupPath(path, false);
  await writeDump(database, path, tx);
  return path;
}
