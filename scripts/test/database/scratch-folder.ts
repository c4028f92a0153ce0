import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test file; `remove` belongs in `after`. */
export async function openScratchFolder(
  place = tmpdir(),
): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(place, 'vbagent-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
