import { dirname, join } from 'node:path';
import type { Database } from '../adapters/database/connection/database.ts';
import { Fault } from '../domain/fault.ts';
import { DEFAULT_INSTITUTION } from '../domain/institution-id.ts';
import type { Settings } from '../domain/settings.ts';
import type { DatabaseAdmin } from '../ports/database-admin.ts';

/** The settings that select the database. */
export type DatabaseSettings = Pick<Settings, 'database' | 'databaseUrl'> &
  Partial<Pick<Settings, 'institution'>>;

type OpenOptions = { readonly durability?: 'power-cut' | 'process-kill' };

/** Opens the database at the newest schema, for the institution of the settings, which must exist. `durability` applies only to SQLite. */
export async function openDatabase(settings: DatabaseSettings, options: OpenOptions = {}): Promise<Database> {
  const database = await openWithDriver(settings, options);
  const { institution = DEFAULT_INSTITUTION } = settings;
  if (institution === DEFAULT_INSTITUTION) return database;
  const { createInstitutionStore } = await import('../adapters/database/institutions/institution-store.ts');
  if ((await createInstitutionStore(database).find(institution)) !== undefined)
    return database.forInstitution(institution);
  await database.close();
  throw new Fault('not-found', `There is no institution ${institution}.`, {
    advice: `Create it with \`vbagent institution create ${institution}\`.`,
  });
}

/** Only the adapter in use is loaded. */
async function openWithDriver(settings: DatabaseSettings, options: OpenOptions): Promise<Database> {
  if (settings.databaseUrl !== undefined) {
    const { openPostgres } = await import('../adapters/postgres/open-postgres.ts');
    return openPostgres(settings.databaseUrl, { backupFolder: getBackupFolder(settings) });
  }
  const { openSqlite } = await import('../adapters/sqlite/open-sqlite.ts');
  return openSqlite(settings.database, options);
}

/** Opens the admin of the database of the settings, which backs up, restores and describes it; the caller closes it. */
export async function openDatabaseAdmin(settings: DatabaseSettings): Promise<DatabaseAdmin> {
  if (settings.databaseUrl !== undefined) {
    const { createPostgresDatabaseAdmin } = await import('../adapters/postgres/postgres-database-admin.ts');
    return createPostgresDatabaseAdmin(settings.databaseUrl, getBackupFolder(settings));
  }
  const { createSqliteDatabaseAdmin } = await import('../adapters/sqlite/sqlite-database-admin.ts');
  return createSqliteDatabaseAdmin(settings.database);
}

/** Returns the backup folder of PostgreSQL: it is in the folder that would contain the SQLite file. */
function getBackupFolder({ database }: DatabaseSettings): string {
  return join(dirname(database), 'backups');
}
