import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { LearnQuestion } from '../src/learn/learn-question.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import type { LearnServer } from './learn-server.ts';
import { fitsViewport, getThreadId } from './learn-steps.ts';
import { phone } from './page-server.ts';
import { waitUntil } from './wait-until.ts';

/** Tests of an exam whose questions have parts. */
export function examPartsContract(server: () => LearnServer): void {
  const readState = async (page: Page): Promise<{ questions: LearnQuestion[]; responses: object }> =>
    Object((await server().client.threads.getState(getThreadId(page))).values);
  const handIn = async (page: Page) => {
    await page.getByRole('button', { name: 'Hand in' }).click();
    await page.getByText('1 question has parts without an answer.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
    await page.getByRole('heading', { name: /Your marked paper/ }).waitFor();
  };

  describe('an exam with parts', () => {
    afterEach(() => server().closePages());

    it('saves each part on its own, shows which parts are answered, and the marks of each part', async () => {
      const page = await server().visit('/learn/exams?subject=Biology&level=Nat+5');
      await page.getByRole('button', { name: 'Start the paper' }).click();
      await page.getByRole('timer').waitFor();
      const question = (await readState(page)).questions.find(
        ({ metadata: { parts = [] } }) =>
          parts.length === 3 && parts.every(({ response }) => response === 'text'),
      );
      assert.ok(question);
      // The first line of a correct answer in words is enough.
      const [rightWord] = Object(await server().getCorrectAnswer(question.id)).a.split('\n');
      const getField = (window: Page, path: string) =>
        window.locator(`[id="question-${question.id}"] [data-part="${path}"] input`);
      const second = await server().visitIn(page.context(), new URL(page.url()).pathname);
      await second.getByRole('timer').waitFor();

      await getField(page, 'a').fill(rightWord);
      await page.getByRole('button', { name: /1 of 3 parts answered, \(b\), \(c\) blank/ }).waitFor();
      await getField(second, 'c').fill('something else');
      await waitUntil(async () => (await getField(page, 'c').inputValue()) === 'something else');
      await page.getByRole('button', { name: /2 of 3 parts answered, \(b\) blank/ }).waitFor();
      await page.getByText('Saved', { exact: true }).waitFor();
      await page.reload();
      await waitUntil(async () => (await getField(page, 'a').inputValue()) === rightWord);
      await getField(page, 'b').focus();
      await server().screenshot(page, 'parts-paper');
      assert.deepEqual(
        await findSeriousViolations(page, [`article:not([id="question-${question.id}"])`]),
        [],
      );

      await handIn(page);
      assert.deepEqual(JSON.parse(Object((await readState(page)).responses)[question.id]), {
        a: rightWord,
        c: 'something else',
      });
      const marked = page.getByRole('article').filter({ hasText: 'something else' });
      await marked.getByText('Part (a): 1 of 1 mark').waitFor({ state: 'attached' });
      await marked.getByText('Part (b): 0 of 1 mark').waitFor({ state: 'attached' });
      await marked.getByText('Part (c): 0 of 1 mark').waitFor({ state: 'attached' });
      await marked.scrollIntoViewIfNeeded();
      await server().screenshot(page, 'parts-paper-marked');
      assert.deepEqual(await findSeriousViolations(page, ['article:not(:has([data-part="c"]))']), []);
    });

    it('fits on a phone screen, with the marks of all parts in one margin', async () => {
      const page = await server().visit('/learn/exams?subject=Computing+Science&level=Nat+5', {
        ...phone,
        colorScheme: 'dark',
      });
      await page.getByRole('button', { name: 'Start the paper' }).click();
      await page.locator('[data-part="b"]').first().waitFor();
      await page.locator('[data-part="b"]').first().scrollIntoViewIfNeeded();
      await server().screenshot(page, 'parts-paper-phone', { fullPage: true });

      assert.deepEqual([await fitsViewport(page), await findSeriousViolations(page)], [true, []]);
    });
  });
}
