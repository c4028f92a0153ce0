import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Creates a folder with its parents. It does not use Node's recursive `mkdir`, which never returns for a path below `/proc`. */
export async function makeFolder(path: string): Promise<void> {
  if (await stat(path).catch(() => undefined)) return;
  await makeFolder(dirname(path));
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    // Another process may have created it meanwhile.
    if (error.code !== 'EEXIST') throw error;
  });
}
