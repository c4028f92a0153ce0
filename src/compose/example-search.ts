import { access } from 'node:fs/promises';
import type { Database } from '../adapters/database/connection/database.ts';
import { createExampleIndex } from '../adapters/database/examples/example-index.ts';
import type { Settings } from '../domain/settings.ts';
import type { ExampleSearch } from '../ports/example-search.ts';
import { createExampleSearch } from '../review/examples/create-example-search.ts';

/** The examples of a database that is open. */
export function examplesIn(database: Database): ExampleSearch {
  return createExampleSearch(createExampleIndex(database));
}

/** Opens the database for each search alone: a command asks seldom, and its agents have no end at which to close it. */
export function openExampleSearch(settings: Pick<Settings, 'database' | 'databaseUrl'>): ExampleSearch {
  return {
    find: async (wanted) => {
      // Looking for examples is no reason to make a database.
      if (settings.databaseUrl === undefined && !(await exists(settings.database))) return [];
      const { openDatabase } = await import('./database.ts');
      const database = await openDatabase(settings);
      try {
        return await examplesIn(database).find(wanted);
      } finally {
        await database.close();
      }
    },
  };
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
