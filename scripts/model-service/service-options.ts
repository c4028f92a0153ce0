/** The behaviour of the scripted model service. */
export type ServiceOptions = {
  /** The time from a request to its response. */
  readonly latencyMs: number;
  /** From call number `atCall` on, every call is refused with 429 for `forMs` milliseconds. */
  readonly rateLimiting?: {
    readonly atCall: number;
    readonly forMs: number;
    readonly retryAfterSeconds: number;
  };
};

/** What the service has counted so far. */
export type ServiceCount = {
  /** Calls with a complete response. */
  readonly answered: number;
  /** Calls that were refused with 429. */
  readonly refused: number;
  /** Calls with the same body as an earlier accepted call. */
  readonly repeated: number;
  /** Calls that are running, or whose response was sent within the last 100 ms. */
  readonly inFlight: number;
  readonly maxInFlight: number;
  /** In milliseconds since the epoch. */
  readonly lastAnswerAt: number;
  /** The time of each call, in milliseconds since the epoch. */
  readonly arrivals: readonly number[];
};
