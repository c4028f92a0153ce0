import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { pluck } from '../../ports/pluck.fixture.ts';
import { createFolderFileStore } from '../files/create-folder-file-store.ts';
import { createJobFiles } from './create-job-files.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());
const store = createFolderFileStore(join(scratch.path, 'store'));
const files = createJobFiles(store);

const write = (path: string, text: string): string => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};
const formatResult = (path: string): string => JSON.stringify({ source_path: path, source_index: 1 });

describe('createJobFiles', () => {
  it('creates a workspace, uploads its outputs, downloads them to a folder and removes the workspace', async () => {
    const path = write(join(scratch.path, 'in', 'photo 1.png'), 'pixels');

    const key = await files.upload(path, 'unknown');
    const workspace = await files.openWorkspace(key, path);
    write(
      join(workspace.output, 'photo-1', 'variants', 'numerical.tex'),
      readFileSync(workspace.input, 'utf8'),
    );
    const outputs = await workspace.uploadOutputs();
    await workspace.remove();
    await files.download(outputs, join(scratch.path, 'out'));

    assert.match(workspace.input, /photo 1\.png$/);
    assert.deepEqual(pluck(outputs, 'path'), ['photo-1/variants/numerical.tex']);
    const downloaded = join(scratch.path, 'out', 'photo-1', 'variants', 'numerical.tex');
    assert.equal(readFileSync(downloaded, 'utf8'), 'pixels');
    assert.equal(existsSync(workspace.input), false);
  });

  it('does not read a file that is already stored', async () => {
    const key = await store.put(new TextEncoder().encode('there'));

    assert.equal(await files.upload(join(scratch.path, 'gone.png'), key), key);
  });

  it('never writes to the folder of another problem', async () => {
    const out = join(scratch.path, 'mixed');
    const key = await store.put(new TextEncoder().encode(formatResult('in/mine.tex')));
    write(join(out, 'q', 'result.json'), formatResult('in/other.tex'));

    for (let run = 0; run < 2; run++) await files.download([{ path: 'q/result.json', key }], out);

    assert.equal(readFileSync(join(out, 'q', 'result.json'), 'utf8'), formatResult('in/other.tex'));
    assert.equal(readFileSync(join(out, 'q-2', 'result.json'), 'utf8'), formatResult('in/mine.tex'));
    assert.equal(existsSync(join(out, 'q-3')), false);
  });

  it('refuses paths that leave the folder', async () => {
    const key = await store.put(new TextEncoder().encode('x'));

    for (const path of ['../x', '/etc/x', 'a/../../x', 'a//x', ''])
      await assert.rejects(files.download([{ path, key }], scratch.path), { kind: 'not-allowed' }, path);
  });

  it('deletes workspaces older than a day and keeps newer ones', async () => {
    const [old, recent] = [
      mkdtempSync(join(tmpdir(), 'vbagent-job-')),
      mkdtempSync(join(tmpdir(), 'vbagent-job-')),
    ];
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    utimesSync(old, longAgo, longAgo);
    const key = await store.put(new TextEncoder().encode('x'));

    await (await createJobFiles(store).openWorkspace(key, 'q.tex')).remove();

    assert.deepEqual([existsSync(old), existsSync(recent)], [false, true]);
    rmSync(recent, { recursive: true });
  });

  it('reports a file that is not in the store', async () => {
    await assert.rejects(files.openWorkspace('0'.repeat(64), 'q.tex'), { kind: 'not-found' });
  });
});
