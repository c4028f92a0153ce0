import { existsSync } from 'node:fs';
import type { Database } from '../adapters/database/connection/database.ts';
import { createExampleIndex } from '../adapters/database/examples/example-index.ts';
import type { ExampleSearch } from '../ports/example-search.ts';
import { createExampleSearch } from '../review/examples/create-example-search.ts';
import type { DatabaseSettings } from './database.ts';

/** Creates the example search on an open database. */
export function createDatabaseExampleSearch(database: Database): ExampleSearch {
  return createExampleSearch(createExampleIndex(database));
}

/** Creates an example search that opens the database for each search, because the agents of a command are never closed. */
export function openExampleSearch(settings: DatabaseSettings): ExampleSearch {
  return {
    find: async (query) => {
      // A search must not create a database.
      if (settings.databaseUrl === undefined && !existsSync(settings.database)) return [];
      const { openDatabase } = await import('./database.ts');
      const database = await openDatabase(settings);
      try {
        return await createDatabaseExampleSearch(database).find(query);
      } finally {
        await database.close();
      }
    },
  };
}
