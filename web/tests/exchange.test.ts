import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { createQuestion } from '../../src/domain/question.ts';
import { readInFormat, writeInFormat } from '../../src/formats/format.fixture.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import { openPageServer, type PageServer, phone } from './page-server.ts';

const force = createQuestion({
  id: 'force',
  kind: 'subjective',
  stem: 'A trolley of mass $2\\,\\mathrm{kg}$ accelerates at $3\\,\\mathrm{m\\,s^{-2}}$. Calculate the force.',
  answer: { kind: 'value', tex: '6.0\\,\\mathrm{N}', text: '6.0 N' },
  subject: 'Physics',
  marks: 3,
});
const essay = createQuestion({
  id: 'essay',
  kind: 'subjective',
  stem: 'Explain inertia.',
  response: 'prose',
});
const wrong = createQuestion({
  id: 'wrong',
  kind: 'subjective',
  stem: 'Find the sum of 2 and 2.',
  solution: [{ kind: 'prose', tex: 'We have $2 + 2 = 5$.' }],
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('moving questions to and from other programs', () => {
  let pages: PageServer;
  before(async () => {
    pages = await openPageServer({ samples: false });
    await pages.server.bank.save([force, essay]);
  });
  after(() => pages.close());

  async function download(page: Page): Promise<Uint8Array> {
    const address = await page.getByRole('link', { name: 'Download' }).getAttribute('href');
    const response = await pages.server.fetch(address ?? '');
    assert.match(response.headers.get('content-disposition') ?? '', /^attachment/);
    return new Uint8Array(await response.arrayBuffer());
  }

  it('shows what a format loses before the export, and downloads the file', async () => {
    const page = await pages.visit('/make');
    await page.getByRole('checkbox').nth(1).waitFor();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await button(page, 'Export').click();
    await page.getByText('2 questions looked at').waitFor();
    await page.getByText('Values that round to the printed answer are right.').waitFor();
    await pages.screenshot(page, 'export-preview');
    assert.deepEqual(await findSeriousViolations(page), []);
    await page.getByLabel('Format', { exact: true }).selectOption('gift');
    await page.getByText('GIFT has no units: the number alone is right.').waitFor();
    await page.getByLabel('Format', { exact: true }).selectOption('moodle');
    await button(page, 'Export').last().click();
    await page.getByText('2 questions are ready.').waitFor();
    await pages.screenshot(page, 'export-ready');

    const { questions } = await readInFormat('moodle', await download(page));

    assert.deepEqual(questions.map(({ id }) => id).toSorted(), ['essay', 'force']);
  });

  it('checks imported questions at once, on a phone too', async () => {
    const { bytes } = await writeInFormat('moodle', [[wrong]]);
    const page = await pages.visit('/make/import', phone);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'quiz.xml', mimeType: 'application/xml', buffer: Buffer.from(bytes) });
    await page.getByText('We checked them: 1 question has errors.').waitFor();
    await pages.screenshot(page, 'import-findings', { fullPage: true });

    await page.getByText('The left side is 4, not 5.').waitFor();
    assert.equal(await pages.server.bank.find('wrong'), undefined);
  });

  it('exports a paper with its versions', async () => {
    const plan = {
      title: 'Test',
      minutes: 10,
      versions: 2,
      sections: [{ title: 'Section A', questions: ['force'] }],
    };
    const made = await pages.server.send('POST', '/api/v1/papers', { plan, seed: 1 });
    const { id } = JSON.parse(await made.text());
    const page = await pages.visit(`/make/papers/${id}`);
    await button(page, 'Export to another program').click();
    await page.getByText('Values that round to the printed answer are right.').waitFor();
    await button(page, 'Export').click();
    await page.getByText('2 questions are ready in 2 files, packed as a ZIP archive.').waitFor();
    await pages.screenshot(page, 'export-paper');

    assert.equal(
      Buffer.from(await download(page))
        .subarray(0, 2)
        .toString(),
      'PK',
    );
  });
});
