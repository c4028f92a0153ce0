import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findSeriousViolations } from './accessibility-violations.ts';
import { submitItem } from './fill-review-queue.ts';
import { openPageServer } from './page-server.ts';

it('prompts for a key, then opens the requested page, and signs out', async (t) => {
  const pages = await openPageServer({ samples: false, requiresKeys: true });
  t.after(() => pages.close());
  const key = {
    user: 'erin',
    roles: ['expert'] as const,
    createdAt: new Date().toISOString(),
    expiresAt: null,
  };
  const { secret } = await pages.server.keys.issue(key);
  const id = await submitItem(pages.server, { request: 'For Erin', text: 'SELECT 1 AS erin' });
  const page = await pages.visit(`/review/items/${id}`);

  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await pages.screenshot(page, 'sign-in');
  assert.deepEqual(await findSeriousViolations(page), []);
  await page.getByLabel('API key').fill('vba_wrong');
  await page.keyboard.press('Enter');
  await page.getByText('This key isn’t valid.').waitFor();
  await page.getByLabel('API key').fill(secret);
  await page.keyboard.press('Enter');

  const saveResponse = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('heading', { name: 'All caught up' }).waitFor();
  await saveResponse;
  const item = await pages.server.queue.review.get(id);
  assert.equal(item.reviewedBy, 'erin');
  assert.equal(await page.evaluate(() => document.cookie), '');

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('No sign-in needed').waitFor();
  await page.getByRole('button', { name: 'Another question' }).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});
