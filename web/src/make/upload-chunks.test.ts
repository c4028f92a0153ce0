import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { rejectOversized, splitIntoChunks } from './upload-chunks.ts';

const createFile = (name: string, size: number) => ({ name, size });

describe('upload chunks', () => {
  it('contain at most 40 files and 16 MB; a larger file goes alone', () => {
    const small = Array.from({ length: 45 }, (_, n) => createFile(`s${n}`, 10));
    assert.deepEqual(
      splitIntoChunks(small).map((chunk) => chunk.length),
      [40, 5],
    );

    const sizes = [9_000_000, 8_000_000, 20_000_000, 1].map((size) => createFile('f', size));
    assert.deepEqual(
      splitIntoChunks(sizes).map((chunk) => chunk.length),
      [1, 1, 1, 1],
    );
    assert.deepEqual(splitIntoChunks([]), []);
  });

  it('contain every file once, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(17_000_000)), (sizes) => {
        const files = sizes.map((size) => ({ size }));
        assert.deepEqual(splitIntoChunks(files).flat(), files);
      }),
    );
  });

  it('leave out files that are too large for any request', () => {
    const { accepted, refused } = rejectOversized(
      [createFile('a.tex', 10), createFile('b.zip', 3_000_000)],
      2_000_000,
    );

    assert.deepEqual(accepted, [createFile('a.tex', 10)]);
    assert.deepEqual(refused, [{ name: 'b.zip', reason: 'b.zip is larger than 2 MB.' }]);
  });
});
