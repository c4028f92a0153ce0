import assert from 'node:assert/strict';
import { afterEach, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { Question } from '../../src/domain/question.ts';
import { getModel } from '../../src/item-models/catalogue.ts';
import { generateItem } from '../../src/item-models/generate-item.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import type { LearnServer } from './learn-server.ts';
import { fetchShownQuestion, fitsViewport, getThreadId, tabToFirstPart } from './learn-steps.ts';
import { desktop, phone } from './page-server.ts';
import { trolleyQuestion } from './trolley-question.fixture.ts';

/** Each layout uses a question of another topic, because a topic has one session per learner. */
const layouts = [
  {
    name: 'desktop',
    browserOptions: desktop,
    biology: generateItem(getModel('N5B-17'), 1),
    physics: trolleyQuestion,
  },
  {
    name: 'phone',
    browserOptions: phone,
    biology: generateItem(getModel('N5B-09'), 3),
    physics: { ...trolleyQuestion, id: 'trolley-phone', outcomeId: 'PHY-5-03' },
  },
] as const;

/** Tests of questions with parts on the practice pages. */
export function partsContract(server: () => LearnServer): void {
  const openQuestion = async (question: Question, browserOptions: typeof desktop): Promise<Page> => {
    const search = new URLSearchParams({
      subject: question.subject ?? '',
      level: question.level ?? '',
      outcome: question.outcomeId ?? '',
    });
    const page = await server().visit(`/learn/practice?${search}`, browserOptions);
    await page.locator('[data-part="a"]').waitFor();
    assert.equal((await fetchShownQuestion(server(), page)).id, question.id);
    return page;
  };

  /** Moves the focus to the first part; on a desktop, it is there when the page opens. */
  const focusFirstPart = async (page: Page, name: string) => {
    if (name === 'phone') await tabToFirstPart(page);
    await page.locator('[data-part="a"] :focus').waitFor();
  };

  const takeScreenshots = async (page: Page, name: string) => {
    await server().screenshot(page, name, { fullPage: true });
    await page.emulateMedia({ colorScheme: 'dark' });
    await server().screenshot(page, `${name}-dark`, { fullPage: true });
    assert.deepEqual([await findSeriousViolations(page), await fitsViewport(page)], [[], true]);
    await page.emulateMedia({ colorScheme: 'light' });
    assert.deepEqual(await findSeriousViolations(page), []);
  };

  const listPartMarks = (page: Page) => page.getByText(/^Part \(.*\): \d of \d marks?$/).allTextContents();

  describe('a question with parts', () => {
    before(() =>
      server().saveQuestions(layouts.flatMap(({ biology, physics }): Question[] => [biology, physics])),
    );
    afterEach(() => server().closePages());

    for (const { name, browserOptions, biology, physics } of layouts) {
      it(`in Biology has three word fields, answered by keyboard alone on a ${name}`, async () => {
        const page = await openQuestion(biology, browserOptions);
        await focusFirstPart(page, name);
        assert.equal(await page.getByRole('button', { name: 'Maths keyboard' }).count(), 0);
        const right = Object(await server().getCorrectAnswer(biology.id));

        await page.keyboard.type(right.a);
        await page.keyboard.press('Enter');
        await page.locator('[data-part="b"] input:focus').waitFor();
        await page.keyboard.type('something else');
        await page.keyboard.press('Enter');
        await takeScreenshots(page, `parts-biology-${name}`);
        await page.keyboard.type(right.c);
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Partly right' }).waitFor();

        assert.deepEqual(await listPartMarks(page), [
          'Part (a): 1 of 1 mark',
          'Part (b): 0 of 1 mark',
          'Part (c): 1 of 1 mark',
        ]);
        await page.locator('[data-part="b"]').getByText('Correct answer').waitFor();
        await takeScreenshots(page, `parts-biology-marked-${name}`);
        const { values } = await server().client.threads.getState(getThreadId(page));
        assert.deepEqual(JSON.parse(Object(values).user_answer), {
          a: right.a,
          b: 'something else',
          c: right.c,
        });
      });

      it(`in Physics has four parts with working, units and options, answered by keyboard alone on a ${name}`, async () => {
        const page = await openQuestion(physics, browserOptions);
        await page.locator('[data-part="a"] .katex').last().waitFor();
        await focusFirstPart(page, name);

        await page.keyboard.type('v = 3 × 4');
        await page.keyboard.press('Tab');
        await page.keyboard.type('12');
        await page.keyboard.press('Enter');
        await page.keyboard.type('friction');
        await page.keyboard.press('Enter');
        await page.keyboard.type('F = 2 × 3');
        await page.keyboard.press('Tab');
        await page.keyboard.type('5');
        await takeScreenshots(page, `parts-physics-${name}`);
        await page.keyboard.press('Enter');
        await page.locator('[data-part="c"] input:focus').waitFor();
        await page.keyboard.press('a');
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Partly right' }).waitFor();

        assert.deepEqual(await listPartMarks(page), [
          'Part (a): 2 of 2 marks',
          'Part (b)(i): 1 of 1 mark',
          'Part (b)(ii): 1 of 2 marks',
          'Part (c): 1 of 1 mark',
        ]);
        await page.getByText('5 of 6 marks').waitFor();
        await takeScreenshots(page, `parts-physics-marked-${name}`);
      });
    }
  });
}
