import { waitForTurn } from '../../runs/turns.ts';

/** A computation that can pause at each `yield`. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs all steps at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs all steps, and lets the process do other work between them. */
export async function runStepsWithPauses<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await waitForTurn();
  }
}
