import { chromium } from 'playwright-core';
import { unpackChromium } from '../../src/adapters/chromium/unpack-chromium.ts';

/** A browser that several processes can use. */
export type TestBrowser = { readonly endpoint: string; close(): Promise<void> };

/** Unpacks and starts the Chromium from npm. */
export async function startBrowser(): Promise<TestBrowser> {
  const unpackedCopy = await unpackChromium(process.env);
  if (unpackedCopy === undefined) throw new Error('Chromium is not installed; run npm ci');
  const { executable, variables, discard } = unpackedCopy;
  const server = await chromium.launchServer({
    executablePath: executable,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    env: { ...variables },
    headless: true,
    host: '127.0.0.1',
  });
  return {
    endpoint: server.wsEndpoint(),
    async close() {
      await server.close();
      await discard?.();
    },
  };
}
