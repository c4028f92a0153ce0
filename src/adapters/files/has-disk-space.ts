import { statfs } from 'node:fs/promises';

/** Enough for the write-ahead log of the database and a few uploads. */
const MIN_FREE_BYTES = 50_000_000;

/** Checks whether the disk of each folder has free space; a folder that does not exist yet is skipped. */
export async function hasDiskSpace(folders: readonly string[]): Promise<boolean> {
  const free = await Promise.all(
    folders.map((folder) =>
      statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => Number.POSITIVE_INFINITY,
      ),
    ),
  );
  return free.every((bytes) => bytes >= MIN_FREE_BYTES);
}
