import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findSeriousViolations } from './accessibility-violations.ts';
import { createSampleTurn, fillReviewQueue, submitItem } from './fill-review-queue.ts';
import { dark, desktop, intercept, openPageServer, type PageServer, phone } from './page-server.ts';
import { waitUntil } from './wait-until.ts';

// The review queue accepts exam questions and SQL queries; `web/src/review/README.md` explains why. A turn is one
// submission.

let pages: PageServer;
before(async () => {
  pages = await openPageServer({ samples: false });
});
after(() => pages.close());

const fitsViewport = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

async function fetchItem(id: string) {
  return JSON.parse(await (await pages.server.fetch(`/api/v1/review/queue/${id}?include=record`)).text());
}

describe('review pages without data or server', () => {
  it('shows that the queue is empty and links to approved items', async () => {
    const page = await pages.visit('/review');
    await page.getByRole('heading', { name: 'All caught up' }).waitFor();
    await pages.screenshot(page, 'review-empty');
    await page.getByRole('button', { name: 'Show approved items' }).click();
    await page.waitForURL(/status=approved/);

    await page.goto(`${pages.server.url}/review/statistics`);
    await page.getByText('No data yet.').first().waitFor();
    await page.goto(`${pages.server.url}/review/items/nowhere`);
    await page.getByText('Item not found').waitFor();
  });

  it('stores a decision while the server is unreachable and sends it later', async () => {
    const id = await submitItem(pages.server, {
      request: 'Offline',
      text: 'SELECT id FROM orders',
      confidence: 0.1,
    });
    const page = await pages.visit(`/review/items/${id}`);
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await page.context().setOffline(true);

    await page.keyboard.press('a');
    await page.getByRole('alert').getByText('Your decision is stored in this browser').waitFor();
    await pages.screenshot(page, 'review-offline');
    assert.equal((await fetchItem(id)).status, 'pending_review');
    await page.context().setOffline(false);

    await waitUntil(async () => (await fetchItem(id)).status === 'approved');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  it('sends a stored decision after a reload', async () => {
    const id = await submitItem(pages.server, {
      request: 'Reload',
      text: 'SELECT name FROM orders',
      confidence: 0.1,
    });
    const page = await pages.visit('/settings');
    await intercept(page, '**/api/v1/review/queue/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.goto(`${pages.server.url}/review/items/${id}`);
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await page.keyboard.press('a');
    await page.getByRole('alert').getByText('Your decision is stored in this browser').waitFor();
    await page.unrouteAll();

    await page.reload();

    await waitUntil(async () => (await fetchItem(id)).status === 'approved');
  });

  it('reports that a query was not checked if there is no parser for its SQL dialect', async () => {
    const id = await submitItem(pages.server, { provider: 'papyrus', text: 'FIND scrolls', confidence: 0.1 });
    const page = await pages.visit(`/review/items/${id}`);

    await page.getByText('Not checked: there are no automatic checks for papyrus.').waitFor();

    assert.equal(await page.getByText(/^Valid .* SQL/).count(), 0);
    await pages.server.send('PUT', `/api/v1/review/queue/${id}`, { approved: false });
  });

  it('shows an error with its request id and retries on request', async () => {
    const page = await pages.visit('/review/statistics');
    const body = { error: 'internal_error', message: 'Something went wrong on our side.', timestamp: '' };
    await intercept(page, '**/api/v1/review/queue?**', (route) =>
      route.fulfill({ status: 500, json: body, headers: { 'x-request-id': 'req-42' } }),
    );
    await page.getByRole('heading', { name: 'Review statistics' }).waitFor();
    await page.getByRole('navigation', { name: 'Review queue' }).getByText('Queue').click();
    await page.getByText('Something went wrong on our side.').waitFor();
    await page.getByText('req-42').waitFor();
    await pages.screenshot(page, 'review-error');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'All caught up' }).waitFor();
  });
});

const SCRIPT = `<script>window.hacked = true</script><img src=x onerror="window.hacked = true">`;

describe('script code in item texts', () => {
  it('is shown as text, in exam questions and in SQL queries', async () => {
    const context = {
      findings: [{ rule: SCRIPT, severity: 'error', message: SCRIPT, evidence: SCRIPT }],
      scores: { [SCRIPT]: 0.5 },
      reasons: [SCRIPT],
      source: { name: SCRIPT, text: SCRIPT, image: `javascript:window.hacked=true` },
      other: SCRIPT,
      svg: { image: `data:image/svg+xml,<svg onload="window.hacked=true">` },
    };
    const query = { request: SCRIPT, text: `SELECT '${SCRIPT}' FROM t`, confidence: 0.1, context };
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
      await submitItem(pages.server, query),
      await submitItem(pages.server, { ...query, provider: SCRIPT, text: SCRIPT }),
      await submitItem(pages.server, { ...query, provider: 'questions', text: tex }),
    ];
    for (const id of ids) {
      const { turn_id: turn } = (await fetchItem(id)).record;
      const feedback = { rating: 'down', category: SCRIPT, text: SCRIPT, corrected_query: SCRIPT };
      await pages.server.send('POST', `/api/v1/turns/${turn}/feedback`, feedback);
      await pages.server.send('POST', `/api/v1/review/queue/${id}/comments`, { text: SCRIPT });
    }
    const page = await pages.visit('/review');
    await page.locator('main li').getByText('<script>').first().waitFor();
    for (const id of ids) {
      await page.goto(`${pages.server.url}/review/items/${id}`);
      await page.getByRole('button', { name: 'Approve' }).waitFor();
      await page.locator('main article').getByText('<script>').first().waitFor();
      await page.getByRole('button', { name: 'Edit this suggestion' }).waitFor();
      assert.equal(await page.locator('main script, main img[onerror], main a[href^=javascript]').count(), 0);
      await page.keyboard.press('e');
      await page.getByRole('textbox', { name: 'Your correction' }).waitFor();
      await page.getByRole('heading', { name: 'Automatic checks' }).waitFor();
      await page.waitForLoadState('networkidle');
      assert.equal(await page.locator('main script, main img[onerror]').count(), 0);
      assert.equal(await page.evaluate(() => Reflect.get(window, 'hacked')), undefined);
      await pages.server.send('PUT', `/api/v1/review/queue/${id}`, { approved: false, feedback: SCRIPT });
      await page.goto(`${pages.server.url}/review/items/${id}`);
      // Without sign-in, the user is called `local`.
      await page.getByText('Rejected by local').waitFor();
      assert.equal(await page.evaluate(() => Reflect.get(window, 'hacked')), undefined);
    }
    await page.goto(`${pages.server.url}/review/statistics`);
    await page.getByRole('img').or(page.getByText('No data yet.')).first().waitFor();
    assert.equal(await page.evaluate(() => Reflect.get(window, 'hacked')), undefined);
  });
});

