import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readSourceText } from './source-text.ts';

const piece = fc.constantFrom('a', 'é', '𝜋', '\n', '\r\n', '\r', '\\item ');
const sources = fc
  .tuple(fc.constantFrom('', '\uFEFF'), fc.array(piece, { maxLength: 40 }))
  .map(([mark, pieces]) => mark + pieces.join(''));

describe('readSourceText', () => {
  it('maps every span of the normalised text to the same text in the file', () => {
    fc.assert(
      fc.property(sources, fc.nat(), fc.nat(), (source, first, second) => {
        const { text, toSource } = readSourceText(source);
        const [start, end] = [first % (text.length + 1), second % (text.length + 1)].sort((a, b) => a - b);
        if (start === undefined || end === undefined) return;

        const span = toSource({ start, end });

        const sourceText = source.slice(span.start, span.end).replaceAll('\r\n', '\n').replace(/\r$/, '');
        assert.equal(sourceText, text.slice(start, end).replace(/\r$/, ''));
      }),
      { numRuns: 500 },
    );
  });

  it('restores the byte order mark and line endings of the file', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '\uFEFF'), fc.constantFrom('\n', '\r\n'), (mark, newline) => {
        const source = `${mark}one${newline}two${newline}`;
        const { text, restore } = readSourceText(source);

        assert.equal(text, 'one\ntwo\n');
        assert.equal(restore(text), source);
      }),
    );
  });

  it('restores the more frequent line ending when a file mixes them', () => {
    assert.equal(readSourceText('a\r\nb\r\nc\n').restore('x\n'), 'x\r\n');
    assert.equal(readSourceText('a\nb\nc\r\n').restore('x\n'), 'x\n');
  });
});
