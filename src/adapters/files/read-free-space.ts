import { statfs } from 'node:fs/promises';

/** Enough for the write-ahead log of the database and a few uploads. */
const MIN_FREE_BYTES = 50_000_000;

/** Reads the free bytes on the disk of each folder; a folder that does not exist yet is omitted. */
export async function readFreeSpace(
  folders: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, number>>> {
  const sizes = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) => {
      const stats = await statfs(folder).catch(() => undefined);
      return stats === undefined ? [] : [[name, stats.bavail * stats.bsize] as const];
    }),
  );
  return Object.fromEntries(sizes.flat());
}

/** Checks whether the disk of each folder has free space. */
export async function hasDiskSpace(folders: Readonly<Record<string, string>>): Promise<boolean> {
  return Object.values(await readFreeSpace(folders)).every((bytes) => bytes >= MIN_FREE_BYTES);
}
