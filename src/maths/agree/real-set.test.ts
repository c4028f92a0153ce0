import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { rational } from '../exact/rational.ts';
import {
  complementSet,
  intersectSets,
  isSubset,
  normaliseSet,
  type RealInterval,
  sameSet,
  uniteSets,
} from './real-set.ts';

const exactPoint = (n: number) => ({ approx: n, exact: rational(BigInt(n)) });
const arbitraryInterval = fc
  .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 0, max: 6 }), fc.boolean(), fc.boolean())
  .map(
    ([low, width, lowIn, highIn]): RealInterval => ({
      low: exactPoint(low),
      high: exactPoint(low + width),
      lowIn,
      highIn,
    }),
  );
const arbitrarySet = fc.array(arbitraryInterval, { maxLength: 5 }).map(normaliseSet);

describe('sets of reals', () => {
  it('obey De Morgan’s laws', () => {
    fc.assert(
      fc.property(arbitrarySet, arbitrarySet, (a, b) => {
        assert.ok(sameSet(complementSet(uniteSets(a, b)), intersectSets(complementSet(a), complementSet(b))));
      }),
    );
  });

  it('are equal to the complement of their complement', () => {
    fc.assert(fc.property(arbitrarySet, (a) => assert.ok(sameSet(complementSet(complementSet(a)), a))));
  });

  it('contain their intersections and are contained in their unions', () => {
    fc.assert(
      fc.property(arbitrarySet, arbitrarySet, (a, b) => {
        assert.ok(isSubset(intersectSets(a, b), a));
        assert.ok(isSubset(a, uniteSets(a, b)));
      }),
    );
  });
});
