import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { AnswerRecord } from '../../src/domain/answer-record.ts';
import { getCourseId } from '../../src/domain/course-spec.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import type { LearnServer } from './learn-server.ts';
import { fitsViewport, getThreadId, tabTo } from './learn-steps.ts';
import { dark, desktop, phone } from './page-server.ts';

const tablet = { ...desktop, viewport: { width: 768, height: 1024 } };
const SESSION_LENGTH = 10;
const DAY_MS = 86_400_000;
/** The topics of the simulated answers. */
const RECORDED_TOPICS = [
  'PHY-5-01',
  'PHY-5-02',
  'PHY-5-03',
  'PHY-5-04',
  'MNU-5-01',
  'MNU-5-02',
  'MNU-5-03',
  'MNU-5-04',
];

/** What a learner does on several pages in a row. */
export function journeysContract(server: () => LearnServer): void {
  describe('journeys of learners', () => {
    afterEach(() => server().closePages());

    it('take a newcomer from the front page to a marked answer with two clicks, or with the keyboard alone', async () => {
      for (const [name, options] of Object.entries({ desktop, tablet, phone, dark })) {
        const page = await server().visit('/', options);
        await page.getByRole('heading', { name: 'Try a question' }).waitFor();
        const clicks = await answerByMouse(page);
        await page.getByRole('heading', { name: 'Worked solution' }).waitFor();
        await server().screenshot(page, `front-page-${name}`, { fullPage: true });
        assert.ok(clicks <= 4);
        assert.ok(await fitsViewport(page));
        assert.deepEqual(await findSeriousViolations(page), []);
      }
      const page = await server().visit('/');
      await page.getByRole('button', { name: 'Another question' }).waitFor();
      await tabTo(page, 'Another question');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('1');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Worked solution' }).waitFor();
    });

    it('end a session of ten questions with a summary and a next step', async () => {
      const page = await server().visit('/learn/practice?subject=Chemistry&level=Nat+5&outcome=CHE-5-01');
      await page.getByRole('button', { name: 'I don’t know' }).waitFor();
      for (let answers = 1; answers < SESSION_LENGTH; answers++) await giveUpAndContinue(server(), page);
      await page.reload();
      await page.getByText('1 question left').waitFor();
      await page.getByRole('button', { name: 'I don’t know' }).click();
      await page.getByRole('button', { name: 'See how it went' }).click();

      await page.getByRole('heading', { name: 'Session finished' }).waitFor();
      await page.getByText(`0 of ${SESSION_LENGTH} right`).waitFor();
      await page.getByRole('heading', { name: 'Worth another look' }).waitFor();
      await page.getByText('The questions of this session').click();
      assert.equal(await page.locator('details ol > li').count(), SESSION_LENGTH);
      await server().screenshot(page, 'session-summary');
      assert.deepEqual(await findSeriousViolations(page), []);
      await page.reload();
      await page.getByRole('heading', { name: 'Session finished' }).waitFor();
      // Opening the topic again starts a new session with a question to answer.
      await page.goto(`${server().url}/learn/practice?subject=Chemistry&level=Nat+5&outcome=CHE-5-01`);
      await page.getByText('10 questions left').waitFor();
      await page.getByRole('button', { name: 'I don’t know' }).waitFor();
      for (let answers = 1; answers < SESSION_LENGTH; answers++) await giveUpAndContinue(server(), page);
      await page.reload();
      await page.getByText('1 question left').waitFor();
      await page.getByRole('button', { name: 'I don’t know' }).click();
      await page.getByRole('button', { name: 'See how it went' }).click();
      await page.getByRole('button', { name: 'Another session' }).click();
      await page.getByText('10 questions left').waitFor();

      await page.goto(`${server().url}/learn`);
      await page
        .getByRole('navigation', { name: 'Continue with' })
        .getByText('National 5 Chemistry')
        .waitFor();
    });

    it('show the progress of 300 answers on less than three screens of a phone', async () => {
      await server().saveAnswers(createRecords(300));
      for (const [name, options] of Object.entries({ phone, tablet, dark })) {
        const page = await server().visit('/learn/progress', options);
        await page.getByRole('heading', { name: 'Map of the course' }).waitFor();
        await page.locator('figure svg').first().waitFor();
        await server().screenshot(page, `progress-300-${name}`, { fullPage: true });
        const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
        assert.ok(screens < 3, `${name}: ${screens} screens`);
        assert.ok(await fitsViewport(page));
        assert.deepEqual(await findSeriousViolations(page), []);
      }
    });
  });
}

/** Answers the example question with any answer; returns the number of clicks. */
async function answerByMouse(page: Page): Promise<number> {
  const field = page.getByLabel('Your answer');
  const option = page.locator('fieldset label').first();
  await field.or(option).first().click();
  if ((await field.count()) > 0) await page.keyboard.type('12');
  await page.getByRole('button', { name: 'Check answer' }).click();
  return 2;
}

/** Answers “I don't know” and requests the next question, without the page. */
async function giveUpAndContinue({ client }: LearnServer, page: Page): Promise<void> {
  const thread = getThreadId(page);
  const { values } = await client.threads.getState(thread);
  const { id } = Object(values).question;
  const answer = { user_answer: '', tool_call_id: `present_question_${id}` };
  await client.runs.wait(thread, 'question_practice', { command: { resume: answer } });
  const next = { continue: true, tool_call_id: `feedback_${id}` };
  await client.runs.wait(thread, 'question_practice', { command: { resume: next } });
}

/** Creates answers of the last ten weeks to two courses; two in three are right. */
function createRecords(count: number): AnswerRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const outcomeId = RECORDED_TOPICS[index % RECORDED_TOPICS.length] ?? '';
    const subject = outcomeId.startsWith('PHY') ? 'Physics' : 'Mathematics';
    const isRight = index % 3 > 0;
    return AnswerRecord.parse({
      id: `simulated-${index}`,
      learner: 'local',
      at: new Date(Date.now() - ((count - index) * 70 * DAY_MS) / count).toISOString(),
      course: getCourseId({ subject, level: 'Nat 5' }),
      outcomeId,
      questionId: `simulated-question-${index}`,
      questionVersion: null,
      itemModel: null,
      seed: null,
      part: null,
      response: '1',
      marksAwarded: isRight ? 2 : 0,
      marksAvailable: 2,
      bullets: [],
      gapTags: [],
      hints: 0,
      seconds: 60,
      mode: 'practice',
      assignment: null,
      markedBy: 'engine',
      supersedes: null,
      threadId: null,
      section: null,
    });
  });
}
