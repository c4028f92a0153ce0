import { threadId } from 'node:worker_threads';
import { serveTasks } from './serve-tasks.ts';

/** What the worker does: return its thread's id, never return, or throw. */
export type SampleTask = 'id' | 'hang' | 'throw';

serveTasks(async (task: SampleTask): Promise<number> => {
  if (task === 'throw') throw new Error('broken');
  while (task === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  return threadId;
});
