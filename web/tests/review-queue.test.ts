import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findSeriousViolations } from './accessibility-violations.ts';
import { fillReviewQueue, submitItem } from './fill-review-queue.ts';
import { openPageServer, type PageServer, phone } from './page-server.ts';
import { waitUntil } from './wait-until.ts';

// The review queue accepts exam questions and SQL queries; `web/src/review/README.md` explains why. A turn is one
// submission.

let pages: PageServer;
before(async () => {
  pages = await openPageServer({ samples: false });
});
after(() => pages.close());

const getRows = (page: Page) => page.getByRole('main').getByRole('listitem');
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the open item has this text. */
async function waitForItem(page: Page, text: string): Promise<void> {
  await getHeading(page).filter({ hasText: text }).waitFor({ state: 'attached' });
}

async function fetchStats() {
  const { status_breakdown: counts }: { status_breakdown: Record<string, number> } = JSON.parse(
    await (await pages.server.fetch('/api/v1/review/stats')).text(),
  );
  return counts;
}

async function fetchItem(id: string) {
  return JSON.parse(await (await pages.server.fetch(`/api/v1/review/queue/${id}?include=record`)).text());
}

describe('deciding ten items with the keyboard', () => {
  it('moves to the next item after each decision, and back on undo', async () => {
    const ids = await fillReviewQueue(pages.server);
    const page = await pages.visit('/review');
    await getRows(page).nth(9).waitFor();
    await pages.screenshot(page, 'review-1-queue');

    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await pages.screenshot(page, 'review-2-help');
    await page.keyboard.press('a');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The focus returns to the page after the dialog is closed.
    await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await waitForItem(page, 'Customers without an order');
    await page.getByText('This text is not postgresql SQL at line 1, column 7').waitFor();
    await pages.screenshot(page, 'review-3-broken-query');

    // Rejects a broken query with a reason; shortcut keys are text while typing.
    await page.keyboard.press('r');
    await page.getByRole('dialog', { name: 'Why are you rejecting it?' }).waitFor();
    await page.keyboard.type('jkaresu/? is no SQL');
    await pages.screenshot(page, 'review-4-reject');
    await page.keyboard.press('Enter');
    await waitForItem(page, 'Average basket by shop');
    await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
    await page.getByText('Rejected: Customers without an order').waitFor();
    await pages.screenshot(page, 'review-5-toast');

    await page.keyboard.press('a');
    await waitForItem(page, 'Top ten products');
    await page.keyboard.press('a');
    await waitForItem(page, 'Daily active users');

    // Undoes a mistaken rejection; the item opens again.
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await waitForItem(page, 'A block slides down');
    await page.keyboard.press('u');
    await waitForItem(page, 'Daily active users');
    await waitUntil(async () => (await fetchStats()).rejected === 1);
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await page.keyboard.press('a');

    await waitForItem(page, 'A block slides down');
    await page.getByRole('img', { name: 'Diagram' }).waitFor();
    await page.waitForFunction(() => (document.querySelector('main figure img')?.clientWidth ?? 0) > 100);
    await pages.screenshot(page, 'review-6-question');
    assert.deepEqual(await findSeriousViolations(page), []);
    await page.keyboard.press('a');
    await waitForItem(page, 'How many orders were refunded');

    // Corrects a query, which is checked while typing.
    await page.keyboard.press('e');
    await page.getByRole('textbox', { name: 'Your correction' }).waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' SEKECT');
    await page.getByText('This text is not postgresql SQL').first().waitFor();
    const save = page.getByRole('button', { name: 'Approve with this correction' });
    assert.equal(await save.getAttribute('aria-disabled'), 'true');
    for (let n = 0; n < ' SEKECT'.length; n++) await page.keyboard.press('Backspace');
    await page.keyboard.type(' DESC');
    await page.getByText('Valid postgresql SQL').waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-disabled="false"]') !== null);
    await pages.screenshot(page, 'review-7-correction');
    assert.deepEqual(await findSeriousViolations(page), []);
    await page.keyboard.press('Control+Enter');
    await waitForItem(page, 'Sessions by country');

    // Skips an item; J and K only navigate.
    await page.keyboard.press('s');
    await waitForItem(page, 'Orders that took longer');
    await page.keyboard.press('j');
    await waitForItem(page, 'Invoices that nobody paid');
    await page.keyboard.press('k');
    await waitForItem(page, 'Orders that took longer');
    for (const nextTitle of ['Invoices that nobody paid', 'Show me the newest reviews']) {
      await page.keyboard.press('a');
      await waitForItem(page, nextTitle);
    }
    await page.keyboard.press('a');
    await page.getByText('You skipped 1 item.').waitFor();
    await pages.screenshot(page, 'review-8-nearly-done');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await waitForItem(page, 'Sessions by country');
    await page.keyboard.press('a');
    await page.getByRole('heading', { name: 'All caught up' }).waitFor();
    await pages.screenshot(page, 'review-9-done');

    await waitUntil(async () => (await fetchStats()).pending_review === 0);
    assert.deepEqual(await fetchStats(), { pending_review: 0, approved: 9, rejected: 1 });
    const [corrected, rejected] = await Promise.all([fetchItem(ids[0] ?? ''), fetchItem(ids[1] ?? '')]);
    assert.equal(corrected.record.decision, 'CORRECT');
    assert.match(corrected.expert_corrected_query, /ORDER BY 1 DESC$/);
    assert.equal(rejected.record.feedback, 'jkaresu/? is no SQL');
    const undoneHistory = (await fetchItem(ids[3] ?? '')).record.history.map(
      ({ action }: { action: string }) => action,
    );
    assert.deepEqual(undoneHistory, ['approved', 'undone', 'rejected', 'queued']);
  });
});

