/** The end of patience with one asking: the caller's wish or the clock, whichever comes first. */
export type Deadline = {
  readonly signal: AbortSignal;
  /** True when time ran out before anybody asked to stop. */
  timedOut(): boolean;
  /** Throws the caller's own reason when it was the caller. */
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
