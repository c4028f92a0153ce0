import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cacheByText } from './cache-by-text.ts';

describe('cacheByText', () => {
  const createCountedCache = () => {
    const computedTexts: string[] = [];
    const cachedFunction = cacheByText((text: string, ...numbers: number[]) => {
      computedTexts.push(text);
      return { text, numbers };
    });
    return { computedTexts, cachedFunction };
  };

  it('computes once for the same arguments and again for others', () => {
    const { computedTexts, cachedFunction } = createCountedCache();

    assert.equal(cachedFunction('a', 1, 2), cachedFunction('a', 1, 2));
    assert.deepEqual(cachedFunction('a', 1, 3), { text: 'a', numbers: [1, 3] });
    assert.deepEqual(computedTexts, ['a', 'a']);
  });

  it('evicts the least recently used texts and never caches long ones', () => {
    const { computedTexts, cachedFunction } = createCountedCache();
    const long = 'x'.repeat(10_000);

    const page = (n: number): string => `${n} `.padEnd(7_000, '.');
    for (let n = 0; n < 60; n++) for (const text of ['kept', page(n)]) cachedFunction(text);
    for (const text of [page(0), page(59), long, long]) cachedFunction(text);

    const countComputations = (text: string): number =>
      computedTexts.filter((computed) => computed === text).length;
    assert.deepEqual(['kept', page(0), page(59), long].map(countComputations), [1, 2, 1, 2]);
  });
});
