import { setImmediate } from 'node:timers/promises';

/** A computation that can pause at each `yield`. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Computations without a pause for longer than this would delay the other work of the process. */
const MAX_BUSY_MS = 10;

/** Runs all steps at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs all steps, and lets the process do other work between them. */
export async function runStepsWithPauses<Result>(steps: Steps<Result>): Promise<Result> {
  const pause = createPause();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause();
  }
}

/** Creates a function that lets the process do other work if there was no pause for too long. */
export function createPause(): () => Promise<void> {
  let lastPause = performance.now();
  return async () => {
    if (performance.now() - lastPause < MAX_BUSY_MS) return;
    await setImmediate();
    lastPause = performance.now();
  };
}
