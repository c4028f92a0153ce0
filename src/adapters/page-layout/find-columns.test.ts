import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PageBox } from '../../ports/page-reader.ts';
import { findColumns } from './find-columns.ts';

const LINE_HEIGHT = 10;

/** Creates the lines of a column, each with its width; words are 20 wide with gaps of 4. */
function createLines(x: number, widths: readonly number[]): PageBox[] {
  return widths.flatMap((width, row) =>
    Array.from({ length: Math.max(1, Math.floor(width / 24)) }, (_, word) => ({
      x: x + 24 * word,
      y: row * 14,
      width: 20,
      height: LINE_HEIGHT,
    })),
  );
}

const FULL = 240;
const OPTION = 48;
const page = { width: 600, height: 800, lineHeight: LINE_HEIGHT };
const options = (count: number): number[] => Array.from({ length: count }, () => OPTION);

describe('findColumns', () => {
  it('finds two columns although most of their lines are short options', () => {
    const left = createLines(20, [FULL, FULL, FULL, ...options(8), FULL, FULL, ...options(8)]);
    const right = createLines(320, [...options(6), FULL, FULL, ...options(9), FULL, FULL, FULL, FULL]);

    const columns = findColumns({ ...page, words: [...left, ...right] });

    assert.equal(columns.length, 2);
    assert.ok((columns[1]?.x ?? 0) > 260 && (columns[1]?.x ?? 0) < 320);
  });

  it('finds one column where options stand in two columns below lines of text', () => {
    const text = createLines(20, [560, 560, 560, 560, 560, 560, 560, 560, ...options(12)]);
    const second = createLines(
      320,
      Array.from({ length: 20 }, (_, row) => (row < 8 ? 0 : OPTION)),
    ).filter(({ y }) => y >= 8 * 14);

    assert.equal(findColumns({ ...page, words: [...text, ...second] }).length, 1);
  });
});