describe('review queue', () => {
  it('keeps an unfinished correction and the URL after a reload', async () => {
    const id = await submitItem(pages.server, { request: 'Draft me', text: 'SELECT a FROM t' });
    const page = await pages.visit(`/review/items/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Your correction' }).waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' WHERE half');
    await page.getByLabel('What did you change').fill('because');

    await page.reload();

    await page
      .getByRole('textbox', { name: 'Your correction' })
      .getByText('SELECT a FROM t WHERE half')
      .waitFor();
    assert.equal(await page.getByLabel('What did you change').inputValue(), 'because');
    assert.match(page.url(), /edit=true/);
    await page.goBack();
    await page.getByText('You have an unfinished correction for this item.').waitFor();
    assert.equal((await fetchItem(id)).status, 'pending_review');
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await waitUntil(async () => (await fetchItem(id)).status === 'rejected');
  });

  it('filters and searches, and keeps both in the URL', async () => {
    const needle = await submitItem(pages.server, {
      provider: 'athena',
      request: 'Needles',
      text: 'SELECT n FROM hay',
    });
    await submitItem(pages.server, { request: 'Hay', text: 'SELECT hay FROM hay' });
    const page = await pages.visit('/review?provider=athena');
    await page.getByText('Needles').waitFor();
    assert.equal(await getRows(page).count(), 1);

    await page.getByLabel('Source').selectOption('Any');
    await getRows(page).nth(1).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('main').press('/');
    await page.keyboard.type('needles HAY');
    await page.waitForURL(/q=needles/);
    await page.getByText('Needles').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('main li').length === 1);
    await page.getByLabel('Reason').selectOption('Reported by a user');
    await page.getByText('No matching items').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await getRows(page).nth(1).waitFor();
    assert.equal(new URL(page.url()).search, '');

    await page.getByText('Needles').click();
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await page.keyboard.press('/');
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    assert.match(page.url(), /\/review#search$/);
    assert.notEqual(needle, undefined);
    for (const { id } of JSON.parse(await (await pages.server.fetch('/api/v1/review/queue')).text())) {
      await pages.server.send('PUT', `/api/v1/review/queue/${id}`, { approved: false });
    }
  });

  it('reopens a decided item, stops using it as an example, and adds comments', async () => {
    const id = await submitItem(pages.server, { request: 'Decided', text: 'SELECT d FROM decided' });
    await pages.server.send('PUT', `/api/v1/review/queue/${id}`, { approved: true, feedback: 'fine' });
    const page = await pages.visit(`/review/items/${id}`);
    await page.getByText('Approved by local').waitFor();

    await page.getByRole('button', { name: 'Stop using as an example' }).click();
    await page.getByText('No longer used as an example').waitFor();
    await page.getByLabel('Add a comment').fill('It was too good');
    await page.getByRole('button', { name: 'Comment' }).click();
    await page.getByText('It was too good').first().waitFor();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await page.getByRole('button', { name: 'Approve' }).waitFor();

    assert.equal((await fetchItem(id)).status, 'pending_review');
    await page.keyboard.press('a');
    await waitUntil(async () => (await fetchItem(id)).status === 'approved');
  });

  it('works by touch on a phone', async () => {
    const first = await submitItem(pages.server, { request: 'Thumb one', text: 'SELECT 1', confidence: 0.1 });
    const second = await submitItem(pages.server, {
      request: 'Thumb two',
      text: 'SELECT 2',
      confidence: 0.2,
    });
    const page = await pages.visit('/review', phone);
    await getRows(page).nth(1).waitFor();
    await pages.screenshot(page, 'review-queue-phone');

    await page.getByText('Thumb one').tap();
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await pages.screenshot(page, 'review-item-phone');
    const sizes = await page
      .getByRole('toolbar')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    assert.ok(sizes.every((height) => height >= 44));
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
    await page.getByRole('button', { name: 'Approve' }).tap();
    await waitForItem(page, 'Thumb two');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await waitForItem(page, 'Thumb one');
    await page.getByRole('button', { name: 'Edit' }).tap();
    await page.getByRole('textbox', { name: 'Your correction' }).waitFor();
    await pages.screenshot(page, 'review-edit-phone');
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Approve' }).tap();
    await waitForItem(page, 'Thumb two');
    await page.getByRole('button', { name: 'Reject' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).tap();

    await waitUntil(async () => (await fetchItem(second)).status === 'rejected');
    assert.equal((await fetchItem(first)).status, 'approved');
  });
});
