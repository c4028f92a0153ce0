import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { findSeriousViolations } from './accessibility-violations.ts';
import type { LearnServer } from './learn-server.ts';
import { fitsViewport, getQuestionOn, getThreadId, tabTo, typeRightAnswer } from './learn-steps.ts';
import { dark, desktop, phone } from './page-server.ts';

const MATHS = '/learn/practice?subject=Mathematics&level=Nat+5';

/** What practice in a browser does; all of it on one house. */
export function practiceContract(house: () => LearnServer): void {
  describe('practice in a browser', () => {
    afterEach(() => house().leave());

    it('goes from the course to a marked answer, a hint and a similar question by keyboard alone', async () => {
      const page = await house().visit('/learn');
      await page.getByRole('heading', { name: 'What do you want to practise?' }).waitFor();
      await house().picture(page, 'learn-courses');
      assert.deepEqual(await findSeriousViolations(page), []);
      await tabTo(page, /^Nat 5 Mathematics/);
      await page.keyboard.press('Enter');
      await page.getByText('Practise everything').waitFor();
      assert.deepEqual(await findSeriousViolations(page), []);
      await tabTo(page, 'Practise everything');
      await page.keyboard.press('Enter');
      await page.getByLabel('Answer', { exact: true }).waitFor();
      await page.locator('article .katex math, article p').first().waitFor({ state: 'attached' });
      await house().picture(page, 'learn-question');
      assert.deepEqual(await findSeriousViolations(page), []);

      await typeRightAnswer(house(), page);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Correct' }).waitFor();
      await page.getByText('1 in a row').waitFor();
      await page.keyboard.press('n');
      await page.getByLabel('Answer', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('h');
      await page.getByRole('heading', { name: 'Hint' }).waitFor();
      await page.getByLabel('Answer', { exact: true }).focus();
      await page.keyboard.type('x = 123456');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Not yet' }).waitFor();
      await page.getByText('Key idea').waitFor();
      await page.getByText('0 in a row').waitFor();
      await house().picture(page, 'learn-feedback');
      assert.deepEqual(await findSeriousViolations(page), []);
      const wrong = await getQuestionOn(house(), page);
      await page.keyboard.press('s');
      await page.getByLabel('Answer', { exact: true }).waitFor();

      assert.match((await getQuestionOn(house(), page)).id, new RegExp(`^${wrong.id}_variant_`));
    });

    it('keeps the question and what was written over a reload, a server that is away and the way back', async () => {
      const page = await house().visit('/learn?subject=Mathematics&level=Nat+5');
      await page.getByRole('link', { name: 'Surds' }).click();
      const answer = page.getByLabel('Answer', { exact: true });
      await answer.fill('2 sqrt 3');
      const asked = await getQuestionOn(house(), page);
      const thread = getThreadId(page);

      await page.reload();
      assert.equal(await answer.inputValue(), '2 sqrt 3');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: /Mark it/ }).click();
      await page.getByRole('alert').getByText('kept in this browser').waitFor();
      await house().picture(page, 'learn-practice-offline');
      await page.context().setOffline(false);
      assert.equal(await answer.inputValue(), '2 sqrt 3');
      await answer.press('Enter');
      await page.locator('#verdict').waitFor();

      const { values } = await house().client.threads.getState(thread);
      assert.deepEqual([Object(values).question.id, Object(values).total_questions], [asked.id, 1]);
      await page.goBack();
      await page.getByText('Practise one topic').waitFor();
      await page.getByRole('link', { name: 'Surds' }).click();
      await page.locator('#verdict').waitFor();
      assert.equal(getThreadId(page), thread);
    });

    it('shows the same session in two windows, and marks an answer once', async () => {
      const first = await house().visit(`${MATHS}&outcome=MNU-5-02`);
      await first.getByLabel('Answer', { exact: true }).waitFor();
      const second = await house().visitIn(first.context(), new URL(first.url()).pathname);
      await second.getByLabel('Answer', { exact: true }).fill('1');
      await first.getByLabel('Answer', { exact: true }).fill('2');

      await Promise.all([first, second].map((page) => page.getByRole('button', { name: /Mark it/ }).click()));
      await Promise.all([first, second].map((page) => page.locator('#verdict').waitFor()));

      const { values } = await house().client.threads.getState(getThreadId(first));
      assert.equal(Object(values).total_questions, 1);
    });

    it('is answered by touch with the maths keyboard, within the width of a phone', async () => {
      const page = await house().visit(`${MATHS}&outcome=MNU-5-04`, phone);
      await page.getByRole('button', { name: 'Maths keyboard' }).tap();
      const field = page.locator('[data-label="Answer"] math-field');
      await field.waitFor();
      await field.tap();
      await page.getByRole('toolbar').or(page.locator('.ML__keyboard')).first().waitFor();
      await page.keyboard.type('3/4');
      await house().picture(page, 'learn-maths-keyboard-phone');
      assert.ok(await fitsViewport(page));
      await page.keyboard.press('Enter');
      await page.locator('#verdict').waitFor();
      await page.getByText('You wrote').waitFor();
      await house().picture(page, 'learn-feedback-phone');
      assert.ok(await fitsViewport(page));
      assert.deepEqual(await findSeriousViolations(page), []);
      const { values } = await house().client.threads.getState(getThreadId(page));
      assert.match(Object(values).user_answer, /frac/);

      await page.getByRole('button', { name: 'Next question' }).tap();
      await page.locator('[data-label="Answer"] math-field').waitFor();
      await house().picture(page, 'learn-question-phone');
    });

    it('takes options by their letters', async () => {
      const page = await house().visit('/learn/progress');
      await page.route('**/threads/*/state', async (route) => {
        const answer = await route.fetch();
        const state = await answer.json();
        const options = ['$1$', '$2$', '$3$'].map((text, n) => ({ id: 'abc'.charAt(n), text }));
        state.values.question.metadata = { ...state.values.question.metadata, kind: 'mcq_sc', options };
        await route.fulfill({ response: answer, json: state });
      });
      const session = await house().visit(`${MATHS}&outcome=MNU-5-05`);
      await session.getByLabel('Answer', { exact: true }).waitFor();
      await page.goto(session.url());
      await page.getByRole('radio').nth(2).waitFor();
      await page.keyboard.press('c');
      await page.keyboard.press('b');
      await house().picture(page, 'learn-options');
      await page.keyboard.press('Enter');
      await page.locator('#verdict').waitFor();

      const { values } = await house().client.threads.getState(getThreadId(page));
      assert.equal(Object(values).user_answer, 'b');
      await page.reload();
      await page.locator('article').getByRole('listitem').nth(2).waitFor();
      await page.getByRole('definition').getByText('B', { exact: true }).waitFor();
    });

    it('hears what is wrong with a question, and puts it before the experts', async () => {
      const page = await house().visit(`${MATHS}&outcome=MNU-5-03`);
      await page.getByRole('button', { name: /Something is wrong/ }).click();
      await page.getByLabel('The figure is wrong').check();
      await page.getByRole('dialog').getByRole('textbox').fill('It has four sides.');
      assert.deepEqual(await findSeriousViolations(page), []);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('An expert will look at it').waitFor();

      const { text } = await getQuestionOn(house(), page);
      const queue = await (await fetch(`${house().url}/api/v1/review/queue`)).json();
      assert.ok(JSON.stringify(queue).includes(JSON.stringify(text).slice(1, 30)));
    });

    it('sets a very long question within the page, by day, by night and on a phone', async () => {
      const words = `${'The ladder leans against the wall of the house. '.repeat(60)}${'x'.repeat(400)} $${Array.from({ length: 60 }, (_, n) => `a_{${n}}`).join('+')}$`;
      const session = await house().visit(MATHS);
      await session.getByLabel('Answer', { exact: true }).waitFor();
      for (const [name, look] of [
        ['desktop', desktop],
        ['dark', dark],
        ['phone', phone],
      ] as const) {
        const page = await house().visit('/learn/progress', look);
        await page.route('**/threads/*/state', async (route) => {
          const answer = await route.fetch();
          const state = await answer.json();
          state.values.question.text = words;
          await route.fulfill({ response: answer, json: state });
        });
        await page.goto(session.url());
        await page.getByText('The ladder leans').first().waitFor();
        await page.getByLabel('Answer', { exact: true }).waitFor();
        await house().picture(page, `learn-long-${name}`);
        assert.ok(await fitsViewport(page));
        if (name === 'dark') assert.deepEqual(await findSeriousViolations(page), []);
      }
    });

    it('says what is missing: a session of nobody, a server that is away', async () => {
      const page = await house().visit(`/learn/practice/${crypto.randomUUID()}`);
      await page.getByText('There is no such session').waitFor();
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
      await page.goto(house().url + MATHS);
      await page.getByText('Something went wrong on our side.').waitFor();
      await page.getByText('req-7').waitFor();
      await house().picture(page, 'learn-error');
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByLabel('Answer', { exact: true }).waitFor();
    });

    it('shows its first question soon on a slow machine, and brings little to do so', async () => {
      const page = await house().visit('/settings');
      const session = await page.context().newCDPSession(page);
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const begun = Date.now();
      await page.goto(`${house().url}${MATHS}`, { waitUntil: 'commit' });
      await page.locator('article').getByText(/\w{3}/).filter({ visible: true }).first().waitFor();
      console.log(`first question on screen, cold, CPU 4× slower: ${Date.now() - begun} ms`);

      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
      );
      const sizes = await Promise.all(names.map(gzippedSize));
      const total = sizes.reduce((sum, size) => sum + size, 0);
      console.log(`script of the practice page: ${Math.round(total / 1000)} kB gzip`);
      assert.ok(names.every((name) => !name.includes('mathlive')));
      assert.ok(total <= 250_000);
    });

    it('tells what to practise next, and why', async () => {
      const page = await house().visit('/learn/progress');
      await page.getByRole('heading', { name: 'Practise next' }).first().waitFor();
      await house().picture(page, 'learn-progress');
      assert.deepEqual(await findSeriousViolations(page), []);
      await page
        .getByText(/of the last \d+ marks here|You have not tried this yet/)
        .first()
        .waitFor();
      const small = await house().visit('/learn/progress', { ...phone, colorScheme: 'dark' });
      await small.getByRole('heading', { name: 'Practise next' }).first().waitFor();
      await house().picture(small, 'learn-progress-phone-dark');
      assert.ok(await fitsViewport(small));
    });
  });
}

async function gzippedSize(address: string): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const packed = response.body?.pipeThrough(new CompressionStream('gzip'));
  return (await new Response(packed).arrayBuffer()).byteLength;
}
