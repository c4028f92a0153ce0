const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** Resolves at the first SIGINT or SIGTERM instead of ending the process; the second signal ends it immediately. */
export function waitForStopSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (isStopping) process.exit(EXIT_CODES[signal]);
      isStopping = true;
      resolve();
    });
  }
  return promise;
}
