import { join } from 'node:path';
import type { Transaction } from 'kysely';
import { prepareTarget, writeDump } from '../database/backup/backup-file.ts';
import { timeForFileName } from '../database/backup/write-file-atomically.ts';
import type { Database } from '../database/connection/database.ts';
import type { Schema } from '../database/schema/schema.ts';

/** Where copies go that nobody asked for, when no folder is named. */
export const BACKUP_FOLDER = '.vbagent/backups';

export type CopyWanted = {
  readonly folder: string;
  readonly occasion: string;
  /** Reads by this transaction, which already keeps others out. */
  readonly within?: Transaction<Schema>;
};

/** Writes a portable dump that `vbagent restore` reads, named after the database and the occasion; answers its path. */
export async function copyAside(
  database: Database,
  { folder, occasion, within }: CopyWanted,
): Promise<string> {
  const name = decodeURIComponent(new URL(database.location).pathname).replaceAll(/[^\w-]+/g, '');
  const path = join(folder, `${name || 'postgres'}.${occasion}-${timeForFileName()}.jsonl`);
  await prepareTarget(path, false);
  await writeDump(database, path, within);
  return path;
}
