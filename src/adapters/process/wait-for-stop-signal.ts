const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** Waits for the first SIGINT or SIGTERM in place of the program's own way to end; the second ends it at once. */
export function waitForStopSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isAsked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (isAsked) process.exit(EXIT_CODES[signal]);
      isAsked = true;
      resolve();
    });
  }
  return promise;
}
