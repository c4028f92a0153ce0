import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressBundle } from './compress-bundle.ts';

it('writes compressed copies of text files, but not of fonts or of files that would not become smaller', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'vbagent-bundle-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const assets = join(folder, 'assets');
  const script = 'export const answer = 42;\n'.repeat(100);
  mkdirSync(assets);
  writeFileSync(join(assets, 'a.js'), script);
  writeFileSync(join(assets, 'tiny.css'), 'a');
  writeFileSync(join(assets, 'face.woff2'), script);

  await compressBundle(folder);

  assert.deepEqual(readdirSync(assets).sort(), ['a.js', 'a.js.br', 'a.js.gz', 'face.woff2', 'tiny.css']);
  assert.equal(gunzipSync(readFileSync(join(assets, 'a.js.gz'))).toString(), script);
  assert.equal(brotliDecompressSync(readFileSync(join(assets, 'a.js.br'))).toString(), script);
});
