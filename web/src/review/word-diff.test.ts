import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { diffWords } from './word-diff.ts';

const changes = (before: string, after: string) =>
  diffWords(before, after).map(
    ({ fromA, toA, fromB, toB }) => `${before.slice(fromA, toA)} → ${after.slice(fromB, toB)}`,
  );

describe('word diff', () => {
  it('reports whole numbers, names and commands', () => {
    assert.deepEqual(changes('$3.4\\,\\mathrm{m}$', '$3.2\\,\\mathrm{m}$'), ['3.4 → 3.2']);
    assert.deepEqual(changes('FROM orders o', 'FROM orderlines o'), ['orders → orderlines']);
    assert.deepEqual(changes('\\sin x', '\\cos x'), ['\\sin → \\cos']);
    assert.deepEqual(changes('a b', 'a b'), []);
  });

  it('turns any text into any other', () => {
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
