import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findSeriousViolations } from './accessibility-violations.ts';
import { fillReviewQueue, submitItem } from './fill-review-queue.ts';
import { openPageServer, type PageServer, phone } from './page-server.ts';

let house: PageServer;
before(async () => {
  house = await openPageServer({ samples: false });
});
after(() => house.close());

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the item on the desk is the one that was asked for so. */
async function sees(page: Page, words: string): Promise<void> {
  await heading(page).filter({ hasText: words }).waitFor({ state: 'attached' });
}

async function stats() {
  const { status_breakdown: counts }: { status_breakdown: Record<string, number> } = JSON.parse(
    await (await house.server.fetch('/api/v1/review/stats')).text(),
  );
  return counts;
}

async function itemOf(id: string) {
  return JSON.parse(await (await house.server.fetch(`/api/v1/review/queue/${id}?include=record`)).text());
}

/** Decisions arrive a moment after the page has gone on. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it never came to be');
}

describe('ten items decided with the keyboard alone', () => {
  it('goes from one to the next, by one key each, and back by undo', async () => {
    const ids = await fillReviewQueue(house.server);
    const page = await house.visit('/review');
    await rows(page).nth(9).waitFor();
    await house.picture(page, 'review-1-queue');

    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys of the desk' }).waitFor();
    await house.picture(page, 'review-2-help');
    await page.keyboard.press('a');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await sees(page, 'Customers without an order');
    await page.getByText('This text is not postgresql SQL at line 1, column 7').waitFor();
    await house.picture(page, 'review-3-broken-query');

    // A broken query is rejected with a reason; keys are words while it is typed.
    await page.keyboard.press('r');
    await page.getByRole('dialog', { name: 'Why is it rejected?' }).waitFor();
    await page.keyboard.type('jkaresu/? is no SQL');
    await house.picture(page, 'review-4-reject');
    await page.keyboard.press('Enter');
    await sees(page, 'Average basket by shop');
    await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
    await page.getByText('Rejected: Customers without an order').waitFor();
    await house.picture(page, 'review-5-toast');

    await page.keyboard.press('a');
    await sees(page, 'Top ten products');
    await page.keyboard.press('a');
    await sees(page, 'Daily active users');

    // The wrong key: taken back, and the item is on the desk again.
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await sees(page, 'A block slides down');
    await page.keyboard.press('u');
    await sees(page, 'Daily active users');
    await until(async () => (await stats()).rejected === 1);
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await page.keyboard.press('a');

    await sees(page, 'A block slides down');
    await page.getByRole('img', { name: 'Diagram' }).waitFor();
    await page.waitForFunction(() => (document.querySelector('main figure img')?.clientWidth ?? 0) > 100);
    await house.picture(page, 'review-6-question');
    assert.deepEqual(await findSeriousViolations(page), []);
    await page.keyboard.press('a');
    await sees(page, 'How many orders were refunded');

    // A correction: typed, checked while it is typed, sent.
    await page.keyboard.press('e');
    await page.getByRole('textbox', { name: 'Your correction' }).waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' SEKECT');
    await page.getByText('This text is not postgresql SQL').first().waitFor();
    const save = page.getByRole('button', { name: 'Approve with this correction' });
    assert.equal(await save.getAttribute('aria-disabled'), 'true');
    for (let n = 0; n < ' SEKECT'.length; n++) await page.keyboard.press('Backspace');
    await page.keyboard.type(' DESC');
    await page.getByText('Reads as postgresql SQL').waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-disabled="false"]') !== null);
    await house.picture(page, 'review-7-correction');
    assert.deepEqual(await findSeriousViolations(page), []);
    await page.keyboard.press('Control+Enter');
    await sees(page, 'Sessions by country');

    // Left to somebody else; J and K only look.
    await page.keyboard.press('s');
    await sees(page, 'Orders that took longer');
    await page.keyboard.press('j');
    await sees(page, 'Invoices that nobody paid');
    await page.keyboard.press('k');
    await sees(page, 'Orders that took longer');
    for (const next of ['Invoices that nobody paid', 'Show me the newest reviews']) {
      await page.keyboard.press('a');
      await sees(page, next);
    }
    await page.keyboard.press('a');
    await page.getByText('You skipped 1 item.').waitFor();
    await house.picture(page, 'review-8-nearly-done');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await sees(page, 'Sessions by country');
    await page.keyboard.press('a');
    await page.getByText('Nothing waits for a decision').waitFor();
    await house.picture(page, 'review-9-done');

    await until(async () => (await stats()).pending_review === 0);
    assert.deepEqual(await stats(), { pending_review: 0, approved: 9, rejected: 1 });
    const [corrected, rejected] = await Promise.all([itemOf(ids[0] ?? ''), itemOf(ids[1] ?? '')]);
    assert.equal(corrected.record.decision, 'CORRECT');
    assert.match(corrected.expert_corrected_query, /ORDER BY 1 DESC$/);
    assert.equal(rejected.record.feedback, 'jkaresu/? is no SQL');
    const undone = (await itemOf(ids[3] ?? '')).record.history.map(
      ({ action }: { action: string }) => action,
    );
    assert.deepEqual(undone, ['approved', 'undone', 'rejected', 'queued']);
  });
});

describe('the desk', () => {
  it('keeps a half-typed correction over a reload, and the address leads back to it', async () => {
    const id = await submitItem(house.server, { asked: 'Draft me', text: 'SELECT a FROM t' });
    const page = await house.visit(`/review/items/${id}`);
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
    await page.getByText('You began to correct this item.').waitFor();
    assert.equal((await itemOf(id)).status, 'pending_review');
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await until(async () => (await itemOf(id)).status === 'rejected');
  });

  it('filters and searches, and the address says it', async () => {
    const wanted = await submitItem(house.server, {
      provider: 'athena',
      asked: 'Needles',
      text: 'SELECT n FROM hay',
    });
    await submitItem(house.server, { asked: 'Hay', text: 'SELECT hay FROM hay' });
    const page = await house.visit('/review?provider=athena');
    await page.getByText('Needles').waitFor();
    assert.equal(await rows(page).count(), 1);

    await page.getByLabel('Provider').selectOption('Any');
    await rows(page).nth(1).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('main').press('/');
    await page.keyboard.type('needles HAY');
    await page.waitForURL(/q=needles/);
    await page.getByText('Needles').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('main li').length === 1);
    await page.getByLabel('Trigger').selectOption('Thumbs down');
    await page.getByText('No item matches').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await rows(page).nth(1).waitFor();
    assert.equal(new URL(page.url()).search, '');

    await page.getByText('Needles').click();
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await page.keyboard.press('/');
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    assert.match(page.url(), /\/review#search$/);
    assert.notEqual(wanted, undefined);
    for (const { id } of JSON.parse(await (await house.server.fetch('/api/v1/review/queue')).text())) {
      await house.server.send('PUT', `/api/v1/review/queue/${id}`, { approved: false });
    }
  });

  it('lets a decided item be reopened or taken out of the index, and takes comments', async () => {
    const id = await submitItem(house.server, { asked: 'Decided', text: 'SELECT d FROM decided' });
    await house.server.send('PUT', `/api/v1/review/queue/${id}`, { approved: true, feedback: 'fine' });
    const page = await house.visit(`/review/items/${id}`);
    await page.getByText('Approved by local').waitFor();

    await page.getByRole('button', { name: 'Take out of the index' }).click();
    await page.getByText('Taken out of the index').waitFor();
    await page.getByLabel('Add a comment').fill('It was too good');
    await page.getByRole('button', { name: 'Comment' }).click();
    await page.getByText('It was too good').first().waitFor();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await page.getByRole('button', { name: 'Approve' }).waitFor();

    assert.equal((await itemOf(id)).status, 'pending_review');
    await page.keyboard.press('a');
    await until(async () => (await itemOf(id)).status === 'approved');
  });

  it('is used with the thumb', async () => {
    const first = await submitItem(house.server, { asked: 'Thumb one', text: 'SELECT 1', confidence: 0.1 });
    const second = await submitItem(house.server, { asked: 'Thumb two', text: 'SELECT 2', confidence: 0.2 });
    const page = await house.visit('/review', phone);
    await rows(page).nth(1).waitFor();
    await house.picture(page, 'review-queue-phone');

    await page.getByText('Thumb one').tap();
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await house.picture(page, 'review-item-phone');
    const sizes = await page
      .getByRole('toolbar')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    assert.ok(sizes.every((height) => height >= 44));
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
    await page.getByRole('button', { name: 'Approve' }).tap();
    await sees(page, 'Thumb two');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await sees(page, 'Thumb one');
    await page.getByRole('button', { name: 'Edit' }).tap();
    await page.getByRole('textbox', { name: 'Your correction' }).waitFor();
    await house.picture(page, 'review-edit-phone');
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Approve' }).tap();
    await sees(page, 'Thumb two');
    await page.getByRole('button', { name: 'Reject' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).tap();

    await until(async () => (await itemOf(second)).status === 'rejected');
    assert.equal((await itemOf(first)).status, 'approved');
  });
});
