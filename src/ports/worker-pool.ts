/** The outcome of one task: its result, or the reason why there is none. */
export type TaskOutcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** The task exceeded its time limit. */
  | { readonly kind: 'timed-out'; readonly limitMs: number }
  /** The worker threw an error that it did not catch, or ran out of memory. */
  | { readonly kind: 'crashed'; readonly message: string };

/** Runs tasks in parallel to the program, each on one worker. If no worker is free, a task waits in a queue. */
export type WorkerPool<Task, Result> = {
  /** Runs a task. If the signal is aborted, the task is removed from the queue or its worker is stopped, and the promise rejects with the reason. */
  run(task: Task, signal?: AbortSignal): Promise<TaskOutcome<Result>>;
  /** Resolves when no task is running or queued. */
  idle(): Promise<void>;
  /** Stops all workers at once. Tasks that are running or queued never settle. */
  close(): Promise<void>;
};
