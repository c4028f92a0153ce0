import { dirname, join } from 'node:path';
import { createFolderFileStore } from '../adapters/files/create-folder-file-store.ts';
import type { Settings } from '../domain/settings.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { ReferencedFiles } from '../ports/referenced-files.ts';

/** The files that servers and workers share; without a folder of their own they lie beside the database. */
export function openFileStore({ files, database }: Pick<Settings, 'files' | 'database'>): FileStore {
  return createFolderFileStore(files ?? join(dirname(database), 'files'));
}

/** The file store with what the database names of it. */
export async function openKeptFiles(
  settings: Settings,
): Promise<{ readonly files: FileStore; readonly named: ReferencedFiles }> {
  const { openDatabase } = await import('./database.ts');
  const { createReferencedFiles: createNamedFiles } = await import(
    '../adapters/database/referenced-files/referenced-files.ts'
  );
  return { files: openFileStore(settings), named: createNamedFiles(await openDatabase(settings)) };
}
