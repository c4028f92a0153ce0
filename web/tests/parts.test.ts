import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { printQuestions } from '../../src/latex/print-questions.ts';
import { respirationQuestion } from '../../src/print/paper/parts-paper.fixture.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import { submitItem } from './fill-review-queue.ts';
import { fitsViewport } from './learn-steps.ts';
import { dark, openPageServer, type PageServer, phone } from './page-server.ts';
import { trolleyQuestion } from './trolley-question.fixture.ts';

/** The x coordinate of the right edge of every element. */
async function listRightEdges(page: Page, selector: string): Promise<number[]> {
  const boxes = await Promise.all((await page.locator(selector).all()).map((found) => found.boundingBox()));
  return boxes.flatMap((box) => (box === null ? [] : [Math.round(box.x + box.width)]));
}

describe('the parts of a question for authors and experts', () => {
  let pages: PageServer;
  before(async () => {
    pages = await openPageServer({ samples: false });
    await pages.server.bank.save([respirationQuestion, trolleyQuestion]);
  });
  after(() => pages.close());

  it('have their marks in one margin, and their answers and solutions on request', async () => {
    const page = await pages.visit('/make/questions/q-respiration');
    const part = page.getByRole('list', { name: 'Parts' }).first().getByRole('listitem');
    await part.getByText('Name the process').first().waitFor();

    const edges = await listRightEdges(page, '[class*="marks"]:has(.visually-hidden)');
    assert.deepEqual([edges.length, new Set(edges).size], [7, 1]);
    assert.equal(await page.getByText('mitochondria').count(), 0);
    await page.getByRole('button', { name: 'Show answer and solution' }).click();
    await page.getByRole('heading', { name: 'Part (b)(i)' }).waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Part (b)(ii)' }).count(), 0);
    await page.getByText('11 marks').waitFor();
    await page.getByRole('cell', { name: 'mitochondria' }).waitFor();
    await page.locator('pre').getByText('print(v)').waitFor();
    await pages.screenshot(page, 'parts-bank', { fullPage: true });
    assert.deepEqual(await findSeriousViolations(page), []);
  });

  it('fit on a phone screen and are readable in dark mode', async () => {
    for (const [name, browserOptions] of [
      ['phone', { ...phone, colorScheme: 'dark' }],
      ['dark', dark],
    ] as const) {
      const page = await pages.visit('/make/questions/q-respiration', browserOptions);
      await page.getByRole('button', { name: 'Show answer and solution' }).click();
      await page.getByRole('heading', { name: 'Part (f)' }).waitFor();
      await pages.screenshot(page, `parts-bank-${name}`, { fullPage: true });
      assert.deepEqual([await fitsViewport(page), await findSeriousViolations(page)], [true, []]);
    }
  });

  it('are shown to an expert in the question, in the diff and in the preview, with one decision', async () => {
    const id = await submitItem(pages.server, {
      provider: 'questions',
      request: 'A question about a trolley',
      text: printQuestions([trolleyQuestion]),
    });
    const page = await pages.visit(`/review/items/${id}`);
    await page.getByRole('heading', { name: 'Part (b)(ii)' }).waitFor();
    assert.equal(await page.getByRole('button', { name: /^Approve/ }).count(), 1);
    await pages.screenshot(page, 'parts-review', { fullPage: true });
    await page.keyboard.press('e');
    const editor = page.getByRole('textbox').filter({ hasText: 'Name this force' }).last();
    await editor.waitFor();
    await editor.getByText('Name this force').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Use one word.');
    await page.getByRole('list', { name: 'Parts' }).getByText('Use one word.').first().waitFor();
    await pages.screenshot(page, 'parts-review-edit', { fullPage: true });

    assert.deepEqual(await findSeriousViolations(page, ['.cm-editor']), []);
  });
});
