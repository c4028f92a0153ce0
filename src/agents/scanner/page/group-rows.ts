import type { PageBox, PageWord } from '../../../ports/page-reader.ts';

/** The words of one line, from left to right. */
export type PageRow = { readonly words: readonly PageWord[]; readonly box: PageBox };

/** The maximum vertical distance of a word from its line, in letter heights. */
const MAX_LINE_OFFSET = 0.6;
/** The maximum gap between a line and the bounds of its integral, in letter heights. */
const MAX_BOUND_GAP = 0.3;

/** Groups words into lines by their positions, whatever the order in which they were recognised. */
export function groupRows(words: readonly PageWord[]): PageRow[] {
  const height = getMedianHeight(words);
  const rows: PageWord[][] = [];
  for (const word of words.toSorted((a, b) => getMiddle(a) - getMiddle(b))) {
    const row = rows.at(-1);
    const isSameLine =
      row !== undefined && getMiddle(word) - mean(row.map(getMiddle)) < MAX_LINE_OFFSET * height;
    if (isSameLine) row.push(word);
    else rows.push([word]);
  }
  return joinBounds(rows, height).map((row) => ({
    words: row.toSorted((a, b) => a.box.x - b.box.x),
    box: getBoundingBox(row.map(({ box }) => box)),
  }));
}

/** Adds the bounds of an integral, which are printed slightly above and below their line, to that line. */
function joinBounds(rows: readonly PageWord[][], height: number): PageWord[][] {
  const isBound = (row: readonly PageWord[]): boolean =>
    row.length <= 2 && row.every(({ text }) => text.length <= 2);
  const findHostLine = (index: number): number | undefined =>
    [index + 1, index - 1].find((other) => {
      const [row, host] = [rows[index] ?? [], rows[other]];
      return (
        isBound(row) && host !== undefined && !isBound(host) && measureGap(row, host) < MAX_BOUND_GAP * height
      );
    });
  return rows.flatMap((row, index) => {
    if (findHostLine(index) !== undefined) return [];
    const bounds = [index - 1, index + 1].filter((other) => findHostLine(other) === index);
    return [[...row, ...bounds.flatMap((other) => rows[other] ?? [])]];
  });
}

/** Measures the vertical gap between two lines; negative if they overlap. */
function measureGap(first: readonly PageWord[], second: readonly PageWord[]): number {
  const [a, b] = [getBoundingBox(first.map(({ box }) => box)), getBoundingBox(second.map(({ box }) => box))];
  return Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
}

/** Returns the smallest box that contains all boxes. */
export function getBoundingBox(boxes: readonly PageBox[]): PageBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Returns the median height of the words; 20 pixels if there are none. */
export function getMedianHeight(words: readonly PageWord[]): number {
  const heights = words.map(({ box }) => box.height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 20;
}

function getMiddle({ box }: PageWord): number {
  return box.y + box.height / 2;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
