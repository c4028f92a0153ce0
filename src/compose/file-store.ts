import { dirname, join } from 'node:path';
import { createFolderFileStore } from '../adapters/files/create-folder-file-store.ts';
import type { Settings } from '../domain/settings.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { ReferencedFiles } from '../ports/referenced-files.ts';

/** Opens the file store that servers and workers share; by default it is next to the database. */
export function openFileStore({ files, database }: Pick<Settings, 'files' | 'database'>): FileStore {
  return createFolderFileStore(files ?? join(dirname(database), 'files'));
}

/** Opens the file store together with the list of files that the database refers to. */
export async function openFileStoreWithReferences(
  settings: Settings,
): Promise<{ readonly files: FileStore; readonly references: ReferencedFiles }> {
  const { openDatabase } = await import('./database.ts');
  const { createReferencedFiles } = await import('../adapters/database/referenced-files/referenced-files.ts');
  return { files: openFileStore(settings), references: createReferencedFiles(await openDatabase(settings)) };
}
