import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../scripts/run-command.ts';

const folder = join(projectRoot, 'artifacts/screenshots');

/** Saves a screenshot for visual review when `VBAGENT_TEST_PICTURES` is set; tests do not compare it. */
export async function takeScreenshot(
  page: Page,
  name: string,
  options: { readonly fullPage?: boolean } = {},
): Promise<void> {
  if (!process.env.VBAGENT_TEST_PICTURES) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ ...options, path: join(folder, `${name}.png`) });
}
