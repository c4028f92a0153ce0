import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../scripts/run-command.ts';
import {
  createScriptedModel,
  type ScriptedModel,
} from '../../src/adapters/scripted-model/create-scripted-model.ts';
import { createQuestion } from '../../src/domain/question.ts';
import { Settings } from '../../src/domain/settings.ts';
import { judgement, sound, steps } from '../../src/factory/generation/generation-harness.fixture.ts';
import { openScratchServer, type ScratchServer } from '../../src/http/scratch-server.fixture.ts';
import { applyEvent, initialProgress } from '../src/generate/generation-progress.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import { dark, desktop, openPageServer, type PageServer, phone } from './page-server.ts';

const START = '**/api/v1/generations';

const fitsItsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** What a screen reader hears at the end, which only the events tell. */
const toldEnd = (page: Page) => page.getByRole('status').filter({ hasText: 'Finished.' });

async function writeBrief(page: Page, course: string): Promise<void> {
  await page.getByLabel('Course').selectOption(course);
  await page.getByRole('button', { name: 'Make questions' }).click();
}

/** A subject that is nobody's course. */
async function writeOwnBrief(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Course').selectOption('Something else …');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Level or audience').fill('First year');
  await page.getByLabel('Learning objective').fill('Use F = ma');
  await page.getByRole('button', { name: 'Make questions' }).click();
}

describe('what the events add up to', () => {
  it('is the text as it is written; a step that begins anew voids what it wrote', () => {
    const texts = [
      { text: 'A trol' },
      { text: 'ley' },
      { text: '', restart: true as const },
      { text: 'A ball' },
    ];
    let watched = initialProgress;
    const told: (string | undefined)[] = [];

    for (const [place, said] of texts.entries()) {
      const data = { item: 1, node: 'stem-gen' as const, ...said };
      watched = applyEvent(watched, { type: 'token_stream', data }, place + 1);
      told.push(watched.items[1]?.writing?.text);
    }

    assert.deepEqual(told, ['A trol', 'A trolley', '', 'A ball']);
    assert.equal(watched.lastEventId, 4);
  });

  it('begins anew with an item that another server makes again', () => {
    const enter = (node: 'init' | 'stem-gen', step: number) =>
      ({ type: 'node_enter', data: { item: 1, node, step, totalSteps: 10 } }) as const;
    const events = [enter('init', 1), enter('stem-gen', 4), enter('init', 1)];

    const { items, lastEventId } = events.reduce(
      (state, event, place) => applyEvent(state, event, place + 1),
      initialProgress,
    );

    assert.deepEqual(Object.keys(items[1]?.nodes ?? {}), ['init']);
    assert.equal(items[1]?.nodes.init?.visits, 1);
    assert.equal(lastEventId, 3);
  });
});

let house: PageServer;
before(async () => {
  house = await openPageServer({ samples: false });
});
after(() => house.close());

