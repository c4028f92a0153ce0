import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findSeriousViolations } from './accessibility-violations.ts';
import { fillReviewQueue, sampleTurn, submitItem } from './fill-review-queue.ts';
import { dark, desktop, intercept, openPageServer, type PageServer, phone } from './page-server.ts';

let house: PageServer;
before(async () => {
  house = await openPageServer({ samples: false });
});
after(() => house.close());

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

async function itemOf(id: string) {
  return JSON.parse(await (await house.server.fetch(`/api/v1/review/queue/${id}?include=record`)).text());
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it never came to be');
}

describe('the desk when something is missing', () => {
  it('says that nothing waits, and where to look instead', async () => {
    const page = await house.visit('/review');
    await page.getByText('Nothing waits for a decision').waitFor();
    await house.picture(page, 'review-empty');
    await page.getByRole('button', { name: 'See approved items' }).click();
    await page.waitForURL(/status=approved/);

    await page.goto(`${house.server.url}/review/statistics`);
    await page.getByText('Nothing to draw yet.').first().waitFor();
    await page.goto(`${house.server.url}/review/items/nowhere`);
    await page.getByText('There is no such item').waitFor();
  });

  it('keeps a decision while the server is away, and sends it when it is back', async () => {
    const id = await submitItem(house.server, {
      asked: 'Offline',
      text: 'SELECT off FROM line',
      confidence: 0.1,
    });
    const page = await house.visit(`/review/items/${id}`);
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await page.context().setOffline(true);

    await page.keyboard.press('a');
    await page.getByRole('alert').getByText('Your decision is kept here').waitFor();
    await house.picture(page, 'review-offline');
    assert.equal((await itemOf(id)).status, 'pending_review');
    await page.context().setOffline(false);

    await until(async () => (await itemOf(id)).status === 'approved');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  it('keeps it over a reload, too', async () => {
    const id = await submitItem(house.server, {
      asked: 'Reload',
      text: 'SELECT re FROM load',
      confidence: 0.1,
    });
    const page = await house.visit('/settings');
    await intercept(page, '**/api/v1/review/queue/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.goto(`${house.server.url}/review/items/${id}`);
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await page.keyboard.press('a');
    await page.getByRole('alert').getByText('Your decision is kept here').waitFor();
    await page.unrouteAll();

    await page.reload();

    await until(async () => (await itemOf(id)).status === 'approved');
  });

  it('claims nothing about a language that nothing here reads', async () => {
    const id = await submitItem(house.server, { provider: 'papyrus', text: 'FIND scrolls', confidence: 0.1 });
    const page = await house.visit(`/review/items/${id}`);

    await page.getByText('Not checked: nothing here reads what papyrus speaks.').waitFor();

    assert.equal(await page.getByText('Reads as').count(), 0);
    await house.server.send('PUT', `/api/v1/review/queue/${id}`, { approved: false });
  });

  it('says what failed with the id that finds it in the log, and tries again when told to', async () => {
    const page = await house.visit('/review/statistics');
    const body = { error: 'internal_error', message: 'Something went wrong on our side.', timestamp: '' };
    await intercept(page, '**/api/v1/review/queue?**', (route) =>
      route.fulfill({ status: 500, json: body, headers: { 'x-request-id': 'req-42' } }),
    );
    await page.getByRole('heading', { name: 'Review statistics' }).waitFor();
    await page.getByRole('navigation', { name: 'Review desk' }).getByText('Queue').click();
    await page.getByText('Something went wrong on our side.').waitFor();
    await page.getByText('req-42').waitFor();
    await house.picture(page, 'review-error');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Nothing waits for a decision').waitFor();
  });
});

const SCRIPT = `<script>window.hacked = true</script><img src=x onerror="window.hacked = true">`;

describe('script in every text', () => {
  it('stays text, in questions and in queries', async () => {
    const context = {
      findings: [{ rule: SCRIPT, severity: 'error', message: SCRIPT, evidence: SCRIPT }],
      scores: { [SCRIPT]: 0.5 },
      reasons: [SCRIPT],
      source: { name: SCRIPT, text: SCRIPT, image: `javascript:window.hacked=true` },
      other: SCRIPT,
      svg: { image: `data:image/svg+xml,<svg onload="window.hacked=true">` },
    };
    const query = { asked: SCRIPT, text: `SELECT '${SCRIPT}' FROM t`, confidence: 0.1, context };
    const tex = `\\item What is ${SCRIPT} and $\\href{javascript:window.hacked=true}{x}$ and $\\text{${SCRIPT}}$?
\\begin{tasks}(2)
  \\task ${SCRIPT} \\ans
  \\task $2$
\\end{tasks}
\\begin{solution}
${SCRIPT}
\\end{solution}
`;
    const ids = [
      await submitItem(house.server, query),
      await submitItem(house.server, { ...query, provider: SCRIPT, text: SCRIPT }),
      await submitItem(house.server, { ...query, provider: 'questions', text: tex }),
    ];
    for (const id of ids) {
      const { turn_id: turn } = (await itemOf(id)).record;
      const feedback = { rating: 'down', category: SCRIPT, text: SCRIPT, corrected_query: SCRIPT };
      await house.server.send('POST', `/api/v1/turns/${turn}/feedback`, feedback);
      await house.server.send('POST', `/api/v1/review/queue/${id}/comments`, { text: SCRIPT });
    }
    const page = await house.visit('/review');
    await page.locator('main li').getByText('<script>').first().waitFor();
    for (const id of ids) {
      await page.goto(`${house.server.url}/review/items/${id}`);
      await page.getByRole('button', { name: 'Approve' }).waitFor();
      await page.locator('main article').getByText('<script>').first().waitFor();
      await page.getByRole('button', { name: 'Edit from this' }).waitFor();
      assert.equal(await page.locator('main script, main img[onerror], main a[href^=javascript]').count(), 0);
      await page.keyboard.press('e');
      await page.getByRole('textbox', { name: 'Your correction' }).waitFor();
      await page.getByText('What the engine found').waitFor();
      await page.waitForLoadState('networkidle');
      assert.equal(await page.locator('main script, main img[onerror]').count(), 0);
      assert.equal(await page.evaluate(() => Reflect.get(window, 'hacked')), undefined);
      await house.server.send('PUT', `/api/v1/review/queue/${id}`, { approved: false, feedback: SCRIPT });
      await page.goto(`${house.server.url}/review/items/${id}`);
      await page.getByText('Rejected by local').waitFor();
      assert.equal(await page.evaluate(() => Reflect.get(window, 'hacked')), undefined);
    }
    await page.goto(`${house.server.url}/review/statistics`);
    await page.getByRole('img').or(page.getByText('Nothing to draw yet.')).first().waitFor();
    assert.equal(await page.evaluate(() => Reflect.get(window, 'hacked')), undefined);
  });
});

describe('the look of the desk', () => {
  it('sets a very long question, and one without a break, within the page', async () => {
    const long = sampleTurn('inclined plane', (tex) =>
      tex.replace('What is', `${'The plane is long and the day is hot. '.repeat(120)} What is`),
    );
    const id = await submitItem(house.server, { ...long, asked: `${'word '.repeat(900)}`, confidence: 0.2 });
    const unbroken = await submitItem(house.server, {
      asked: 'x'.repeat(3000),
      text: `SELECT ${'y'.repeat(3000)} FROM t`,
      confidence: 0.2,
    });
    for (const [name, look] of [
      ['desktop', desktop],
      ['phone', phone],
    ] as const) {
      const page = await house.visit(`/review/items/${id}`, look);
      await page.getByText('The plane is long').first().waitFor();
      await house.picture(page, `review-long-${name}`);
      assert.ok(await fits(page));
      await page.goto(`${house.server.url}/review/items/${unbroken}`);
      await page.getByRole('button', { name: 'Approve' }).waitFor();
      assert.ok(await fits(page));
      await page.goto(`${house.server.url}/review`);
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      assert.ok(await fits(page));
    }
    for (const done of [id, unbroken]) {
      await house.server.send('PUT', `/api/v1/review/queue/${done}`, { approved: false });
    }
  });

  it('is readable in the dark, on the queue, an item, in the editor and in the charts', async () => {
    const ids = await fillReviewQueue(house.server);
    const page = await house.visit('/review', dark);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await house.picture(page, 'review-queue-dark');
    assert.deepEqual(await findSeriousViolations(page), []);
    await page.goto(`${house.server.url}/review/items/${ids[2]}`);
    await page.getByText('Reads as postgresql SQL').waitFor();
    await house.picture(page, 'review-item-dark');
    assert.deepEqual(await findSeriousViolations(page), []);
    await page.keyboard.press('e');
    await page.getByRole('textbox', { name: 'Your correction' }).waitFor();
    await page.keyboard.type('-- the best ones\n');
    await page.getByText('Reads as postgresql SQL').waitFor();
    await house.picture(page, 'review-edit-dark');
    assert.deepEqual(await findSeriousViolations(page), []);
  });

  it('draws the statistics, each chart with its numbers as a table', async () => {
    const page = await house.visit('/review/statistics');
    await page.locator('figure svg').nth(3).waitFor();
    await house.picture(page, 'review-statistics');
    assert.deepEqual(await findSeriousViolations(page), []);

    await page.getByText('Show as a table').last().click();
    await page.getByRole('rowheader', { name: 'postgresql' }).waitFor();
    await page.getByLabel('Period').selectOption('Last 7 days');
    await page.locator('figure svg').nth(3).waitFor();
    const small = await house.visit('/review/statistics', phone);
    await small.locator('figure svg').nth(3).waitFor();
    await house.picture(small, 'review-statistics-phone');
    assert.ok(await fits(small));
  });

  it('loads the editor and the charts only where they are used', async () => {
    const loaded = async (path: string, ready: string) => {
      const page = await house.visit(path);
      await page.getByText(ready).first().waitFor();
      return page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => name.match(/(correction-pane|statistics-page)/)?.[0] ?? []),
      );
    };

    assert.deepEqual(await loaded('/make', 'Question bank'), []);
    assert.deepEqual(await loaded('/review', 'Review desk'), []);
  });
});
