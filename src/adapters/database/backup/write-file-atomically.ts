import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Fault } from '../../../domain/fault.ts';

/** Writes to a temporary file beside the path and renames it once it is complete on disk; returns the size in bytes. */
export async function writeFileAtomically(
  path: string,
  write: (temporaryPath: string) => Promise<void>,
): Promise<number> {
  const temporaryPath = `${path}.unfinished-${process.pid}`;
  try {
    // Copies contain the data of learners, so only the operator may read them. The mode is set before anything is written;
    // if the file cannot be created, `write` reports why.
    await writeFile(temporaryPath, '', { mode: 0o600 }).catch(() => {});
    await write(temporaryPath);
    await syncPath(temporaryPath);
    const { size } = await stat(temporaryPath);
    await rename(temporaryPath, path);
    await syncPath(dirname(path));
    return size;
  } catch (thrown) {
    throw isFileError(thrown) ? createWriteFault(path, thrown) : thrown;
  } finally {
    await rm(temporaryPath, { force: true });
  }
}

/** True for a file error. It has a path, except for a full disk or quota, which is detected while writing to an open file. */
function isFileError(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return 'path' in thrown || ('code' in thrown && (thrown.code === 'ENOSPC' || thrown.code === 'EDQUOT'));
}

function createWriteFault(path: string, cause: unknown): Fault {
  return new Fault('invalid-input', `The copy ${path} cannot be written.`, {
    cause,
    advice: 'Check that its folder is writable and that the disk has free space.',
  });
}

/** Flushes a file, or the renames in a folder, to disk, so that they survive a power cut. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Formats a time for file names: `2026-11-15T04-09-56.123Z`, in UTC. */
export function formatTimeForFileName(time: Date = new Date()): string {
  return time.toISOString().replaceAll(':', '-');
}
