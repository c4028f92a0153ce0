import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Fault } from '../domain/fault.ts';
import { selectRange } from './select-range.ts';

describe('selectRange', () => {
  it('returns exactly the items from start to end (Feature: question-pipeline, Property 13: CLI Range Filtering)', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: 1, max: 50 }), fc.nat(50), (count, start, extra) => {
        const items = Array.from({ length: count }, (_, index) => index + 1);
        const end = start + extra;

        assert.deepEqual(
          selectRange(items, { start, end }),
          items.filter((item) => item >= start && item <= end),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('returns all items without a range', () => {
    assert.deepEqual(selectRange([1, 2], undefined), [1, 2]);
  });

  for (const [start, end] of [
    [0, 2],
    [3, 2],
    [1.5, 2],
    [1, Number.NaN],
  ] as const) {
    it(`rejects the range ${start} ${end}`, () => {
      assert.throws(
        () => selectRange([1, 2, 3], { start, end }),
        (thrown) => thrown instanceof Fault && thrown.kind === 'invalid-input',
      );
    });
  }
});
