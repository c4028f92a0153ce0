import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type AxeReport = { violations: { id: string; impact: string; nodes: { html: string }[] }[] };

/** What keeps somebody from using the page; nothing of it is acceptable. A long page may be looked at without its repeats. */
export async function findSeriousViolations(page: Page, repeats: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axeSource);
  // The boxes of a formula are hidden from who cannot see them and take the colour of the text around them.
  const exclude = ['.katex', ...repeats].map((selector) => [selector]);
  const report: AxeReport = await page.evaluate(`axe.run(${JSON.stringify({ exclude })})`);
  return report.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
