import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../scripts/run-command.ts';
import { createScriptedModel } from '../../src/adapters/scripted-model/create-scripted-model.ts';
import { createQuestion } from '../../src/domain/question.ts';
import { Settings } from '../../src/domain/settings.ts';
import {
  correctItem,
  createJudgeReply,
  replies,
} from '../../src/factory/generation/generation-harness.fixture.ts';
import { openScratchServer, type ScratchServer } from '../../src/http/scratch-server.fixture.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import { dark, desktop, openPageServer, type PageServer, phone } from './page-server.ts';

const GENERATIONS_URL = '**/api/v1/generations';

const fitsViewport = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

const getStep = (page: Page, name: string) => page.locator('li[data-state]').filter({ hasText: name });

/** The announcement for screen readers at the end of the events. */
const getEndAnnouncement = (page: Page) => page.getByRole('status').filter({ hasText: 'Finished.' });

async function submitBrief(page: Page, course: string): Promise<void> {
  await page.getByLabel('Course').selectOption(course);
  await page.getByRole('button', { name: 'Generate questions' }).click();
}

/** Fills in the form for a subject that is not a course. */
async function submitFreeTextBrief(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Course').selectOption('Something else…');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Level or audience').fill('First year');
  await page.getByLabel('Learning objective').fill('Use F = ma');
  await page.getByRole('button', { name: 'Generate questions' }).click();
}

let pages: PageServer;
before(async () => {
  pages = await openPageServer({ samples: false });
});
after(() => pages.close());

