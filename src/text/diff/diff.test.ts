import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { applyDiff, reverseApplyDiff } from './apply-diff.ts';
import { compareSequences } from './compare-sequences.ts';
import { generateUnifiedDiff } from './generate-unified-diff.ts';
import { highlightWords } from './highlight-words.ts';
import { parseDiff, parseUnifiedDiff } from './parse-unified-diff.ts';
import { text, textPair } from './text.arbitrary.ts';

const ALL_LINES = Number.MAX_SAFE_INTEGER;

describe('unified diffs', () => {
  it('Feature: qa-review-agent, Property 4: Diff Round-Trip', () => {
    fc.assert(
      fc.property(textPair, fc.string({ minLength: 1 }), ([original, modified], path) => {
        const diff = generateUnifiedDiff(original, modified, { path, contextLines: ALL_LINES });
        if (original === modified) return assert.equal(diff, '');
        assert.deepEqual(parseDiff(diff), { original, modified });
        assert.equal(parseUnifiedDiff(diff).newPath, path);
      }),
      { numRuns: 500 },
    );
  });

  it('turn the original into the modified text and back with any number of context lines', () => {
    fc.assert(
      fc.property(textPair, fc.nat(5), ([original, modified], contextLines) => {
        fc.pre(original !== modified);
        const diff = generateUnifiedDiff(original, modified, { path: 'problem.tex', contextLines });
        assert.deepEqual(applyDiff(original, diff), { ok: true, text: modified });
        assert.deepEqual(reverseApplyDiff(modified, diff), { ok: true, text: original });
      }),
      { numRuns: 500 },
    );
  });

  it('do not apply to another text', () => {
    fc.assert(
      fc.property(textPair, text, ([original, modified], other) => {
        fc.pre(original !== modified && other !== original);
        const diff = generateUnifiedDiff(original, modified, { path: 'p', contextLines: ALL_LINES });
        fc.pre(original !== '');
        // A text that only adds lines at the end of the original still matches every line of the diff.
        assert.equal(applyDiff(other, diff).ok && !other.startsWith(original), false);
      }),
    );
  });

  it('report the first line that differs when they are applied to another text', () => {
    const diff = generateUnifiedDiff('a\nb\nc\n', 'a\nB\nc\n', { path: 'p' });
    assert.deepEqual(applyDiff('a\nb\nC\n', diff), { ok: false, line: 3 });
  });

  it('distinguish a removed line that starts with two dashes from a header', () => {
    const diff = generateUnifiedDiff('x\n-- old\n++ y\n', 'x\n++ old\n-- y\n', { path: 'p' });
    assert.deepEqual(applyDiff('x\n-- old\n++ y\n', diff), { ok: true, text: 'x\n++ old\n-- y\n' });
  });

  for (const [input, diff] of [
    ['prose', 'please change the sign'],
    ['an empty text', ''],
    ['a header without hunks', '--- a/p\n+++ b/p\n'],
    ['a hunk that is cut off', '--- a/p\n+++ b/p\n@@ -1,2 +1,2 @@\n a\n'],
    ['a hunk longer than its header states', '--- a/p\n+++ b/p\n@@ -1 +1 @@\n a\n-b\n'],
    ['a line without sign', '--- a/p\n+++ b/p\n@@ -1 +1 @@\na\n'],
    ['two files', '--- a/p\n+++ b/p\n@@ -1 +1 @@\n-a\n+b\n--- a/q\n+++ b/q\n@@ -1 +1 @@\n-a\n+b\n'],
  ] as const) {
    it(`are not parsed from ${input}`, () => {
      assert.throws(() => parseUnifiedDiff(diff), { name: 'Fault', kind: 'invalid-input' });
    });
  }

  it('put distant changes into separate hunks', () => {
    const lines = Array.from({ length: 40 }, (_, n) => `line ${n}\n`);
    const changed = lines.with(2, 'two\n').with(30, 'thirty\n');
    const diff = generateUnifiedDiff(lines.join(''), changed.join(''), { path: 'p' });
    assert.deepEqual(
      parseUnifiedDiff(diff).hunks.map(({ oldStart, lines: { length } }) => [oldStart, length]),
      [
        [1, 7],
        [28, 8],
      ],
    );
  });
});

describe('compareSequences', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });

  it('returns segments that add up to both sequences', () => {
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        const segments = compareSequences(before, after);
        const joinSide = (name: 'before' | 'after') =>
          segments.flatMap((segment) => (segment.same ? segment.items : segment[name]));
        assert.deepEqual([joinSide('before'), joinSide('after')], [before, after]);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the longest common subsequence', () => {
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        const kept = compareSequences(before, after).flatMap((segment) =>
          segment.same ? segment.items : [],
        );
        assert.equal(kept.length, longestCommonLength(before, after));
      }),
      { numRuns: 300 },
    );
  });

  it('replaces the whole middle of unrelated texts', () => {
    const before = Array.from({ length: 5_000 }, (_, n) => `a${n}`);
    const after = Array.from({ length: 5_000 }, (_, n) => `b${n}`);
    assert.deepEqual(compareSequences(['x', ...before], ['x', ...after]), [
      { same: true, items: ['x'] },
      { same: false, before, after },
    ]);
  });
});

function longestCommonLength(before: readonly string[], after: readonly string[]): number {
  let row = new Array<number>(after.length + 1).fill(0);
  for (const item of before) {
    const next = [0];
    for (const [index, other] of after.entries()) {
      next.push(item === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  return row[after.length] ?? 0;
}

describe('highlightWords', () => {
  it('marks only the words that changed', () => {
    const { before, after } = highlightWords('The mass is 2.0 kg.', 'The mass is 3.0 kg.');
    assert.deepEqual(
      [before, after].map((pieces) => pieces.filter(({ changed }) => changed).map((piece) => piece.text)),
      [['2'], ['3']],
    );
    assert.equal(after.map((piece) => piece.text).join(''), 'The mass is 3.0 kg.');
  });
});
