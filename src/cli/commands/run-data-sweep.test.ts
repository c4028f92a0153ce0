import assert from 'node:assert/strict';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { createFolderFileStore } from '../../adapters/files/create-folder-file-store.ts';
import { openScratchCli } from '../scratch-cli.fixture.ts';

it('vbagent data sweep counts unreferenced files, and removes them with --yes', async (t) => {
  const cli = openScratchCli();
  t.after(() => cli.close());
  const folder = join(cli.folder, '.vbagent', 'files');
  const store = createFolderFileStore(folder);
  const [oldKey, newKey] = [await store.put(Uint8Array.of(1)), await store.put(Uint8Array.of(2))];
  utimesSync(join(folder, oldKey.slice(0, 2), oldKey), 1, 1);

  const dryRun = await cli.run('data', 'sweep', '--json');
  const existedAfterDryRun = await store.has(oldKey);
  const swept = await cli.run('data', 'sweep', '--yes');

  assert.deepEqual(JSON.parse(dryRun.out), { removed: false, kept: 1, unnamed: 1, bytes: 1 });
  assert.equal(swept.out, 'Removed 1 file (0.0 MB) that nothing references; 1 in use.\n');
  assert.deepEqual(
    [existedAfterDryRun, await store.has(oldKey), await store.has(newKey)],
    [true, false, true],
  );
});
