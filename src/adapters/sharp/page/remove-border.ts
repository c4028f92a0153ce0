import { type Grey, type Grid, gridOf } from './grey.ts';

const BLOCKS = 64;
/** A desk is darker than this share of the brightest block within reach; a shadow falls off more slowly. */
const DESK = 0.62;
const REACH = 12;
/** Where no paper is within reach, desk goes on while it becomes no brighter than this. */
const EVEN = 1.35;

/** Makes what lies around the sheet as bright as the sheet beside it, so that the edge of a desk is not read as ink. */
export function removeBorder(page: Grey): Grey {
  const size = Math.max(8, Math.round(Math.max(page.width, page.height) / BLOCKS));
  const grid = gridOf(page, size, brightHalf);
  const desk = growOnce(floodFromEdge(grid), grid);
  if (desk.size === 0 || desk.size === grid.values.length) return page;
  const data = page.data.slice();
  for (const [index, paper] of paperBeside(desk, grid)) {
    const [top, left] = [Math.floor(index / grid.columns) * size, (index % grid.columns) * size];
    for (let y = top; y < Math.min(page.height, top + size); y++)
      data.fill(paper, y * page.width + left, y * page.width + Math.min(page.width, left + size));
  }
  return { ...page, data };
}

/** The mean of the brighter half: paper between letters, and a desk as it is. */
function brightHalf(pixels: Uint8Array): number {
  const bright = pixels.toSorted().subarray(Math.floor(pixels.length / 2));
  return bright.reduce((sum, pixel) => sum + pixel, 0) / Math.max(1, bright.length);
}

/** Dark blocks that hang together with the edge of the picture. */
function floodFromEdge(grid: Grid): Set<number> {
  const { values, columns, rows } = grid;
  const near = values.map((_, index) => brightestNear(grid, index));
  const found = new Set<number>();
  const open: number[] = [];
  const look = (index: number, before: number): void => {
    const [value, brightest] = [values[index] ?? 255, near[index] ?? 255];
    const isDesk = value < DESK * brightest || brightest < EVEN * before;
    if (!isDesk || found.has(index)) return;
    found.add(index);
    open.push(index);
  };
  for (const index of values.keys()) {
    const [row, column] = [Math.floor(index / columns), index % columns];
    if (row === 0 || column === 0 || row === rows - 1 || column === columns - 1) look(index, 0);
  }
  for (let index = open.pop(); index !== undefined; index = open.pop())
    for (const next of besides(index, grid)) look(next, values[index] ?? 0);
  return found;
}

function brightestNear({ values, columns, rows }: Grid, index: number): number {
  const [row, column] = [Math.floor(index / columns), index % columns];
  let brightest = 0;
  for (let y = Math.max(0, row - REACH); y <= Math.min(rows - 1, row + REACH); y++)
    for (let x = Math.max(0, column - REACH); x <= Math.min(columns - 1, column + REACH); x++)
      brightest = Math.max(brightest, values[y * columns + x] ?? 0);
  return brightest;
}

function besides(index: number, { columns, rows }: Grid): number[] {
  const [row, column] = [Math.floor(index / columns), index % columns];
  return [
    ...(column > 0 ? [index - 1] : []),
    ...(column < columns - 1 ? [index + 1] : []),
    ...(row > 0 ? [index - columns] : []),
    ...(row < rows - 1 ? [index + columns] : []),
  ];
}

/** The blocks that the edge of the sheet runs through are half bright. */
function growOnce(blocks: ReadonlySet<number>, grid: Grid): Set<number> {
  return new Set([...blocks].flatMap((index) => [index, ...besides(index, grid)]));
}

/** The brightness of the nearest paper for each block of the desk, carried outwards block by block. */
function paperBeside(desk: ReadonlySet<number>, grid: Grid): Map<number, number> {
  const paper = new Map<number, number>();
  let ring = [...grid.values.keys()].filter((index) => !desk.has(index));
  const brightness = (index: number): number => paper.get(index) ?? grid.values[index] ?? 255;
  while (ring.length > 0) {
    const next: number[] = [];
    for (const index of ring) {
      for (const beside of besides(index, grid)) {
        if (!desk.has(beside) || paper.has(beside)) continue;
        paper.set(beside, brightness(index));
        next.push(beside);
      }
    }
    ring = next;
  }
  return paper;
}
