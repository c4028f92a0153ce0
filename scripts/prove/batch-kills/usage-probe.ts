import { setTimeout as sleep } from 'node:timers/promises';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

// Loaded before a program, and so in each of its threads, to ask it over its channel what it uses, without keeping it
// alive.

const THREADS_ANSWER_WITHIN_MS = 300;

const threads = new BroadcastChannel('usage-probe');
let ofThreads = 0;
threads.onmessage = ({ data }) => {
  if (isMainThread) ofThreads += Number(data);
  else threads.postMessage(weigh());
};
threads.unref();

if (isMainThread) {
  process.on('message', async (wanted) => {
    const live = wanted === 'live' ? weigh() + (await weighThreads()) : 0;
    const { user, system } = process.cpuUsage();
    const { rss } = process.memoryUsage();
    process.send?.({ processorMs: (user + system) / 1000, memory: rss, live });
  });
  process.channel?.unref();
}

/** What is only waiting to be collected is no growth; collecting takes time, so it is done when it is asked for. */
function weigh(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

async function weighThreads(): Promise<number> {
  ofThreads = 0;
  threads.postMessage('weigh');
  await sleep(THREADS_ANSWER_WITHIN_MS);
  return ofThreads;
}
