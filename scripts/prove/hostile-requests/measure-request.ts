import { setTimeout as sleep } from 'node:timers/promises';
import type { HostileServer } from './hostile-server.ts';

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

const PROBE_INTERVAL_MS = 20;

/**
 * Sends a hostile request again and again for the given time, and meanwhile measures how long other users wait for `/health`.
 * A probe starts at each interval, whether or not earlier ones have ended, so that one long delay counts with every
 * request that it delays.
 */
export async function measureRequest(
  { name, send }: HostileRequest,
  server: HostileServer,
  minMs: number,
): Promise<Measurement> {
  const startedAt = performance.now();
  let isRunning = true;
  let seconds: number | undefined;
  const repeat = async (): Promise<readonly number[]> => {
    const statuses: number[] = [];
    do {
      statuses.push(...(await send(server)));
      seconds ??= (performance.now() - startedAt) / 1000;
    } while (performance.now() - startedAt < minMs);
    return statuses;
  };
  const sent = repeat().finally(() => {
    isRunning = false;
  });
  // Rejections are reported after the probes.
  sent.catch(() => undefined);
  const probes: Promise<number>[] = [];
  let peakMemory = 0;
  while (isRunning) {
    probes.push(probeHealth(server));
    peakMemory = Math.max(peakMemory, server.readMemory());
    await sleep(PROBE_INTERVAL_MS);
  }
  const waits = (await Promise.all(probes)).sort((a, b) => a - b);
  const [healthP99, healthMax] = [waits[Math.floor(waits.length * 0.99)] ?? 0, waits.at(-1) ?? 0];
  return { name, statuses: await sent, seconds: seconds ?? 0, healthP99, healthMax, peakMemory };
}

async function probeHealth({ url }: HostileServer): Promise<number> {
  const probedAt = performance.now();
  await (await fetch(`${url}/health`)).arrayBuffer();
  return performance.now() - probedAt;
}
