type PruneLimits = {
  /** The graphs whose threads are pruned. */
  readonly graphIds: readonly string[];
  /** Only threads that were not used since this time. */
  readonly unusedSince: string;
  readonly limit: number;
};

/** Deletes what finished threads no longer need. The answers of their learners are in the answer log. */
export type ThreadPruner = {
  /** Lists threads that were used since they were last pruned, oldest first, except threads with an unfinished run. */
  listFinished(limits: PruneLimits): Promise<string[]>;
  /** Deletes all states of a thread but the newest, and all its runs but the newest, in one transaction. The thread can still continue. */
  prune(threadId: string, at: string): Promise<void>;
};
