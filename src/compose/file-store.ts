import { dirname, join } from 'node:path';
import { createFolderFileStore } from '../adapters/files/create-folder-file-store.ts';
import type { Settings } from '../domain/settings.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { NamedFiles } from '../ports/named-files.ts';

/** The files that servers and workers share; without a folder of their own they lie beside the database. */
export function openFileStore({ files, database }: Pick<Settings, 'files' | 'database'>): FileStore {
  return createFolderFileStore(files ?? join(dirname(database), 'files'));
}

/** The file store with what the database names of it. */
export async function openKeptFiles(
  settings: Settings,
): Promise<{ readonly files: FileStore; readonly named: NamedFiles }> {
  const { openDatabase } = await import('./database.ts');
  const { createNamedFiles } = await import('../adapters/database/named-files.ts');
  return { files: openFileStore(settings), named: createNamedFiles(await openDatabase(settings)) };
}
