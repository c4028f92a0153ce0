import { MAX_WAIT_MS } from './open-browser.ts';

const CHECK_INTERVAL_MS = 50;

/** Waits until the condition is true; fails after a minute. */
export async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; waitedMs < MAX_WAIT_MS; waitedMs += CHECK_INTERVAL_MS) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
  }
  throw new Error('the condition did not become true within a minute');
}
