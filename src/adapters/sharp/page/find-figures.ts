import type { PageBox } from '../../../ports/page-reader.ts';

// A mark is the box around one connected area of ink (dark pixels). Lengths are multiples of the height of a letter.

/** Taller or wider marks are parts of drawings, not letters. */
const MIN_DRAWING_HEIGHT = 3;
const MIN_DRAWING_WIDTH = 9;
/** Parts closer than this belong to the same drawing. */
const MAX_GAP = 2;
/** Labels closer than this belong to the drawing. */
const MAX_LABEL_GAP = 1.2;
const MAX_LABEL_LENGTH = 10;
const MIN_FIGURE_SIZE = { width: 4, height: 3 } as const;
/** A mark at least this wide and high, as a share of the page, is the frame of the page. */
const MIN_FRAME_SHARE = 0.85;

type Page = { readonly width: number; readonly height: number };

/** Finds the drawings among the marks of a page, each with the labels inside or beside it. */
export function findFigures(marks: readonly PageBox[], page: Page): PageBox[] {
  const letterHeight = measureLetterHeight(marks);
  const marksInsideFrame = marks.filter(
    ({ width, height }) => width < page.width * MIN_FRAME_SHARE || height < page.height * MIN_FRAME_SHARE,
  );
  const drawingParts = marksInsideFrame.filter(
    ({ width, height }) =>
      height > MIN_DRAWING_HEIGHT * letterHeight ||
      (width > MIN_DRAWING_WIDTH * letterHeight && height > letterHeight),
  );
  const runs = joinRuns(
    marksInsideFrame.filter((mark) => !drawingParts.includes(mark)),
    letterHeight,
  );
  const drawings = addLabels(joinNear(drawingParts, MAX_GAP * letterHeight), runs, letterHeight);
  return drawings.filter(
    ({ width, height }) =>
      width >= MIN_FIGURE_SIZE.width * letterHeight && height >= MIN_FIGURE_SIZE.height * letterHeight,
  );
}

/** Returns the median height of marks that may be letters: 6 to 80 pixels high and not much wider than high. */
export function measureLetterHeight(marks: readonly PageBox[]): number {
  const heights = marks
    .filter(({ width, height }) => height >= 6 && height <= 80 && width <= 2.5 * height)
    .map(({ height }) => height)
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 20;
}

/** Joins letters on one line into runs; a wide gap starts a new run. */
function joinRuns(marks: readonly PageBox[], letterHeight: number): PageBox[] {
  const runs: PageBox[] = [];
  for (const mark of marks.toSorted((a, b) => a.x - b.x)) {
    const index = runs.findIndex(
      (run) => mark.x - (run.x + run.width) < 1.5 * letterHeight && sharesLine(run, mark, letterHeight),
    );
    const run = runs[index];
    if (run === undefined) runs.push(mark);
    else runs[index] = union(run, mark);
  }
  return runs;
}

function sharesLine(run: PageBox, mark: PageBox, letterHeight: number): boolean {
  const overlap = Math.min(run.y + run.height, mark.y + mark.height) - Math.max(run.y, mark.y);
  return overlap > 0.4 * Math.min(run.height, mark.height) && union(run, mark).height < 2.5 * letterHeight;
}

/** Adds short runs inside or beside a drawing as labels; lines of prose are longer than labels. */
function addLabels(drawings: readonly PageBox[], runs: readonly PageBox[], letterHeight: number): PageBox[] {
  let grownDrawings = [...drawings];
  // Three rounds, because a label may be next to another label.
  for (let round = 0; round < 3; round++) {
    const next = grownDrawings.map((drawing) => {
      const area = widen(drawing, MAX_LABEL_GAP * letterHeight);
      const labels = runs.filter((run) => run.width < MAX_LABEL_LENGTH * letterHeight && overlaps(area, run));
      return labels.reduce(union, drawing);
    });
    grownDrawings = joinNear(next, 0);
  }
  return grownDrawings;
}

/** Merges boxes that are closer than the distance, and sorts the result from top to bottom. */
export function joinNear(boxes: readonly PageBox[], distance: number): PageBox[] {
  const joined: PageBox[] = [];
  for (const box of boxes) {
    let merged = box;
    for (
      let index = findNear(joined, merged, distance);
      index >= 0;
      index = findNear(joined, merged, distance)
    ) {
      merged = union(merged, joined[index] ?? merged);
      joined.splice(index, 1);
    }
    joined.push(merged);
  }
  return joined.sort((a, b) => a.y - b.y || a.x - b.x);
}

function findNear(boxes: readonly PageBox[], box: PageBox, distance: number): number {
  const area = widen(box, distance);
  return boxes.findIndex((other) => overlaps(area, other));
}

function union(a: PageBox, b: PageBox): PageBox {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

function widen({ x, y, width, height }: PageBox, margin: number): PageBox {
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

function overlaps(a: PageBox, b: PageBox): boolean {
  return b.x <= a.x + a.width && b.x + b.width >= a.x && b.y <= a.y + a.height && b.y + b.height >= a.y;
}
