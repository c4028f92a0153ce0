import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, StoredFile } from '../../ports/file-store.ts';
import { fileFaultOf } from './file-fault.ts';
import { replaceFile } from './replace-file.ts';

const KEY = /^[0-9a-f]{64}$/;
const PART = /^[0-9a-f]{2}$/;

/** Files in a folder, which the machines of one installation may share; two letters of the key make a folder below it. */
export function createFolderFileStore(folder: string): FileStore {
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key);
  const sizeOf = async (key: string): Promise<number | undefined> =>
    KEY.test(key) ? (await stat(pathOf(key)).catch(nothingThere))?.size : undefined;
  const renew = async (key: string): Promise<boolean> => {
    if ((await sizeOf(key)) === undefined) return false;
    const now = new Date();
    await utimes(pathOf(key), now, now).catch(nothingThere);
    return true;
  };
  return {
    put: async (bytes) => {
      const key = createHash('sha256').update(bytes).digest('hex');
      // One of another size was cut off by a failing disk, and is mended.
      if ((await sizeOf(key)) === bytes.length) await renew(key);
      else
        await replaceFile(pathOf(key), bytes).catch((thrown: unknown) => {
          throw fileFaultOf(thrown, pathOf(key));
        });
      return key;
    },
    read: async (key) => (KEY.test(key) ? readFile(pathOf(key)).catch(nothingThere) : undefined),
    has: async (key) => (await sizeOf(key)) !== undefined,
    touch: renew,
    list: () => listFiles(folder),
    remove: async (key) => {
      if (KEY.test(key)) await rm(pathOf(key), { force: true });
    },
  };
}

async function* listFiles(folder: string): AsyncIterable<StoredFile> {
  for (const part of (await readdir(folder).catch(nothingThere)) ?? []) {
    if (!PART.test(part)) continue;
    for (const key of (await readdir(join(folder, part)).catch(nothingThere)) ?? []) {
      const found = KEY.test(key) ? await stat(join(folder, part, key)).catch(nothingThere) : undefined;
      if (found !== undefined) yield { key, bytes: found.size, touchedAt: found.mtime };
    }
  }
}

function nothingThere(thrown: NodeJS.ErrnoException): undefined {
  if (thrown.code !== 'ENOENT') throw fileFaultOf(thrown, thrown.path ?? 'of the file store');
  return undefined;
}
