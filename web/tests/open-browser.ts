import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

export type OpenBrowser = { readonly browser: Browser; close(): Promise<void> };

const fontsIn = (folder: string): string =>
  `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`;

/**
 * Starts the Chromium that npm brings. It unpacks its own libraries only when it believes it runs on a bare function
 * host, and only into a temporary folder that holds no earlier copy; its font list names another folder, and a browser
 * without any font dies at the first input field, so it gets a list of its own.
 */
export async function openBrowser(): Promise<OpenBrowser> {
  const outerFolder = tmpdir();
  const folder = mkdtempSync(join(outerFolder, 'vbagent-chromium-'));
  const fontList = join(folder, 'fonts.conf');
  writeFileSync(fontList, fontsIn(folder));
  Object.assign(process.env, { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x', TMPDIR: folder });
  const { default: packed } = await import('@sparticuz/chromium');
  const executablePath = await packed.executablePath();
  process.env.TMPDIR = outerFolder;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    env: { ...process.env, FONTCONFIG_FILE: fontList },
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
