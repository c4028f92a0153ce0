import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../scripts/run-command.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import { dark, openPageServer, type PageServer, phone } from './page-server.ts';

const fitsViewport = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

const createSpeedQuestion = (metres: number, seconds: number): string =>
  `\\item A car travels $${metres}\\,\\mathrm{m}$ in $${seconds}\\,\\mathrm{s}$. Calculate its average speed.
\\begin{solution}
\\begin{align*}
    v &= \\frac{d}{t} \\\\
    &= \\frac{${metres}}{${seconds}} \\\\
    &= ${metres / seconds}\\,\\mathrm{m\\,s^{-1}}
\\end{align*}
\\end{solution}
`;

/** Creates a ZIP with ten questions, a file that is not an image, and an image that is too large. */
function createArchive(): Uint8Array {
  const questions = Array.from({ length: 10 }, (_, n) => [
    `q${n}.tex`,
    strToU8(createSpeedQuestion(40 * (n + 2), 8)),
  ]);
  return zipSync({
    ...Object.fromEntries(questions),
    'broken.png': strToU8('not a picture'),
    'huge.jpg': new Uint8Array(25_000_000),
  });
}

async function dropFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const encoded = Buffer.from(bytes).toString('base64');
  const transfer = await page.evaluateHandle(
    ([file, text]) => {
      const data = Uint8Array.from(atob(text ?? ''), (letter) => letter.charCodeAt(0));
      const transferred = new DataTransfer();
      transferred.items.add(new File([data], file ?? ''));
      return transferred;
    },
    [name, encoded],
  );
  await page
    .locator('label', { hasText: 'Drop files here' })
    .dispatchEvent('drop', { dataTransfer: transfer });
}

/** Drops files through the DevTools protocol, which unlike a DOM event can drop a folder. */
async function dropPaths(page: Page, files: readonly string[]): Promise<void> {
  const zone = await page.locator('label', { hasText: 'Drop files here' }).boundingBox();
  assert.ok(zone);
  const session = await page.context().newCDPSession(page);
  const position = { x: zone.x + 20, y: zone.y + 20 };
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...position, data });
}

async function downloadFile(page: Page, link: string): Promise<Uint8Array> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link, exact: true }).click(),
  ]);
  return buffer(await download.createReadStream());
}

let pages: PageServer;
before(async () => {
  pages = await openPageServer({ samples: false });
});
after(() => pages.close());

