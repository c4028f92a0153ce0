import { setImmediate } from 'node:timers/promises';

/** The maximum time for which a turn waits while new requests arrive. */
const MAX_WAIT_MS = 50;
/** After such a wait, turns do not wait for this share of its time, so that work continues if requests arrive all the time. */
const WORK_SHARE = 0.5;

// All work shares one event loop, so its turns are shared too.
let arrivals = 0;
let workUntil = 0;
let lastTurn = Promise.resolve();

/** Counts a new request: while requests arrive, turns wait. */
export function announceRequest(): void {
  arrivals++;
}

/**
 * Resolves when the caller may work for a moment. Callers get their turns one after another, one in each round of the event
 * loop. Node accepts one connection in each round, so with short rounds health checks are fast even if hundreds of requests
 * arrive together or a long computation runs.
 */
export function waitForTurn(): Promise<void> {
  lastTurn = lastTurn.then(waitForRound);
  return lastTurn;
}

async function waitForRound(): Promise<void> {
  const startedAt = performance.now();
  let waitedMs = 0;
  while ((await hasArrivals()) && startedAt + waitedMs > workUntil && waitedMs < MAX_WAIT_MS)
    waitedMs = performance.now() - startedAt;
  if (waitedMs > 0) workUntil = performance.now() + waitedMs * WORK_SHARE;
}

/** Waits for the next round of the event loop; returns whether a request has arrived in the meantime. */
async function hasArrivals(): Promise<boolean> {
  const knownArrivals = arrivals;
  await setImmediate();
  return arrivals !== knownArrivals;
}
