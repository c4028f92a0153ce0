import type { Database } from '../adapters/database/connection/database.ts';
import { createPersonalData } from '../adapters/database/personal-data/personal-data.ts';
import { createReferencedFiles } from '../adapters/database/referenced-files/referenced-files.ts';
import type { Settings } from '../domain/settings.ts';
import type { PersonalData } from '../ports/personal-data.ts';
import { openFileStore } from './file-store.ts';

/** Opens the personal data in a database; erasing a user also removes their files, unless others have the same files. */
export function createPersonalDataWithFiles(database: Database, settings: Settings): PersonalData {
  const data = createPersonalData(database);
  const files = openFileStore(settings);
  const references = createReferencedFiles(database);
  return {
    ...data,
    async erase(user) {
      const erasure = await data.erase(user);
      const usedKeys = erasure.files.length > 0 ? await references.listKeys() : new Set<string>();
      for (const key of new Set(erasure.files)) if (!usedKeys.has(key)) await files.remove(key);
      return erasure;
    },
  };
}
