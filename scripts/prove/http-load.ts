import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { watchMemory } from './http-load/watch-memory.ts';

const ROUNDS = 12;
const REQUESTS_PER_ROUND = 2500;
/** The first rounds fill the caches, so they are not compared. */
const WARM_UP_ROUNDS = 2;
const MAX_GROWTH = 0.1;

/** Checks that the server answers every request of a long load, and that its heap does not grow. */
export const proof = {
  name: 'http-load',
  run: async (): Promise<string> => {
    setFlagsFromString('--expose-gc');
    globalThis.gc = runInNewContext('gc');
    const { requests, answered, heaps } = await watchMemory(ROUNDS, REQUESTS_PER_ROUND);
    const heapsAfterWarmUp = heaps.slice(WARM_UP_ROUNDS);
    const growth = ((heapsAfterWarmUp.at(-1) ?? 0) - (heapsAfterWarmUp[0] ?? 0)) / (heapsAfterWarmUp[0] ?? 1);
    if (answered !== requests) throw new Error(`${requests - answered} requests got no response`);
    if (growth > MAX_GROWTH) throw new Error(`the heap grew by ${(growth * 100).toFixed(1)}%`);
    return [
      `${requests.toLocaleString('en')} valid and invalid requests to the real server; the heap after each ${REQUESTS_PER_ROUND.toLocaleString('en')}, after a garbage collection.`,
      '',
      '| requests | heap, MB |',
      '|--:|--:|',
      ...heaps.map(
        (heap, round) =>
          `| ${((round + 1) * REQUESTS_PER_ROUND).toLocaleString('en')} | ${(heap / 2 ** 20).toFixed(1)} |`,
      ),
      '',
      `Growth after the first ${(WARM_UP_ROUNDS + 1) * REQUESTS_PER_ROUND} requests: ${(growth * 100).toFixed(1)}%. Every request got a response.`,
    ].join('\n');
  },
};
