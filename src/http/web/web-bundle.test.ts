import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openScratchServer, type ScratchServer } from '../scratch-server.fixture.ts';

const SCRIPT = 'console.log("hello");'.repeat(50);
const HTML = { headers: { accept: 'text/html' } };

let folder: string;
let server: ScratchServer;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vbagent-web-'));
  await mkdir(join(folder, 'dist/assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'dist/index.html'), '<!doctype html><title>pages</title>');
  await writeFile(join(folder, 'dist/favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'dist/assets/index-DKBT_OY2.js'), SCRIPT);
  await writeFile(join(folder, 'dist/assets/index-DKBT_OY2.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'dist/assets/index-DKBT_OY2.js.gz'), gzipSync(SCRIPT));
  await symlink(join(folder, 'secret.txt'), join(folder, 'dist/link.txt'));
  server = await openScratchServer({ webFolder: join(folder, 'dist') });
});
after(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Sends the path unchanged; fetch would normalise it first. */
function getRaw(path: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const request = get({ port: server.port, host: '127.0.0.1', path }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode, text });
    });
    request.on('error', reject);
  });
}

describe('the web bundle', () => {
  it('serves its page at the root and at every address of the web app', async () => {
    for (const path of ['/', '/index.html', '/bank', '/bank/questions/falling-ball']) {
      const response = await server.fetch(path, HTML);
      assert.equal(response.status, 200, path);
      assert.match(await response.text(), /<title>pages/);
      assert.equal(response.headers.get('cache-control'), 'no-cache');
      assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
    }
  });

  it('never serves a page at an API address', async () => {
    for (const path of ['/api/v1/nope', '/health/nope', '/docs/nope', '/metrics/nope', '/assets/gone.js']) {
      const response = await server.fetch(path, HTML);
      assert.equal(response.status, 404, path);
      assert.equal(JSON.parse(await response.text()).error, 'not_found');
    }
    const asJson = await server.fetch('/bank', { headers: { accept: 'application/json' } });
    assert.equal(asJson.status, 404);
    await asJson.text();
  });

  it('allows caching hashed files forever, and requires revalidation of other files', async () => {
    const asset = await server.fetch('/assets/index-DKBT_OY2.js');
    const icon = await server.fetch('/favicon.svg');

    assert.match(asset.headers.get('cache-control') ?? '', /immutable/);
    assert.equal(icon.headers.get('cache-control'), 'no-cache');
    assert.equal(icon.headers.get('content-type'), 'image/svg+xml');
    const cached = await server.fetch('/favicon.svg', {
      headers: { 'if-none-match': icon.headers.get('etag') ?? '' },
    });
    assert.equal(cached.status, 304);
    assert.equal(await asset.text(), SCRIPT);
  });

  it('sends precompressed files to clients that accept them', async () => {
    const path = '/assets/index-DKBT_OY2.js';
    const encodings = [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', null],
    ] as const;

    for (const [accepted, expected] of encodings) {
      const response = await server.fetch(path, { headers: { 'accept-encoding': accepted } });
      assert.equal(response.headers.get('content-encoding'), expected, accepted);
      assert.equal(response.headers.get('vary'), 'accept-encoding');
      assert.equal(await response.text(), SCRIPT);
    }
  });

  it('never serves files outside its folder, by path or by symbolic link', async () => {
    const paths = [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
      '//secret.txt',
      '/link.txt',
      '/%00/secret.txt',
      '/assets/index-DKBT_OY2.js%00.txt',
    ];

    for (const path of paths) {
      const { status, text } = await getRaw(path);
      assert.ok(status === 404 || status === 400, `${path}: ${status}`);
      assert.doesNotMatch(text, /^secret/);
    }
  });

  it('responds to HEAD with headers only', async () => {
    const response = await server.fetch('/favicon.svg', { method: 'HEAD' });

    assert.equal(response.status, 200);
    assert.equal(await response.text(), '');
  });

  it('responds with build instructions when it is missing', async () => {
    const withoutBundle = await openScratchServer();
    try {
      const page = await withoutBundle.fetch('/', HTML);
      const asProgram = await withoutBundle.fetch('/');

      assert.match(await page.text(), /npm run build:web/);
      assert.equal(asProgram.status, 404);
      assert.match(await asProgram.text(), /The pages are not built\./);
    } finally {
      await withoutBundle.stop();
    }
  });
});
