import type { Database } from '../adapters/database/database.ts';
import type { Settings } from '../domain/settings.ts';

/** Opens the database of the settings at the newest schema; only the adapter in use is loaded. */
export async function openDatabase(settings: Pick<Settings, 'database' | 'databaseUrl'>): Promise<Database> {
  if (settings.databaseUrl !== undefined) {
    const { openPostgres } = await import('../adapters/postgres/open-postgres.ts');
    return openPostgres(settings.databaseUrl);
  }
  const { openSqlite } = await import('../adapters/sqlite/open-sqlite.ts');
  return openSqlite(settings.database);
}
