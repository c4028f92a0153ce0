import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { Question } from '../../src/domain/question.ts';
import { getModel } from '../../src/item-models/catalogue.ts';
import { generateItem } from '../../src/item-models/generate-item.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import { allKindsQuestion } from './all-kinds-question.fixture.ts';
import { type LearnServer, openLearnServer } from './learn-server.ts';
import { fetchShownQuestion, fitsViewport, getThreadId, tabTo, tabToFirstPart } from './learn-steps.ts';
import { desktop, phone } from './page-server.ts';
import { trolleyQuestion } from './trolley-question.fixture.ts';

/** Without transitions, the colours can be checked as soon as the theme changes. */
const stillPhone = { ...phone, reducedMotion: 'reduce' } as const;

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
    browserOptions: stillPhone,
    biology: generateItem(getModel('N5B-09'), 3),
    physics: { ...trolleyQuestion, id: 'trolley-phone', outcomeId: 'PHY-5-03' },
  },
] as const;

// Each topic has only the question that the test expects, because the server offers only questions of its bank.
let server: LearnServer;

const openQuestion = async (question: Question, browserOptions: typeof desktop): Promise<Page> => {
  const search = new URLSearchParams({
    subject: question.subject ?? '',
    level: question.level ?? '',
    outcome: question.outcomeId ?? '',
  });
  const page = await server.visit(`/learn/practice?${search}`, browserOptions);
  await page.locator('[data-part="a"]').waitFor();
  assert.equal((await fetchShownQuestion(server, page)).id, question.id);
  return page;
};

/** Moves the focus to the first part; on a desktop, it is there when the page opens. */
const focusFirstPart = async (page: Page, name: string) => {
  if (name === 'phone') await tabToFirstPart(page);
  await page.locator('[data-part="a"] :focus').waitFor();
};

const takeScreenshots = async (page: Page, name: string) => {
  await server.screenshot(page, name, { fullPage: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await server.screenshot(page, `${name}-dark`, { fullPage: true });
  assert.deepEqual([await findSeriousViolations(page), await fitsViewport(page)], [[], true]);
  await page.emulateMedia({ colorScheme: 'light' });
  assert.deepEqual(await findSeriousViolations(page), []);
};

/** Returns the correct word for each part; the first line of a correct answer is enough. */
const getCorrectWords = async (questionId: string): Promise<{ a: string; c: string }> => {
  const { a = '', c = '' } = Object(await server.getCorrectAnswer(questionId));
  return { a: a.split('\n')[0], c: c.split('\n')[0] };
};

const listPartMarks = (page: Page) => page.getByText(/^Part \(.*\): \d of \d marks?$/).allTextContents();

describe('a question with parts', () => {
  before(async () => {
    server = await openLearnServer({ dataSource: 'database' });
    await server.saveQuestions([
      allKindsQuestion,
      ...layouts.flatMap(({ biology, physics }): Question[] => [biology, physics]),
    ]);
  });
  after(() => server.close());
  afterEach(() => server.closePages());

  for (const { name, browserOptions, biology, physics } of layouts) {
    it(`in Biology has three word fields, answered by keyboard alone on a ${name}`, async () => {
      const page = await openQuestion(biology, browserOptions);
      await focusFirstPart(page, name);
      assert.equal(await page.getByRole('button', { name: 'Maths keyboard' }).count(), 0);
      const right = await getCorrectWords(biology.id);

      await page.keyboard.type(right.a);
      await page.keyboard.press('Enter');
      await page.locator('[data-part="b"] input:focus').waitFor();
      // The word of another part is wrong; an unknown word would be left to a person.
      await page.keyboard.type(right.a);
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
      const { values } = await server.client.threads.getState(getThreadId(page));
      assert.deepEqual(JSON.parse(Object(values).user_answer), {
        a: right.a,
        b: right.a,
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

  it('has a field for every kind of response, which works by keyboard and sends what the server marks', async () => {
    const page = await openQuestion(allKindsQuestion, desktop);
    await focusFirstPart(page, 'desktop');
    await page.keyboard.press('a');
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Move C up');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.getByText('C is now 1 of 3.').waitFor({ state: 'attached' });
    await tabTo(page, 'Move B up');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox').first().focus();
    await page.keyboard.press('2');
    await page.keyboard.press('Tab');
    await page.keyboard.press('1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('The rope gets warm.');
    await page.keyboard.press('Tab');
    await page.keyboard.type('p = 1 / f\n  print(p)');
    await takeScreenshots(page, 'parts-all-kinds');
    await page.reload();
    await page.getByLabel('Wavelength in metres, row 1').waitFor();
    await page.getByLabel('Answer to (f)').focus();
    await page.keyboard.press('Control+Enter');
    await page.locator('#verdict').waitFor();

    const { values } = await server.client.threads.getState(getThreadId(page));
    assert.deepEqual(JSON.parse(Object(values).user_answer), {
      a: 'a, c',
      b: '3\n6',
      c: 'c, b, a',
      d: 'A-2, B-1',
      e: 'The rope gets warm.',
      f: 'p = 1 / f\n  print(p)',
    });
    await takeScreenshots(page, 'parts-all-kinds-marked');
    const phonePage = await server.visit(new URL(page.url()).pathname, stillPhone);
    await phonePage.locator('#verdict').waitFor();
    await takeScreenshots(phonePage, 'parts-all-kinds-marked-phone');
  });
});
