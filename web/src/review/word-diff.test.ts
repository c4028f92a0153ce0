import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { diffWords } from './word-diff.ts';

const shown = (before: string, after: string) =>
  diffWords(before, after).map(
    ({ fromA, toA, fromB, toB }) => `${before.slice(fromA, toA)} → ${after.slice(fromB, toB)}`,
  );

describe('the difference in words', () => {
  it('speaks of whole numbers, names and commands', () => {
    assert.deepEqual(shown('$3.4\\,\\mathrm{m}$', '$3.2\\,\\mathrm{m}$'), ['3.4 → 3.2']);
    assert.deepEqual(shown('FROM orders o', 'FROM orderlines o'), ['orders → orderlines']);
    assert.deepEqual(shown('\\sin x', '\\cos x'), ['\\sin → \\cos']);
    assert.deepEqual(shown('a b', 'a b'), []);
  });

  it('leads from any text to any other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        const changes = diffWords(before, after);

        const made = changes.reduceRight(
          (text, { fromA, toA, fromB, toB }) =>
            text.slice(0, fromA) + after.slice(fromB, toB) + text.slice(toA),
          before,
        );
        assert.equal(made, after);
      }),
    );
  });
});
