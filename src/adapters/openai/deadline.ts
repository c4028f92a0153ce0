/** Ends a request when the caller aborts it or its time is over, whichever comes first. */
type Deadline = {
  readonly signal: AbortSignal;
  /** True when the time was over before the caller aborted. */
  timedOut(): boolean;
  /** Throws the caller's abort reason if the caller aborted. */
  throwIfStopped(): void;
  clear(): void;
};

export function createDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(new Error('timeout')), timeoutMs);
  return {
    signal: caller === undefined ? clock.signal : AbortSignal.any([clock.signal, caller]),
    timedOut: () => clock.signal.aborted && caller?.aborted !== true,
    throwIfStopped: () => caller?.throwIfAborted(),
    clear: () => clearTimeout(timer),
  };
}
