import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findSeriousViolations } from './accessibility-violations.ts';
import type { LearnServer } from './learn-server.ts';
import { fitsViewport, getThreadId, tabTo, waitUntil } from './learn-steps.ts';
import { phone } from './page-server.ts';

/** No paper of ours takes so long. */
const LONGER_THAN_A_PAPER_MS = 4 * 60 * 60 * 1000;

type Sat = {
  readonly questions: readonly { readonly id: string; readonly marks: number }[];
  readonly responses?: Readonly<Record<string, string>> | null;
  readonly marking?: Readonly<Record<string, { readonly correct: boolean }>> | null;
};

const nightPhone = { ...phone, colorScheme: 'dark' } as const;

/** Questions look alike; three of each section are enough to look at. */
const REPEATS = ['article:nth-of-type(n+4)'];

/** What sitting a paper in a browser does; each test sits one of another course. */
export function examContract(house: () => LearnServer): void {
  const sat = async (page: Page): Promise<Sat> =>
    Object((await house().client.threads.getState(getThreadId(page))).values);
  const box = (page: Page, id: string | undefined) => page.locator(`[id="question-${id}"] textarea`);
  const openPaper = async (page: Page) => {
    await page.getByRole('button', { name: /Start the paper|Go on with the paper/ }).click();
    await page.getByRole('timer').waitFor();
  };
  const handIn = async (page: Page) => {
    await page.getByRole('button', { name: 'Hand in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  };
  const script = (page: Page) => page.getByRole('heading', { name: /Marked script/ });

  describe('a paper in a browser', () => {
    afterEach(() => house().leave());

    it('is chosen, sat, flagged and handed in by keyboard alone, and comes back marked', async () => {
      const page = await house().visit('/learn/exams');
      await page.getByRole('heading', { name: 'Which paper do you want to sit?' }).waitFor();
      assert.deepEqual(await findSeriousViolations(page), []);
      await tabTo(page, 'National 5 Mathematics');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Start the paper' }).waitFor();
      await tabTo(page, 'Start the paper');
      await page.keyboard.press('Enter');
      await page.getByText('You may NOT use a calculator.').first().waitFor();
      await page.locator('article .katex').first().waitFor();
      await house().picture(page, 'learn-paper');
      assert.deepEqual(await findSeriousViolations(page, REPEATS), []);
      const { questions } = await sat(page);

      await page.keyboard.press('j');
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(await house().answerTo(questions[0]?.id ?? ''));
      await page.keyboard.press('Escape');
      await page.keyboard.press('f');
      await page.keyboard.press('j');
      await page.getByRole('button', { name: 'Question 1, answered, flagged' }).waitFor();
      await page.getByText('1 of ').waitFor();
      await house().picture(page, 'learn-paper-writing');
      await tabTo(page, /^Hand in$/, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await page.getByText(/questions are blank\. 1 is flagged/).waitFor();
      await tabTo(page, /^Hand in$/);
      await page.keyboard.press('Enter');
      await script(page).waitFor();
      await page.getByText('Estimated grade: No Award').waitFor();
      await page.getByRole('heading', { name: 'Topic by topic' }).waitFor();
      await house().picture(page, 'learn-script');

      assert.equal((await sat(page)).marking?.[questions[0]?.id ?? '']?.correct, true);
      await page
        .getByRole('link', { name: /Practise this/ })
        .first()
        .click();
      await page.getByLabel('Answer', { exact: true }).or(page.getByRole('radio').first()).first().waitFor();
    });

    it('loses no answer and takes no script twice, over windows, reloads, clocks and a killed server', async () => {
      const first = await house().visit('/learn/exams?subject=Applications+of+Mathematics&level=Nat+4');
      await first.getByRole('button', { name: 'Start the paper' }).waitFor();
      const second = await house().visitIn(
        first.context(),
        new URL(first.url()).pathname + new URL(first.url()).search,
      );
      await second.getByRole('button', { name: 'Start the paper' }).waitFor();
      await Promise.all([openPaper(first), openPaper(second)]);
      assert.equal(getThreadId(first), getThreadId(second));
      const ids = (await sat(first)).questions.map(({ id }) => id);

      await box(first, ids[0]).fill('one');
      await box(second, ids[1]).fill('two');
      await waitUntil(async () => (await box(first, ids[1]).inputValue()) === 'two');
      await first.reload();
      await waitUntil(async () => (await box(first, ids[0]).inputValue()) === 'one');
      await first.goBack();
      await first.getByRole('button', { name: 'Go on with the paper' }).waitFor();
      await first.goForward();
      await first.getByRole('timer').waitFor();
      const before = await secondsOn(first);
      await first.evaluate(() => {
        const real = Date.now;
        Date.now = () => real() + 3 * 3_600_000;
      });
      await house().kill();
      await box(first, ids[2]).fill('three');
      await first.getByText('Kept in this browser').waitFor();
      await house().picture(first, 'learn-paper-offline');
      assert.ok(Math.abs(before - (await secondsOn(first))) < 60);
      await first.reload().catch(() => undefined);
      await house().restart();
      await first.goto(`${house().url}/learn/exams/${getThreadId(second)}`);
      await waitUntil(async () => (await box(first, ids[2]).inputValue()) === 'three');
      await first.getByText('Saved', { exact: true }).waitFor();

      await Promise.all([handIn(first), handIn(second).catch(() => undefined)]);
      await Promise.all([script(first).waitFor(), script(second).waitFor()]);
      const { responses } = await sat(first);
      assert.deepEqual(
        [0, 1, 2].map((n) => responses?.[ids[n] ?? '']),
        ['one', 'two', 'three'],
      );
      const history = await house().client.threads.getHistory(getThreadId(first), { limit: 100 });
      const times = new Set(history.flatMap(({ values }) => Object(values).handed_in_at ?? []));
      assert.equal(times.size, 1);
    });

    it('is handed in once from two devices, with what was written last, and tells who writes on', async () => {
      const desk = await house().visit('/learn/exams?subject=Physics&level=Nat+3');
      await openPaper(desk);
      const [one, two, three] = (await sat(desk)).questions.map(({ id }) => id);
      await box(desk, one).fill('old');
      await desk.getByText('Saved', { exact: true }).waitFor();
      const mobile = await house().visit(`/learn/exams/${getThreadId(desk)}`, phone);
      await waitUntil(async () => (await box(mobile, one).inputValue()) === 'old');
      await box(mobile, one).fill('new');
      await box(mobile, two).fill('two');
      await mobile.getByText('Saved', { exact: true }).waitFor();

      assert.equal(await box(desk, one).inputValue(), 'old');
      await handIn(desk);
      await script(desk).waitFor();
      await box(mobile, three).fill('too late');
      await script(mobile).waitFor();

      const { responses } = await sat(desk);
      assert.deepEqual(
        [one, two, three].map((id) => responses?.[id ?? '']),
        ['new', 'two', undefined],
      );
    });

    it('is handed in with what was saved when its time ran out while nobody had it open', async () => {
      const page = await house().visit('/learn/exams?subject=Computing+Science&level=Nat+3', phone);
      await openPaper(page);
      const thread = getThreadId(page);
      await page.locator('article table').first().waitFor();
      assert.deepEqual([await fitsViewport(page), await findSeriousViolations(page)], [true, []]);
      const [question] = (await sat(page)).questions;
      await box(page, question?.id).fill('variable');
      await page.getByText('Saved', { exact: true }).waitFor();
      await page.close();

      const later = await page.context().newPage();
      await later.route('**/threads/**', async (route) => {
        const answer = await route.fetch();
        const ago = new Date(Date.now() - 3 * 3_600_000).toISOString();
        const body = (await answer.text())
          .replace(/"created_at":"[^"]+"/g, `"created_at":"${ago}"`)
          .replace(/"ends_at":"[^"]+"/g, `"ends_at":"${ago}"`);
        await route.fulfill({ response: answer, body });
      });
      await later.goto(`${house().url}/learn/exams?subject=Computing+Science&level=Nat+3`);
      await later.getByRole('link', { name: /Computing Science, .* of 40/ }).waitFor();
      await later.getByRole('button', { name: 'Start the paper' }).waitFor();

      const { values } = await house().client.threads.getState(thread);
      assert.equal(Object(values).responses[question?.id ?? ''], 'variable');
    });

    it('is handed in when its time is up, as soon as a server that was away is back, and can be printed', async () => {
      const page = await house().visit(
        '/learn/exams?subject=Applications+of+Mathematics&level=Nat+3',
        nightPhone,
      );
      await openPaper(page);
      const [question] = (await sat(page)).questions;
      await box(page, question?.id).tap();
      await box(page, question?.id).fill('42');
      await page.getByText('Saved', { exact: true }).waitFor();
      await house().picture(page, 'learn-paper-phone');
      assert.ok(await fitsViewport(page));
      await page.clock.install();
      await page.reload();
      // Until it has heard the server's clock, a page cannot know that time is up.
      await secondsOn(page);
      await house().kill();
      await page.clock.fastForward(LONGER_THAN_A_PAPER_MS);
      await page.getByRole('alert').getByText('handed in as soon as it is back').waitFor();
      await house().picture(page, 'learn-paper-time-up-offline');
      await house().restart();

      // A server that was killed while it took the script in is given up for dead first.
      await script(page).waitFor({ timeout: 90_000 });
      await house().picture(page, 'learn-script-phone');
      assert.ok(await fitsViewport(page));
      assert.deepEqual(await findSeriousViolations(page, REPEATS), []);
      assert.equal((await sat(page)).responses?.[question?.id ?? ''], '42');
      // Printing it takes a second browser; learner-routes and the command line test the rest of the way.
      await page.route('**/marked-script', (route) =>
        route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }),
      );
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Script as PDF' }).tap(),
      ]);
      assert.equal(file.suggestedFilename(), 'marked-script.pdf');
      await page.emulateMedia({ media: 'print' });
      await house().picture(page, 'learn-script-print');
      assert.equal(await page.getByRole('button').filter({ visible: true }).count(), 0);
    });
  });
}

async function secondsOn(page: Page): Promise<number> {
  const text = await page
    .getByRole('timer')
    .filter({ hasText: /\d:\d\d/ })
    .textContent();
  return (text ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
