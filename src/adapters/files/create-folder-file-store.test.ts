import assert from 'node:assert/strict';
import { readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { fileStoreContract } from '../../ports/file-store.contract.ts';
import { createFolderFileStore } from './create-folder-file-store.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

let folderCount = 0;
const newFolder = (): string => join(scratch.path, `store-${++folderCount}`);

fileStoreContract('a folder', async () => createFolderFileStore(newFolder()));

it('leaves no temporary files and repairs a truncated file', async () => {
  const folder = newFolder();
  const store = createFolderFileStore(folder);
  const bytes = new TextEncoder().encode('a whole file');
  const key = await store.put(bytes);
  truncateSync(join(folder, key.slice(0, 2), key), 3);

  await store.put(bytes);

  assert.deepEqual(readdirSync(join(folder, key.slice(0, 2))), [key]);
  assert.deepEqual(new Uint8Array((await store.read(key)) ?? []), bytes);
});
