/** Time as the rooms see it, so that tests can turn the hands. */
export type Clock = {
  now(): Date;
  /** Calls once after so many milliseconds, and answers how to call it off; waiting keeps no process alive. */
  after(milliseconds: number, call: () => void): () => void;
};
