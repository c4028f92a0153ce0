import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findSeriousViolations } from './accessibility-violations.ts';
import { submitItem } from './fill-review-queue.ts';
import { asUser, openPageServer, type PageServer } from './page-server.ts';
import { waitUntil } from './wait-until.ts';

// The review queue accepts exam questions and SQL queries; `web/src/review/README.md` explains why. A turn is one
// submission.

let pages: PageServer;
before(async () => {
  pages = await openPageServer({ samples: false, identifiesByHeader: true });
});
after(() => pages.close());

const alice = { 'x-reviewer': 'alice' };
const bob = { 'x-reviewer': 'bob' };

async function waitForItem(page: Page, text: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).filter({ hasText: text }).waitFor({ state: 'attached' });
}

async function fetchItem(id: string) {
  return JSON.parse(await (await pages.server.fetch(`/api/v1/review/queue/${id}?include=record`)).text());
}

const decideAsBob = (id: string, body: object) =>
  pages.server.send('PUT', `/api/v1/review/queue/${id}`, body, bob);

describe('two reviewers on one queue', () => {
  it('shows who has an item open, lets only them decide it, and releases it when they leave', async () => {
    const id = await submitItem(pages.server, {
      request: 'Held by one',
      text: 'SELECT held FROM t',
      confidence: 0.1,
    });
    const alice = await pages.visit(`/review/items/${id}`, asUser('alice'));
    await alice.getByRole('button', { name: 'Approve' }).waitFor();
    await waitUntil(async () => (await fetchItem(id)).record.claimed_by === 'alice');

    const page = await pages.visit(`/review/items/${id}`, asUser('bob'));
    await page.getByText('alice has this item open').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Approve' }).count(), 0);
    await page.keyboard.press('a');
    await pages.screenshot(page, 'review-held');
    assert.deepEqual(await findSeriousViolations(page), []);
    await page.getByRole('navigation', { name: 'Review queue' }).getByText('Queue').click();
    await page.getByText('alice has it open').waitFor();
    assert.equal((await fetchItem(id)).status, 'pending_review');

    await alice.getByRole('link', { name: 'Settings' }).click();
    await waitUntil(async () => (await fetchItem(id)).record.claimed_by === null);
    await decideAsBob(id, { approved: true });
  });

  it('releases items that the reviewer opened only for a moment', async () => {
    const ids: string[] = [];
    for (const n of [1, 2, 3, 4]) {
      const request = `Passed by ${n}`;
      ids.push(await submitItem(pages.server, { request, text: `SELECT ${n}`, confidence: n / 20 }));
    }
    const page = await pages.visit(`/review/items/${ids[0]}`, asUser('alice'));
    await page.getByText('1 of 4').waitFor();

    for (let n = 0; n < 3; n++) await page.keyboard.press('j');
    await waitForItem(page, 'Passed by 4');

    const fetchLeaseHolders = () =>
      Promise.all(ids.map(async (id) => (await fetchItem(id)).record.claimed_by));
    await waitUntil(async () => JSON.stringify(await fetchLeaseHolders()) === '[null,null,null,"alice"]');
    for (const id of ids)
      await pages.server.send('PUT', `/api/v1/review/queue/${id}`, { approved: true }, alice);
    await page.close();
  });

  it('skips an item that someone else has just opened', async () => {
    const first = await submitItem(pages.server, {
      request: 'Go first',
      text: 'SELECT 1 AS go',
      confidence: 0.1,
    });
    const second = await submitItem(pages.server, {
      request: 'Go second',
      text: 'SELECT 2 AS go',
      confidence: 0.2,
    });
    const third = await submitItem(pages.server, {
      request: 'Go third',
      text: 'SELECT 3 AS go',
      confidence: 0.3,
    });
    const page = await pages.visit(`/review/items/${first}`, asUser('alice'));
    await waitForItem(page, 'Go first');
    await page.getByText('1 of 3').waitFor();
    await pages.server.fetch(`/api/v1/review/queue/${second}/claim`, { method: 'POST', headers: bob });

    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await page.keyboard.press('a');

    await waitForItem(page, 'Go third');
    await page.getByText('bob has that item open. Moved to the next one.').waitFor({ state: 'attached' });
    await decideAsBob(second, { approved: true });
    await page.keyboard.press('a');
    await waitUntil(async () => (await fetchItem(third)).status === 'approved');
  });

  it('shows both versions on a conflict and applies the chosen one', async () => {
    const createConflict = async (name: string) => {
      const id = await submitItem(pages.server, {
        request: name,
        text: `SELECT ${name} FROM t`,
        confidence: 0.1,
      });
      const page = await pages.visit(`/review/items/${id}`, asUser('alice'));
      await page.getByRole('button', { name: 'Approve' }).waitFor();
      await waitUntil(async () => (await fetchItem(id)).record.claimed_by === 'alice');
      // The lease ends, for example while the computer sleeps, and someone else decides.
      await pages.server.fetch(`/api/v1/review/queue/${id}/release`, {
        method: 'POST',
        headers: { 'x-reviewer': 'alice' },
      });
      await decideAsBob(id, {
        approved: true,
        corrected_query: `SELECT ${name}_bob FROM t`,
        feedback: 'typo',
      });
      await page.keyboard.press('r');
      await page.getByLabel('Reason').fill('wrong table');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText('Someone else decided first').waitFor();
      return { id, page };
    };

    const first = await createConflict('conflict_one');
    const alert = first.page.getByRole('alert');
    await alert.getByText('Corrected by bob').waitFor();
    await alert.getByText('“wrong table”').waitFor();
    await alert.getByText('SELECT conflict_one_bob FROM t').waitFor();
    await alert.getByText('SELECT conflict_one FROM t').waitFor();
    await pages.screenshot(first.page, 'review-conflict');
    assert.deepEqual(await findSeriousViolations(first.page), []);
    await first.page.reload();
    await alert.getByRole('button', { name: 'Keep theirs' }).click();
    await alert.waitFor({ state: 'detached' });
    assert.equal((await fetchItem(first.id)).reviewed_by, 'bob');

    const second = await createConflict('conflict_two');
    await second.page.getByRole('button', { name: 'Reopen and use mine' }).click();
    await waitUntil(async () => (await fetchItem(second.id)).reviewed_by === 'alice');
    const { status, record } = await fetchItem(second.id);
    assert.deepEqual([status, record.feedback], ['rejected', 'wrong table']);
    const actions = record.history.map(({ actor, action }: Record<string, string>) => `${actor} ${action}`);
    assert.deepEqual(actions.slice(0, 3), ['alice rejected', 'alice reopened', 'bob corrected']);
  });

  it('reports that the item changed before the decision was saved', async () => {
    const turn = {
      turn_id: 'changing',
      provider_id: 'postgresql',
      user_input: 'Changing',
      generated_query: 'SELECT before',
      confidence_score: 0.1,
      validation_status: 'valid',
      clarification_count: 0,
    };
    const { item_id: id } = JSON.parse(await (await pages.server.send('POST', '/api/v1/turns', turn)).text());
    const page = await pages.visit(`/review/items/${id}`, asUser('alice'));
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await waitUntil(async () => (await fetchItem(id)).record.claimed_by === 'alice');
    await pages.server.send('POST', '/api/v1/turns/changing/feedback', {
      rating: 'down',
      text: 'Wrong table',
    });

    await page.keyboard.press('a');
    await page.getByRole('alert').getByText('This item changed while you were reviewing it').waitFor();
    await page.getByRole('button', { name: 'Use my decision' }).click();

    await waitUntil(async () => (await fetchItem(id)).status === 'approved');
  });
});
