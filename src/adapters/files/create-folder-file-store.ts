import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, StoredFile } from '../../ports/file-store.ts';
import { toFileFault } from './file-fault.ts';
import { replaceFile } from './replace-file.ts';

const FILE_KEY = /^[0-9a-f]{64}$/;
/** The name of a subfolder: the first two characters of its keys. */
const SUBFOLDER = /^[0-9a-f]{2}$/;

/** Creates a file store in a folder, which several machines may share; each file is in a subfolder named by the first two characters of its key. */
export function createFolderFileStore(folder: string): FileStore {
  const toPath = (key: string): string => join(folder, key.slice(0, 2), key);
  const findSize = async (key: string): Promise<number | undefined> =>
    FILE_KEY.test(key) ? (await stat(toPath(key)).catch(ignoreMissing))?.size : undefined;
  const touch = async (key: string): Promise<boolean> => {
    if ((await findSize(key)) === undefined) return false;
    const now = new Date();
    await utimes(toPath(key), now, now).catch(ignoreMissing);
    return true;
  };
  return {
    put: async (bytes) => {
      const key = createHash('sha256').update(bytes).digest('hex');
      // A file of another size was truncated by a disk failure and is written again.
      if ((await findSize(key)) === bytes.length) await touch(key);
      else
        await replaceFile(toPath(key), bytes).catch((thrown: unknown) => {
          throw toFileFault(thrown, toPath(key));
        });
      return key;
    },
    read: async (key) => (FILE_KEY.test(key) ? readFile(toPath(key)).catch(ignoreMissing) : undefined),
    has: async (key) => (await findSize(key)) !== undefined,
    touch,
    list: () => listFiles(folder),
    remove: async (key) => {
      if (FILE_KEY.test(key)) await rm(toPath(key), { force: true });
    },
  };
}

async function* listFiles(folder: string): AsyncIterable<StoredFile> {
  for (const subfolder of (await readdir(folder).catch(ignoreMissing)) ?? []) {
    if (!SUBFOLDER.test(subfolder)) continue;
    for (const key of (await readdir(join(folder, subfolder)).catch(ignoreMissing)) ?? []) {
      const stats = FILE_KEY.test(key)
        ? await stat(join(folder, subfolder, key)).catch(ignoreMissing)
        : undefined;
      if (stats !== undefined) yield { key, bytes: stats.size, touchedAt: stats.mtime };
    }
  }
}

/** Returns undefined for a missing file and throws other errors as faults. */
function ignoreMissing(thrown: NodeJS.ErrnoException): undefined {
  if (thrown.code !== 'ENOENT') throw toFileFault(thrown, thrown.path ?? 'of the file store');
  return undefined;
}
