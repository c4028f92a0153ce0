import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
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
const result = (path: string): string => JSON.stringify({ source_path: path, source_index: 1 });

describe('the files of jobs', () => {
  it('go to a place of their own, come back below a folder, and leave nothing there', async () => {
    const path = write(join(scratch.path, 'in', 'photo 1.png'), 'pixels');

    const key = await files.upload(path, 'unknown');
    const place = await files.openWorkspace(key, path);
    write(join(place.output, 'photo-1', 'variants', 'numerical.tex'), readFileSync(place.input, 'utf8'));
    const outputs = await place.uploadOutputs();
    await place.remove();
    await files.download(outputs, join(scratch.path, 'out'));

    assert.match(place.input, /photo 1\.png$/);
    assert.deepEqual(
      outputs.map((output) => output.path),
      ['photo-1/variants/numerical.tex'],
    );
    const fetched = join(scratch.path, 'out', 'photo-1', 'variants', 'numerical.tex');
    assert.equal(readFileSync(fetched, 'utf8'), 'pixels');
    assert.equal(existsSync(place.input), false);
  });

  it('are not read again when they are there', async () => {
    const key = await store.put(new TextEncoder().encode('there'));

    assert.equal(await files.upload(join(scratch.path, 'gone.png'), key), key);
  });

  it('never go into the folder of somebody else’s problem', async () => {
    const out = join(scratch.path, 'mixed');
    const key = await store.put(new TextEncoder().encode(result('in/mine.tex')));
    write(join(out, 'q', 'result.json'), result('in/other.tex'));

    for (let time = 0; time < 2; time++) await files.download([{ path: 'q/result.json', key }], out);

    assert.equal(readFileSync(join(out, 'q', 'result.json'), 'utf8'), result('in/other.tex'));
    assert.equal(readFileSync(join(out, 'q-2', 'result.json'), 'utf8'), result('in/mine.tex'));
    assert.equal(existsSync(join(out, 'q-3')), false);
  });

  it('that would leave the folder are refused', async () => {
    const key = await store.put(new TextEncoder().encode('x'));

    for (const path of ['../x', '/etc/x', 'a/../../x', 'a//x', ''])
      await assert.rejects(files.download([{ path, key }], scratch.path), { kind: 'not-allowed' }, path);
  });

  it('that a killed worker left a day ago are removed, and younger ones stay', async () => {
    const [old, young] = [
      mkdtempSync(join(tmpdir(), 'vbagent-job-')),
      mkdtempSync(join(tmpdir(), 'vbagent-job-')),
    ];
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    utimesSync(old, longAgo, longAgo);
    const key = await store.put(new TextEncoder().encode('x'));

    await (await createJobFiles(store).openWorkspace(key, 'q.tex')).remove();

    assert.deepEqual([existsSync(old), existsSync(young)], [false, true]);
    rmSync(young, { recursive: true });
  });

  it('that are not in the store are told of', async () => {
    await assert.rejects(files.openWorkspace('0'.repeat(64), 'q.tex'), { kind: 'not-found' });
  });
});
