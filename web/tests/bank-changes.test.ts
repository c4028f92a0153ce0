import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { createQuestion } from '../../src/domain/question.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import { fitsViewport, tabTo } from './learn-steps.ts';
import { openPageServer, type PageServer, phone } from './page-server.ts';

const QUESTIONS = 500;

let pages: PageServer;
before(async () => {
  pages = await openPageServer({ samples: false });
  await pages.server.bank.save(
    Array.from({ length: QUESTIONS }, (_, n) =>
      createQuestion({
        ...{ id: `sum-${n}`, kind: 'integer', subject: 'Mathematics', tags: ['old'] },
        ...{ stem: `What is $${n} + 7$?`, answer: { kind: 'integer', value: n + 7 } },
      }),
    ),
  );
});
after(() => pages.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const countTagged = (tag: string): Promise<number> => pages.server.bank.count({ tag });

describe('changes of many questions', () => {
  it('give 500 questions another tag, and take it back, with the keyboard alone', async () => {
    const page = await pages.visit('/make');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await tabTo(page, 'Select: What is');
    await page.keyboard.press('Space');
    await page.getByText('1 selected').waitFor();
    await tabTo(page, /^Select all 500 that match$/);
    await page.keyboard.press('Enter');
    await page.getByText('500 selected').waitFor();
    await tabTo(page, /^Tags$/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Add tags').focus();
    await page.keyboard.type('new');
    await page.keyboard.press('Tab');
    await page.keyboard.type('old');
    await dialog.getByText('500 of 500 questions will change.').waitFor();
    await pages.screenshot(page, 'bulk-retag-preview');
    assert.deepEqual(await findSeriousViolations(page), []);
    assert.equal(await countTagged('new'), 0);
    await page.keyboard.press('Enter');

    await page.getByText('500 questions changed.').waitFor();
    assert.deepEqual([await countTagged('new'), await countTagged('old')], [QUESTIONS, 0]);
    await pages.screenshot(page, 'bulk-retag-done');
    await tabTo(page, /^Undo$/);
    await page.keyboard.press('Enter');
    await page.getByText('Undone: 500 questions.').waitFor();

    assert.deepEqual([await countTagged('new'), await countTagged('old')], [0, QUESTIONS]);
  });

  it('can be undone later from the list of changes, on a phone too', async () => {
    const changed = await pages.server.send('POST', '/api/v1/bank/changes', {
      selection: { filter: { subject: 'Mathematics' } },
      action: { kind: 'retag', add: ['mistake'] },
    });
    assert.equal(changed.status, 200, await changed.text());
    const page = await pages.visit('/make', phone);
    await page.getByRole('link', { name: 'Recent changes' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Tags of 500 questions changed' }).first();
    await row.getByRole('button', { name: 'Undo' }).click();

    await row.getByText('Undone: 500 questions.').waitFor();
    await pages.screenshot(page, 'recent-changes-phone');
    assert.equal(await countTagged('mistake'), 0);
    assert.equal(await row.getByRole('button', { name: 'Undo' }).count(), 0);
    assert.ok(await fitsViewport(page));
    assert.deepEqual(await findSeriousViolations(page), []);
  });

  it('return the focus to the button after a dialog is closed', async () => {
    const page = await pages.visit('/make');
    await page.getByRole('checkbox').first().check();
    await press(page, 'Details');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.waitForFunction(() => document.activeElement?.textContent === 'Details');
  });

  it('delete questions, and remove deleted ones for good, on a phone', async () => {
    const page = await pages.visit('/make?q=499', phone);
    await page.getByRole('checkbox').first().check();
    await press(page, 'Delete');
    await page.getByRole('dialog').getByText('1 of 1 question will change.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('1 question deleted.').waitFor();
    assert.equal((await pages.server.bank.find('sum-499'))?.state, 'deleted');

    await page.goto(`${pages.server.url}/make?state=deleted`);
    await page.getByRole('checkbox').first().check();
    await pages.screenshot(page, 'bulk-deleted-phone');
    assert.ok(await fitsViewport(page));
    await press(page, 'Delete for good');
    await page.getByText('This cannot be undone.').waitFor();
    await pages.screenshot(page, 'bulk-purge-phone');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('1 question removed for good.').waitFor();

    assert.equal(await pages.server.bank.find('sum-499'), undefined);
  });
});
