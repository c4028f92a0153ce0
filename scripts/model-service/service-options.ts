/** The behaviour of the scripted model service. */
export type ServiceOptions = {
  /** The duration of a call. */
  readonly latencyMs: number;
  /** From call number `atCall` on, every call is refused with 429 for `forMs` milliseconds. */
  readonly rateLimiting?: {
    readonly atCall: number;
    readonly forMs: number;
    readonly retryAfterSeconds: number;
  };
};

/** The counts of the service so far. */
export type ServiceCount = {
  /** Calls with a complete response. */
  readonly answered: number;
  /** Calls that were refused with 429. */
  readonly refused: number;
  /** Calls whose body equals the body of an earlier call that was answered or interrupted. */
  readonly repeated: number;
  /** Calls that are running, or whose response was sent within the last 100 ms. */
  readonly inFlight: number;
  readonly maxInFlight: number;
  /** In milliseconds since the epoch. */
  readonly lastAnswerAt: number;
  /** The time of each call, in milliseconds since the epoch. */
  readonly arrivals: readonly number[];
};
