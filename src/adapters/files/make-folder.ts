import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes an absolute folder; Node's own recursive mkdir never ends below one such as `/proc`, which refuses with ENOENT. */
export async function makeFolder(path: string): Promise<void> {
  if (await stat(path).catch(() => undefined)) return;
  await makeFolder(dirname(path));
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    // Another process may have made it in the meantime.
    if (error.code !== 'EEXIST') throw error;
  });
}
