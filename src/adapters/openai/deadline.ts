/** Ends a request when the caller aborts it or when its timeout is over, whichever happens first. */
type Deadline = {
  readonly signal: AbortSignal;
  /** True if the timeout was over before the caller aborted. */
  hasTimedOut(): boolean;
  /** Throws the caller's abort reason if the caller aborted. */
  throwIfAborted(): void;
  /** Stops the timer. */
  clear(): void;
};

export function createDeadline(timeoutMs: number, callerSignal: AbortSignal | undefined): Deadline {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error('timeout')), timeoutMs);
  return {
    signal: callerSignal === undefined ? timeout.signal : AbortSignal.any([timeout.signal, callerSignal]),
    hasTimedOut: () => timeout.signal.aborted && callerSignal?.aborted !== true,
    throwIfAborted: () => callerSignal?.throwIfAborted(),
    clear: () => clearTimeout(timer),
  };
}
