import { setTimeout as sleep } from 'node:timers/promises';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

// Node loads this file before a program and in each of its threads. It reports resource usage over the IPC channel on
// request, and does not keep the process alive.

const THREAD_REPLY_MS = 300;

const threads = new BroadcastChannel('usage-probe');
let threadHeap = 0;
threads.onmessage = ({ data }) => {
  if (isMainThread) threadHeap += Number(data);
  else threads.postMessage(measureHeap());
};
threads.unref();

if (isMainThread) {
  process.on('message', async (kind) => {
    const live = kind === 'live' ? measureHeap() + (await measureThreadHeaps()) : 0;
    const { user, system } = process.cpuUsage();
    const { rss } = process.memoryUsage();
    process.send?.({ processorMs: (user + system) / 1000, memory: rss, live });
  });
  process.channel?.unref();
}

/** Collects garbage, which takes time, and returns the live heap in bytes. */
function measureHeap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

async function measureThreadHeaps(): Promise<number> {
  threadHeap = 0;
  threads.postMessage('measure');
  await sleep(THREAD_REPLY_MS);
  return threadHeap;
}
