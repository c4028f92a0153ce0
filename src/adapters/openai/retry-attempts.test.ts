import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readRetryAfter } from './read-retry-after.ts';
import { getBackoffMs } from './retry-attempts.ts';

describe('getBackoffMs', () => {
  it('doubles, minus at most a half', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (n, chance) => {
          const full = 500 * 2 ** (n - 1);
          const wait = getBackoffMs(n, undefined, chance);
          return wait <= full && wait > full / 2;
        },
      ),
    );
  });

  it('is never shorter than the service requests', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 60_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (asked, chance) => {
          const wait = getBackoffMs(1, asked, chance);
          return wait >= asked && wait <= asked + 250;
        },
      ),
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
