/** How the service behaves. */
export type ServiceOptions = {
  /** How long a call takes. */
  readonly latencyMs: number;
  /** From the call of this number on, everything is refused with 429 for a while. */
  readonly storm?: { readonly atCall: number; readonly forMs: number; readonly retryAfterSeconds: number };
};

/** What the service saw so far. */
export type ServiceCount = {
  /** Calls that were answered in full. */
  readonly answered: number;
  /** Calls that were refused with 429. */
  readonly refused: number;
  /** Answered calls that say, word for word, what an answered call or one cut short said before. */
  readonly repeated: number;
  /** Calls that are being worked on, or whose answer left within the last moments. */
  readonly inFlight: number;
  readonly mostInFlight: number;
  /** In milliseconds, as all times here. */
  readonly lastAnswerAt: number;
  /** When each call came, in milliseconds. */
  readonly arrivals: readonly number[];
};
