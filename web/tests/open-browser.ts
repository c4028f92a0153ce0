import { type Browser, chromium } from 'playwright-core';
import type { Chromium } from '../../src/adapters/chromium/create-chromium-printer.ts';
import { unpackChromium } from '../../src/adapters/chromium/unpack-chromium.ts';

type OpenBrowser = { readonly browser: Browser; close(): Promise<void> };

let users = 0;
let running: Promise<OpenBrowser> | undefined;

/** Opens the Chromium from npm. Tests share one browser; the last one to close it ends it. */
export async function openBrowser(): Promise<OpenBrowser> {
  users += 1;
  running ??= startBrowser();
  const { browser, close } = await running;
  return {
    browser,
    close: async () => {
      users -= 1;
      if (users > 0) return;
      running = undefined;
      await close();
    },
  };
}

/** Starts the unpacked copy that the test run shares, or a copy of its own. */
async function startBrowser(): Promise<OpenBrowser> {
  const { executable, variables, discard } = await findCopy();
  const browser = await chromium.launch({
    executablePath: executable,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    env: { ...variables },
    headless: true,
  });
  return {
    browser,
    close: async () => {
      await browser.close();
      await discard?.();
    },
  };
}

async function findCopy(): Promise<Chromium> {
  const shared = process.env.VBAGENT_TEST_CHROMIUM;
  if (shared !== undefined) return { executable: shared, variables: process.env };
  const own = await unpackChromium(process.env);
  if (own === undefined) throw new Error('Chromium is not installed; run npm ci');
  return own;
}
