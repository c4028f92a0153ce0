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
  const [old, fresh] = [await store.put(Uint8Array.of(1)), await store.put(Uint8Array.of(2))];
  utimesSync(join(folder, old.slice(0, 2), old), 1, 1);

  const counted = await cli.run('data', 'sweep', '--json');
  const wasThere = await store.has(old);
  const swept = await cli.run('data', 'sweep', '--yes');

  assert.deepEqual(JSON.parse(counted.out), { removed: false, kept: 1, unnamed: 1, bytes: 1 });
  assert.equal(swept.out, 'Removed 1 file (0.0 MB) that nothing references; 1 in use.\n');
  assert.deepEqual([wasThere, await store.has(old), await store.has(fresh)], [true, false, true]);
});
