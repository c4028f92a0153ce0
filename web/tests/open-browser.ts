import { type Browser, chromium } from 'playwright-core';
import { startBrowser } from '../../scripts/test/start-browser.ts';

/** How long a page may take to show something, because other tests keep the machine busy. */
export const MAX_WAIT_MS = 60_000;

type OpenBrowser = { readonly browser: Browser; close(): Promise<void> };

/** Connects to the browser of the test run; a test file that runs on its own starts one. */
export async function openBrowser(): Promise<OpenBrowser> {
  const endpoint = process.env.VBAGENT_TEST_BROWSER;
  const server = endpoint === undefined ? await startBrowser() : { endpoint, close: async () => {} };
  const browser = await chromium.connect(server.endpoint);
  return {
    browser,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