describe('Uploads pages', () => {
  it('uploads a ZIP, lists refused files, edits, creates variants, adds to the bank and downloads', async () => {
    const page = await pages.visit('/make');
    await page.getByRole('link', { name: 'Uploads' }).click();
    await page.getByText('No uploads yet').waitFor();
    await pages.screenshot(page, 'make-empty');

    await dropFile(page, 'set.zip', createArchive());
    await page.getByRole('heading', { name: '10 files uploaded, 2 files not used' }).waitFor();
    await page.getByText('broken.png is not a supported image').waitFor();
    await page.getByText('huge.jpg: it is larger than 20 MB.').waitFor();
    const rows = page.getByRole('region', { name: 'Your uploads' }).getByRole('listitem');
    assert.equal(await rows.count(), 10);
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('li')].filter((row) => row.textContent?.includes('Ready')).length ===
        10,
    );
    await pages.screenshot(page, 'make-list');

    await rows.first().getByRole('link').click();
    await page.getByRole('heading', { name: 'q0.tex' }).waitFor();
    await page.getByText('No problems found').first().waitFor();
    const variants = page.getByRole('region', { name: /^New numbers/ });
    await page.getByRole('button', { name: 'New numbers' }).click();
    await page.getByRole('region', { name: 'New numbers 2' }).waitFor();
    assert.equal(await variants.count(), 2);
    await pages.screenshot(page, 'make-problem');
    assert.deepEqual(await findSeriousViolations(page), []);

    const question = page.getByRole('region', { name: 'Question', exact: true });
    await question.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'TeX text' }).waitFor();
    const editor = page.locator('.cm-content').last();
    await editor.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type(
      '\\item A van goes $80\\,\\mathrm{m}$ in $8\\,\\mathrm{s}$. Find its speed.\n\\begin{solution}\n$v = \\frac{80}{8} = 11$\n\\end{solution}\n',
    );
    await page.getByText(/errors?\. You can save it, but not add it to the bank/).waitFor();
    await pages.screenshot(page, 'make-edit');
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await page.locator('.cm-content').last().waitFor({ state: 'detached' });
    await question.getByText('A van goes').waitFor();
    await question.getByRole('button', { name: 'Add to the bank' }).click();
    await question.getByRole('alert').filter({ hasText: 'was not saved to the bank' }).waitFor();

    await page.getByRole('link', { name: /^1\. Question created/ }).click();
    await page.getByText('This is version 1, not the latest.').waitFor();
    await page.locator('ins').first().waitFor();
    await pages.screenshot(page, 'make-older');
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await question.getByText('A car travels').waitFor();
    await question.getByRole('button', { name: 'Add to the bank' }).click();
    await question.getByRole('link', { name: 'Open in the bank' }).waitFor();
    assert.equal(await pages.server.bank.count({}), 1);

    const files = unzipSync(await downloadFile(page, 'ZIP'));
    assert.ok(files['variants/numerical-2.tex'] && files['problem.tex']);
    await page.getByRole('link', { name: 'All uploads' }).click();
    await page.getByLabel('Select all').check();
    await page.getByText('10 selected').waitFor();
    const json: unknown = JSON.parse(Buffer.from(await downloadFile(page, 'Download JSON')).toString());
    assert.equal(Object(json).length, 10);
  });

  it('uploads a folder with its subfolders, without system files', async (test) => {
    const folder = await mkdtemp(join(tmpdir(), 'vbagent-drop-'));
    test.after(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, 'set/week 1'), { recursive: true });
    await writeFile(join(folder, 'set/one.tex'), createSpeedQuestion(48, 8));
    await writeFile(join(folder, 'set/.DS_Store'), 'x');
    await writeFile(join(folder, 'set/week 1/two.tex'), createSpeedQuestion(56, 8));
    await writeFile(join(folder, 'three.tex'), createSpeedQuestion(64, 8));
    const page = await pages.visit('/make/problems');
    await dropPaths(page, [join(folder, 'set'), join(folder, 'three.tex')]);
    await page.getByRole('heading', { name: '3 files uploaded', exact: true }).waitFor();
    await page.getByRole('link').filter({ hasText: 'two.tex' }).waitFor();
  });

  it('reports the files that were not sent after a lost connection, and sends them', async () => {
    const page = await pages.visit('/make/problems', phone);
    await page.getByRole('heading', { name: 'Upload questions' }).waitFor();
    let requests = 0;
    await page.route('**/api/v1/problems', (route) =>
      route.request().method() === 'POST' && ++requests === 2
        ? route.abort('connectionreset')
        : route.fallback(),
    );
    const files = Array.from({ length: 45 }, (_, n) => ({
      name: `long-${n}.tex`,
      mimeType: 'text/x-tex',
      buffer: Buffer.from(createSpeedQuestion(8 * (n + 9), 8)),
    }));
    await page.locator('input[type=file]').setInputFiles(files);
    await page.getByRole('heading', { name: '40 files uploaded, 5 files not sent' }).waitFor();
    await pages.screenshot(page, 'make-cut-phone');
    assert.ok(await fitsViewport(page));
    await page.getByRole('button', { name: 'Send the rest' }).click();
    await page.getByRole('heading', { name: '5 files uploaded', exact: true }).waitFor();
    await pages.server.send('POST', '/api/v1/problems/cancel', {});
  });

  it('reads a photo without a model, explains what a model would add, and fits on a phone screen', async () => {
    const page = await pages.visit('/make/problems', phone);
    const photo = readFileSync(join(projectRoot, 'src/adapters/tesseract/fixtures/photo.jpg'));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
    await page.getByRole('heading', { name: '1 file uploaded' }).waitFor();
    await pages.screenshot(page, 'make-phone');
    assert.ok(await fitsViewport(page));
    await page
      .getByRole('link', { name: /photo\.jpg/ })
      .first()
      .click();

    await page.getByText('Read without an AI model.').waitFor();
    await page.getByRole('heading', { name: 'photo.jpg (question 1)' }).waitFor();
    await page.getByText('Drawing from an image needs a model.').last().waitFor();
    const picture = page.getByRole('img', { name: 'Photo photo.jpg' });
    assert.ok(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)),
    );
    await pages.screenshot(page, 'make-photo-phone');
    assert.ok(await fitsViewport(page));
    assert.deepEqual(await findSeriousViolations(page), []);

    await page.getByRole('button', { name: 'Edit' }).first().click();
    const question = page.getByRole('region', { name: 'Question', exact: true });
    await question.getByRole('img', { name: 'Photo photo.jpg' }).waitFor();
    assert.equal(await picture.count(), 1);
  });

  it('shows both texts when someone else has saved in the meantime, and fits a long name on a phone screen', async () => {
    const page = await pages.visit('/make/problems', phone);
    const name = `${'n'.repeat(250)}.tex`;
    const buffer = Buffer.from(createSpeedQuestion(96, 8));
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/x-tex', buffer });
    await page.getByRole('heading', { name: '1 file uploaded' }).waitFor();
    await page.getByRole('link').filter({ hasText: name }).click();
    const question = page.getByRole('region', { name: 'Question', exact: true });
    await question.getByRole('button', { name: 'Edit' }).click();
    assert.ok(await fitsViewport(page));
    const myEditor = page.locator('.cm-content').last();
    await myEditor.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('% mine\n');

    const apiUrl = page.url().replace('/make/', '/api/v1/');
    const theirEdit = { part: 'problem', latex: createSpeedQuestion(88, 8) };
    const headers = { 'content-type': 'application/json', 'if-match': '"1"' };
    const theirResponse = await fetch(`${apiUrl}/edits`, {
      method: 'POST',
      headers,
      body: JSON.stringify(theirEdit),
    });
    assert.equal(theirResponse.status, 200);
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await page.getByText('Someone else saved a newer version').waitFor();
    assert.match((await page.locator('.cm-deletedChunk').allTextContents()).join(), /88/);
    assert.match((await myEditor.textContent()) ?? '', /% mine/);
    await pages.screenshot(page, 'make-conflict-phone');
    await page.reload();
    await question.getByRole('button', { name: 'Edit' }).click();
    await page.getByText('shown next to yours').waitFor();
    assert.match((await myEditor.textContent()) ?? '', /% mine/);
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await myEditor.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /^3\. Question/ }).waitFor();
  });

  it('cancels all running jobs and retries one', async () => {
    const photo = readFileSync(join(projectRoot, 'src/adapters/tesseract/fixtures/photo.jpg'));
    const form = new FormData();
    for (const n of [1, 2]) form.append('files', new File([photo], `stopped-${n}.jpg`));
    await pages.server.fetch('/api/v1/problems', { method: 'POST', body: form });
    const page = await pages.visit('/make/jobs');
    await page.getByRole('button', { name: 'Cancel all' }).click();
    await page.getByRole('button', { name: /^Cancel all \d+\?$/ }).click();
    await page.getByText('Nothing is running.').waitFor();
    const stopped = page.getByRole('listitem').filter({ hasText: 'stopped-2.jpg' });
    await stopped.getByText('Cancelled', { exact: true }).waitFor();
    const [retryResponse] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/retry')),
      stopped.getByRole('button', { name: 'Try again' }).click(),
    ]);
    assert.equal(retryResponse.status(), 202);
    await pages.server.send('POST', '/api/v1/problems/cancel', {});
  });

  it('shows failed jobs with their reason and retries them', async () => {
    const page = await pages.visit('/make/problems', dark);
    const truncatedImage = readFileSync(
      join(projectRoot, 'src/adapters/tesseract/fixtures/photo.jpg'),
    ).subarray(0, 2000);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'cut.jpg', mimeType: 'image/jpeg', buffer: truncatedImage });
    await page.getByText('cut.jpg starts like a JPEG image').waitFor();
    await page.getByRole('link', { name: 'Jobs' }).click();
    await page.getByRole('heading', { name: 'Failed' }).waitFor();
    const job = page.getByRole('listitem').filter({ hasText: 'cut.jpg starts like a JPEG' });
    await job.waitFor();
    await pages.screenshot(page, 'make-jobs-dark');
    assert.deepEqual(await findSeriousViolations(page), []);

    const [retryResponse] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/retry')),
      job.getByRole('button', { name: 'Try again' }).click(),
    ]);
    assert.equal(retryResponse.status(), 202);
    await job.waitFor();
    await page.goto(`${pages.server.url}/make/problems/nowhere`);
    await page.getByText('Upload not found').waitFor();
  });
});
