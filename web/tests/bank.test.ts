import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findSeriousViolations } from './accessibility-violations.ts';
import { tabTo } from './learn-steps.ts';
import { dark, intercept, openPageServer, type PageServer, phone } from './page-server.ts';

const getRows = (page: Page) => page.getByRole('main').getByRole('listitem');

describe('question bank page', () => {
  let pages: PageServer;
  before(async () => {
    pages = await openPageServer({ samples: true });
  });
  after(() => pages.close());

  it('opens from the front page, where a visitor answers a question first', async () => {
    const page = await pages.visit('/');

    const field = page.getByLabel('Your answer').or(page.getByRole('radio')).first();
    await field.waitFor();
    if ((await field.getAttribute('type')) === 'radio') await field.check();
    else await field.fill('42');
    await page.getByRole('button', { name: 'Check answer' }).click();
    await page.getByRole('heading', { name: 'Worked solution' }).waitFor();
    await page.getByText('44 questions in the bank').waitFor();
    await pages.screenshot(page, 'welcome', { fullPage: true });
    assert.deepEqual(await findSeriousViolations(page), []);
    await page.getByRole('link', { name: 'Make', exact: true }).click();

    await page.getByRole('heading', { name: 'Question bank' }).waitFor();
  });

  it('shows the newest questions and the total count', async () => {
    const page = await pages.visit('/make');

    await getRows(page).first().waitFor();

    assert.equal(await getRows(page).count(), 20);
    await page.getByText('44 questions').waitFor();
    await pages.screenshot(page, 'bank-desktop');
    assert.deepEqual(await findSeriousViolations(page), []);
  });

  it('finds a question by text and keeps the search in the URL', async () => {
    const page = await pages.visit('/make');

    await page.getByRole('searchbox').fill('inclined plane');
    await page.waitForURL(/q=inclined/);
    // The list keeps showing the newest questions, which include this one, until the results arrive.
    await page.waitForFunction(() => document.querySelectorAll('main li').length === 1);
    await page.getByText('rough inclined plane').waitFor();

    await page.reload();
    await page.getByText('rough inclined plane').waitFor();
    assert.equal(await page.getByRole('searchbox').inputValue(), 'inclined plane');
  });

  it('filters by subject and shows a note when nothing matches', async () => {
    const page = await pages.visit('/make?q=inclined+plane');

    await page.getByLabel('Subject').selectOption('Medicine');
    await page.getByText('No matching questions').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await getRows(page).nth(19).waitFor();

    assert.equal(new URL(page.url()).search, '');
  });

  it('shows a question with its diagram, and the answer only on request', async () => {
    const page = await pages.visit('/make?q=inclined+plane');
    await page.getByText('rough inclined plane').click();
    await page.getByRole('img', { name: 'Diagram' }).waitFor();
    assert.equal(await page.getByText('Correct answer').count(), 0);

    await page.getByRole('button', { name: 'Show answer and solution' }).click();

    await page.getByText('Correct answer').waitFor();
    await page.getByRole('heading', { name: 'Solution', exact: true }).waitFor();
    await page.waitForFunction(() => (document.querySelector('main img')?.clientWidth ?? 0) > 100);
    await pages.screenshot(page, 'question-desktop');
    assert.deepEqual(await findSeriousViolations(page), []);
  });

  it('can be used with the keyboard alone', async () => {
    const page = await pages.visit('/make');
    await getRows(page).first().waitFor();

    await page.keyboard.press('/');
    await page.keyboard.type('inclined plane');
    await page.getByText('rough inclined plane').waitFor();
    await page.waitForURL(/q=inclined/);
    await page.waitForFunction(() => document.querySelectorAll('main li').length === 1);
    await page.keyboard.press('Tab');
    for (let tabs = 0; tabs < 5; tabs++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Show answer and solution' }).waitFor();

    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'MAIN');
    await tabTo(page, 'Show answer and solution');
    await page.keyboard.press('Enter');
    await page.getByText('Correct answer').waitFor();
  });

  it('fits on a phone screen', async () => {
    const listPage = await pages.visit('/make', phone);
    await getRows(listPage).first().waitFor();
    await pages.screenshot(listPage, 'bank-phone');
    const questionPage = await pages.visit('/make?q=inclined+plane', phone);
    await questionPage.getByText('rough inclined plane').click();
    await questionPage.getByRole('button', { name: 'Show answer and solution' }).click();
    await questionPage.getByText('Correct answer').waitFor();
    await pages.screenshot(questionPage, 'question-phone');

    for (const page of [listPage, questionPage]) {
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
    }
  });

  it('is readable in dark mode and keeps the chosen theme', async () => {
    const page = await pages.visit('/make', dark);
    await getRows(page).first().waitFor();
    await pages.screenshot(page, 'bank-dark');
    assert.deepEqual(await findSeriousViolations(page), []);

    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Light').check();
    await page.reload();

    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'light');
    await pages.screenshot(page, 'settings-light');
    assert.deepEqual(await findSeriousViolations(page), []);
  });

  it('shows a note when a question or page does not exist', async () => {
    const question = await pages.visit('/make/questions/nowhere');
    await question.getByText('Question not found').waitFor();
    const page = await pages.visit('/nowhere');
    await page.getByText('Page not found').waitFor();
  });

  it('loads at most 250 kB of script', async () => {
    const page = await pages.visit('/make');
    await getRows(page).first().waitFor();

    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) => (entry.name.endsWith('.js') ? [entry.name] : [])),
    );
    const sizes = await Promise.all(
      scripts.map(async (url) => {
        const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
        return new Response(response.body?.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
      }),
    );

    assert.ok(sizes.length > 0);
    assert.ok(sizes.reduce((sum, bytes) => sum + bytes.byteLength, 0) <= 250_000);
  });
});

describe('question bank page without data or server', () => {
  it('explains what to do first when the bank is empty', async (t) => {
    const pages = await openPageServer({ samples: false });
    t.after(() => pages.close());
    const page = await pages.visit('/make');
    await page.getByText('The question bank is empty').waitFor();
    await pages.screenshot(page, 'bank-empty');
  });

  it('reports an unreachable server and retries on request', async (t) => {
    const pages = await openPageServer({ samples: true });
    t.after(() => pages.close());
    const page = await pages.visit('/make');
    await intercept(page, '**/api/v1/bank/search**', (route) => route.abort());
    await getRows(page).first().waitFor();

    await page.getByRole('searchbox').fill('energy');
    await page.getByText('We can’t reach the server').waitFor();
    await pages.screenshot(page, 'bank-offline');
    await page.unroute('**/api/v1/bank/search**');
    await page.getByRole('button', { name: 'Try again' }).click();

    await page.getByRole('main').getByRole('listitem').first().waitFor();
  });

  it('hides the areas that a learner may not use', async (t) => {
    const pages = await openPageServer({ samples: false, roles: ['learner'] });
    t.after(() => pages.close());
    const page = await pages.visit('/learn');
    const areas = page.getByRole('navigation', { name: 'VBAgent' }).getByRole('link');
    await areas.getByText('Settings').waitFor();
    await page.getByRole('link', { name: 'Make' }).waitFor({ state: 'detached' });

    assert.deepEqual(await areas.allTextContents(), ['VBAgent', 'Learn', 'Settings']);
  });
});
