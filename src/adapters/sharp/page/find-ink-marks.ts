import type { PageBox } from '../../../ports/page-reader.ts';
import type { GreyImage } from './grey-image.ts';

/** Darker pixels are ink. */
const INK_THRESHOLD = 128;

/**
 * Finds the boxes of the connected areas of ink on a page: a letter has one or two, a drawing a few large ones. It joins
 * touching runs of adjacent rows with a union-find structure: `parent` leads from each run to the root of its area.
 */
export function findInkMarks({ data, width, height }: GreyImage): PageBox[] {
  const runs = listInkRuns(data, width, height);
  const parent = runs.map((_, index) => index);
  const findRoot = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root] ?? root;
    parent[index] = root;
    return root;
  };
  let firstAbove = 0;
  for (const [index, run] of runs.entries()) {
    while ((runs[firstAbove]?.y ?? 0) < run.y - 1) firstAbove += 1;
    for (let candidate = firstAbove; (runs[candidate]?.y ?? run.y) < run.y; candidate++) {
      const runAbove = runs[candidate];
      if (runAbove !== undefined && runAbove.start <= run.end + 1 && runAbove.end >= run.start - 1)
        parent[findRoot(candidate)] = findRoot(index);
    }
  }
  const boxes = Map.groupBy(runs.keys(), findRoot).values();
  return [...boxes].map((members) => toBox(members.flatMap((index) => runs[index] ?? [])));
}

/** Consecutive ink pixels of one row. */
type Run = { readonly y: number; readonly start: number; readonly end: number };

function listInkRuns(data: Uint8Array, width: number, height: number): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < height; y++) {
    let start = -1;
    for (let x = 0; x <= width; x++) {
      const isInk = x < width && (data[y * width + x] ?? 255) < INK_THRESHOLD;
      if (isInk && start < 0) start = x;
      if (!isInk && start >= 0) {
        runs.push({ y, start, end: x - 1 });
        start = -1;
      }
    }
  }
  return runs;
}

function toBox(runs: readonly Run[]): PageBox {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0];
  for (const { y, start, end } of runs) {
    [left, right] = [Math.min(left, start), Math.max(right, end)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
