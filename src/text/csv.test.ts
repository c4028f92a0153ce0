import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatCsvLine, parseCsv } from './csv.ts';

describe('csv', () => {
  it('reads back every line that it writes', () => {
    // Cells are trimmed when they are read, and a formula gets an apostrophe when it is written.
    const cell = fc.string().map((text) => `c${text}`.replaceAll('\r', '').trim());

    fc.assert(
      fc.property(fc.array(cell, { minLength: 2 }), (cells) => {
        assert.deepEqual(parseCsv(formatCsvLine(cells)), [cells]);
      }),
    );
  });

  it('makes formulas harmless, and keeps numbers', () => {
    assert.equal(formatCsvLine(['=1+1', '@x', '-5', '+cmd']), "'=1+1,'@x,-5,'+cmd\r\n");
  });

  it('reads semicolons, quotes and a byte order mark', () => {
    assert.deepEqual(parseCsv('\uFEFFname;email\n"Bob; jr";b@x.org\n\n'), [
      ['name', 'email'],
      ['Bob; jr', 'b@x.org'],
    ]);
  });
});
