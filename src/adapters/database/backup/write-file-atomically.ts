import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Fault } from '../../../domain/fault.ts';

/** Writes under a temporary name beside the path and renames once all of it is on the disk; answers the size. */
export async function writeFileAtomically(
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
  } catch (thrown) {
    throw isOfTheDisk(thrown) ? cannotWrite(path, thrown) : thrown;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Errors of files name a path; a full disk is noticed while writing to an open file, which has none. */
function isOfTheDisk(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return 'path' in thrown || ('code' in thrown && (thrown.code === 'ENOSPC' || thrown.code === 'EDQUOT'));
}

function cannotWrite(path: string, cause: unknown): Fault {
  return new Fault('invalid-input', `The copy ${path} cannot be written.`, {
    cause,
    advice: 'Check that its folder may be written to and that the disk has space left.',
  });
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
