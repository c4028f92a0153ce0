import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../src/adapters/database/connection/database.ts';
import { openSqlite } from '../../../src/adapters/sqlite/open-sqlite.ts';

let template: Promise<string> | undefined;

/** Opens a new file as `openSqlite` does, but copies a migrated database, because migrating takes twenty times as long. */
export async function openMigratedSqlite(path: string): Promise<Database> {
  template ??= createTemplate();
  copyFileSync(await template, path);
  return openSqlite(path);
}

async function createTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vbagent-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'migrated.db');
  const database = await openSqlite(path);
  await database.close();
  return path;
}
