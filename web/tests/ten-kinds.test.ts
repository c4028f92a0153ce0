import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findSeriousViolations } from './accessibility-violations.ts';
import { type LearnServer, openLearnServer } from './learn-server.ts';
import { fetchShownQuestion, fitsViewport, tabTo } from './learn-steps.ts';
import { dark, desktop, phone } from './page-server.ts';
import { createTenKinds } from './ten-kinds.fixture.ts';

const stillPhone = { ...phone, reducedMotion: 'reduce' } as const;
const darkTablet = { ...dark, viewport: { width: 768, height: 1024 } };

/** Each layout uses another topic, because a topic has one session per learner. */
const layouts = [
  { name: 'desktop by keyboard', outcomeId: 'PHY-5-01', options: desktop, isKeyboard: true },
  { name: 'phone by touch', outcomeId: 'PHY-5-02', options: stillPhone, isKeyboard: false },
  { name: 'dark tablet by mouse', outcomeId: 'PHY-5-03', options: darkTablet, isKeyboard: false },
] as const;

const KINDS_BY_PERSON = ['prose', 'code'];

/** Types the right answer to a question of this kind; the first field has the focus. */
async function answerByKeyboard(page: Page, kind: string): Promise<void> {
  const { keyboard } = page;
  if (kind === 'choice') await keyboard.press('c');
  if (kind === 'choices') for (const key of ['a', 'c']) await keyboard.press(key);
  if (kind === 'number') await keyboard.type('3.0 m/s');
  if (kind === 'expression') await keyboard.type('1/2 m v^2');
  if (kind === 'text') await keyboard.type('friction');
  if (kind === 'prose' || kind === 'code') {
    await keyboard.type(kind === 'prose' ? 'friction' : '0.5');
    await keyboard.press('Enter');
    await keyboard.type(kind === 'prose' ? 'The air pushes up against it.' : 'print(1 / f)');
  }
  if (kind === 'table') {
    await keyboard.type('3');
    await keyboard.press('Tab');
    await keyboard.type('6');
  }
  if (kind === 'matches') {
    await keyboard.press('2');
    await keyboard.press('Tab');
    await keyboard.press('1');
  }
  if (kind === 'order') {
    await tabTo(page, 'Move C up');
    await keyboard.press('Enter');
    await tabTo(page, 'Move C up');
    await keyboard.press('Enter');
  }
  await keyboard.press('Control+Enter');
}

/** Gives the right answer to a question of this kind with the mouse and a keyboard for texts. */
async function answerByMouse(page: Page, kind: string): Promise<void> {
  const fill = (text: string) =>
    page
      .getByLabel(/^Answer/)
      .first()
      .fill(text);
  const choose = (text: string) => page.locator('form label', { hasText: text }).click();
  if (kind === 'choice') await choose('velocity');
  if (kind === 'choices') for (const text of ['amplitude', 'wavelength']) await choose(text);
  if (kind === 'number') await fill('3.0 m/s');
  if (kind === 'expression') await fill('1/2 m v^2');
  if (kind === 'text') await fill('friction');
  if (kind === 'prose' || kind === 'code') {
    await fill(kind === 'prose' ? 'friction' : '0.5');
    await page.getByLabel('Answer to (b)').fill(kind === 'prose' ? 'The air pushes up.' : 'print(1 / f)');
  }
  if (kind === 'table') {
    await page.getByLabel('Wavelength in metres, row 1').fill('3');
    await page.getByLabel('Frequency in hertz, row 2').fill('6');
  }
  if (kind === 'matches') {
    await page.getByRole('combobox').nth(0).selectOption('2');
    await page.getByRole('combobox').nth(1).selectOption('1');
  }
  if (kind === 'order')
    for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Move C up' }).click();
  await page.getByRole('button', { name: /^Check answer/ }).click();
}

describe('a session of ten questions of ten kinds', () => {
  let server: LearnServer;
  before(async () => {
    server = await openLearnServer({ dataSource: 'database' });
    await server.saveQuestions(layouts.flatMap(({ outcomeId }) => createTenKinds(outcomeId)));
  });
  after(() => server.close());

  for (const { name, outcomeId, options, isKeyboard } of layouts)
    it(`is answered on a ${name}, with marks at once, and ends with a summary`, async () => {
      const search = new URLSearchParams({ subject: 'Physics', level: 'Nat 5', outcome: outcomeId });
      const page = await server.visit(`/learn/practice?${search}`, options);
      const seen = new Set<string>();
      for (let count = 1; count <= 10; count++) {
        await page.getByRole('button', { name: 'I don’t know' }).waitFor();
        const { id } = await fetchShownQuestion(server, page);
        const kind = id.slice(outcomeId.length + 1);
        seen.add(kind);
        await server.screenshot(page, `ten-kinds-${name}-${kind}`, { fullPage: true });
        await (isKeyboard ? answerByKeyboard : answerByMouse)(page, kind);
        await page.locator('#verdict').waitFor();
        const verdict = await page.locator('#verdict').textContent();
        if (!KINDS_BY_PERSON.includes(kind)) assert.match(verdict ?? '', /Correct/, `${kind}: ${verdict}`);
        await page.waitForLoadState('networkidle');
        await server.screenshot(page, `ten-kinds-${name}-${kind}-marked`, { fullPage: true });
        assert.deepEqual([await findSeriousViolations(page), await fitsViewport(page)], [[], true], kind);
        const next = page.getByRole('button', { name: /^(?:Next question|See how it went)/ });
        if (isKeyboard) await page.keyboard.press('n');
        else await next.click();
      }
      await page.getByRole('heading', { name: 'Session finished' }).waitFor();
      await server.screenshot(page, `ten-kinds-${name}-summary`, { fullPage: true });
      assert.equal(seen.size, 10);
      assert.deepEqual([await findSeriousViolations(page), await fitsViewport(page)], [[], true]);
    });
});
