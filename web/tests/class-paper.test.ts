import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findSeriousViolations } from './accessibility-violations.ts';
import { createClass, joinClass, signInWithKey } from './class-steps.ts';
import { fitsViewport } from './learn-steps.ts';
import { dark, openPageServer, type PageServer, phone } from './page-server.ts';

let pages: PageServer;
before(async () => {
  pages = await openPageServer({ samples: false, requiresKeys: true });
});
after(() => pages.close());

const darkPhone = { ...phone, colorScheme: 'dark' } as const;

/** Sentences as pupils write them; no scheme expects exactly these words. */
const PROSE = [
  'The plants in the field compete for light and water, so fewer of them survive when there are too many.',
  'I would measure it again with a larger sample because one measurement is not reliable.',
];

async function setPaper(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Set an assignment' }).click();
  await page.getByLabel('Course').selectOption('Higher Biology');
  await page.getByLabel(/^Mock paper/).check();
  await page.getByLabel('Title').fill('Prelim');
  await page.getByRole('button', { name: 'Set assignment' }).click();
  await page.getByRole('heading', { name: 'Prelim' }).waitFor();
}

async function sitPaper(page: Page, prose: string): Promise<void> {
  await page.getByRole('link', { name: /Prelim/ }).click();
  await page.getByText('You have 3 hours from when you press Start.').waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('timer').waitFor();
  const fields = page.getByRole('main').locator('textarea');
  for (const field of await fields.all()) await field.fill(prose);
  await page.getByText('Saved', { exact: true }).waitFor();
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await page
    .getByText(/of \d+ marks?/)
    .first()
    .waitFor();
  assert.equal(await page.evaluate(() => window.scrollY), 0, 'the result is at the top');
}

describe('a paper that is set for a class', () => {
  it('is answered in prose on phones, and the teacher marks the prose', async () => {
    const teacher = await pages.visit('/teach', dark);
    await signInWithKey(pages, teacher, { user: 'ms-smith', roles: ['teacher'] });
    const code = await createClass(teacher, 'Higher Biology 1');
    await setPaper(teacher);
    const pupils = [
      await joinClass(pages, `/join/${code}`, 'Ada', phone),
      await joinClass(pages, `/join/${code}`, 'Bob', darkPhone),
    ];
    for (const [index, pupil] of pupils.entries()) {
      await sitPaper(pupil, PROSE[index] ?? '');
      assert.ok(await fitsViewport(pupil));
      await pages.screenshot(pupil, `class-paper-phone-${index + 1}`);
      assert.deepEqual(await findSeriousViolations(pupil), []);
      await handIn(pupil);
      await pages.screenshot(pupil, `class-paper-result-phone-${index + 1}`);
    }

    await teacher.getByRole('row', { name: /Bob finished/ }).waitFor();
    await pages.screenshot(teacher, 'teach-paper-grid-dark');
    await teacher.getByRole('link', { name: /^To mark/ }).click();
    const waiting = teacher.getByRole('main').getByRole('listitem');
    await waiting.first().waitFor();
    const question = teacher
      .getByRole('region', { name: /Q\d+/ })
      .filter({ hasText: PROSE[0] ?? '' })
      .filter({ hasText: PROSE[1] ?? '' })
      .first();
    const [ada = '', bob = ''] = await question.getByRole('listitem').allTextContents();
    assert.deepEqual(
      [ada.slice(0, 3), bob.slice(0, 3)],
      ['Ada', 'Bob'],
      'the answers of all pupils are together',
    );
    assert.equal(await teacher.locator('[aria-current="page"]').filter({ hasText: 'Results' }).count(), 0);
    await pages.screenshot(teacher, 'teach-to-mark-dark');
    assert.deepEqual(await findSeriousViolations(teacher), []);
    const count = await waiting.count();
    await waiting.last().getByRole('link').click();
    await teacher.waitForURL(/#/);
    const answerId = decodeURIComponent(new URL(teacher.url()).hash.slice(1));
    const form = teacher.locator(`[id="${answerId}"] form`);
    await form.waitFor();
    const { y = -1 } = (await form.boundingBox()) ?? {};
    assert.ok(y >= 0 && y < 800, 'the page is scrolled to the answer');
    await pages.screenshot(teacher, 'teach-paper-script-dark');
    assert.match((await form.textContent()) ?? '', /because one measurement|compete for light/);
    await form.getByRole('spinbutton').first().fill('1');
    await form.getByRole('button', { name: 'Save and next' }).click();
    await teacher.waitForURL((url) => url.hash !== '' && decodeURIComponent(url.hash.slice(1)) !== answerId);
    const nextId = decodeURIComponent(new URL(teacher.url()).hash.slice(1));
    await teacher.locator(`[id="${nextId}"] form`).getByRole('button', { name: 'Save and next' }).waitFor();
    await teacher.getByRole('link', { name: 'Prelim' }).click();
    await teacher
      .getByText(PROSE[0] ?? '')
      .first()
      .waitFor();
    // The page shows the stored list until the new one arrives.
    await waiting.nth(count - 1).waitFor({ state: 'detached' });
    assert.equal(await waiting.count(), count - 1);
  });
});
