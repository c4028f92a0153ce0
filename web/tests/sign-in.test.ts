import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findSeriousViolations } from './accessibility-violations.ts';
import { submitItem } from './fill-review-queue.ts';
import { openPageServer } from './page-server.ts';

it('asks a stranger for a key, opens the page that was wanted, and forgets the key when told to', async (t) => {
  const house = await openPageServer({ samples: false, asksForKeys: true });
  t.after(() => house.close());
  const key = {
    user: 'erin',
    roles: ['expert'] as const,
    createdAt: new Date().toISOString(),
    expiresAt: null,
  };
  const { secret } = await house.server.keys.issue(key);
  const id = await submitItem(house.server, { asked: 'For Erin', text: 'SELECT 1 AS erin' });
  const page = await house.visit(`/review/items/${id}`);

  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  await house.picture(page, 'sign-in');
  assert.deepEqual(await findSeriousViolations(page), []);
  await page.getByLabel('API key').fill('vba_wrong');
  await page.keyboard.press('Enter');
  await page.getByText('This key is not known, or no longer.').waitFor();
  await page.getByLabel('API key').fill(secret);
  await page.keyboard.press('Enter');

  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Nothing waits for a decision').waitFor();
  await saved;
  const item = await house.server.queue.review.get(id);
  assert.equal(item.reviewedBy, 'erin');
  assert.equal(await page.evaluate(() => document.cookie), '');

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
});
