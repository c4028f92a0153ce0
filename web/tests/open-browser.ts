import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

export type OpenBrowser = { readonly browser: Browser; close(): Promise<void> };

/**
 * Starts the Chromium that npm brings. It unpacks its own libraries only when it believes it runs on a bare function
 * host, and only into a temporary folder that holds no earlier copy.
 */
export async function openBrowser(): Promise<OpenBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'vbagent-chromium-'));
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  process.env.TMPDIR = folder;
  const { default: packed } = await import('@sparticuz/chromium');
  const browser = await chromium.launch({
    executablePath: await packed.executablePath(),
    args: [...packed.args, '--no-sandbox', '--disable-background-networking'],
    headless: true,
  });
  return {
    browser,
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
