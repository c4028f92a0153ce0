import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes under a temporary name beside the path and renames once all of it is on the disk; answers the size. */
export async function writeWhole(
  path: string,
  write: (unfinished: string) => Promise<void>,
): Promise<number> {
  const unfinished = `${path}.unfinished-${process.pid}`;
  try {
    await write(unfinished);
    await syncPath(unfinished);
    const { size } = await stat(unfinished);
    await rename(unfinished, path);
    await syncPath(dirname(path));
    return size;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Makes what was written to a file, or renamed in a folder, survive a power cut. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** `2026-11-15T04-09-56.123Z`: UTC, fit for a file name. */
export function timeForFileName(at: Date = new Date()): string {
  return at.toISOString().replaceAll(':', '-');
}
