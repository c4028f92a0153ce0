import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { accumulate, sumSeries } from './sum-series.ts';

const newWork = () => ({ remaining: 1e6 });

describe('sums', () => {
  it('sums convergent series', () => {
    const cases: [(k: number) => number, number, number][] = [
      [(k) => 1 / k ** 2, 1, Math.PI ** 2 / 6],
      [(k) => (-1) ** (k + 1) / k, 1, Math.LN2],
      [(k) => 1 / (k * (k + 1)), 1, 1],
      [(k) => 0.9 ** k, 0, 10],
    ];
    for (const [term, low, expected] of cases)
      assert.ok(Math.abs(sumSeries(term, low, newWork()) - expected) < 1e-7);
  });

  it('does not decide divergent series', () => {
    for (const term of [
      (k: number) => 1 / k,
      (k: number) => 2 ** k,
      (k: number) => (-1) ** k,
      (k: number) => 1 / Math.sqrt(k),
    ])
      assert.ok(Number.isNaN(sumSeries(term, 1, newWork())));
  });

  it('computes finite sums and products term by term', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (high) => {
        const sum = accumulate((k) => k, { low: 1, high, isProduct: false }, newWork());
        assert.equal(sum, (high * (high + 1)) / 2);
      }),
    );
    assert.equal(
      accumulate((k) => k, { low: 1, high: 5, isProduct: true }, newWork()),
      120,
    );
    assert.ok(Number.isNaN(accumulate((k) => k, { low: 1, high: 2.5, isProduct: false }, newWork())));
  });
});
