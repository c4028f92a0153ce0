import type { PageBox, PageWord } from '../../../ports/page-reader.ts';

/** The words of one line, from left to right. */
export type PageRow = { readonly words: readonly PageWord[]; readonly box: PageBox };

/** The maximum vertical distance of a word from its line, in letter heights. */
const SAME_LINE = 0.6;
/** The maximum gap between a line and the bounds of its integral, in letter heights. */
const MAX_BOUND_GAP = 0.3;

/** Groups words into lines by their positions, independent of the order of recognition. */
export function groupRows(words: readonly PageWord[]): PageRow[] {
  const height = medianHeight(words);
  const rows: PageWord[][] = [];
  for (const word of words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1);
    const near = row !== undefined && middleOf(word) - mean(row.map(middleOf)) < SAME_LINE * height;
    if (near) row.push(word);
    else rows.push([word]);
  }
  return joinBounds(rows, height).map((row) => ({
    words: row.toSorted((a, b) => a.box.x - b.box.x),
    box: boxAround(row.map(({ box }) => box)),
  }));
}

/** Joins the bounds of an integral, which are slightly above and below their line, to that line. */
function joinBounds(rows: readonly PageWord[][], height: number): PageWord[][] {
  const isBound = (row: readonly PageWord[]): boolean =>
    row.length <= 2 && row.every(({ text }) => text.length <= 2);
  const hostOf = (index: number): number | undefined =>
    [index + 1, index - 1].find((other) => {
      const [row, host] = [rows[index] ?? [], rows[other]];
      return (
        isBound(row) && host !== undefined && !isBound(host) && measureGap(row, host) < MAX_BOUND_GAP * height
      );
    });
  return rows.flatMap((row, index) => {
    if (hostOf(index) !== undefined) return [];
    const guests = [index - 1, index + 1].filter((other) => hostOf(other) === index);
    return [[...row, ...guests.flatMap((other) => rows[other] ?? [])]];
  });
}

/** The empty height between two lines; negative where they overlap. */
function measureGap(one: readonly PageWord[], other: readonly PageWord[]): number {
  const [a, b] = [boxAround(one.map(({ box }) => box)), boxAround(other.map(({ box }) => box))];
  return Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
}

/** The smallest box that contains all boxes. */
export function boxAround(boxes: readonly PageBox[]): PageBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function medianHeight(words: readonly PageWord[]): number {
  const heights = words.map(({ box }) => box.height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 20;
}

function middleOf({ box }: PageWord): number {
  return box.y + box.height / 2;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
