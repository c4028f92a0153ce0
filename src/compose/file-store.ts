import { dirname, join } from 'node:path';
import { createFolderFileStore } from '../adapters/files/create-folder-file-store.ts';
import type { Settings } from '../domain/settings.ts';
import type { FileStore } from '../ports/file-store.ts';

/** The files that servers and workers share; without a folder of their own they lie beside the database. */
export function openFileStore({ files, database }: Pick<Settings, 'files' | 'database'>): FileStore {
  return createFolderFileStore(files ?? join(dirname(database), 'files'));
}