describe('the author’s page without a model', () => {
  it('leads from the bank to a brief, then shows the steps, the scores and the question, which is banked', async () => {
    const page = await house.visit('/make');
    await page.getByRole('link', { name: 'New questions' }).click();
    await page.getByRole('heading', { name: 'New questions' }).waitFor();
    await house.picture(page, 'generate-brief');

    await writeBrief(page, 'National 5 Physics');
    await page.waitForURL(/\/make\/generate\/[\w-]+/);
    await page.getByText('It passed and is in the bank.').waitFor();

    assert.match(await step(page, 'Judge').innerText(), /\d+ ms|\d s/);
    assert.match(await step(page, 'Hand to an expert').innerText(), /not needed/);
    await page.getByText('Judged by rules').waitFor();
    await toldEnd(page).waitFor({ state: 'attached' });
    await house.picture(page, 'generate-finished');
    await page.getByRole('link', { name: 'Open in the bank' }).click();
    await page.getByRole('button', { name: 'Show answer and solution' }).waitFor();
    assert.equal(await house.server.bank.count({}), 1);
  });

  it('is used with the keyboard alone, sends a question on to the experts, and fits a phone', async () => {
    const page = await house.visit('/make/generate', phone);
    await page.getByLabel('Course').focus();
    await page.keyboard.type('National 5 Mathematics');
    await page.getByLabel('How many').focus();
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

    await house.picture(page, 'generate-phone');
    assert.ok(await fitsItsWidth(page));
    assert.deepEqual(await findSeriousViolations(page), []);
    const waiting = await house.server.fetch('/api/v1/review/queue');
    assert.equal(waiting.headers.get('x-total-count'), '1');
  });

  it('says at its field what is wrong with a brief, and that a model is needed', async () => {
    const page = await house.visit('/make/generate');
    await page.getByLabel('How many').fill('77');
    await page.getByRole('button', { name: 'Make questions' }).click();
    await page.getByText('A whole number from 1 to 50.').waitFor();
    assert.equal(await page.getByLabel('Course').getAttribute('aria-invalid'), 'true');
    assert.ok(await page.getByLabel('Course').evaluate((field) => field === document.activeElement));

    await page.getByLabel('How many').fill('2');
    await page.getByLabel('Institution').fill('nowhere');
    await writeBrief(page, 'National 5 Physics');
    await page.getByText('There is no institution nowhere').waitFor();
    assert.equal(await page.getByLabel('Institution').getAttribute('aria-invalid'), 'true');
    assert.doesNotMatch(await page.getByRole('alert').innerText(), /vbagent/);
    assert.deepEqual(await findSeriousViolations(page), []);

    await page.getByLabel('Institution').fill('');
    await writeOwnBrief(page, 'Medicine');
    await page.getByRole('heading', { name: 'This needs a model' }).waitFor();
    const said = await page.getByRole('alert').innerText();
    assert.match(said, /no language model is connected .* ask whoever runs this server/s);
    assert.doesNotMatch(said, /OPENAI|--engine|mcq_sc/);
    await house.picture(page, 'generate-refused');
    await page.reload();
    assert.equal(await page.getByLabel('Subject').inputValue(), 'Medicine');
  });

  it('names the kind that is computed where another one is not', async () => {
    const page = await house.visit('/make/generate');
    await writeBrief(page, 'Advanced Higher Mathematics');
    await page.getByText('Choose the kind “Open answer”').waitFor();
    await page.getByLabel('Kind').selectOption('Open answer');
    await page.getByRole('button', { name: 'Make questions' }).click();
    await page.getByText('It passed and is in the bank.').waitFor();
  });

  it('keeps the brief while the server is away, and starts once when it is back', async () => {
    const page = await house.visit('/make/generate');
    await page.route(START, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await writeBrief(page, 'Higher Physics');
    await page.getByText('The server does not answer').waitFor();

    await page.unroute(START);
    await page.getByRole('button', { name: 'Make questions' }).click();

    await page.getByText('It passed and is in the bank.').waitFor();
  });

  it('comes back after a cut with the last event it saw, and loses nothing', async () => {
    const brief = { subject: 'Chemistry', level: 'Nat 5', seed: 7 };
    const started: unknown = await (await house.server.send('POST', '/api/v1/generations', brief)).json();
    const address = `/api/v1/generations/${Object(started).id}/events`;
    const whole = await (await house.server.fetch(address)).text();
    const cut = whole.indexOf('id: 20\n');
    let asked = 0;
    const page = await house.visit('/make/generate');
    await page.route('**/events?*', (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      const body = `retry: 10\n\n${whole.slice(0, cut)}`;
      return route.fulfill({ contentType: 'text/event-stream', body });
    });

    await page.goto(`${house.server.url}/make/generate/${Object(started).id}`);
    await toldEnd(page).waitFor({ state: 'attached' });

    assert.match(await step(page, 'Put into the bank').innerText(), /\d+ ms/);
    assert.equal(asked, 2);
    // A step whose events came twice would say so.
    assert.equal(await page.getByText('2×').count(), 0);
  });

  it('shows the older generations when asked', async () => {
    const page = await house.visit('/settings');
    await page.route('**/api/v1/generations?limit=8', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...Object(await response.json()), next: 'older' } });
    });
    await page.goto(`${house.server.url}/make/generate`);
    const asked = page.waitForRequest('**/api/v1/generations?limit=100');
    await page.getByRole('button', { name: 'Show older ones' }).click();
    await asked;
    await page.getByRole('button', { name: 'Show older ones' }).waitFor({ state: 'detached' });
  });

  it('leads the keyboard to a formula that is wider than a phone', async () => {
    const lines = [`v &= ${Array.from({ length: 40 }, (_, n) => `${n + 1}\\times 2`).join(' + ')}`];
    const solution = [{ kind: 'display' as const, lines }];
    await house.server.bank.save([
      createQuestion({ id: 'wide', kind: 'subjective', stem: 'Add.', solution }),
    ]);
    const page = await house.visit('/make/questions/wide', phone);
    await page.getByRole('button', { name: 'Show answer and solution' }).click();
    await page.locator('.katex-display[tabindex="0"]').waitFor();

    assert.deepEqual(await findSeriousViolations(page), []);
  });

  it('says that a generation does not exist', async () => {
    const page = await house.visit('/make/generate/nowhere');
    await page.getByText('There is no such generation').waitFor();
  });
});

