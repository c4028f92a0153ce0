import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { add, integer, multiply, negate, type Rational, rational, toNumber, ZERO } from './rational.ts';
import { realRoots, squareFree } from './univariate.ts';

const multiplyByRoot = (p: readonly Rational[], root: Rational): Rational[] => {
  const product: Rational[] = [ZERO, ...p];
  p.forEach((c, k) => {
    product[k] = add(product[k] ?? ZERO, multiply(negate(root), c));
  });
  return product;
};

const rootsOf = (exact: readonly Rational[]) => realRoots({ approx: exact.map(toNumber), exact });

describe('real roots', () => {
  it('finds rational roots exactly', () => {
    const root = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(
        fc.uniqueArray(root, { minLength: 1, maxLength: 5, selector: ([n, d]) => n / d }),
        (pairs) => {
          const roots = pairs.map(([n, d]) => rational(BigInt(n), BigInt(d)));
          const product = roots.reduce(multiplyByRoot, [integer(1)]);

          const foundRoots = rootsOf(product).map((root) => root.exact && toNumber(root.exact));

          assert.deepEqual(
            foundRoots,
            roots.map(toNumber).sort((a, b) => a - b),
          );
        },
      ),
    );
  });

  it('finds irrational and repeated roots, and no others', () => {
    assert.deepEqual(
      rootsOf([integer(-2), ZERO, integer(1)]).map((root) => root.approx.toFixed(9)),
      ['-1.414213562', '1.414213562'],
    );
    const approxs = rootsOf([integer(4), integer(-4), integer(1)]).map((root) => root.approx);
    assert.deepEqual(approxs, [2]);
    assert.deepEqual(rootsOf([integer(1), ZERO, integer(1)]), []);
  });

  it('divides out repeated factors', () => {
    assert.equal(squareFree([integer(1), integer(-2), integer(1)]).length, 2);
  });
});
