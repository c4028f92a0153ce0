import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { diffWords } from './word-diff.ts';

const listChanges = (before: string, after: string) =>
  diffWords(before, after).map(
    ({ fromA, toA, fromB, toB }) => `${before.slice(fromA, toA)} → ${after.slice(fromB, toB)}`,
  );

describe('word diff', () => {
  it('reports changed numbers, names and commands as a whole', () => {
    assert.deepEqual(listChanges('$3.4\\,\\mathrm{m}$', '$3.2\\,\\mathrm{m}$'), ['3.4 → 3.2']);
    assert.deepEqual(listChanges('FROM orders o', 'FROM orderlines o'), ['orders → orderlines']);
    assert.deepEqual(listChanges('\\sin x', '\\cos x'), ['\\sin → \\cos']);
    assert.deepEqual(listChanges('a b', 'a b'), []);
  });

  it('returns changes that turn the first text into the second', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        const differences = diffWords(before, after);

        const result = differences.reduceRight(
          (text, { fromA, toA, fromB, toB }) =>
            text.slice(0, fromA) + after.slice(fromB, toB) + text.slice(toA),
          before,
        );
        assert.equal(result, after);
      }),
    );
  });
});
