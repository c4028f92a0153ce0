import type { TaskOutcome, WorkerPool } from '../../ports/worker-pool.ts';
import { type Job, type WorkerOptions, WorkerSlot } from './worker-slot.ts';

type WorkerPoolOptions<Task, Result> = WorkerOptions<Task, Result> & {
  /** The maximum number of threads; a thread is started when a task arrives and no thread is free. */
  readonly size: number;
  /** Starts the first thread immediately, so that its modules are loaded before the first task. */
  readonly startsEarly?: boolean;
};

/** Creates a pool of worker threads. A thread that times out or crashes is replaced; its task settles with that outcome. */
export function createWorkerPool<Task, Result>(
  options: WorkerPoolOptions<Task, Result>,
): WorkerPool<Task, Result> {
  const queue: Job<Task, Result>[] = [];
  const slots: WorkerSlot<Task, Result>[] = [];
  const pending = new Set<Promise<unknown>>();

  const openSlot = (): WorkerSlot<Task, Result> => {
    const slot = new WorkerSlot<Task, Result>(options, dispatch);
    slots.push(slot);
    return slot;
  };
  const findFreeSlot = (): WorkerSlot<Task, Result> | undefined =>
    slots.find((slot) => slot.isFree) ?? (slots.length < options.size ? openSlot() : undefined);

  function dispatch(): void {
    while (queue.length > 0) {
      const slot = findFreeSlot();
      if (slot === undefined) return;
      const job = queue.shift();
      if (job !== undefined) slot.run(job);
    }
  }

  if (options.startsEarly === true) openSlot().start();
  return {
    run: (task, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<TaskOutcome<Result>>();
      const job: Job<Task, Result> = { task, settle: resolve };
      const cancel = (): void => {
        const position = queue.indexOf(job);
        if (position >= 0) queue.splice(position, 1);
        else slots.find((slot) => slot.isRunning(job))?.cancel();
        reject(signal?.reason);
      };
      if (signal?.aborted === true) return Promise.reject(signal.reason);
      signal?.addEventListener('abort', cancel, { once: true });
      const settled = promise.finally(() => {
        pending.delete(settled);
        signal?.removeEventListener('abort', cancel);
      });
      pending.add(settled);
      queue.push(job);
      dispatch();
      return settled;
    },
    idle: async () => {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
    close: async () => {
      queue.length = 0;
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
}
