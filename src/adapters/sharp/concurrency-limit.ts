/** Returns a function that runs at most `limit` tasks concurrently; the rest wait in a queue. */
export function createConcurrencyLimit(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const startWaiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => startWaiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // A waiting task starts instead of the finished one, so the number of running tasks stays the same.
      const startNext = startWaiting.shift();
      if (startNext === undefined) running -= 1;
      else startNext();
    }
  };
}
