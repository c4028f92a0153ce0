import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { createQuestion } from '../../src/domain/question.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import { openPageServer, type PageServer, phone } from './page-server.ts';

const trolley = createQuestion({
  id: 'trolley',
  kind: 'subjective',
  stem: 'A trolley of mass $2\\,\\mathrm{kg}$ accelerates at $3\\,\\mathrm{m\\,s^{-2}}$. Calculate the force.',
  solution: [{ kind: 'prose', tex: '$F = 2 \\times 3 = 6\\,\\mathrm{N}$' }],
  subject: 'Physics',
  level: 'Nat 5',
  topic: 'Forces',
  marks: 3,
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

describe('the page of a question', () => {
  let pages: PageServer;
  before(async () => {
    pages = await openPageServer({ samples: false });
    await pages.server.bank.save([
      trolley,
      { ...trolley, id: 'other', stem: 'Another question about $1 + 1$.' },
    ]);
  });
  after(() => pages.close());

  it('lets an author edit, fix, save, compare, restore, delete and undo', async () => {
    const page = await pages.visit('/make/questions/trolley');
    await button(page, 'Edit').click();
    const editor = page.locator('.cm-content').last();
    await editor.waitFor();
    await editor.fill(
      '\\item A trolley of mass $2\\,\\mathrm{kg}$ accelerates at $3\\,\\mathrm{m\\,s^{-2}}$. Calculate the force on it.\n\\begin{solution}\n$F = 2 \\times 3 = 7\\,\\mathrm{N}$\n\\end{solution}\n',
    );
    await button(page, 'Save with 1 problem').waitFor();
    assert.equal(await page.getByText('No problems found').count(), 0);
    await page.getByRole('button', { name: /write 6/ }).click();
    assert.ok(await editor.evaluate((element) => element.contains(document.activeElement)));
    await page.getByLabel('Topic').fill('Newton’s laws');
    await page.getByLabel('Tags').fill('revision');
    await page.getByText('No problems found. Ctrl+Enter saves.').waitFor();
    await pages.screenshot(page, 'question-edit', { fullPage: true });
    assert.deepEqual(await findSeriousViolations(page), []);
    await button(page, 'Save').click();

    await page.getByText('Version 2 · trolley').waitFor();
    await page.getByText('#revision').waitFor();
    await page.getByText('Edited by local').waitFor();
    await button(page, 'Compare').click();
    await page.locator('ins', { hasText: 'on' }).first().waitFor();
    await pages.screenshot(page, 'question-history', { fullPage: true });
    await button(page, 'Restore this version').click();
    await page.getByText('Version 3 · trolley').waitFor();
    assert.equal((await pages.server.bank.find('trolley'))?.question.topic, 'Forces');

    await button(page, 'Delete').click();
    await page.getByText('Deleted. You can still restore it.').waitFor();
    await button(page, 'Undo').click();
    await button(page, 'Edit').waitFor();
    assert.equal((await pages.server.bank.find('trolley'))?.state, 'active');
    await pages.screenshot(page, 'question-page', { fullPage: true });
    assert.deepEqual(await findSeriousViolations(page), []);
  });

  it('keeps an unsaved text over a reload and when someone else saves first', async () => {
    const page = await pages.visit('/make/questions/other?edit=true');
    await page.getByLabel('Topic').fill('My topic');
    await page.reload();
    await page.locator('.cm-content').first().waitFor();
    assert.equal(await page.getByLabel('Topic').inputValue(), 'My topic');
    await pages.server.bank.save([{ ...trolley, id: 'other', stem: 'Saved by someone else: $1 + 1$.' }]);

    await page.getByText('Ctrl+Enter saves').waitFor();
    await button(page, 'Save').click();
    await page.getByText(/Someone else saved version 2/).waitFor();
    await button(page, 'Load their version').click();

    await page.getByText('Version 2 · other').waitFor();
    assert.equal(await page.getByLabel('Topic').inputValue(), 'My topic');
  });

  it('fits a phone', async () => {
    const page = await pages.visit('/make/questions/trolley', phone);
    await button(page, 'Edit').waitFor();
    await page.getByText('Where it is used').waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

    await pages.screenshot(page, 'question-page-phone', { fullPage: true });
    assert.equal(overflow, 0);
  });
});
