import { setImmediate } from 'node:timers/promises';

/**
 * The time after which the next caller waits for the next round of the event loop. Node accepts one connection in each round,
 * so with long rounds new connections would wait in a queue.
 */
const MAX_BUSY_MS = 2;
/** The maximum time for which callers wait while new requests arrive. */
const MAX_WAIT_MS = 50;
/** The share of the time for work if requests arrive all the time. */
const WORK_SHARE = 0.5;

// All work shares one event loop, so its turns are shared too.
let arrivals = 0;
let busyUntil = 0;
let lastTurn = Promise.resolve();

/** Counts a new request: while requests arrive, turns wait. */
export function announceRequest(): void {
  arrivals++;
}

/**
 * Resolves when the caller may work for a moment. Callers get their turns one after another, with pauses in which the process
 * accepts connections. So health checks are fast even if hundreds of requests arrive together or a long computation runs.
 */
export function waitForTurn(): Promise<void> {
  lastTurn = lastTurn.then(pauseIfBusy);
  return lastTurn;
}

async function pauseIfBusy(): Promise<void> {
  const startedAt = performance.now();
  if (startedAt < busyUntil) return;
  let known: number;
  do {
    known = arrivals;
    await setImmediate();
  } while (known !== arrivals && performance.now() - startedAt < MAX_WAIT_MS);
  const now = performance.now();
  busyUntil = now + Math.max(MAX_BUSY_MS, (now - startedAt) * WORK_SHARE);
}
