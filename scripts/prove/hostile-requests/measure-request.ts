import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { HostileServer } from './hostile-server.ts';
import { ProbeReport } from './probe-report.ts';

/** A request, or several at once, that tries to stop the server for other users. It returns the statuses of the responses. */
export type HostileRequest = {
  readonly name: string;
  readonly send: (server: HostileServer) => Promise<readonly number[]>;
};

export type Measurement = {
  readonly name: string;
  readonly statuses: readonly number[];
  /** The time until the first response, or the last one of several. */
  readonly seconds: number;
  /** The response times of `/health` while requests were running, in milliseconds. */
  readonly healthP99: number;
  readonly healthMax: number;
  /** The highest memory of the server process, in bytes. */
  readonly peakMemory: number;
};

/** Sends a hostile request again and again for the given time; meanwhile a thread measures how long other users wait for `/health`. */
export async function measureRequest(
  { name, send }: HostileRequest,
  server: HostileServer,
  minMs: number,
): Promise<Measurement> {
  const workerData = { url: server.url, pid: server.pid };
  const worker = new Worker(new URL('./probe-worker.ts', import.meta.url), { workerData });
  await once(worker, 'message');
  const statuses: number[] = [];
  let seconds: number | undefined;
  const startedAt = performance.now();
  try {
    do {
      statuses.push(...(await send(server)));
      seconds ??= (performance.now() - startedAt) / 1000;
    } while (performance.now() - startedAt < minMs);
    const reported = once(worker, 'message');
    worker.postMessage('stop');
    const [report]: unknown[] = await reported;
    const { waits, peakMemory } = ProbeReport.parse(report);
    const [healthP99, healthMax] = [waits[Math.floor(waits.length * 0.99)] ?? 0, waits.at(-1) ?? 0];
    return { name, statuses, seconds: seconds ?? 0, healthP99, healthMax, peakMemory };
  } finally {
    await worker.terminate();
  }
}
