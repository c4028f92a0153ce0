import { Worker } from 'node:worker_threads';
import type { LoadPlan, LoadReport } from '../../scripts/prove/http-load/send-requests.ts';

const REQUESTS = 2000;
const CONNECTIONS = 16;

/** Requests per second, and the processor time of this thread per request in microseconds. */
export type Load = { readonly perSecond: number; readonly cpuMicros: number };

/** Sends the load from another thread, so that it does not slow down the server that is measured. */
export async function measureLoad(port: number, path: string): Promise<Load> {
  const plan = { port, path, connections: CONNECTIONS };
  await sendLoad({ ...plan, requests: REQUESTS / 10 });
  const before = process.threadCpuUsage();
  const { statuses, seconds } = await sendLoad({ ...plan, requests: REQUESTS });
  const { user, system } = process.threadCpuUsage(before);
  if (statuses['200'] !== REQUESTS) throw new Error(`${path}: ${JSON.stringify(statuses)}`);
  return { perSecond: REQUESTS / seconds, cpuMicros: (user + system) / REQUESTS };
}

function sendLoad(plan: LoadPlan): Promise<LoadReport> {
  const { promise, resolve, reject } = Promise.withResolvers<LoadReport>();
  const worker = new Worker(new URL('../../scripts/prove/http-load/load-worker.ts', import.meta.url), {
    workerData: plan,
  });
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise;
}
