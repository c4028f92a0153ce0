import { setTimeout as pause } from 'node:timers/promises';
import { openBankServer } from './bank-server.ts';
import { sendRequests } from './send-requests.ts';

type MemoryReport = {
  readonly requests: number;
  readonly answered: number;
  /** Heap in bytes after each round, after a garbage collection where possible. */
  readonly heaps: readonly number[];
};

const PATHS = [
  '/api/v1/bank/questions?limit=20',
  '/api/v1/bank/questions/load-7?include=html,tex',
  '/api/v1/bank/search?q=stone+77',
  '/api/v1/bank/questions?limit=wrong',
  '/nowhere',
];

/** Sends rounds of valid and invalid requests and measures the heap after each. */
export async function watchMemory(rounds: number, perRound: number): Promise<MemoryReport> {
  const server = await openBankServer(200);
  const heaps: number[] = [];
  let answered = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      for (const path of PATHS) {
        const plan = { port: server.port, path, connections: 8, requests: perRound / PATHS.length };
        const { statuses } = await sendRequests(plan);
        answered += Object.values(statuses).reduce((sum, count) => sum + count, 0);
      }
      heaps.push(await measureHeap());
    }
  } finally {
    await server.stop();
  }
  return { requests: rounds * perRound, answered, heaps };
}

async function measureHeap(): Promise<number> {
  await pause(50);
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
