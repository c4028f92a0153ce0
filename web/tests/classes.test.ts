import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findSeriousViolations } from './accessibility-violations.ts';
import { createClass, joinClass, signInWithKey } from './class-steps.ts';
import { fitsViewport } from './learn-steps.ts';
import { dark, desktop, openPageServer, type PageServer, phone } from './page-server.ts';

let pages: PageServer;
before(async () => {
  pages = await openPageServer({ samples: false, requiresKeys: true });
});
after(() => pages.close());

async function setPractice(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Set an assignment' }).click();
  await page.getByLabel('Course').selectOption('National 5 Mathematics');
  await page.getByLabel('Title').fill('Surds and indices');
  await page.getByLabel('Surds').check();
  await page.getByLabel('Number of questions').fill('2');
  await page.getByRole('button', { name: 'Set assignment' }).click();
  await page.getByRole('heading', { name: 'Surds and indices' }).waitFor();
}

const join = (code: string, name: string): Promise<Page> => joinClass(pages, `/join/${code}`, name, phone);

async function answerWith(page: Page, text: string): Promise<void> {
  await page
    .getByLabel(/^Answer/)
    .first()
    .fill(text);
  await page.getByRole('button', { name: /^Check answer/ }).click();
}

describe('a teacher and two pupils', () => {
  it('set, answer and watch an assignment at the same time, and the teacher changes a mark', async () => {
    const teacher = await pages.visit('/teach', desktop);
    await signInWithKey(pages, teacher, { user: 'ms-smith', roles: ['teacher'] });
    await pages.screenshot(teacher, 'teach-empty');
    const code = await createClass(teacher, 'S4 Maths');
    await pages.screenshot(teacher, 'teach-class');
    await setPractice(teacher);

    const [ada, bob] = await Promise.all([join(code, 'Ada'), join(code, 'Bob')]);
    await ada.getByRole('link', { name: /Surds and indices/ }).waitFor();
    await pages.screenshot(ada, 'learn-assigned-phone');
    for (const pupil of [ada, bob]) {
      await pupil.getByRole('link', { name: /Surds and indices/ }).click();
      await pupil.getByRole('button', { name: 'Start' }).click();
    }
    await answerWith(ada, '7');
    await ada.getByRole('button', { name: /Next question/ }).waitFor();
    await pages.screenshot(ada, 'learn-assignment-feedback-phone', { fullPage: true });
    await bob.getByRole('button', { name: 'I don’t know' }).click();
    await bob.getByRole('button', { name: /Next question/ }).click();
    await answerWith(bob, '3');
    await bob.getByRole('button', { name: /See your result/ }).click();
    await bob
      .getByText(/of \d+ marks?/)
      .first()
      .waitFor();

    // The grid fills without a reload.
    await teacher.getByRole('row', { name: /Bob finished/ }).waitFor();
    await teacher.getByRole('row', { name: /Ada 1 answered/ }).waitFor();
    await pages.screenshot(teacher, 'teach-grid');
    assert.deepEqual(await findSeriousViolations(teacher), []);
    await teacher.getByRole('link', { name: 'Misconceptions' }).click();
    const map = teacher.getByRole('region', { name: 'Misconceptions' });
    await map.getByRole('columnheader', { name: 'Surds' }).waitFor();
    await map
      .getByText(/pupils?$/)
      .first()
      .waitFor();
    await teacher.getByRole('heading', { name: 'Example answers' }).first().waitFor();
    await pages.screenshot(teacher, 'teach-misconceptions', { fullPage: true });
    assert.deepEqual(await findSeriousViolations(teacher), []);
    await teacher.setViewportSize({ width: 390, height: 844 });
    assert.ok(await fitsViewport(teacher));
    await pages.screenshot(teacher, 'teach-misconceptions-phone');
    await teacher.setViewportSize({ width: 1280, height: 800 });
    await teacher.getByRole('link', { name: 'Results' }).click();
    await teacher.getByRole('link', { name: 'Ada' }).click();
    await teacher.getByRole('button', { name: 'Change marks' }).first().click();
    await teacher.getByRole('spinbutton').first().fill('1');
    await teacher.getByLabel('Reason (pupils see it)').fill('The first step is right on paper.');
    await teacher.getByRole('button', { name: 'Save marks' }).click();
    await teacher.getByText(/Changed from \d to \d/).waitFor();
    await pages.screenshot(teacher, 'teach-script', { fullPage: true });
    assert.ok(await fitsViewport(ada));
    assert.deepEqual(await findSeriousViolations(ada), []);
  });

  it('keeps the pages of teachers from pupils, and lets pupils come back with their code', async () => {
    const teacher = await pages.visit('/teach', dark);
    await signInWithKey(pages, teacher, { user: 'mr-jones', roles: ['teacher'] });
    const code = await createClass(teacher, 'S5 Maths');
    await pages.screenshot(teacher, 'teach-class-dark');
    const page = await pages.visit('/join', phone);
    await page.getByLabel('Class code').fill(code.toLowerCase().replace('-', ''));
    await page.getByText('You are joining S5 Maths').waitFor();
    await pages.screenshot(page, 'join-phone');
    await page.getByRole('button', { name: 'Join' }).click();
    const personal = await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent();
    await pages.screenshot(page, 'joined-phone');

    const other = await pages.visit('/join', phone);
    await other.getByText('I have a personal code').click();
    await other.getByLabel('Your personal code').fill(personal ?? '');
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.getByText('What would you like to practise?').waitFor();
    const third = await pages.visit('/join', phone);
    await third.getByLabel('Class code').fill(personal ?? '');
    await third.getByText('This is a personal code').waitFor();
    await third.getByRole('button', { name: 'Continue' }).first().click();
    await third.getByText('What would you like to practise?').waitFor();

    assert.equal(await other.getByRole('link', { name: 'Teach' }).count(), 0);
  });

  it('shows the personal codes of a list at the top, prints only them, and names pupils with equal names by number', async () => {
    const teacher = await pages.visit('/teach', desktop);
    await signInWithKey(pages, teacher, { user: 'mrs-brown', roles: ['teacher'] });
    await createClass(teacher, 'S5 Physics');
    await teacher.getByText('Add a list', { exact: true }).click();
    const names = Array.from({ length: 24 }, (_, index) => (index < 2 ? 'Ian' : `Pupil no. ${index}`));
    await teacher.getByLabel(/^One pupil per line/).fill(['name', ...names].join('\n'));
    await teacher.getByRole('button', { name: 'Add pupils' }).click();

    const codes = teacher.getByRole('status').filter({ hasText: '24 pupils added' });
    await codes.waitFor();
    await pages.screenshot(teacher, 'teach-codes');
    const { y = -1 } = (await codes.boundingBox()) ?? {};
    assert.ok(y >= 0 && y < 400, 'the codes are on the screen');
    assert.equal(await codes.locator('code').count(), 24);
    await teacher.emulateMedia({ media: 'print' });
    await pages.screenshot(teacher, 'teach-codes-print', { fullPage: true });
    assert.equal(await teacher.getByRole('button', { name: 'Remove' }).first().isVisible(), false);
    assert.equal(await teacher.getByRole('link', { name: 'Set an assignment' }).isVisible(), false);
    assert.ok(await codes.locator('code').first().isVisible());
    await teacher.emulateMedia({ media: 'screen' });
    await teacher.getByRole('button', { name: 'I have the codes' }).click();
    await codes.waitFor({ state: 'detached' });
    await setPractice(teacher);
    await teacher.getByRole('row', { name: /^Ian \(2\)/ }).waitFor();
  });
});
