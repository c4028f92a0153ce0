import { platform, setPriority } from 'node:os';
import { isMainThread, parentPort } from 'node:worker_threads';

/** A message from a worker to its pool. `ready` is sent once, when the worker has loaded its modules. */
export type WorkerMessage<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly result: Result };

/** Worker threads get less processor time than the event loop when both have work (0 is normal, 19 the least). */
const NICENESS = 10;
// Only on Linux does each thread have its own priority. Set when the module is loaded, so that it holds for most of the start too.
if (platform() === 'linux' && !isMainThread) setPriority(NICENESS);

/** Runs in a worker thread: calls `work` for each task and posts the result. An error that `work` throws stops the worker. */
export function serveTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  parentPort?.on('message', async (task: Task) => postResult(await work(task)));
  post({ kind: 'ready' });
}

/** Posts the result of the running task early, for work that may never return. */
export function postResult<Result>(result: Result): void {
  post({ kind: 'result', result });
}

function post<Result>(message: WorkerMessage<Result>): void {
  parentPort?.postMessage(message);
}
