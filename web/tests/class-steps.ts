import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Role } from '../../src/domain/principal.ts';
import type { PageServer } from './page-server.ts';

/** Signs in with a new API key. */
export async function signInWithKey(
  pages: PageServer,
  page: Page,
  user: { readonly user: string; readonly roles: readonly Role[] },
): Promise<void> {
  const order = { ...user, createdAt: new Date().toISOString(), expiresAt: null };
  const { secret } = await pages.server.keys.issue(order);
  await page.getByLabel('API key').fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Creates a class on the page of classes; returns its join code. */
export async function createClass(page: Page, name: string): Promise<string> {
  await page.getByLabel('Name of the class').fill(name);
  await page.getByRole('button', { name: 'Create class' }).click();
  const panel = page.getByRole('region', { name: 'Join code' });
  return (await panel.locator('p').first().textContent()) ?? '';
}

/** Joins a class in a new browser, up to the pupil's own work. */
export async function joinClass(
  pages: PageServer,
  path: string,
  name: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await pages.visit(path, options);
  await page.getByLabel('Your name (optional)').fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('This is your personal code').waitFor();
  await page.getByRole('link', { name: 'Go to my work' }).click();
  return page;
}
