import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { type Chromium, createChromiumPrinter } from './create-chromium-printer.ts';
import { unpackChromium } from './unpack-chromium.ts';

describe('createChromiumPrinter', () => {
  let chromium: Chromium;
  before(async () => {
    const unpacked = await unpackChromium({});
    assert.ok(unpacked);
    chromium = unpacked;
  });
  after(() => chromium.discard?.());

  it('prints a PDF with the pages that the HTML defines', async () => {
    const html = '<p>one</p><p style="break-before: page">two £ é</p>';
    const outcome = await createChromiumPrinter(chromium).print({ html, tex: '' });

    assert.equal(outcome.kind, 'printed');
    const text = outcome.kind === 'printed' ? Buffer.from(outcome.bytes).toString('latin1') : '';
    assert.match(text, /^%PDF-1/);
    assert.match(text, /\/Count 2\b/);
  });

  it('runs no script of the page and loads nothing from the disk', async () => {
    const lengthen = "document.body.style.height='20000px'";
    const html = `<!doctype html><html><body><p>one</p><script>${lengthen}</script>
      <svg><script>${lengthen}</script></svg><img src="x" onerror="${lengthen}">
      <iframe src="file:///etc/passwd"></iframe></body></html>`;
    const outcome = await createChromiumPrinter(chromium).print({ html, tex: '' });

    const text = outcome.kind === 'printed' ? Buffer.from(outcome.bytes).toString('latin1') : '';
    assert.ok(/\/Count 1\b/.test(text), 'one page, not lengthened by a script');
  });

  it('returns a failure instead of throwing when the browser cannot start', async () => {
    const broken = createChromiumPrinter({ executable: '/nowhere/chromium', variables: {} });

    assert.equal((await broken.print({ html: '', tex: '' })).kind, 'failed');
  });

  it('returns a failure for a program that is not a browser', async () => {
    const notBrowser = createChromiumPrinter({ executable: '/bin/cat', variables: {} });

    assert.equal((await notBrowser.print({ html: '', tex: '' })).kind, 'failed');
  });

  it('deletes its files when it is closed', async () => {
    await createChromiumPrinter(chromium).close();

    assert.equal(existsSync(chromium.executable), false);
  });
});
