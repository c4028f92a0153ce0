import type { PageBox } from '../../../ports/page-reader.ts';

/** In heights of a letter: what is larger than print, how near parts of one drawing lie, and how small a drawing may be. */
const TALL = 3;
const LONG = 9;
const NEAR = 2;
const LABEL_NEAR = 1.2;
const MAX_LABEL_LENGTH = 10;
const SMALLEST = { width: 4, height: 3 } as const;
/** A mark this wide and high is the frame of the page. */
const FRAME = 0.85;

type Page = { readonly width: number; readonly height: number };

/** The drawings among the marks of a page, each with the labels that stand in it or beside it. */
export function findFigures(marks: readonly PageBox[], page: Page): PageBox[] {
  const letter = letterHeight(marks);
  const inside = marks.filter(
    ({ width, height }) => width < page.width * FRAME || height < page.height * FRAME,
  );
  const seeds = inside.filter(
    ({ width, height }) => height > TALL * letter || (width > LONG * letter && height > letter),
  );
  const runs = runsOf(
    inside.filter((mark) => !seeds.includes(mark)),
    letter,
  );
  const drawings = absorb(joinNear(seeds, NEAR * letter), runs, letter);
  return drawings.filter(
    ({ width, height }) => width >= SMALLEST.width * letter && height >= SMALLEST.height * letter,
  );
}

/** The middle height of marks that may be letters. */
export function letterHeight(marks: readonly PageBox[]): number {
  const heights = marks
    .filter(({ width, height }) => height >= 6 && height <= 80 && width <= 2.5 * height)
    .map(({ height }) => height)
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 20;
}

/** Letters on one line, as far as no wide gap parts them. */
function runsOf(marks: readonly PageBox[], letter: number): PageBox[] {
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

/** Takes in short runs that lie in or close beside a drawing; a line of prose is longer than any label. */
function absorb(drawings: readonly PageBox[], runs: readonly PageBox[], letter: number): PageBox[] {
  let grown = [...drawings];
  for (let round = 0; round < 3; round++) {
    const next = grown.map((drawing) => {
      const reach = widen(drawing, LABEL_NEAR * letter);
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
      let index = touching(joined, whole, distance);
      index >= 0;
      index = touching(joined, whole, distance)
    ) {
      whole = union(whole, joined[index] ?? whole);
      joined.splice(index, 1);
    }
    joined.push(whole);
  }
  return joined.sort((a, b) => a.y - b.y || a.x - b.x);
}

function touching(boxes: readonly PageBox[], box: PageBox, distance: number): number {
  const reach = widen(box, distance);
  return boxes.findIndex((other) => overlaps(reach, other));
}

export function union(a: PageBox, b: PageBox): PageBox {
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
