import { type Browser, chromium } from 'playwright-core';
import type { Chromium } from '../../src/adapters/chromium/create-chromium-printer.ts';
import { unpackChromium } from '../../src/adapters/chromium/unpack-chromium.ts';

type OpenBrowser = { readonly browser: Browser; close(): Promise<void> };

let openCount = 0;
let browserPromise: Promise<OpenBrowser> | undefined;

/** Opens the Chromium from npm. Tests share one browser, which ends when the last of them closes it. */
export async function openBrowser(): Promise<OpenBrowser> {
  openCount += 1;
  browserPromise ??= startBrowser();
  const { browser, close } = await browserPromise;
  return {
    browser,
    close: async () => {
      openCount -= 1;
      if (openCount > 0) return;
      browserPromise = undefined;
      await close();
    },
  };
}

/** Starts the unpacked Chromium that all processes of the test run share, or unpacks another copy. */
async function startBrowser(): Promise<OpenBrowser> {
  const { executable, variables, discard } = await findExecutable();
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

async function findExecutable(): Promise<Chromium> {
  const shared = process.env.VBAGENT_TEST_CHROMIUM;
  if (shared !== undefined) return { executable: shared, variables: process.env };
  const unpackedCopy = await unpackChromium(process.env);
  if (unpackedCopy === undefined) throw new Error('Chromium is not installed; run npm ci');
  return unpackedCopy;
}
