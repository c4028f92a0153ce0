import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openPageServer, type PageServer, phone } from './page-server.ts';

let pages: PageServer;
before(async () => {
  pages = await openPageServer({ samples: true });
});
after(() => pages.close());

describe('API documentation page', () => {
  it('sends a request and shows the response', async () => {
    const page = await pages.visit('/docs');
    const consoleErrors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(message.text());
    });

    await page.locator('#searchQuestions summary').click();
    await page.locator('#searchQuestions input[name="query:q"]').fill('energy');
    await page.locator('#searchQuestions button').click();
    const response = page.locator('#searchQuestions output pre');
    await response.getByText('"hits"').waitFor();

    assert.match((await response.textContent()) ?? '', /GET \/api\/v1\/bank\/search\?q=energy\s+200 OK/);
    await pages.screenshot(page, 'docs-try');
    await page.locator('#saveQuestions summary').click();
    await page.locator('#saveQuestions textarea').fill('{"tex": "nothing to read"}');
    await page.locator('#saveQuestions button').click();
    const errorResponse = page.locator('#saveQuestions output pre');
    await errorResponse.getByText('validation_error').waitFor();
    assert.deepEqual(
      consoleErrors.filter((text) => !text.includes('400')),
      [],
    );
  });

  it('fits on a phone screen', async () => {
    const page = await pages.visit('/docs', phone);
    await page.locator('#listQuestions summary').click();
    await page.locator('#listQuestions form').waitFor();

    const width = await page.evaluate('document.documentElement.scrollWidth');

    await pages.screenshot(page, 'docs-phone');
    assert.ok(Number(width) <= 390, `the page is ${width} pixels wide`);
  });
});