describe('layout of the review pages', () => {
  it('fits very long texts and texts without spaces', async () => {
    const longTurn = createSampleTurn('inclined plane', (tex) =>
      tex.replace('What is', `${'The plane is long and the day is hot. '.repeat(120)} What is`),
    );
    const id = await submitItem(pages.server, {
      ...longTurn,
      request: `${'word '.repeat(900)}`,
      confidence: 0.2,
    });
    const unbrokenId = await submitItem(pages.server, {
      request: 'x'.repeat(3000),
      text: `SELECT ${'y'.repeat(3000)} FROM t`,
      confidence: 0.2,
    });
    for (const [name, browserOptions] of [
      ['desktop', desktop],
      ['phone', phone],
    ] as const) {
      const page = await pages.visit(`/review/items/${id}`, browserOptions);
      await page.getByText('The plane is long').first().waitFor();
      await pages.screenshot(page, `review-long-${name}`);
      assert.ok(await fitsViewport(page));
      await page.goto(`${pages.server.url}/review/items/${unbrokenId}`);
      await page.getByRole('button', { name: 'Approve' }).waitFor();
      assert.ok(await fitsViewport(page));
      await page.goto(`${pages.server.url}/review`);
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      assert.ok(await fitsViewport(page));
    }
    for (const itemId of [id, unbrokenId]) {
      await pages.server.send('PUT', `/api/v1/review/queue/${itemId}`, { approved: false });
    }
  });

  it('is readable in dark mode: queue, item and editor', async () => {
    const ids = await fillReviewQueue(pages.server);
    const page = await pages.visit('/review', dark);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await pages.screenshot(page, 'review-queue-dark');
    assert.deepEqual(await findSeriousViolations(page), []);
    await page.goto(`${pages.server.url}/review/items/${ids[2]}`);
    await page.getByText('Valid postgresql SQL').waitFor();
    await pages.screenshot(page, 'review-item-dark');
    assert.deepEqual(await findSeriousViolations(page), []);
    await page.keyboard.press('e');
    await page.getByRole('textbox', { name: 'Your correction' }).waitFor();
    await page.keyboard.type('-- the best ones\n');
    await page.getByText('Valid postgresql SQL').waitFor();
    await pages.screenshot(page, 'review-edit-dark');
    assert.deepEqual(await findSeriousViolations(page), []);
  });

  it('draws the statistics, each chart with a table of its numbers', async () => {
    const page = await pages.visit('/review/statistics');
    await page.locator('figure svg').nth(3).waitFor();
    await pages.screenshot(page, 'review-statistics');
    assert.deepEqual(await findSeriousViolations(page), []);

    await page.getByText('Show as a table').last().click();
    await page.getByRole('rowheader', { name: 'postgresql' }).waitFor();
    await page.getByLabel('Period').selectOption('Last 7 days');
    await page.locator('figure svg').nth(3).waitFor();
    const phonePage = await pages.visit('/review/statistics', phone);
    await phonePage.locator('figure svg').nth(3).waitFor();
    await pages.screenshot(phonePage, 'review-statistics-phone');
    assert.ok(await fitsViewport(phonePage));
  });

  it('loads the editor and the charts only where they are used', async () => {
    const listLoadedParts = async (path: string, readyText: string) => {
      const page = await pages.visit(path);
      await page.getByText(readyText).first().waitFor();
      return page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => name.match(/(correction-pane|statistics-page)/)?.[0] ?? []),
      );
    };

    assert.deepEqual(await listLoadedParts('/make', 'Question bank'), []);
    assert.deepEqual(await listLoadedParts('/review', 'Review queue'), []);
  });
});
