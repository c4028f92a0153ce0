import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { LearnerResponse } from '../../src/domain/learner-response.ts';
import type { LearnQuestion } from '../src/learn/learn-question.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import type { LearnServer } from './learn-server.ts';
import { fitsViewport, getAnswerField, getThreadId, tabTo, typeResponse } from './learn-steps.ts';
import { phone } from './page-server.ts';
import { waitUntil } from './wait-until.ts';

const LONGER_THAN_ANY_EXAM_MS = 4 * 60 * 60 * 1000;

type ExamState = {
  readonly questions: readonly LearnQuestion[];
  readonly responses?: Readonly<Record<string, string>> | null;
  readonly marking?: Readonly<Record<string, { readonly correct: boolean }>> | null;
};

const darkPhone = { ...phone, colorScheme: 'dark' } as const;

/** The questions of a section look alike, so only the first three are checked. */
const REPEATED_ELEMENTS = ['article:nth-of-type(n+4)'];

/** Tests of the exam pages; each test uses another course. */
export function examContract(server: () => LearnServer): void {
  const readState = async (page: Page): Promise<ExamState> =>
    Object((await server().client.threads.getState(getThreadId(page))).values);
  const getAnswerBox = (page: Page, id: string | undefined) => page.locator(`[id="question-${id}"] textarea`);
  /** The ids of the questions that are answered in one text field. */
  const readTextIds = async (page: Page): Promise<string[]> =>
    (await readState(page)).questions
      .filter(({ metadata }) => metadata.parts === undefined && metadata.options === undefined)
      .map(({ id }) => id);
  const openPaper = async (page: Page) => {
    await page.getByRole('button', { name: /Start the paper|Continue the paper/ }).click();
    await page.getByRole('timer').waitFor();
  };
  const handIn = async (page: Page) => {
    await page.getByRole('button', { name: 'Hand in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  };
  const getMarkedPaperHeading = (page: Page) => page.getByRole('heading', { name: /Your marked paper/ });

  describe('exam pages', () => {
    afterEach(() => server().closePages());

    it('let a learner start, answer, flag and hand in an exam with the keyboard alone, then show it marked', async () => {
      const page = await server().visit('/learn/exams');
      await page.getByRole('heading', { name: 'Which paper would you like to sit?' }).waitFor();
      assert.deepEqual(await findSeriousViolations(page), []);
      await tabTo(page, /^Nat 5 Mathematics/);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Start the paper' }).waitFor();
      await tabTo(page, 'Start the paper');
      await page.keyboard.press('Enter');
      await page.getByText('You may NOT use a calculator.').first().waitFor();
      await page.locator('article .katex').first().waitFor();
      await server().screenshot(page, 'learn-paper');
      assert.deepEqual(await findSeriousViolations(page, REPEATED_ELEMENTS), []);
      await page.mouse.wheel(0, 2000);
      await waitUntil(() => page.evaluate(() => window.scrollY === 2000));
      await page.reload();
      await waitUntil(() => page.evaluate(() => window.scrollY === 2000));
      await page.getByRole('link', { name: 'Progress' }).click();
      await waitUntil(() => page.evaluate(() => window.scrollY === 0));
      await page.goBack();
      await waitUntil(() => page.evaluate(() => window.scrollY === 2000));
      const { questions } = await readState(page);

      await page.keyboard.press('j');
      await page.keyboard.press('Tab');
      const [question] = questions;
      assert.ok(question);
      await typeExamResponse(page, question, await server().getCorrectAnswer(question.id));
      await page.keyboard.press('Escape');
      await page.keyboard.press('f');
      await page.keyboard.press('j');
      await page.getByRole('button', { name: 'Question 1, answered, flagged' }).waitFor();
      await page.getByText('1 of ').waitFor();
      await server().screenshot(page, 'learn-paper-writing');
      await tabTo(page, /^Hand in$/, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await page.getByText(/questions are blank\. 1 is flagged/).waitFor();
      await tabTo(page, /^Hand in$/);
      await page.keyboard.press('Enter');
      await getMarkedPaperHeading(page).waitFor();
      await page.getByText('Estimated grade: No Award').waitFor();
      await page.getByRole('heading', { name: 'Topic by topic' }).waitFor();
      await server().screenshot(page, 'learn-script');

      assert.equal((await readState(page)).marking?.[questions[0]?.id ?? '']?.correct, true);
      await page
        .getByRole('link', { name: /Practise this/ })
        .first()
        .click();
      await getAnswerField(page).or(page.getByRole('radio').first()).first().waitFor();
    });

    it('lose no answer and hand in once despite two windows, reloads, a changed clock and a killed server', async () => {
      const first = await server().visit('/learn/exams?subject=Applications+of+Mathematics&level=Nat+4');
      await first.getByRole('button', { name: 'Start the paper' }).waitFor();
      const second = await server().visitIn(
        first.context(),
        new URL(first.url()).pathname + new URL(first.url()).search,
      );
      await second.getByRole('button', { name: 'Start the paper' }).waitFor();
      await Promise.all([openPaper(first), openPaper(second)]);
      assert.equal(getThreadId(first), getThreadId(second));
      const ids = await readTextIds(first);

      await getAnswerBox(first, ids[0]).fill('one');
      await getAnswerBox(second, ids[1]).fill('two');
      await waitUntil(async () => (await getAnswerBox(first, ids[1]).inputValue()) === 'two');
      await first.reload();
      await waitUntil(async () => (await getAnswerBox(first, ids[0]).inputValue()) === 'one');
      await first.goBack();
      await first.getByRole('button', { name: 'Continue the paper' }).waitFor();
      await first.goForward();
      await first.getByRole('timer').waitFor();
      const secondsBefore = await readTimerSeconds(first);
      await first.evaluate(() => {
        const realNow = Date.now;
        Date.now = () => realNow() + 3 * 3_600_000;
      });
      await server().kill();
      await getAnswerBox(first, ids[2]).fill('three');
      await first.getByText('Saved in this browser').waitFor();
      await server().screenshot(first, 'learn-paper-offline');
      assert.ok(Math.abs(secondsBefore - (await readTimerSeconds(first))) < 60);
      await first.reload().catch(() => undefined);
      await server().restart();
      await first.goto(`${server().url}/learn/exams/${getThreadId(second)}`);
      await waitUntil(async () => (await getAnswerBox(first, ids[2]).inputValue()) === 'three');
      await first.getByText('Saved', { exact: true }).waitFor();

      await Promise.all([handIn(first), handIn(second).catch(() => undefined)]);
      await Promise.all([getMarkedPaperHeading(first).waitFor(), getMarkedPaperHeading(second).waitFor()]);
      const { responses } = await readState(first);
      assert.deepEqual(
        [0, 1, 2].map((n) => responses?.[ids[n] ?? '']),
        ['one', 'two', 'three'],
      );
      const history = await server().client.threads.getHistory(getThreadId(first), { limit: 100 });
      const handInTimes = new Set(history.flatMap(({ values }) => Object(values).handed_in_at ?? []));
      assert.equal(handInTimes.size, 1);
    });

    it('hand in once from two devices with the latest answers, and notify the other device', async () => {
      const computer = await server().visit('/learn/exams?subject=Physics&level=Nat+3');
      await openPaper(computer);
      const [firstId, secondId, thirdId] = await readTextIds(computer);
      await getAnswerBox(computer, firstId).fill('old');
      await computer.getByText('Saved', { exact: true }).waitFor();
      const mobile = await server().visit(`/learn/exams/${getThreadId(computer)}`, phone);
      await waitUntil(async () => (await getAnswerBox(mobile, firstId).inputValue()) === 'old');
      await getAnswerBox(mobile, firstId).fill('new');
      await getAnswerBox(mobile, secondId).fill('two');
      await mobile.getByText('Saved', { exact: true }).waitFor();

      assert.equal(await getAnswerBox(computer, firstId).inputValue(), 'old');
      await handIn(computer);
      await getMarkedPaperHeading(computer).waitFor();
      await getAnswerBox(mobile, thirdId).fill('too late');
      await getMarkedPaperHeading(mobile).waitFor();

      const { responses } = await readState(computer);
      assert.deepEqual(
        [firstId, secondId, thirdId].map((id) => responses?.[id ?? '']),
        ['new', 'two', undefined],
      );
    });

    it('hand in an overdue exam with its saved answers on the next visit', async () => {
      const page = await server().visit('/learn/exams?subject=Computing+Science&level=Nat+3', phone);
      await openPaper(page);
      const thread = getThreadId(page);
      await page.locator('article table').first().waitFor();
      assert.deepEqual([await fitsViewport(page), await findSeriousViolations(page)], [true, []]);
      const [questionId = ''] = await readTextIds(page);
      await getAnswerBox(page, questionId).fill('variable');
      await page.getByText('Saved', { exact: true }).waitFor();
      await page.close();

      const laterPage = await page.context().newPage();
      await laterPage.route('**/threads/**', async (route) => {
        const response = await route.fetch();
        const threeHoursAgo = new Date(Date.now() - 3 * 3_600_000).toISOString();
        const body = (await response.text())
          .replace(/"created_at":"[^"]+"/g, `"created_at":"${threeHoursAgo}"`)
          .replace(/"ends_at":"[^"]+"/g, `"ends_at":"${threeHoursAgo}"`);
        await route.fulfill({ response, body });
      });
      await laterPage.goto(`${server().url}/learn/exams?subject=Computing+Science&level=Nat+3`);
      await laterPage.getByRole('link', { name: /Computing Science, .* of 40/ }).waitFor();
      await laterPage.getByRole('button', { name: 'Start the paper' }).waitFor();

      const { values } = await server().client.threads.getState(thread);
      assert.equal(Object(values).responses[questionId], 'variable');
    });

    it('hand in when time is up, as soon as the server is back, and print the marked paper', async () => {
      const page = await server().visit(
        '/learn/exams?subject=Applications+of+Mathematics&level=Nat+3',
        darkPhone,
      );
      await openPaper(page);
      const [questionId = ''] = await readTextIds(page);
      await getAnswerBox(page, questionId).tap();
      await getAnswerBox(page, questionId).fill('42');
      await page.getByText('Saved', { exact: true }).waitFor();
      await server().screenshot(page, 'learn-paper-phone');
      assert.ok(await fitsViewport(page));
      await page.clock.install();
      await page.reload();
      // The timer shows a time only after its clock is synced with the server.
      await readTimerSeconds(page);
      await server().kill();
      await page.clock.fastForward(LONGER_THAN_ANY_EXAM_MS);
      await page.getByRole('alert').getByText('handed in as soon as it is back').waitFor();
      await server().screenshot(page, 'learn-paper-time-up-offline');
      await server().restart();

      // A server that was killed while handing in still has a lease, which must expire first.
      await getMarkedPaperHeading(page).waitFor({ timeout: 90_000 });
      await server().screenshot(page, 'learn-script-phone');
      assert.ok(await fitsViewport(page));
      assert.deepEqual(await findSeriousViolations(page, REPEATED_ELEMENTS), []);
      assert.equal((await readState(page)).responses?.[questionId], '42');
      // Real printing needs a second browser; the tests of the learner routes and of the CLI cover it.
      await page.route('**/marked-script', (route) =>
        route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }),
      );
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Marked paper as PDF' }).tap(),
      ]);
      assert.match(file.suggestedFilename(), /^national-3-\S+-marked-script-\d{4}-\d\d-\d\d\.pdf$/);
      await page.emulateMedia({ media: 'print' });
      await server().screenshot(page, 'learn-script-print');
      assert.equal(await page.getByRole('button').filter({ visible: true }).count(), 0);
    });
  });
}

/** Types a response on the paper. A question without parts has one field for working and answer. */
async function typeExamResponse(page: Page, question: LearnQuestion, response: LearnerResponse) {
  if (typeof response === 'string') await page.keyboard.insertText(response);
  else await typeResponse(page, question, response);
}

async function readTimerSeconds(page: Page): Promise<number> {
  const text = await page
    .getByRole('timer')
    .filter({ hasText: /\d:\d\d/ })
    .textContent();
  return (text ?? '').split(':').reduce((sum, digits) => sum * 60 + Number(digits), 0);
}
