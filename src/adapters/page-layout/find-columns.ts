import type { PageBox } from '../../ports/page-reader.ts';

/** A page whose columns are searched; `lineHeight` is the unit of the limits below. */
type PageText = {
  readonly width: number;
  readonly height: number;
  readonly lineHeight: number;
  /** The boxes of words or letters. */
  readonly words: readonly PageBox[];
};

/** The minimum width of the gap between columns, in line heights. */
const MIN_GAP_WIDTH = 0.6;
/** The maximum share of lines with text in the gap, such as a heading. */
const MAX_ACROSS_SHARE = 0.1;
/** On a page with fewer lines, the gaps of a few options may look like a gap between columns. */
const MIN_PAGE_LINES = 16;
/** The minimum share of the lines of the page that have text in a column. */
const MIN_LINE_SHARE = 0.35;
/** The lines of a column cover at least this share of its width on average; a column of marks covers less. */
const MIN_FILLED_SHARE = 0.4;
/** A line that covers at least this share of the width of its column is a line of text, not an option or a mark. */
const FULL_LINE_SHARE = 0.75;
/** A column with many short options still has this number of full lines, and this share of the lines of the page. */
const MIN_FULL_LINES = 4;
const MIN_FULL_SHARE = 0.15;
/** The number of positions at which a gap is searched. */
const POSITION_COUNT = 160;

/** Finds the one or two columns of a page, from left to right. */
export function findColumns({ width, height, lineHeight, words }: PageText): PageBox[] {
  const gap = words.length === 0 ? undefined : findGap(words, lineHeight);
  if (gap === undefined) return [{ x: 0, y: 0, width, height }];
  return [
    { x: 0, y: 0, width: gap, height },
    { x: gap, y: 0, width: width - gap, height },
  ];
}

/** Finds a horizontal position in the middle third of the text that almost no line crosses. */
function findGap(words: readonly PageBox[], lineHeight: number): number | undefined {
  const left = Math.min(...words.map(({ x }) => x));
  const right = Math.max(...words.map((word) => word.x + word.width));
  const lines = groupLines(words, lineHeight);
  if (lines.length < MIN_PAGE_LINES) return undefined;
  const margin = (MIN_GAP_WIDTH / 2) * lineHeight;
  const step = (right - left) / (3 * POSITION_COUNT);
  const countAcross = (position: number): number =>
    lines.filter((line) =>
      line.some(({ x, width }) => x < position + margin && x + width > position - margin),
    ).length;
  const gaps = Array.from(
    { length: POSITION_COUNT + 1 },
    (_, index) => left + (right - left) / 3 + index * step,
  )
    .map((position) => ({ position, across: countAcross(position) }))
    .filter(
      ({ position, across }) =>
        across <= MAX_ACROSS_SHARE * lines.length &&
        isFilled(lines, { x: left, right: position }) &&
        isFilled(lines, { x: position, right }),
    );
  const least = Math.min(...gaps.map(({ across }) => across));
  const clear = gaps.filter(({ across }) => across <= least + 1).map(({ position }) => position);
  // Takes the first of several gaps: a second one is the space between the question numbers and the text of the right column.
  const end = clear.findIndex(
    (position, index) => (clear[index + 1] ?? Number.POSITIVE_INFINITY) - position > 1.5 * step,
  );
  return clear[Math.floor(end / 2)];
}

function groupLines(words: readonly PageBox[], lineHeight: number): PageBox[][] {
  const lines: PageBox[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const word of words.toSorted((a, b) => a.y + a.height / 2 - (b.y + b.height / 2))) {
    const middle = word.y + word.height / 2;
    if (middle < bottom) lines.at(-1)?.push(word);
    else {
      lines.push([word]);
      bottom = middle + lineHeight;
    }
  }
  return lines;
}

/** Whether enough lines cover enough of the width between two positions. */
function isFilled(
  lines: readonly (readonly PageBox[])[],
  { x, right }: { readonly x: number; readonly right: number },
): boolean {
  const widths = lines
    .map((line) => line.filter((word) => word.x >= x && word.x + word.width <= right))
    .filter((line) => line.length > 0)
    .map(
      (line) =>
        Math.max(...line.map((word) => word.x + word.width)) - Math.min(...line.map((word) => word.x)),
    );
  const mean = widths.reduce((sum, width) => sum + width, 0) / Math.max(1, widths.length);
  const fullLines = widths.filter((width) => width >= FULL_LINE_SHARE * (right - x)).length;
  const hasFullLines = fullLines >= MIN_FULL_LINES && fullLines >= MIN_FULL_SHARE * lines.length;
  return (
    widths.length >= MIN_LINE_SHARE * lines.length && (hasFullLines || mean >= MIN_FILLED_SHARE * (right - x))
  );
}
