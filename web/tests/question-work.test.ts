import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { createQuestion } from '../../src/domain/question.ts';
import { QuestionReviews } from '../../src/http/bank/work-schemas.ts';
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

const getFocusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
/** Whether no line is wider than the element. */
const fitsInWidth = (locator: Locator) =>
  locator.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);

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
    await page.getByText('Edited by you').waitFor();
    assert.notEqual(await getFocusedTag(page), 'BODY');
    await page.getByRole('button', { name: 'Compare version 1 with the current one' }).click();
    const comparison = page.getByRole('dialog', { name: 'Version 1 and the current version 2' });
    await comparison.locator('ins', { hasText: 'on' }).first().waitFor();
    assert.ok(await fitsInWidth(comparison.locator('pre').first()));
    await pages.screenshot(page, 'question-history');
    await button(page, 'Restore this version').click();
    await page.getByText('Version 3 · trolley').waitFor();
    assert.equal((await pages.server.bank.find('trolley'))?.question.topic, 'Forces');

    await button(page, 'Delete').click();
    await page.getByText('Deleted. You can still restore it.').waitFor();
    await button(page, 'Undo').click();
    await button(page, 'Edit').waitFor();
    await page.waitForFunction(() => document.activeElement !== document.body);
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

  it('lists the problems with which a version was saved, beside the version', async () => {
    await pages.server.bank.save([{ ...trolley, id: 'broken' }]);
    const page = await pages.visit('/make/questions/broken?edit=true');
    const editor = page.locator('.cm-content').last();
    await editor.waitFor();
    await editor.fill('\\iteQQ m A trolley is pulled.\n\\begin{solution}\n$1 + 1 = 3$\n\\end{solution}\n');
    await button(page, /^Save with/).click();
    const history = page.locator('section', { has: page.getByRole('heading', { name: 'History' }) });
    const line = history.locator('li', { hasText: 'Version 2' }).first();
    await line.getByText('Problems found when it was saved:').waitFor();

    const [text, list] = [await line.locator('p').first().boundingBox(), await line.boundingBox()];

    await pages.screenshot(page, 'question-saved-with-problems', { fullPage: true });
    assert.ok(text !== null && list !== null && text.width > list.width / 2);
    await button(page, 'Show answer and solution').click();
    await page.getByText('Error: The left side is 2, not 3.').waitFor();
  });

  it('shows whether an expert has decided, and the correction with its reason', async () => {
    await pages.server.bank.save([{ ...trolley, id: 'sent' }]);
    const page = await pages.visit('/make/questions/sent');
    await button(page, 'Send to an expert').click();
    await page.getByText('Waiting for an expert').waitFor();
    assert.equal(await button(page, 'Send to an expert').count(), 0);
    const reviews = await pages.server.fetch('/api/v1/bank/questions/sent/reviews');
    const [review] = QuestionReviews.parse(await reviews.json()).reviews;
    const corrected = await pages.server.send('PUT', `/api/v1/review/queue/${review?.item_id}`, {
      decision: 'CORRECT',
      corrected_query:
        '\\item A trolley of mass $2\\,\\mathrm{kg}$ accelerates at $3\\,\\mathrm{m\\,s^{-2}}$. Calculate the net force.\n\\begin{solution}\n$F = 2 \\times 3 = 6\\,\\mathrm{N}$\n\\end{solution}\n',
      feedback: 'There are two forces.',
    });
    assert.equal(corrected.status, 200, await corrected.text());

    await page.reload();

    const outcome = page.getByRole('region', { name: 'Review by an expert' });
    await outcome.getByText('Corrected by an expert').waitFor();
    await outcome.getByText('There are two forces.').waitFor();
    await outcome.locator('ins', { hasText: 'net' }).waitFor();
    assert.ok(await fitsInWidth(outcome.locator('pre').first()));
    await pages.screenshot(page, 'question-corrected', { fullPage: true });
    assert.deepEqual(await findSeriousViolations(page), []);
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
