/** The current time and timers, as a port so that tests control them. */
export type Clock = {
  now(): Date;
  /** Calls back once after a delay and returns a function that cancels it; a pending timer does not keep the process alive. */
  after(milliseconds: number, call: () => void): () => void;
};
