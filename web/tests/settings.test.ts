import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { Role } from '../../src/domain/principal.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import { dark, desktop, openPageServer, type PageServer, phone } from './page-server.ts';

let pages: PageServer;
before(async () => {
  pages = await openPageServer({ samples: false, requiresKeys: true, hasProvider: true });
});
after(() => pages.close());

/** Signs in with a new key and opens a page. */
async function visitAs(user: string, role: Role, path: string, browserOptions = desktop): Promise<Page> {
  const createdAt = new Date().toISOString();
  const { secret } = await pages.server.keys.issue({ user, roles: [role], createdAt, expiresAt: null });
  const page = await pages.visit(path, browserOptions);
  await page.getByText('Sign in with an API key').click();
  await page.getByLabel('API key').fill(secret);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Sign in' }).waitFor();
  return page;
}

it('signs in with a provider, returns to the page, and explains a refusal', async () => {
  const page = await pages.visit('/settings');
  await page.getByRole('link', { name: 'Sign in with Example School' }).waitFor();
  await pages.screenshot(page, 'sign-in-provider');
  assert.deepEqual(await findSeriousViolations(page), []);
  await page.getByRole('link', { name: 'Sign in with Example School' }).click();
  await page.locator('input[name=login]').fill('ada');
  await page.locator('input[name=password]').fill('x');
  await page.locator('button[type=submit]').click();
  await page.locator('button[type=submit]').click();
  await page.getByText('Ada Lovelace').waitFor();
  await page.getByText('ada@school.org').waitFor();
  assert.equal(new URL(page.url()).pathname, '/settings');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();

  await page.goto(`${pages.server.url}/?sign-in-problem=no-role`);
  await page.getByText('Your account isn’t allowed to use this service.').waitFor();
});

it('lists sessions and keys of the user, who ends and revokes them', async () => {
  const other = await visitAs('ben', 'author', '/settings', phone);
  const page = await visitAs('ben', 'author', '/settings');
  await page.getByText('This browser').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download your data' }).click(),
  ]);
  assert.equal(download.suggestedFilename(), 'personal-data.jsonl');

  await page.getByRole('button', { name: 'Create a key' }).click();
  const secret = (await page.getByText(/^vba_/).textContent()) ?? '';
  await pages.screenshot(page, 'settings-new-key', { fullPage: true });
  await page.getByRole('button', { name: 'Done' }).click();
  const key = page.getByRole('listitem').filter({ hasText: `Key ending in ${secret.slice(-4)}` });
  await key.getByRole('button', { name: 'Revoke' }).click();
  await key.getByRole('button', { name: 'Revoke for good?' }).click();
  await key.waitFor({ state: 'detached' });
  assert.equal(await pages.server.keys.verify(secret, new Date().toISOString()), undefined);

  await page.getByRole('button', { name: /^End the session/ }).click();
  await page.getByRole('button', { name: /^End the session/ }).waitFor({ state: 'detached' });
  await other.reload();
  await other.getByRole('heading', { name: 'Sign in' }).waitFor();
  assert.deepEqual(await findSeriousViolations(page), []);
});

it('explains a page that the user may not open, and links to their own areas', async () => {
  const page = await visitAs('dee', 'teacher', '/settings');
  for (const path of ['/make/generate', '/review/items/1', '/settings/audit']) {
    await page.goto(pages.server.url + path);
    await page.getByRole('heading', { name: 'You can’t open this page' }).waitFor();
  }
  await page.getByText('This page is for administrators.').waitFor();
  await page.getByText('You are signed in as dee. Your account is for teachers.').waitFor();
  await pages.screenshot(page, 'no-access');
  assert.deepEqual(await findSeriousViolations(page), []);
  await page.getByRole('link', { name: 'Go to Teach' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();

  const links = page.getByRole('navigation', { name: 'VBAgent' }).getByRole('link');
  assert.deepEqual(await links.allInnerTexts(), ['VBAgent', 'Learn', 'Teach', 'Make', 'Settings']);
});

it('lets admins add people, change their roles, disable them, end sessions and read the audit log', async () => {
  const learner = await visitAs('cy', 'learner', '/settings');
  const page = await visitAs('root', 'admin', '/settings/people', dark);
  await page.locator('summary').filter({ hasText: /^cy/ }).click();
  await page.getByRole('group').filter({ hasText: /^cy/ }).getByRole('button', { name: /^End/ }).click();
  await page.getByRole('button', { name: /^End the session/ }).waitFor({ state: 'hidden' });
  await learner.reload();
  await learner.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByLabel('Name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@school.org');
  await page.getByRole('button', { name: 'Add a person' }).click();
  const person = page.getByRole('group').filter({ hasText: 'grace@school.org' });
  await person.getByText('Grace Hopper').click();
  await person.getByLabel('Teacher').check();
  await person.getByRole('button', { name: 'Save' }).click();
  await person.getByRole('button', { name: 'Create a sign-in key' }).click();
  await person.getByText(/^vba_/).waitFor();
  await pages.screenshot(page, 'people-dark', { fullPage: true });
  assert.deepEqual(await findSeriousViolations(page), []);
  await person.getByRole('button', { name: 'Disable account' }).click();
  await person.getByRole('button', { name: 'Disable and sign out?' }).click();
  await person.getByText('Disabled').waitFor();

  const pupil = page.getByRole('group').filter({ hasText: /^cy/ });
  await pupil.getByRole('button', { name: 'Erase their data' }).click();
  await pupil.getByRole('button', { name: 'Erase for good?' }).click();
  await pupil.waitFor({ state: 'detached' });
  assert.doesNotMatch(JSON.stringify(await pages.server.keys.list()), /"cy"/);

  await person.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Changed roles' }).waitFor();
  await pages.screenshot(page, 'audit-dark', { fullPage: true });
  assert.deepEqual(await findSeriousViolations(page), []);
  await page.setViewportSize({ width: 390, height: 844 });
  await pages.screenshot(page, 'audit-phone');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByText('Grace Hopper').click();
  await pages.screenshot(page, 'people-phone');
  await page.goBack();
  await page.getByLabel('Action').selectOption('Created an API key');
  await page.getByRole('listitem').filter({ hasText: 'Changed roles' }).waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Limits' }).click();
  await page.getByLabel('Batches and uploads').fill('20');
  await page.getByLabel('Marked answers').fill('365');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Last saved/).waitFor();
  await page.reload();
  assert.equal(await page.getByLabel('Batches and uploads').inputValue(), '20');
  await pages.screenshot(page, 'limits-phone');
  assert.deepEqual(await findSeriousViolations(page), []);
});