describe('Generate questions page without a model', () => {
  it('shows the steps, scores and question of a batch, and adds the question to the bank', async () => {
    const page = await pages.visit('/make');
    await page.locator('header').getByRole('link', { name: 'Generate questions' }).click();
    await page.getByRole('heading', { name: 'Generate questions' }).waitFor();
    await pages.screenshot(page, 'generate-brief');

    await submitBrief(page, 'National 5 Physics');
    await page.waitForURL(/\/make\/generate\/[\w-]+/);
    await page.getByText('This question passed all checks and is in the bank.').waitFor();

    assert.match(await getStep(page, 'Score').innerText(), /\d+ ms|\d s/);
    assert.match(await getStep(page, 'Send to an expert').innerText(), /skipped/);
    await page.getByText('Scored by rules').waitFor();
    await getEndAnnouncement(page).waitFor({ state: 'attached' });
    await pages.screenshot(page, 'generate-finished');
    await page.getByRole('link', { name: 'Open in the bank' }).click();
    await page.getByRole('button', { name: 'Show answer and solution' }).waitFor();
    assert.equal(await pages.server.bank.count({}), 1);
  });

  it('works with the keyboard alone, sends a question to the experts, and fits on a phone screen', async () => {
    const page = await pages.visit('/make/generate', phone);
    await page.getByLabel('Course').focus();
    await page.keyboard.type('National 5 Mathematics');
    await page.getByLabel('Number of questions').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: '2 passed' }).waitFor();
    await page.getByRole('link', { name: '1 passed' }).press('Enter');
    await page.waitForURL(/item=1/);

    await page.getByRole('button', { name: 'Send to an expert' }).press('Enter');
    await page.getByLabel('The question is unclear').press('Space');
    await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
    await page.getByText('Thank you. An expert will look at it.').waitFor();
    await page.keyboard.press('Escape');

    await pages.screenshot(page, 'generate-phone');
    assert.ok(await fitsViewport(page));
    assert.deepEqual(await findSeriousViolations(page), []);
    const queueResponse = await pages.server.fetch('/api/v1/review/queue');
    assert.equal(queueResponse.headers.get('x-total-count'), '1');
  });

  it('shows errors at their fields and explains that a model is needed', async () => {
    const page = await pages.visit('/make/generate');
    await page.getByLabel('Number of questions').fill('77');
    await page.getByRole('button', { name: 'Generate questions' }).click();
    await page.getByText('Enter a whole number from 1 to 50.').waitFor();
    assert.equal(await page.getByLabel('Course').getAttribute('aria-invalid'), 'true');
    assert.ok(await page.getByLabel('Course').evaluate((field) => field === document.activeElement));

    await page.getByLabel('Number of questions').fill('2');
    await page.getByLabel('Institution').fill('nowhere');
    await submitBrief(page, 'National 5 Physics');
    await page.getByText('There is no institution nowhere').waitFor();
    assert.equal(await page.getByLabel('Institution').getAttribute('aria-invalid'), 'true');
    assert.doesNotMatch(await page.getByRole('alert').innerText(), /vbagent/);
    assert.deepEqual(await findSeriousViolations(page), []);

    await page.getByLabel('Institution').fill('');
    await submitFreeTextBrief(page, 'Medicine');
    await page.getByRole('heading', { name: 'This needs an AI model' }).waitFor();
    const message = await page.getByRole('alert').innerText();
    assert.match(message, /no AI model is connected.*ask your administrator/s);
    assert.doesNotMatch(message, /OPENAI|--engine|mcq_sc/);
    await pages.screenshot(page, 'generate-refused');
    await page.reload();
    assert.equal(await page.getByLabel('Subject').inputValue(), 'Medicine');
  });

  it('suggests a question type that can be calculated', async () => {
    const page = await pages.visit('/make/generate');
    await submitBrief(page, 'Advanced Higher Mathematics');
    await page.getByText('Choose the type “Written answer”').waitFor();
    await page.getByLabel('Type').selectOption('Written answer');
    await page.getByRole('button', { name: 'Generate questions' }).click();
    await page.getByText('This question passed all checks and is in the bank.').waitFor();
  });

  it('keeps the form while the server is unreachable and starts one batch afterwards', async () => {
    const page = await pages.visit('/make/generate');
    await page.route(GENERATIONS_URL, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await submitBrief(page, 'Higher Physics');
    await page.getByText('We can’t reach the server').waitFor();

    await page.unroute(GENERATIONS_URL);
    await page.getByRole('button', { name: 'Generate questions' }).click();

    await page.getByText('This question passed all checks and is in the bank.').waitFor();
  });

  it('resumes after the last event when the connection breaks', async () => {
    const brief = { subject: 'Chemistry', level: 'Nat 5', seed: 7 };
    const generation: unknown = await (await pages.server.send('POST', '/api/v1/generations', brief)).json();
    const eventsPath = `/api/v1/generations/${Object(generation).id}/events`;
    const eventText = await (await pages.server.fetch(eventsPath)).text();
    const cutIndex = eventText.indexOf('id: 20\n');
    let requests = 0;
    const page = await pages.visit('/make/generate');
    await page.route('**/events?*', (route) => {
      requests += 1;
      if (requests > 1) return route.continue();
      const body = `retry: 10\n\n${eventText.slice(0, cutIndex)}`;
      return route.fulfill({ contentType: 'text/event-stream', body });
    });

    await page.goto(`${pages.server.url}/make/generate/${Object(generation).id}`);
    await getEndAnnouncement(page).waitFor({ state: 'attached' });

    assert.match(await getStep(page, 'Add to the bank').innerText(), /\d+ ms/);
    assert.equal(requests, 2);
    // A step whose events arrived twice would show a count.
    assert.equal(await page.locator('li[data-state]').getByText('2×').count(), 0);
  });

  it('shows older batches on request', async () => {
    const page = await pages.visit('/settings');
    await page.route('**/api/v1/generations?limit=8', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...Object(await response.json()), next: 'older' } });
    });
    await page.goto(`${pages.server.url}/make/generate`);
    const olderBatchesRequest = page.waitForRequest('**/api/v1/generations?limit=100');
    await page.getByRole('button', { name: 'Show older batches' }).click();
    await olderBatchesRequest;
    await page.getByRole('button', { name: 'Show older batches' }).waitFor({ state: 'detached' });
  });

  it('makes a formula that is wider than the screen reachable by keyboard', async () => {
    const lines = [`v &= ${Array.from({ length: 40 }, (_, n) => `${n + 1}\\times 2`).join(' + ')}`];
    const solution = [{ kind: 'display' as const, lines }];
    await pages.server.bank.save([
      createQuestion({ id: 'wide', kind: 'subjective', stem: 'Add.', solution }),
    ]);
    const page = await pages.visit('/make/questions/wide', phone);
    await page.getByRole('button', { name: 'Show answer and solution' }).click();
    await page.locator('.katex-display[tabindex="0"]').waitFor();

    assert.deepEqual(await findSeriousViolations(page), []);
  });

  it('shows a note when a batch does not exist', async () => {
    const page = await pages.visit('/make/generate/nowhere');
    await page.getByText('Batch not found').waitFor();
  });
});

