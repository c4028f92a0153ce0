import { setImmediate } from 'node:timers/promises';

/** Computations without a pause for longer than this would delay the other work of the process. */
const MAX_BUSY_MS = 10;

/** Creates a function that lets the process do other work if there was no pause for too long. */
export function createPause(): () => Promise<void> {
  let lastPause = performance.now();
  return async () => {
    if (performance.now() - lastPause < MAX_BUSY_MS) return;
    await setImmediate();
    lastPause = performance.now();
  };
}

/** Creates a function for many callers: they continue one after another, with pauses in which the process does other work. */
export function createTurns(): () => Promise<void> {
  const pause = createPause();
  let lastTurn = Promise.resolve();
  return () => {
    lastTurn = lastTurn.then(pause);
    return lastTurn;
  };
}
