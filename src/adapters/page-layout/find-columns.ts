import type { PageBox } from '../../ports/page-reader.ts';

/** A page whose columns are searched; `lineHeight` is the unit of the limits below. */
type PageText = {
  readonly width: number;
  readonly height: number;
  readonly lineHeight: number;
  /** The boxes of words or letters. */
  readonly words: readonly PageBox[];
};

type Line = readonly PageBox[];

/** Lines with a gap at a horizontal position. */
type Band = { readonly position: number; readonly lines: readonly Line[]; readonly across: number };

/** The minimum width of the gap between columns, in line heights. */
const MIN_GAP_WIDTH = 0.5;
/** The maximum share of lines with text in the gap. */
const MAX_ACROSS_SHARE = 0.1;
/** A line across the gap has at least this share of the width of the text. */
const MIN_CROSSING_SHARE = 0.15;
/** The minimum number of lines of two columns, and of one of them. */
const MIN_BAND_LINES = 8;
const MIN_LINES = 4;
/** The minimum number of lines of two columns on a part of a page, and the minimum share of them with text on both sides. */
const MIN_PART_LINES = 12;
const MIN_TWO_SIDED_SHARE = 0.3;
/** Columns with this share of the lines of a page are the columns of the whole page, with a title or footer. */
const MIN_PAGE_SHARE = 0.75;
/** The lines of a column cover at least this share of its width on average; a column of marks covers less. */
const MIN_FILLED_SHARE = 0.4;
/** The number of positions at which a gap is searched. */
const POSITION_COUNT = 160;

/** Finds the areas of a page in reading order: its two columns, and the text across the page above and below them. */
export function findColumns({ width, height, lineHeight, words }: PageText): PageBox[] {
  const lines = groupLines(words, lineHeight);
  const band = words.length === 0 ? undefined : findBand(words, lines, lineHeight);
  if (band === undefined) return [{ x: 0, y: 0, width, height }];
  const { position } = band;
  const boxes = band.lines.flat();
  const top = band.lines[0] === lines[0] ? 0 : Math.min(...boxes.map(({ y }) => y)) - 1;
  const bottom =
    band.lines.at(-1) === lines.at(-1) ? height : Math.max(...boxes.map((box) => box.y + box.height)) + 1;
  return [
    { x: 0, y: 0, width, height: top },
    { x: 0, y: top, width: position, height: bottom - top },
    { x: position, y: top, width: width - position, height: bottom - top },
    { x: 0, y: bottom, width, height: height - bottom },
  ].filter((area) => area.height > 0);
}

/** Finds the longest band of lines with a gap in the middle third of the text. */
function findBand(words: readonly PageBox[], lines: readonly Line[], lineHeight: number): Band | undefined {
  const left = Math.min(...words.map(({ x }) => x));
  const right = Math.max(...words.map((word) => word.x + word.width));
  const step = (right - left) / (3 * POSITION_COUNT);
  const limits = { margin: (MIN_GAP_WIDTH / 2) * lineHeight, minWidth: MIN_CROSSING_SHARE * (right - left) };
  const bands = Array.from({ length: POSITION_COUNT + 1 }, (_, index) =>
    findBandAt(left + (right - left) / 3 + index * step, lines, limits),
  ).filter(
    ({ position, lines: own }) =>
      own.length >= MIN_BAND_LINES &&
      isFilled(own, { x: left, right: position }) &&
      isFilled(own, { x: position, right }),
  );
  const longest = Math.max(...bands.map(({ lines: own }) => own.length));
  const long = bands.filter(({ lines: own }) => own.length >= 0.95 * longest);
  const least = Math.min(...long.map(({ across }) => across));
  const clear = long.filter(({ across }) => across <= least + 1);
  // The first gap: the second one is between the question numbers and the text of the right column.
  const end = clear.findIndex(
    ({ position }, index) => (clear[index + 1]?.position ?? Number.POSITIVE_INFINITY) - position > 1.5 * step,
  );
  const firstGap = clear.slice(0, end + 1);
  const leastInGap = Math.min(...firstGap.map(({ across }) => across));
  const middle = firstGap.filter(({ across }) => across === leastInGap);
  return middle[Math.floor(middle.length / 2)];
}

/**
 * Finds the longest band of lines of which almost none crosses a position. Its first and last line have text on both sides; if no
 * line above or below it crosses the position, it extends to the end of the page.
 */
function findBandAt(position: number, lines: readonly Line[], { margin, minWidth }: CrossingLimits): Band {
  const crosses = lines.map(
    (line) =>
      measureWidth(line) >= minWidth &&
      line.some(({ x, width }) => x < position + margin && x + width > position - margin),
  );
  const isTwoSided = lines.map(
    (line, index) =>
      !crosses[index] &&
      line.some(({ x, width }) => x + width <= position) &&
      line.some(({ x }) => x >= position),
  );
  let best = { start: 0, end: 0, across: 0 };
  for (const start of lines.keys()) {
    if (!isTwoSided[start]) continue;
    let across = 0;
    for (let end = start + 1; end <= lines.length; end++) {
      if (crosses[end - 1]) across += 1;
      const isBetter = isTwoSided[end - 1] && end - start > best.end - best.start;
      if (isBetter && across <= MAX_ACROSS_SHARE * (end - start)) best = { start, end, across };
    }
  }
  const start = crosses.slice(0, best.start).includes(true) ? best.start : 0;
  const end = crosses.slice(best.end).includes(true) ? best.end : lines.length;
  const isWholePage = end - start >= MIN_PAGE_SHARE * lines.length;
  const twoSided = isTwoSided.slice(start, end).filter(Boolean).length;
  // Options in columns below each other look like columns, so that a part of a page needs more evidence.
  const isCertain =
    isWholePage ||
    (end - start >= MIN_PART_LINES && best.across === 0 && twoSided >= MIN_TWO_SIDED_SHARE * (end - start));
  return { position, lines: isCertain ? lines.slice(start, end) : [], across: best.across };
}

/** The margin around a position in which a line crosses it, and the minimum width of such a line; a page number is narrower. */
type CrossingLimits = { readonly margin: number; readonly minWidth: number };

function measureWidth(line: Line): number {
  return Math.max(...line.map(({ x, width }) => x + width)) - Math.min(...line.map(({ x }) => x));
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
  lines: readonly Line[],
  { x, right }: { readonly x: number; readonly right: number },
): boolean {
  const widths = lines
    .map((line) => line.filter((word) => word.x >= x && word.x + word.width <= right))
    .filter((line) => line.length > 0)
    .map(measureWidth);
  const mean = widths.reduce((sum, width) => sum + width, 0) / Math.max(1, widths.length);
  return widths.length >= MIN_LINES && mean >= MIN_FILLED_SHARE * (right - x);
}
