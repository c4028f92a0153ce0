import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { ProbeReport } from './probe-report.ts';
import { readMemory } from './read-memory.ts';

// Entry file of a worker thread: calls `/health` and reads the memory of the server until it gets a message. It runs on its own
// thread, so that the work of the hostile client does not delay the probes.

const INTERVAL_MS = 20;
const { url, pid }: { readonly url: string; readonly pid: number } = workerData;

async function probeHealth(): Promise<number> {
  const probedAt = performance.now();
  // A new connection for each probe: the server may be closing an idle one.
  await (await fetch(`${url}/health`, { headers: { connection: 'close' } })).arrayBuffer();
  return performance.now() - probedAt;
}

let isRunning = true;
parentPort?.once('message', () => {
  isRunning = false;
});
// The first call loads modules of this thread.
await probeHealth();
parentPort?.postMessage('ready');
const probes: Promise<number>[] = [];
let peakMemory = 0;
while (isRunning) {
  // A probe starts at each interval, whether or not earlier ones have ended, so one long delay counts with every request
  // that it delays.
  probes.push(probeHealth());
  peakMemory = Math.max(peakMemory, readMemory(pid));
  await sleep(INTERVAL_MS);
}
const waits = (await Promise.all(probes)).sort((a, b) => a - b);
parentPort?.postMessage({ waits, peakMemory } satisfies ProbeReport);
