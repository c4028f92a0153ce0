import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findSeriousViolations } from './accessibility-violations.ts';
import { tabTo } from './learn-steps.ts';
import { dark, intercept, openPageServer, type PageServer, phone } from './page-server.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

describe('the bank in a browser', () => {
  let house: PageServer;
  before(async () => {
    house = await openPageServer({ samples: true });
  });
  after(() => house.close());

  it('shows the newest questions and how many there are', async () => {
    const page = await house.visit('/');

    await rows(page).first().waitFor();

    assert.equal(await rows(page).count(), 20);
    await page.getByText('44 questions').waitFor();
    await house.picture(page, 'bank-desktop');
    assert.deepEqual(await findSeriousViolations(page), []);
  });

  it('finds a question by words, and the address keeps the search', async () => {
    const page = await house.visit('/make');

    await page.getByRole('searchbox').fill('inclined plane');
    await page.waitForURL(/q=inclined/);
    // The newest questions have it too, and stay until the answer is there.
    await page.waitForFunction(() => document.querySelectorAll('main li').length === 1);
    await page.getByText('rough inclined plane').waitFor();

    await page.reload();
    await page.getByText('rough inclined plane').waitFor();
    assert.equal(await page.getByRole('searchbox').inputValue(), 'inclined plane');
  });

  it('narrows by subject and says when nothing is left', async () => {
    const page = await house.visit('/make?q=inclined+plane');

    await page.getByLabel('Subject').selectOption('Medicine');
    await page.getByText('No question matches').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await rows(page).nth(19).waitFor();

    assert.equal(new URL(page.url()).search, '');
  });

  it('shows a question as a paper with its drawing, and its key only when asked', async () => {
    const page = await house.visit('/make?q=inclined+plane');
    await page.getByText('rough inclined plane').click();
    await page.getByRole('img', { name: 'Diagram' }).waitFor();
    assert.equal(await page.getByText('Correct answer').count(), 0);

    await page.getByRole('button', { name: 'Show answer and solution' }).click();

    await page.getByText('Correct answer').waitFor();
    await page.getByRole('heading', { name: 'Solution' }).waitFor();
    await page.waitForFunction(() => (document.querySelector('main img')?.clientWidth ?? 0) > 100);
    await house.picture(page, 'question-desktop');
    assert.deepEqual(await findSeriousViolations(page), []);
  });

  it('is walked through with the keyboard alone', async () => {
    const page = await house.visit('/make');
    await rows(page).first().waitFor();

    await page.keyboard.press('/');
    await page.keyboard.type('inclined plane');
    await page.getByText('rough inclined plane').waitFor();
    await page.waitForURL(/q=inclined/);
    await page.waitForFunction(() => document.querySelectorAll('main li').length === 1);
    await page.keyboard.press('Tab');
    for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Show answer and solution' }).waitFor();

    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'MAIN');
    await tabTo(page, 'Show answer and solution');
    await page.keyboard.press('Enter');
    await page.getByText('Correct answer').waitFor();
  });

  it('fits a phone without scrolling sideways', async () => {
    const list = await house.visit('/make', phone);
    await rows(list).first().waitFor();
    await house.picture(list, 'bank-phone');
    const paper = await house.visit('/make?q=inclined+plane', phone);
    await paper.getByText('rough inclined plane').click();
    await paper.getByRole('button', { name: 'Show answer and solution' }).click();
    await paper.getByText('Correct answer').waitFor();
    await house.picture(paper, 'question-phone');

    for (const page of [list, paper]) {
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
    }
  });

  it('is readable in the dark, and keeps the theme a person chose', async () => {
    const page = await house.visit('/make', dark);
    await rows(page).first().waitFor();
    await house.picture(page, 'bank-dark');
    assert.deepEqual(await findSeriousViolations(page), []);

    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Light').check();
    await page.reload();

    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'light');
    await house.picture(page, 'settings-light');
    assert.deepEqual(await findSeriousViolations(page), []);
  });

  it('says what to do when a question or a page does not exist', async () => {
    const question = await house.visit('/make/questions/nowhere');
    await question.getByText('There is no such question').waitFor();
    const page = await house.visit('/nowhere');
    await page.getByText('There is no such page').waitFor();
  });

  it('keeps its script small', async () => {
    const page = await house.visit('/make');
    await rows(page).first().waitFor();

    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) => (entry.name.endsWith('.js') ? [entry.name] : [])),
    );
    const sizes = await Promise.all(
      scripts.map(async (address) => {
        const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
        return new Response(response.body?.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
      }),
    );

    assert.ok(sizes.length > 0);
    assert.ok(sizes.reduce((sum, bytes) => sum + bytes.byteLength, 0) <= 250_000);
  });
});

describe('the bank when something is missing', () => {
  it('tells a person with an empty bank what to do first', async (t) => {
    const house = await openPageServer({ samples: false });
    t.after(() => house.close());
    const page = await house.visit('/make');
    await page.getByText('The bank is empty').waitFor();
    await house.picture(page, 'bank-empty');
  });

  it('says that the server is away, and tries again when told to', async (t) => {
    const house = await openPageServer({ samples: true });
    t.after(() => house.close());
    const page = await house.visit('/make');
    await intercept(page, '**/api/v1/bank/search**', (route) => route.abort());
    await rows(page).first().waitFor();

    await page.getByRole('searchbox').fill('energy');
    await page.getByText('The server does not answer').waitFor();
    await house.picture(page, 'bank-offline');
    await page.unroute('**/api/v1/bank/search**');
    await page.getByRole('button', { name: 'Try again' }).click();

    await page.getByRole('main').getByRole('listitem').first().waitFor();
  });

  it('hides the doors that a learner may not go through', async (t) => {
    const house = await openPageServer({ samples: false, roles: ['learner'] });
    t.after(() => house.close());
    const page = await house.visit('/learn');
    const doors = page.getByRole('navigation', { name: 'VBAgent' }).getByRole('link');
    await doors.getByText('Settings').waitFor();
    await page.getByRole('link', { name: 'Make' }).waitFor({ state: 'detached' });

    assert.deepEqual(await doors.allTextContents(), ['VBAgent', 'Learn', 'Settings']);
  });
});
