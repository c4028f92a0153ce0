/** The current time and timers, as a port so that tests control them. */
export type Clock = {
  now(): Date;
  /** Calls `call` once after a delay and returns a function that cancels the timer. A pending timer does not keep the process running. */
  after(milliseconds: number, call: () => void): () => void;
};
