import { Worker } from 'node:worker_threads';
import type { LoadPlan, LoadReport } from '../../scripts/http-load/send-requests.ts';

const REQUESTS = 2000;
const CONNECTIONS = 16;

/** Requests a second; the load comes from another thread, so that it does not slow down what is measured. */
export async function rateOf(port: number, path: string): Promise<number> {
  const plan = { port, path, connections: CONNECTIONS };
  await measure({ ...plan, requests: REQUESTS / 10 });
  const { statuses, seconds } = await measure({ ...plan, requests: REQUESTS });
  if (statuses['200'] !== REQUESTS) throw new Error(`${path}: ${JSON.stringify(statuses)}`);
  return REQUESTS / seconds;
}

function measure(plan: LoadPlan): Promise<LoadReport> {
  const { promise, resolve, reject } = Promise.withResolvers<LoadReport>();
  const worker = new Worker(new URL('../../scripts/http-load/load-worker.ts', import.meta.url), {
    workerData: plan,
  });
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise;
}
