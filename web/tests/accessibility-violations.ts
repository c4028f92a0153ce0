import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type AxeReport = { violations: { id: string; impact: string; nodes: { html: string }[] }[] };

/** Returns the serious and critical accessibility violations of a page. `excluded` lists selectors of parts to leave out. */
export async function findSeriousViolations(page: Page, excluded: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axeSource);
  // The HTML of a formula is hidden from screen readers, which read its MathML.
  const exclude = ['.katex', ...excluded].map((selector) => [selector]);
  const report: AxeReport = await page.evaluate(
    `axe.run(${JSON.stringify({ exclude })}, { resultTypes: ['violations'] })`,
  );
  return report.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
