import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY_DISK = '/dev/shm';
/** The type number of tmpfs on Linux. */
const TMPFS_TYPE = 0x01021994;

/**
 * Returns the in-memory disk if it exists and has enough free space, otherwise the temporary folder. On a real disk,
 * creating thousands of small files can take longer than the code under test.
 */
export function chooseScratchDisk(bytes: number): string {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY_DISK);
    return type === TMPFS_TYPE && bavail * bsize >= bytes ? MEMORY_DISK : tmpdir();
  } catch {
    return tmpdir();
  }
}
