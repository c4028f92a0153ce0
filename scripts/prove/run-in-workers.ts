import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Runs tasks in worker threads, one for each core, and returns their results in the order of the tasks. The script of the workers
 * answers each message (a task) with one message (its result). Prints the progress.
 */
export async function runInWorkers<Result>(script: URL, tasks: readonly string[]): Promise<Result[]> {
  const results = new Map<string, Result>();
  const waiting = [...tasks];
  const start = Date.now();
  const runWorker = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(script);
      let current: string | undefined;
      const next = (): void => {
        current = waiting.shift();
        if (current === undefined) void worker.terminate().then(() => resolve());
        else worker.postMessage(current);
      };
      worker.on('message', (result: Result) => {
        if (current !== undefined) results.set(current, result);
        const seconds = Math.round((Date.now() - start) / 1000);
        console.log(`${results.size} of ${tasks.length}: ${current} (${seconds} s)`);
        next();
      });
      worker.on('error', reject);
      next();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, runWorker));
  return tasks.flatMap((task) => results.get(task) ?? []);
}
