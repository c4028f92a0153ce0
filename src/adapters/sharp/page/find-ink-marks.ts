import type { PageBox } from '../../../ports/page-reader.ts';
import type { GreyImage } from './grey-image.ts';

/** Darker pixels are ink. */
const INK = 128;

/** Finds the connected areas of ink on a page: a letter has one or two, a drawing a few large ones. */
export function findInkMarks({ data, width, height }: GreyImage): PageBox[] {
  const runs = listInkRuns(data, width, height);
  const parent = runs.map((_, index) => index);
  const findRoot = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root] ?? root;
    parent[index] = root;
    return root;
  };
  let above = 0;
  for (const [index, run] of runs.entries()) {
    while ((runs[above]?.y ?? 0) < run.y - 1) above += 1;
    for (let other = above; (runs[other]?.y ?? run.y) < run.y; other++) {
      const over = runs[other];
      if (over !== undefined && over.from <= run.to + 1 && over.to >= run.from - 1)
        parent[findRoot(other)] = findRoot(index);
    }
  }
  const boxes = Map.groupBy(runs.keys(), findRoot).values();
  return [...boxes].map((members) => toBox(members.flatMap((index) => runs[index] ?? [])));
}

/** Consecutive ink pixels of one row. */
type Run = { readonly y: number; readonly from: number; readonly to: number };

function listInkRuns(data: Uint8Array, width: number, height: number): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < height; y++) {
    let from = -1;
    for (let x = 0; x <= width; x++) {
      const dark = x < width && (data[y * width + x] ?? 255) < INK;
      if (dark && from < 0) from = x;
      if (!dark && from >= 0) {
        runs.push({ y, from, to: x - 1 });
        from = -1;
      }
    }
  }
  return runs;
}

function toBox(runs: readonly Run[]): PageBox {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0];
  for (const { y, from, to } of runs) {
    [left, right] = [Math.min(left, from), Math.max(right, to)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
