import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test file; `remove` belongs in `after`. */
export async function openScratchFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'vbagent-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
