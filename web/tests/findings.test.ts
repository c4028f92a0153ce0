import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { createQuestion } from '../../src/domain/question.ts';
import { dark, openPageServer, type PageServer, phone } from './page-server.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type AxeReport = { violations: { id: string; impact: string; nodes: { html: string }[] }[] };

/** Returns serious accessibility violations. Unlike `findSeriousViolations`, it also checks formulas. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const report: AxeReport = await page.evaluate('axe.run()');
  return report.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

const forceQuestion = createQuestion({
  id: 'net-force',
  kind: 'mcq_sc',
  stem: 'A trolley of mass $2.0\\,\\mathrm{kg}$ accelerates at $3.0\\,\\mathrm{m\\,s^{-2}}$ along a level track. Which of these is not smaller than the net force?',
  options: [
    { id: 'a', text: '$5.0\\,\\mathrm{N}$', correct: false },
    { id: 'b', text: '$6.0\\,\\mathrm{N}$', correct: true },
    { id: 'c', text: '$6.0\\,\\mathrm{N}$', correct: false },
    { id: 'd', text: 'None of the above', correct: false },
  ],
  answer: { kind: 'choice', correct: ['b'] },
  solution: [
    { kind: 'prose', tex: 'The net force follows from $F = k\\,q$ with a factor of our own.' },
    { kind: 'display', lines: ['F &= 2.0 \\times 3.0', '&= 6.0\\,\\mathrm{N}'] },
    { kind: 'prose', tex: 'After four seconds the momentum is $6.0 \\times 4.0 = 25.0$ all told.' },
  ],
  subject: 'Physics',
  level: 'Higher',
});

const showSolution = (page: Page) => page.getByRole('button', { name: 'Show answer and solution' }).click();

describe('findings of a question', () => {
  let pages: PageServer;
  before(async () => {
    pages = await openPageServer({ samples: true });
    await pages.server.bank.save([forceQuestion]);
  });
  after(() => pages.close());

  it('are shown at the stem, option and step they refer to', async () => {
    const page = await pages.visit('/make/questions/net-force');
    await page.getByText(/2 errors/).waitFor();
    const option = page.getByRole('list', { name: 'Options' }).getByRole('listitem');

    await option.getByText('Warning: Option (d)').waitFor();
    await page.getByText('Warning: “not” is easily overlooked').waitFor();
    // The problems of the closed solution are listed below the question.
    assert.equal(await page.getByText('The left side is 24.0').count(), 1);
    await showSolution(page);

    const step = page.locator('div', { hasText: /^After four seconds the momentum/ }).first();
    await step.getByText('Error: The left side is 24.0, not 25.0.').waitFor();
    await pages.screenshot(page, 'findings-desktop');
    assert.deepEqual(await findViolations(page), []);
  });

  it('expand to the reason and the rule with the keyboard', async () => {
    const page = await pages.visit('/make/questions/net-force');
    await showSolution(page);
    const note = page.locator('summary', { hasText: 'The left side is 24.0' });

    await note.focus();
    await page.keyboard.press('Enter');

    await page.getByText('Every equality in a solution that can be recomputed is true').waitFor();
    await page.getByText('equality-holds').waitFor();
  });

  it('mark numbers that were verified and numbers that could not be decided, with an explanation', async () => {
    const page = await pages.visit('/make/questions/net-force');
    await showSolution(page);

    await page
      .getByRole('button', { name: /^Checked automatically$/ })
      .first()
      .hover();
    await page.getByText('The solution gives 6.0 N, the value of this option.').waitFor();
    await page.getByRole('button', { name: /couldn’t check|could not be checked/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/it has letters without a value\. Check it yourself/).waitFor();
    await pages.screenshot(page, 'findings-tooltip');
    await page.keyboard.press('Escape');
  });

  it('fit on a phone screen, where one tap explains a verified number', async () => {
    const page = await pages.visit('/make/questions/net-force', phone);
    await showSolution(page);
    const tick = page.getByRole('button', { name: /^Checked automatically$/ }).last();

    await tick.tap();
    await page.getByText(/Recomputed: 2\.0/).waitFor();

    await pages.screenshot(page, 'findings-phone');
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
    const box = await tick.boundingBox();
    assert.ok(box && box.width >= 44 && box.height >= 44);
  });

  it('are readable in dark mode', async () => {
    const page = await pages.visit('/make/questions/net-force', dark);
    await showSolution(page);
    await page.getByText('Error: The left side is 24.0, not 25.0.').waitFor();
    await pages.screenshot(page, 'findings-dark');
    assert.deepEqual(await findViolations(page), []);
  });

  it('show only the number of checked steps for a correct question', async () => {
    const page = await pages.visit('/make?q=inclined+plane');
    await page.getByText('rough inclined plane').click();

    await page.getByText(/steps checked/).waitFor();
    assert.equal(await page.getByText('Error:').count(), 0);
  });
});
