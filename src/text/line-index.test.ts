import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createLineIndex } from './line-index.ts';

describe('createLineIndex', () => {
  it('counts lines and columns from 1', () => {
    const lines = createLineIndex('ab\ncd');

    assert.deepEqual(lines.positionOf(4), { line: 2, column: 2 });
    assert.equal(lines.offsetOf({ line: 2, column: 2 }), 4);
  });

  it('treats CRLF as one line break and a single CR as a line break', () => {
    const lines = createLineIndex('a\r\nb\rc');

    assert.equal(lines.lineCount, 3);
    assert.deepEqual([1, 2, 3].map(lines.lineAt), ['a', 'b', 'c']);
    assert.deepEqual(lines.positionOf(3), { line: 2, column: 1 });
  });

  it('clamps offsets and positions to the text', () => {
    const lines = createLineIndex('ab\n');

    assert.deepEqual(lines.positionOf(99), { line: 2, column: 1 });
    assert.equal(lines.offsetOf({ line: 1, column: 99 }), 2);
    assert.equal(lines.lineAt(7), '');
  });

  it('round-trips every offset that does not split a line break', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\r', 'é') }), (text) => {
        const lines = createLineIndex(text);
        for (let offset = 0; offset <= text.length; offset++) {
          const isInsideLineBreak = text[offset - 1] === '\r' && text[offset] === '\n';
          if (!isInsideLineBreak) assert.equal(lines.offsetOf(lines.positionOf(offset)), offset);
        }
      }),
      { numRuns: 200 },
    );
  });
});
