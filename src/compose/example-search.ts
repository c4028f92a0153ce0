import { access } from 'node:fs/promises';
import type { Settings } from '../domain/settings.ts';
import type { ExampleSearch } from '../ports/example-search.ts';
import { createExampleSearch } from '../review/examples/create-example-search.ts';

/** Opens the database for each search alone: agents ask seldom, and have no end at which to close it. */
export function openExampleSearch(settings: Pick<Settings, 'database' | 'databaseUrl'>): ExampleSearch {
  return {
    find: async (wanted) => {
      // Looking for examples is no reason to make a database.
      if (settings.databaseUrl === undefined && !(await exists(settings.database))) return [];
      const { openDatabase } = await import('./database.ts');
      const { createExampleIndex } = await import('../adapters/database/example-index.ts');
      const database = await openDatabase(settings);
      try {
        return await createExampleSearch(createExampleIndex(database)).find(wanted);
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
