import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { findSeriousViolations } from './accessibility-violations.ts';
import type { LearnServer } from './learn-server.ts';
import {
  answerCorrectly,
  fetchShownQuestion,
  fitsViewport,
  getAnswerField,
  getThreadId,
  tabTo,
  tapUntilFocused,
} from './learn-steps.ts';
import { dark, desktop, phone } from './page-server.ts';
import { waitUntil } from './wait-until.ts';

const MATHS_PATH = '/learn/practice?subject=Mathematics&level=Nat+5';
/** A topic whose questions all have a field for the answer; other topics also draw multiple choice. */
const FRACTIONS_PATH = `${MATHS_PATH}&outcome=MNU-5-04`;

/** Tests of the practice pages; all run on one server. */
export function practiceContract(server: () => LearnServer): void {
  describe('practice pages', () => {
    afterEach(() => server().closePages());

    it('lead from the course to a marked answer, a hint and a similar question with the keyboard alone', async () => {
      const page = await server().visit('/learn');
      await page.getByRole('heading', { name: 'What would you like to practise?' }).waitFor();
      await server().screenshot(page, 'learn-courses');
      assert.deepEqual(await findSeriousViolations(page), []);
      await tabTo(page, /^Nat 5 Mathematics/);
      await page.keyboard.press('Enter');
      await page.getByText('Practise everything').waitFor();
      assert.deepEqual(await findSeriousViolations(page), []);
      await tabTo(page, 'Practise everything');
      await page.keyboard.press('Enter');
      await getAnswerField(page).waitFor();
      await page.locator('article .katex math, article p').first().waitFor({ state: 'attached' });
      await server().screenshot(page, 'learn-question');
      assert.deepEqual(await findSeriousViolations(page), []);

      await answerCorrectly(server(), page);
      await page.getByRole('heading', { name: 'Correct' }).waitFor();
      await page.getByText('Well done').waitFor();
      await page.getByText('1 of 1 correct').waitFor();
      await page.getByText('The neatest way').click();
      await server().screenshot(page, 'learn-correct');
      assert.equal(await page.getByText('in a row').count(), 0);
      await page.keyboard.press('n');
      await getAnswerField(page).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('h');
      await page.getByRole('heading', { name: /^Hint/ }).waitFor();
      await page.keyboard.press('h');
      await page.getByRole('heading', { name: /^Hint 2/ }).waitFor();
      await getAnswerField(page).focus();
      await page.keyboard.type('x = 123456');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('heading', { name: 'Not quite' }).waitFor();
      await page.getByText('Key idea').waitFor();
      await page
        .getByRole('heading', { name: 'Worked solution' })
        .or(page.getByText('(a)'))
        .first()
        .waitFor();
      await server().screenshot(page, 'learn-feedback');
      assert.deepEqual(await findSeriousViolations(page), []);
      const wronglyAnswered = await fetchShownQuestion(server(), page);
      await page.keyboard.press('s');
      await getAnswerField(page).waitFor();

      assert.match(
        (await fetchShownQuestion(server(), page)).id,
        new RegExp(`^${wronglyAnswered.id}_variant_`),
      );
    });

    it('keep the question and the draft after a reload, a lost connection and going back', async () => {
      const page = await server().visit('/learn?subject=Mathematics&level=Nat+5');
      await page.getByRole('link', { name: 'Surds' }).click();
      const answer = page.getByLabel('Answer', { exact: true });
      await answer.fill('2 sqrt 3');
      const shownQuestion = await fetchShownQuestion(server(), page);
      const thread = getThreadId(page);

      await page.reload();
      assert.equal(await answer.inputValue(), '2 sqrt 3');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: /Check answer/ }).click();
      await page.getByRole('alert').getByText('saved in this browser').waitFor();
      await server().screenshot(page, 'learn-practice-offline');
      assert.equal(await answer.inputValue(), '2 sqrt 3');
      // The answer is sent without another click.
      await page.context().setOffline(false);
      await page.locator('#verdict').waitFor();

      const { values } = await server().client.threads.getState(thread);
      assert.deepEqual([Object(values).question.id, Object(values).total_questions], [shownQuestion.id, 1]);
      await page.goBack();
      await page.getByText('Practise one topic').waitFor();
      await page.getByRole('link', { name: 'Surds' }).click();
      await page.locator('#verdict').waitFor();
      assert.equal(getThreadId(page), thread);
    });

    it('show the same session in two windows and mark an answer once', async () => {
      const first = await server().visit(`${MATHS_PATH}&outcome=MNU-5-02`);
      await getAnswerField(first).waitFor();
      const second = await server().visitIn(first.context(), new URL(first.url()).pathname);
      await second.getByLabel('Answer', { exact: true }).fill('1');
      await first.getByLabel('Answer', { exact: true }).fill('2');

      await Promise.all(
        [first, second].map((page) => page.getByRole('button', { name: /Check answer/ }).click()),
      );
      await Promise.all([first, second].map((page) => page.locator('#verdict').waitFor()));

      const { values } = await server().client.threads.getState(getThreadId(first));
      assert.equal(Object(values).total_questions, 1);
    });

    it('announce in other windows what was changed in one of them', async () => {
      const first = await server().visit(`${MATHS_PATH}&outcome=MNU-5-06`);
      await first.getByRole('button', { name: 'I don’t know' }).waitFor();
      const second = await server().visitIn(first.context(), new URL(first.url()).pathname);
      await second.getByRole('button', { name: 'I don’t know' }).waitFor();
      const other = await server().visitIn(first.context(), '/settings');
      await other.getByRole('heading', { name: 'Settings' }).waitFor();
      const otherCourse = await server().visitIn(
        first.context(),
        '/learn/practice?subject=Biology&level=Nat+5',
      );
      await otherCourse.getByRole('button', { name: 'I don’t know' }).waitFor();

      await first.getByRole('button', { name: 'I don’t know' }).click();
      await second.getByText('Something changed in another window.').waitFor();
      await second.locator('#verdict').waitFor();
      assert.deepEqual(await findSeriousViolations(second), []);
      await second.getByRole('button', { name: 'OK' }).click();
      await second.getByText('Something changed in another window.').waitFor({ state: 'detached' });

      // Neither the window that made the change nor a page without the changed data announces it.
      for (const page of [first, other, otherCourse])
        assert.equal(await page.getByText('in another window').count(), 0);
    });

    it('accept an answer by touch with the maths keyboard and fit on a phone screen', async () => {
      const page = await server().visit(FRACTIONS_PATH, phone);
      await page.getByRole('button', { name: 'Maths keyboard' }).tap();
      await page.getByRole('toolbar').or(page.locator('.ML__keyboard')).first().waitFor();
      const submit = await page.getByRole('button', { name: /Check answer/ }).boundingBox();
      const keyboard = await page.locator('.ML__keyboard > *').first().boundingBox();
      assert.ok(submit && keyboard && submit.y + submit.height <= keyboard.y);
      await tapUntilFocused(page.locator('[data-label="Answer"] math-field'));
      await page.keyboard.type('3/4');
      await server().screenshot(page, 'learn-maths-keyboard-phone');
      assert.ok(await fitsViewport(page));
      await page.keyboard.press('Enter');
      await page.locator('#verdict').waitFor();
      await page.getByText('You wrote').waitFor();
      await server().screenshot(page, 'learn-feedback-phone');
      assert.ok(await fitsViewport(page));
      assert.deepEqual(await findSeriousViolations(page), []);
      const { values } = await server().client.threads.getState(getThreadId(page));
      assert.match(Object(values).user_answer, /frac/);

      await page.getByRole('button', { name: 'Next question' }).tap();
      await page.locator('[data-label="Answer"] math-field').waitFor();
      await server().screenshot(page, 'learn-question-phone');
    });

    it('let a learner choose options by their letters', async () => {
      const page = await server().visit('/learn/progress');
      await page.route('**/threads/*/state', async (route) => {
        const response = await route.fetch();
        const state = await response.json();
        const options = ['$1$', '$2$', '$3$'].map((text, n) => ({ id: 'abc'.charAt(n), text }));
        state.values.question.metadata = { ...state.values.question.metadata, kind: 'mcq_sc', options };
        await route.fulfill({ response, json: state });
      });
      const session = await server().visit(`${MATHS_PATH}&outcome=MNU-5-05`);
      await getAnswerField(session).waitFor();
      await page.goto(session.url());
      await page.getByRole('radio').nth(2).waitFor();
      await page.keyboard.press('c');
      await page.keyboard.press('2');
      await server().screenshot(page, 'learn-options');
      await page.keyboard.press('Enter');
      await page.locator('#verdict').waitFor();

      const { values } = await server().client.threads.getState(getThreadId(page));
      assert.equal(Object(values).user_answer, 'b');
      await page.reload();
      const options = page.getByRole('list', { name: 'Options' }).getByRole('listitem');
      await options.nth(1).getByText('You chose this').waitFor();
      assert.equal(await options.count(), 3);
      await page.getByText('You chose B.').waitFor();
    });

    it('send a reported question to the experts, and show the learner what they decided', async () => {
      const page = await server().visit(`${MATHS_PATH}&outcome=MNU-5-03`);
      await page.getByRole('button', { name: /Report a problem/ }).click();
      await page.getByLabel('The figure is wrong').check();
      await page.getByRole('dialog').getByRole('textbox').fill('It has four sides.');
      assert.deepEqual(await findSeriousViolations(page), []);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('An expert will look at it').waitFor();

      const { text } = await fetchShownQuestion(server(), page);
      const findItem = async () => {
        const queue: { id: string }[] = await (await fetch(`${server().url}/api/v1/review/queue`)).json();
        return queue.find((item) => JSON.stringify(item).includes(JSON.stringify(text).slice(1, 30)));
      };
      await waitUntil(async () => (await findItem()) !== undefined);
      const decided = await fetch(`${server().url}/api/v1/review/queue/${(await findItem())?.id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ approved: false, feedback: 'It has four sides.' }),
      });
      assert.equal(decided.status, 200, await decided.text());
      await page.goto(`${server().url}/learn/progress`);
      const reports = page.getByRole('region', { name: 'Questions you reported' });
      await reports.getByText('An expert removed it.').waitFor();
      await reports.getByText(/^Thank you/).waitFor();
      await reports.getByText('The expert wrote: “It has four sides.”').waitFor();
    });

    it('fit a very long question on a desktop, in dark mode and on a phone', async () => {
      const longText = `${'The ladder leans against the wall of the server. '.repeat(60)}${'x'.repeat(400)} $${Array.from({ length: 60 }, (_, n) => `a_{${n}}`).join('+')}$`;
      const session = await server().visit(FRACTIONS_PATH);
      await getAnswerField(session).waitFor();
      for (const [name, browserOptions] of [
        ['desktop', desktop],
        ['dark', dark],
        ['phone', phone],
      ] as const) {
        const page = await server().visit('/learn/progress', browserOptions);
        await page.route('**/threads/*/state', async (route) => {
          const response = await route.fetch();
          const state = await response.json();
          state.values.question.text = longText;
          await route.fulfill({ response, json: state });
        });
        await page.goto(session.url());
        await page.getByText('The ladder leans').first().waitFor();
        await getAnswerField(page).waitFor();
        await server().screenshot(page, `learn-long-${name}`);
        assert.ok(await fitsViewport(page));
        if (name === 'dark') assert.deepEqual(await findSeriousViolations(page), []);
      }
    });

    it('report an unknown session and a server error', async () => {
      const page = await server().visit(`/learn/practice/${crypto.randomUUID()}`);
      await page.getByText('Session not found').waitFor();
      await page.route('**/threads/search', (route) =>
        route.fulfill({
          status: 500,
          json: {
            error: 'internal_error',
            message: 'Something went wrong on our side.',
            request_id: 'req-7',
          },
        }),
      );
      await page.goto(server().url + FRACTIONS_PATH);
      await page.getByText('Something went wrong on our side.').waitFor();
      await page.getByText('req-7').waitFor();
      await server().screenshot(page, 'learn-error');
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await getAnswerField(page).waitFor();
    });

    it('show the first question with at most 250 kB of script', async () => {
      const page = await server().visit('/settings');
      const session = await page.context().newCDPSession(page);
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const start = Date.now();
      await page.goto(`${server().url}${MATHS_PATH}`, { waitUntil: 'commit' });
      await page.locator('article').getByText(/\w{3}/).filter({ visible: true }).first().waitFor();
      console.log(`first question on screen, cold, CPU 4× slower: ${Date.now() - start} ms`);

      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
      );
      const sizes = await Promise.all(names.map(measureGzipSize));
      const total = sizes.reduce((sum, size) => sum + size, 0);
      console.log(`script of the practice page: ${Math.round(total / 1000)} kB gzip`);
      assert.ok(names.every((name) => !name.includes('mathlive')));
      assert.ok(total <= 250_000);
    });

    it('recommend what to practise next, with a reason', async () => {
      const page = await server().visit('/learn/progress');
      await page.getByRole('heading', { name: 'Practise next' }).first().waitFor();
      await server().screenshot(page, 'learn-progress');
      assert.deepEqual(await findSeriousViolations(page), []);
      await page
        .getByText(/of the last \d+ marks here|You have not tried this yet/)
        .first()
        .waitFor();
      const phonePage = await server().visit('/learn/progress', { ...phone, colorScheme: 'dark' });
      await phonePage.getByRole('heading', { name: 'Practise next' }).first().waitFor();
      await server().screenshot(phonePage, 'learn-progress-phone-dark');
      assert.ok(await fitsViewport(phonePage));
    });
  });
}

async function measureGzipSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const gzipped = response.body?.pipeThrough(new CompressionStream('gzip'));
  return (await new Response(gzipped).arrayBuffer()).byteLength;
}
