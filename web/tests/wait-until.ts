const MAX_CHECKS = 200;
const CHECK_INTERVAL_MS = 50;

/** Waits until the condition is true; fails after ten seconds. */
export async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  for (let checks = 0; checks < MAX_CHECKS; checks++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
  }
  throw new Error('the condition did not become true within ten seconds');
}
