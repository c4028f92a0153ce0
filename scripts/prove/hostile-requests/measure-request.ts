import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { HostileServer, LoopDelays } from './hostile-server.ts';
import { ProbeReport } from './probe-report.ts';

/** A request, or several at once, that tries to stop the server for other users. It returns the statuses of the responses. */
export type HostileRequest = {
  readonly name: string;
  readonly send: (server: HostileServer) => Promise<readonly number[]>;
  /** Creates what `send` needs, before anything is measured. */
  readonly prepare?: () => Promise<void>;
};

/** What other users and the server noticed during some time. */
export type Delays = LoopDelays & {
  /** The response times of `/health`, in milliseconds. */
  readonly healthP99: number;
  readonly healthMax: number;
  /** The highest memory of the server process, in bytes. */
  readonly peakMemory: number;
};

export type Measurement = {
  readonly name: string;
  readonly statuses: readonly number[];
  /** The time until the first response, or the last one of several. */
  readonly seconds: number;
  /** The same server just before, without any other request: what the machine itself delays. */
  readonly baseline: Delays;
  readonly hostile: Delays;
};

/** Measures a server first without other requests, then while a hostile request is sent again and again for the given time. */
export async function measureRequest(
  { name, send, prepare }: HostileRequest,
  server: HostileServer,
  minMs: number,
): Promise<Measurement> {
  await prepare?.();
  const baseline = await probeDuring(server, () => sleep(minMs));
  const statuses: number[] = [];
  let seconds: number | undefined;
  const hostile = await probeDuring(server, async () => {
    const startedAt = performance.now();
    do {
      statuses.push(...(await send(server)));
      seconds ??= (performance.now() - startedAt) / 1000;
    } while (performance.now() - startedAt < minMs);
  });
  return { name, statuses, seconds: seconds ?? 0, baseline, hostile };
}

/** Does some work; meanwhile a thread measures how long other users wait for `/health`. */
async function probeDuring(server: HostileServer, work: () => Promise<void>): Promise<Delays> {
  const workerData = { url: server.url, pid: server.pid };
  const worker = new Worker(new URL('./probe-worker.ts', import.meta.url), { workerData });
  await once(worker, 'message');
  await server.readLoopDelays();
  try {
    await work();
    const loopDelays = await server.readLoopDelays();
    const reported = once(worker, 'message');
    worker.postMessage('stop');
    const [report]: unknown[] = await reported;
    const { waits, peakMemory } = ProbeReport.parse(report);
    const [healthP99, healthMax] = [waits[Math.floor(waits.length * 0.99)] ?? 0, waits.at(-1) ?? 0];
    return { ...loopDelays, healthP99, healthMax, peakMemory };
  } finally {
    await worker.terminate();
  }
}
