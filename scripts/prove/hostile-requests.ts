import { loadavg } from 'node:os';
import { hostileRequests } from './hostile-requests/hostile-requests.ts';
import { startHostileServer } from './hostile-requests/hostile-server.ts';
import { type Measurement, measureRequest } from './hostile-requests/measure-request.ts';
import { warmUp } from './hostile-requests/practice-requests.ts';

/** Each request is repeated for at least this time. */
const MIN_MS = 4000;
const MAX_HEALTH_P99_MS = 100;
const MAX_MEMORY_MB = 600;
const MEGABYTE = 2 ** 20;

/** Checks that no single request stops the server for others: `/health` stays fast and the memory is limited. */
export const proof = {
  name: 'hostile-requests',
  run: async (): Promise<string> => {
    const startLoad = getLoad();
    const measurements: Measurement[] = [];
    for (const request of hostileRequests) {
      const server = await startHostileServer();
      try {
        await warmUp(server);
        const measurement = await measureRequest(request, server, MIN_MS);
        measurements.push(measurement);
        console.error(formatRow(measurement));
      } finally {
        await server.stop();
      }
    }
    const failed = measurements.filter(exceedsLimits);
    if (failed.length > 0)
      throw new Error(`limits exceeded by: ${failed.map(({ name }) => name).join('; ')}`);
    return [
      `${measurements.length} hostile requests, each sent again and again for four seconds to a server process of its own that has served ordinary requests before. Meanwhile another client calls \`/health\` every 20 ms; a delay counts with every call that it delays. *Before* is the same server in the four seconds before, without any other request: it shows what the machine itself delays (load ${startLoad.toFixed(1)} at the start, ${getLoad().toFixed(1)} at the end). *Loop* is the delay of the server's event loop; *work* is the longest processor time that the event loop used at a stretch, which other programs on the machine do not change. Limits: 99% of the calls within ${MAX_HEALTH_P99_MS} ms, memory (RSS) below ${MAX_MEMORY_MB} MB.`,
      '',
      '| request | status | seconds | /health p99 before, ms | /health p99, ms | slowest, ms | loop p99 before, ms | loop p99, ms | work, ms | memory before, MB | memory, MB |',
      '|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
      ...measurements.map(formatRow),
    ].join('\n');
  },
};

function exceedsLimits({ hostile: { healthP99, peakMemory } }: Measurement): boolean {
  return healthP99 >= MAX_HEALTH_P99_MS || peakMemory >= MAX_MEMORY_MB * MEGABYTE;
}

/** Returns the average number of processes that the machine ran or wanted to run in the last minute. */
function getLoad(): number {
  return loadavg()[0] ?? 0;
}

function formatRow({ name, statuses, seconds, baseline, hostile }: Measurement): string {
  const delays = [
    baseline.healthP99,
    hostile.healthP99,
    hostile.healthMax,
    baseline.loopP99,
    hostile.loopP99,
    hostile.longestWork,
    baseline.peakMemory / MEGABYTE,
    hostile.peakMemory / MEGABYTE,
  ];
  const cells = [[...new Set(statuses)].join(', '), seconds.toFixed(1), ...delays.map((n) => n.toFixed(0))];
  return `| ${name} | ${cells.join(' | ')} |`;
}
