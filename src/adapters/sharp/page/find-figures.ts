import type { PageBox } from '../../../ports/page-reader.ts';

// All lengths are in heights of a letter.
/** Marks taller or longer than this are parts of drawings, not letters. */
const MIN_TALL = 3;
const MIN_LONG = 9;
/** Parts closer than this belong to the same drawing. */
const MAX_GAP = 2;
/** Labels closer than this belong to the drawing. */
const MAX_LABEL_GAP = 1.2;
const MAX_LABEL_LENGTH = 10;
const MIN_FIGURE = { width: 4, height: 3 } as const;
/** A mark that covers this share of the page is its frame. */
const FRAME_SHARE = 0.85;

type Page = { readonly width: number; readonly height: number };

/** Finds the drawings among the marks of a page, each with the labels inside or beside it. */
export function findFigures(marks: readonly PageBox[], page: Page): PageBox[] {
  const letter = measureLetterHeight(marks);
  const inside = marks.filter(
    ({ width, height }) => width < page.width * FRAME_SHARE || height < page.height * FRAME_SHARE,
  );
  const seeds = inside.filter(
    ({ width, height }) => height > MIN_TALL * letter || (width > MIN_LONG * letter && height > letter),
  );
  const runs = joinRuns(
    inside.filter((mark) => !seeds.includes(mark)),
    letter,
  );
  const drawings = addLabels(joinNear(seeds, MAX_GAP * letter), runs, letter);
  return drawings.filter(
    ({ width, height }) => width >= MIN_FIGURE.width * letter && height >= MIN_FIGURE.height * letter,
  );
}

/** Returns the median height of marks that may be letters. */
export function measureLetterHeight(marks: readonly PageBox[]): number {
  const heights = marks
    .filter(({ width, height }) => height >= 6 && height <= 80 && width <= 2.5 * height)
    .map(({ height }) => height)
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 20;
}

/** Joins letters on one line into runs; a wide gap starts a new run. */
function joinRuns(marks: readonly PageBox[], letter: number): PageBox[] {
  const runs: PageBox[] = [];
  for (const mark of marks.toSorted((a, b) => a.x - b.x)) {
    const index = runs.findIndex(
      (run) => mark.x - (run.x + run.width) < 1.5 * letter && sharesLine(run, mark, letter),
    );
    const run = runs[index];
    if (run === undefined) runs.push(mark);
    else runs[index] = union(run, mark);
  }
  return runs;
}

function sharesLine(run: PageBox, mark: PageBox, letter: number): boolean {
  const overlap = Math.min(run.y + run.height, mark.y + mark.height) - Math.max(run.y, mark.y);
  return overlap > 0.4 * Math.min(run.height, mark.height) && union(run, mark).height < 2.5 * letter;
}

/** Adds short runs inside or beside a drawing as labels; lines of prose are longer than labels. */
function addLabels(drawings: readonly PageBox[], runs: readonly PageBox[], letter: number): PageBox[] {
  let grown = [...drawings];
  for (let round = 0; round < 3; round++) {
    const next = grown.map((drawing) => {
      const reach = widen(drawing, MAX_LABEL_GAP * letter);
      const labels = runs.filter((run) => run.width < MAX_LABEL_LENGTH * letter && overlaps(reach, run));
      return labels.reduce(union, drawing);
    });
    grown = joinNear(next, 0);
  }
  return grown;
}

function joinNear(boxes: readonly PageBox[], distance: number): PageBox[] {
  const joined: PageBox[] = [];
  for (const box of boxes) {
    let whole = box;
    for (
      let index = findNear(joined, whole, distance);
      index >= 0;
      index = findNear(joined, whole, distance)
    ) {
      whole = union(whole, joined[index] ?? whole);
      joined.splice(index, 1);
    }
    joined.push(whole);
  }
  return joined.sort((a, b) => a.y - b.y || a.x - b.x);
}

function findNear(boxes: readonly PageBox[], box: PageBox, distance: number): number {
  const reach = widen(box, distance);
  return boxes.findIndex((other) => overlaps(reach, other));
}

function union(a: PageBox, b: PageBox): PageBox {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

function widen({ x, y, width, height }: PageBox, by: number): PageBox {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function overlaps(a: PageBox, b: PageBox): boolean {
  return b.x <= a.x + a.width && b.x + b.width >= a.x && b.y <= a.y + a.height && b.y + b.height >= a.y;
}
