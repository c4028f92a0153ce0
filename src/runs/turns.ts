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
  let knownArrivals: number;
  let now: number;
  do {
    knownArrivals = arrivals;
    await setImmediate();
    now = performance.now();
  } while (arrivals !== knownArrivals && now > workUntil && now - startedAt < MAX_WAIT_MS);
  if (now > workUntil) workUntil = now + (now - startedAt) * WORK_SHARE;
}
