import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Fault } from '../domain/fault.ts';
import { applyEdits, areCompatible } from './apply-edits.ts';

const edit = (start: number, end: number, replacement: string) => ({ span: { start, end }, replacement });

describe('applyEdits', () => {
  it('applies edits in any order to the original text', () => {
    assert.equal(applyEdits('one two three', [edit(8, 13, '3'), edit(0, 3, '1')]), '1 two 3');
  });

  it('keeps the order of two insertions at one position', () => {
    assert.equal(applyEdits('ab', [edit(1, 1, 'x'), edit(1, 1, 'y')]), 'axyb');
  });

  it('rejects edits that overlap', () => {
    const edits = [edit(0, 3, ''), edit(2, 4, '')];

    assert.throws(
      () => applyEdits('abcd', edits),
      (thrown) => thrown instanceof Fault && thrown.kind === 'invalid-input',
    );
    assert.equal(areCompatible(edits), false);
  });

  it('rejects an edit beyond the end of the text', () => {
    assert.throws(() => applyEdits('ab', [edit(1, 9, '')]), Fault);
  });

  it('returns the original text after an edit is reversed', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.string(), (text, first, second, replacement) => {
        const [start = 0, end = 0] = [first, second]
          .map((n) => n % (text.length + 1))
          .toSorted((a, b) => a - b);
        const changed = applyEdits(text, [edit(start, end, replacement)]);
        const reverseEdit = edit(start, start + replacement.length, text.slice(start, end));

        assert.equal(applyEdits(changed, [reverseEdit]), text);
      }),
      { numRuns: 200 },
    );
  });
});