describe('the author’s page with a model', () => {
  let model: ScriptedModel;
  let server: ScratchServer;
  const written = [steps.stem(), steps.options(), steps.rationale(), steps.tags()];
  before(async () => {
    const poor = judgement(0.8, 'Option A is implausible.', { distractor_quality: 0.1 });
    const better = sound.options
      .replace('$1.5\\,', '$0.67\\,')
      .replace('acceleration was divided by the mass', 'mass was divided by the acceleration');
    model = await createScriptedModel([
      ...written,
      { reply: { json: poor } },
      steps.correct('distractors', better),
      { reply: { json: judgement(0.9, 'It is sound.') } },
      steps.stem(
        'A sledge of mass $4\\,\\mathrm{kg}$ accelerates at $2\\,\\mathrm{m\\,s^{-2}}$. Calculate the force in newtons.',
      ),
      steps.answer('6'),
      steps.rationale('$F = ma = 4 \\times 2 = 8$.'),
      steps.tags(),
      steps.answer('8'),
      { reply: { json: judgement(0.9, 'It is sound.') } },
      { reply: { text: '' }, times: 4 },
      ...written,
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

  async function visit(path: string, look = desktop): Promise<Page> {
    const page = await house.visit('/settings', look);
    await page.goto(server.url + path);
    return page;
  }

  it('shows a correction side by side, with the scores of both cycles', async () => {
    const page = await visit('/make/generate', dark);
    await writeOwnBrief(page, 'Mechanics');
    await page.getByText('It was corrected, passed, and is in the bank.').waitFor();

    await page.getByText('Written anew: options.').waitFor();
    assert.equal(await page.locator('del').first().innerText(), '1.5');
    assert.equal(await page.locator('ins').first().innerText(), '0.67');
    await page.getByText('0.10 → 0.90').waitFor();
    assert.match(await step(page, 'Validate').innerText(), /2×/);
    await page.locator('del').first().scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await house.picture(page, 'generate-corrected-dark');
    assert.deepEqual(await findSeriousViolations(page), []);
  });

  it('asks for a number, and shows how its key was mended', async () => {
    const page = await visit('/make/generate');
    await page.getByLabel('Kind').selectOption('Integer answer');
    await writeOwnBrief(page, 'Mechanics');
    await page.getByText('It was corrected, passed, and is in the bank.').waitFor();

    await page.getByText('Written anew: key.').waitFor();
    assert.equal(await page.locator('del').innerText(), '6');
    assert.equal(await page.locator('ins').innerText(), '8');
  });

  it('says of each question at which step it failed', async () => {
    const page = await visit('/make/generate', phone);
    await page.getByLabel('How many').fill('2');
    await writeOwnBrief(page, 'Thermodynamics'.repeat(8));
    await page.getByText('Failed', { exact: true }).waitFor();

    await page.getByRole('link', { name: '1 failed' }).click();
    await page.getByText('Step: Write the stem.').waitFor();
    assert.match(await step(page, 'Write the stem').innerText(), /failed/);
    assert.match(await step(page, 'Judge').innerText(), /not reached/);
    await house.picture(page, 'generate-failed-phone');
    assert.ok(await fitsItsWidth(page));
  });

  it('shows what is under way, also after a reload; a fourth waits; cancelling ends it', async () => {
    const page = await visit('/make/generate');
    await writeOwnBrief(page, 'Mechanics');
    await step(page, 'Judge').getByText('working').waitFor();
    await page.reload();
    await step(page, 'Judge').getByText('working').waitFor();
    await page.getByText('Calculate the net force on it.').waitFor();
    await page.getByRole('status').filter({ hasText: 'Judge' }).waitFor({ state: 'attached' });
    await house.picture(page, 'generate-running');
    assert.deepEqual(await findSeriousViolations(page), []);

    for (const level of ['Year 1', 'Year 2'])
      await server.send('POST', '/api/v1/generations', { subject: 'Law', level });
    const other = await visit('/make/generate');
    await writeOwnBrief(other, 'Law');
    await other.getByRole('heading', { name: 'Three are under way already' }).waitFor();
    await other.getByRole('link', { name: /Year 2 Law/ }).waitFor();
    await house.picture(other, 'generate-too-many');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Cancelled. What was finished is kept.').first().waitFor();
    await page.getByRole('button', { name: 'Use this brief again' }).click();
    assert.equal(await page.getByLabel('Learning objective').inputValue(), 'Use F = ma');
  });
});
