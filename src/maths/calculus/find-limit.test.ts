import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findLimit } from './find-limit.ts';

const newWork = () => ({ remaining: 1e6 });
const INFINITY = Number.POSITIVE_INFINITY;

describe('findLimit', () => {
  it('finds limits of quotients, powers and logarithms', () => {
    const cases: [(x: number) => number, number, number][] = [
      [(x) => Math.sin(x) / x, 0, 1],
      [(x) => (x * x - 4) / (x - 2), 2, 4],
      [(x) => (1 - Math.cos(x)) / (x * x), 0, 0.5],
      [(x) => (1 + 2 / x) ** x, INFINITY, Math.E ** 2],
      [(x) => Math.log(x) / x, INFINITY, 0],
      [(x) => Math.sqrt(x * x + x) - x, INFINITY, 0.5],
    ];
    for (const [f, at, expected] of cases)
      assert.ok(Math.abs(findLimit(f, at, 'both', newWork()) - expected) < 1e-6);
  });

  it('distinguishes the sides of a jump', () => {
    const step = (x: number) => Math.abs(x) / x;
    assert.equal(findLimit(step, 0, 'above', newWork()), 1);
    assert.equal(findLimit(step, 0, 'below', newWork()), -1);
    assert.ok(Number.isNaN(findLimit(step, 0, 'both', newWork())));
  });

  it('does not decide oscillating and infinite limits', () => {
    for (const f of [(x: number) => Math.sin(1 / x), (x: number) => 1 / (x * x), Math.log])
      assert.ok(Number.isNaN(findLimit(f, 0, 'above', newWork())));
  });

  it('finds the value of a polynomial at every point', () => {
    const integer = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(integer, integer, integer, (a, b, at) => {
        const f = (x: number) => (x === at ? Number.NaN : a * x * x + b);
        assert.ok(Math.abs(findLimit(f, at, 'both', newWork()) - (a * at * at + b)) < 1e-5);
      }),
    );
  });
});
