import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary folder for one test file. Call `remove` in `after`. */
export async function openScratchFolder(
  parent = tmpdir(),
): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(parent, 'vbagent-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
