import { setImmediate } from 'node:timers/promises';

/** Computations without a pause for longer than this would delay the other work of the process. */
const MAX_BUSY_MS = 4;

/** Like `map`, but lets the process do other work between long computations. */
export async function mapWithPauses<T, Result>(
  items: readonly T[],
  compute: (item: T) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let lastPause = performance.now();
  for (const item of items) {
    if (performance.now() - lastPause > MAX_BUSY_MS) {
      await setImmediate();
      lastPause = performance.now();
    }
    results.push(compute(item));
  }
  return results;
}
