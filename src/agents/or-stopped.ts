/** What the work comes to; when the signal stops it first, nobody waits for it any longer. */
export async function orStopped<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const onStop = (): void => reject(signal.reason);
  signal.addEventListener('abort', onStop);
  if (signal.aborted) onStop();
  try {
    return await Promise.race([stopped, work]);
  } finally {
    signal.removeEventListener('abort', onStop);
  }
}
