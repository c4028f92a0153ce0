import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Creates a folder with its parents. Node's recursive mkdir never returns below `/proc`, which fails with ENOENT. */
export async function makeFolder(path: string): Promise<void> {
  if (await stat(path).catch(() => undefined)) return;
  await makeFolder(dirname(path));
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    // Another process may have created it meanwhile.
    if (error.code !== 'EEXIST') throw error;
  });
}
