import { threadId } from 'node:worker_threads';
import { serveTasks } from './serve-tasks.ts';

/** The behaviour of the worker: it returns its thread id, never returns, throws, computes forever, or waits 1.2 s first. */
export type SampleTask = 'id' | 'hang' | 'throw' | 'compute' | 'wait';

serveTasks(async (task: SampleTask): Promise<number> => {
  if (task === 'throw') throw new Error('broken');
  while (task === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  while (task === 'compute') Math.random();
  if (task === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_200);
  return threadId;
});
