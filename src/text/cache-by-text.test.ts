import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cacheByText } from './cache-by-text.ts';

describe('cacheByText', () => {
  const open = () => {
    const made: string[] = [];
    const remembering = cacheByText((text: string, ...places: number[]) => {
      made.push(text);
      return { text, places };
    });
    return { made, remembering };
  };

  it('computes once for the same arguments and again for others', () => {
    const { made, remembering } = open();

    assert.equal(remembering('a', 1, 2), remembering('a', 1, 2));
    assert.deepEqual(remembering('a', 1, 3), { text: 'a', places: [1, 3] });
    assert.deepEqual(made, ['a', 'a']);
  });

  it('evicts the least recently used texts and never caches long ones', () => {
    const { made, remembering } = open();
    const long = 'x'.repeat(10_000);

    const page = (n: number): string => `${n} `.padEnd(7_000, '.');
    for (let n = 0; n < 60; n++) for (const text of ['kept', page(n)]) remembering(text);
    for (const text of [page(0), page(59), long, long]) remembering(text);

    const times = (text: string): number => made.filter((each) => each === text).length;
    assert.deepEqual(['kept', page(0), page(59), long].map(times), [1, 2, 1, 2]);
  });
});
