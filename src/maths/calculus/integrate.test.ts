import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { integrate } from './integrate.ts';

const newWork = () => ({ remaining: 1e6 });
const coefficients = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 6 });
const evaluatePolynomial = (c: readonly number[], x: number) => c.reduceRight((sum, a) => sum * x + a, 0);

describe('integrate', () => {
  it('computes proper and improper integrals', () => {
    const cases: [(x: number) => number, number, number, number][] = [
      [(x) => x * x, 0, 3, 9],
      [(x) => 1 / Math.sqrt(x), 0, 4, 4],
      [Math.log, 0, 1, -1],
      [(x) => Math.exp(-x), 0, Number.POSITIVE_INFINITY, 1],
      [(x) => 1 / (1 + x * x), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Math.PI],
      [(x) => Math.abs(x - 0.3), 0, 1, 0.29],
      [Math.sin, Math.PI, 0, -2],
    ];
    for (const [f, from, to, expected] of cases)
      assert.ok(Math.abs(integrate(f, from, to, newWork()) - expected) < 1e-9);
  });

  it('does not decide integrals that diverge or have a pole inside', () => {
    assert.ok(Number.isNaN(integrate((x) => 1 / (x - 1), 0, 3, newWork())));
    assert.ok(Number.isNaN(integrate((x) => 1 / x, 1, Number.POSITIVE_INFINITY, newWork())));
    assert.ok(Number.isNaN(integrate((x) => 1 / (x * x), -1, 1, newWork())));
  });

  it('agrees with the antiderivative of every polynomial', () => {
    fc.assert(
      fc.property(
        coefficients,
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: -3, max: 3 }),
        (c, a, b) => {
          const antiderivative = [0, ...c.map((value, k) => value / (k + 1))];
          const expected = evaluatePolynomial(antiderivative, b) - evaluatePolynomial(antiderivative, a);
          const computed = integrate((x) => evaluatePolynomial(c, x), a, b, newWork());
          assert.ok(
            Math.abs(computed - expected) <= 1e-7 * Math.max(1, Math.abs(expected)) || Number.isNaN(computed),
          );
        },
      ),
    );
  });

  it('is additive over intervals', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 2, noNaN: true }), (middle) => {
        const f = (x: number) => Math.exp(-x) * Math.sin(3 * x);
        const parts = integrate(f, 0, middle, newWork()) + integrate(f, middle, 3, newWork());
        assert.ok(Math.abs(parts - integrate(f, 0, 3, newWork())) < 1e-8);
      }),
    );
  });
});
