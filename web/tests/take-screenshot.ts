import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../scripts/run-command.ts';

const folder = join(projectRoot, 'artifacts/screenshots');

/** Keeps what the page looks like for a person to see, when `VBAGENT_TEST_PICTURES` is set: no test compares it. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env.VBAGENT_TEST_PICTURES) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