describe('Generate questions page with a model', () => {
  let model: Awaited<ReturnType<typeof createScriptedModel>>;
  let server: ScratchServer;
  const draftReplies = [replies.stem(), replies.options(), replies.rationale(), replies.tags()];
  before(async () => {
    const lowScore = createJudgeReply(0.8, 'Option A is implausible.', { distractor_quality: 0.1 });
    const correctedOptions = correctItem.options
      .replace('$1.5\\,', '$0.67\\,')
      .replace('acceleration was divided by the mass', 'mass was divided by the acceleration');
    model = await createScriptedModel([
      ...draftReplies,
      { reply: { json: lowScore } },
      replies.correct('distractors', correctedOptions),
      { reply: { json: createJudgeReply(0.9, 'It is sound.') } },
      replies.stem(
        'A sledge of mass $4\\,\\mathrm{kg}$ accelerates at $2\\,\\mathrm{m\\,s^{-2}}$. Calculate the force in newtons.',
      ),
      replies.answer('6'),
      replies.rationale('$F = ma = 4 \\times 2 = 8$.'),
      replies.tags(),
      replies.answer('8'),
      { reply: { json: createJudgeReply(0.9, 'It is sound.') } },
      { reply: { text: '' }, times: 4 },
      ...draftReplies,
      { hang: true, times: 3 },
    ]);
    server = await openScratchServer({
      webFolder: join(projectRoot, 'web/dist'),
      settings: Settings.parse({
        openai: { baseUrl: model.url },
        agents: { default: { model: 'writer-model' }, roles: {} },
      }),
    });
  });
  after(async () => {
    await server.stop();
    await model.close().catch(() => undefined);
  });

  async function visit(path: string, browserOptions = desktop): Promise<Page> {
    const page = await pages.visit('/settings', browserOptions);
    await page.goto(server.url + path);
    return page;
  }

  it('shows a correction side by side, with the scores of both attempts', async () => {
    const page = await visit('/make/generate', dark);
    await submitFreeTextBrief(page, 'Mechanics');
    await page.getByText('This question was corrected, then passed all checks and is in the bank.').waitFor();

    await page.getByText('Rewritten: options.').waitFor();
    assert.equal(await page.locator('del').first().innerText(), '1.5');
    assert.equal(await page.locator('ins').first().innerText(), '0.67');
    await page.getByText('0.10 → 0.90').waitFor();
    assert.match(await getStep(page, 'Check').innerText(), /2×/);
    await page.locator('del').first().scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await pages.screenshot(page, 'generate-corrected-dark');
    assert.deepEqual(await findSeriousViolations(page), []);
  });

  it('generates a number question and shows the corrected answer', async () => {
    const page = await visit('/make/generate');
    await page.getByLabel('Type').selectOption('Whole number');
    await submitFreeTextBrief(page, 'Mechanics');
    await page.getByText('This question was corrected, then passed all checks and is in the bank.').waitFor();

    await page.getByText('Rewritten: answer.').waitFor();
    assert.equal(await page.locator('del').innerText(), '6');
    assert.equal(await page.locator('ins').innerText(), '8');
  });

  it('shows at which step each question failed', async () => {
    const page = await visit('/make/generate', phone);
    await page.getByLabel('Number of questions').fill('2');
    await submitFreeTextBrief(page, 'Thermodynamics'.repeat(8));
    await page.getByText('Failed', { exact: true }).waitFor();

    await page.getByRole('link', { name: '1 failed' }).click();
    await page.getByText('Step: Write the question.').waitFor();
    assert.match(await getStep(page, 'Write the question').innerText(), /failed/);
    assert.match(await getStep(page, 'Score').innerText(), /not reached/);
    await pages.screenshot(page, 'generate-failed-phone');
    assert.ok(await fitsViewport(page));
  });

  it('shows a running batch after a reload, refuses a fourth one, and cancels', async () => {
    const page = await visit('/make/generate');
    await submitFreeTextBrief(page, 'Mechanics');
    await getStep(page, 'Score').getByText('in progress').waitFor();
    await page.reload();
    await getStep(page, 'Score').getByText('in progress').waitFor();
    await page.getByText('Calculate the net force on it.').waitFor();
    await page.getByRole('status').filter({ hasText: 'Score' }).waitFor({ state: 'attached' });
    await pages.screenshot(page, 'generate-running');
    assert.deepEqual(await findSeriousViolations(page), []);

    for (const level of ['Year 1', 'Year 2'])
      await server.send('POST', '/api/v1/generations', { subject: 'Law', level });
    const otherPage = await visit('/make/generate');
    await submitFreeTextBrief(otherPage, 'Law');
    await otherPage.getByRole('heading', { name: 'Three batches are already running' }).waitFor();
    await otherPage.getByRole('link', { name: /Year 2 Law/ }).waitFor();
    await pages.screenshot(otherPage, 'generate-too-many');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Cancelled. Finished questions are saved.').first().waitFor();
    await page.getByRole('button', { name: 'Generate more like this' }).click();
    assert.equal(await page.getByLabel('Learning objective').inputValue(), 'Use F = ma');
  });
});
