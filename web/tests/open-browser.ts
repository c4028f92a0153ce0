import { type Browser, chromium } from 'playwright-core';
import type { Chromium } from '../../src/adapters/chromium/create-chromium-printer.ts';
import { unpackChromium } from '../../src/adapters/chromium/unpack-chromium.ts';

export type OpenBrowser = { readonly browser: Browser; close(): Promise<void> };

let users = 0;
let running: Promise<OpenBrowser> | undefined;

/** The Chromium that npm brings; whoever asks while it runs shares it, and who leaves last closes it. */
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

/** Starts the copy that a whole run shares, or one of its own. */
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
  if (own === undefined) throw new Error('no Chromium is installed; run npm ci');
  return own;
}
