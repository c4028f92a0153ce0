const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** Waits for the first SIGINT or SIGTERM in place of the program's own way to end; the second ends it at once. */
export function untilStopped(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal);
    process.once(signal, () => {
      resolve();
      process.removeAllListeners(signal);
      process.once(signal, () => process.exit(EXIT_CODES[signal]));
    });
  }
  return promise;
}
