import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { APIError } from 'openai';
import { InterruptedReply } from './attempt-failure.ts';
import { readRetryAfter } from './read-retry-after.ts';
import { retryAttempts } from './retry-attempts.ts';

const randomNumbers = fc.double({ min: 0, max: 0.999, noNaN: true });

/** Returns the delays before the second and the third attempt when every attempt fails. */
async function readDelays(failure: Error, random: number): Promise<number[]> {
  const delays: number[] = [];
  const pace = { now: () => 0, random: () => random, sleep: async () => {} };
  const options = {
    pace,
    signal: new AbortController().signal,
    onRetry: () => {},
    onWait: (milliseconds: number) => void delays.push(milliseconds),
  };
  const fail = async (): Promise<never> => {
    throw failure;
  };
  await assert.rejects(retryAttempts(fail, options), failure);
  return delays;
}

describe('the delay before a retry', () => {
  it('doubles from half a second, minus at most a half', async () => {
    await fc.assert(
      fc.asyncProperty(randomNumbers, async (random) => {
        const [first = 0, second = 0] = await readDelays(new InterruptedReply('cut'), random);
        return first <= 500 && first > 250 && second <= 1_000 && second > 500;
      }),
    );
  });

  it('is never shorter than the service requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 60_000 }), randomNumbers, async (requested, random) => {
        const headers = new Headers({ 'retry-after-ms': String(requested) });
        const busy = new APIError(429, {}, 'busy', headers);
        const delays = await readDelays(busy, random);
        return delays.length === 2 && delays.every((delay) => delay >= requested && delay <= requested + 250);
      }),
    );
  });
});

describe('readRetryAfter', () => {
  const now = Date.parse('2026-11-05T12:00:00Z');
  const cases: [Record<string, string>, number | undefined][] = [
    [{}, undefined],
    [{ 'retry-after': '3' }, 3000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after': '-4' }, 0],
    [{ 'retry-after': 'Thu, 05 Nov 2026 12:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Thu, 05 Nov 2026 11:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after-ms': '120', 'retry-after': '9' }, 120],
  ];
  for (const [headers, expected] of cases) {
    it(`reads ${JSON.stringify(headers)} as ${expected}`, () => {
      assert.equal(readRetryAfter(new Headers(headers), now), expected);
    });
  }
});
